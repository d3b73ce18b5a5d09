// The panel for playing: check, checkpoints, marks, the timer, and what belongs beside the board.

import { Refusal, ask } from "./api.js";
import { nameOf } from "./board.js";
import { button, byId, el, put, say } from "./dom.js";
import * as store from "./store.js";

/** @param {import("./app.js").App} app */
export function playPanel(app) {
  const { play } = app;
  const beside = el("div", { class: "aside", "aria-live": "polite" });
  const marks = el("div", { class: "row" });
  const trials = el("div", { class: "row" });
  let asked = "";
  let checked = false;
  /** @type {number | undefined} */
  let clock;

  const timer = el("input", { type: "checkbox", id: "timer", checked: store.setting("timer", false), onchange: () => { store.set("timer", timer.checked); tick(); } });
  put(
    byId("panel-play"),
    el("div", { class: "row" }, button("Check", () => void check(), { title: "How much is wrong; again: where (t)" }), button("Before the mistake", () => void beforeMistake(), { id: "before-mistake", title: "Back to before the first mistake (Shift+T)" }), button("Start again", () => void play.act([{ do: "restart" }]))),
    el("h3", {}, "Checkpoints"),
    trials,
    el("h3", {}, "Pencil marks"),
    marks,
    beside,
    el("p", {}, el("label", { for: "timer" }, timer, " Show a timer")),
  );
  put(
    marks,
    button("Fill in all", () => void play.act([{ do: "fill" }]), { title: "All that is possible, in cells without marks (Shift+F)" }),
    button("Clean up", () => void play.act([{ do: "clean" }]), { title: "Take off what is excluded (Shift+C)" }),
    button("Clear", () => void play.act([{ do: "clear" }])),
  );

  /** What is wrong; null after saying why that is not known. */
  async function mistakes() {
    await play.queue;
    const { puzzle, page } = play.game;
    try {
      return await ask("check", { puzzle, page });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
      return null;
    }
  }

  /** How much is wrong; asked again, where. */
  async function check() {
    const found = await mistakes();
    if (!found) return;
    play.game.checks += checked ? 0 : 1;
    if (checked) {
      play.wrong = new Set(found.wrong);
      play.draw();
    }
    say(sentence(found.text + (found.wrong.length && !checked ? "; check again to see where" : "")));
    checked = found.wrong.length > 0 && !checked;
  }

  /** Back to before the first mistake; what was undone stays on a branch of its own. */
  async function beforeMistake() {
    const found = await mistakes();
    if (!found) return;
    play.game.checks += 1;
    if (!found.ink.length) return say(sentence(found.text));
    await play.go((game) => game.beforeMistake(found.ink));
    say("Back to before the mistake; redo brings it back.");
  }

  function refresh() {
    checked = play.wrong.size > 0 ? checked : false;
    const { trials: set } = play.game;
    put(
      trials,
      button("Set", () => play.setCheckpoint(), { title: "A place to come back to (b)" }),
      button("Go back", () => void play.go((game) => game.endTrial(false)), { disabled: !set.length, title: "Back to the last checkpoint (Shift+B)" }),
      button("Keep", () => void play.go((game) => game.endTrial(true)), { disabled: !set.length, title: "Keep what was tried (Shift+A)" }),
      button("Other branch", () => play.switchBranch(), { disabled: play.game.branches().length < 2, id: "other-branch", title: "What was undone is kept on a branch (Ctrl+B)" }),
    );
    marks.hidden = play.linesOnly;
    /** @type {HTMLElement} */ (marks.previousElementSibling).hidden = play.linesOnly;
    void besideTheBoard();
  }

  /** What the genre has to say about the cell under the cursor. */
  async function besideTheBoard() {
    if (!play.look) return;
    const cell = nameOf(play.cursor);
    const { puzzle, page } = play.game;
    const key = `${puzzle.text} ${cell} ${play.game.at}`;
    if (key === asked) return;
    asked = key;
    try {
      const { lines } = await ask("aside", { puzzle, page, cell });
      if (key !== asked) return;
      const items = lines.map((/** @type {any} */ line) => el("li", { class: line.struck ? "struck" : "" }, line.text.trim()));
      put(beside, lines.length ? el("h3", {}, `Beside ${cell}`) : null, lines.length ? el("ul", {}, items) : null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Count seconds while the timer is shown and the game goes on. */
  function tick() {
    clearInterval(clock);
    const show = () => {
      const whole = Math.floor(play.game.seconds);
      const shown = document.getElementById("clock");
      if (shown) shown.textContent = timer.checked ? `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` : "";
    };
    show();
    if (!timer.checked) return;
    clock = setInterval(() => {
      if (!document.hidden && !play.look?.finished) play.game.seconds += 1;
      show();
    }, 1000);
  }

  return { refresh, check, beforeMistake, tick };
}

/** Words as a sentence. @param {string} words */
function sentence(words) {
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}

// The panel for playing: check, checkpoints, marks, the timer, and what belongs beside the board.

import { Refusal, ask } from "./api.js";
import { nameOf } from "./board.js";
import { button, byId, el, put, say } from "./dom.js";
import * as journal from "./journal.js";
import { replayer } from "./replay.js";
import * as store from "./store.js";
import { t } from "./voice.js";

const PAUSE = 150; // milliseconds in which a cursor that goes on is not asked about

/** @param {import("./app.js").App} app */
export function playPanel(app) {
  const { play } = app;
  const beside = el("div", { class: "aside", "aria-live": "polite" });
  const marks = el("div", { class: "row" });
  const trials = el("div", { class: "row" });
  let asked = "";
  /** @type {number | undefined} */
  let waiting;
  let checked = false;
  /** @type {number | undefined} */
  let clock;

  const rules = el("details", { id: "instructions" });
  const filter = el("div", { class: "row quick", id: "filter" });
  const replay = replayer(play);
  const tells = el("select", { id: "conflicts-told", onchange: () => { store.set("conflicts", tells.value); tell(); } },
    ["none", "rules", "solution"].map((level) => el("option", { value: level, selected: level === store.setting("conflicts", "rules") }, t(`conflicts-${level}`))));
  const contrast = el("input", { type: "checkbox", id: "contrast", checked: store.setting("contrast", false), onchange: () => { store.set("contrast", contrast.checked); paint(); } });
  let judged = "";
  const timer = el("input", { type: "checkbox", id: "timer", checked: store.setting("timer", false), onchange: () => { store.set("timer", timer.checked); tick(); } });
  put(
    byId("panel-play"),
    rules,
    replay.element,
    el("div", { class: "row" }, button(t("check"), () => void check(), { title: t("how-much-is-wrong-again-where") }), button(t("before-the-mistake"), () => void beforeMistake(), { id: "before-mistake", title: t("back-to-before-the-first-mistake") }), button(t("start-again"), () => void play.act([{ do: "restart" }]))),
    el("h2", {}, t("checkpoints")),
    trials,
    el("h2", {}, t("pencil-marks")),
    marks,
    beside,
    el("h2", {}, t("filter")),
    filter,
    el("h2", {}, t("how-it-looks")),
    el("div", { class: "field" }, el("label", { for: "conflicts-told" }, t("conflicts-are-marked")), tells),
    el("p", {}, el("label", { for: "contrast" }, contrast, ` ${t("high-contrast")}`)),
    el("p", {}, el("label", { for: "timer" }, timer, ` ${t("show-a-timer")}`)),
  );
  put(
    marks,
    button(t("fill-in-all"), () => void play.act([{ do: "fill" }]), { title: t("all-that-is-possible-in-cells") }),
    button(t("clean-up"), () => void play.act([{ do: "clean" }]), { title: t("take-off-what-is-excluded-shift") }),
    button(t("clear"), () => void play.act([{ do: "clear" }])),
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
    void play.orders.after(() => app.keep());
    if (checked) {
      play.wrong = new Set(found.wrong);
      play.draw();
    }
    say(sentence(found.text + (found.wrong.length && !checked ? `; ${t("check-again")}` : "")));
    checked = found.wrong.length > 0 && !checked;
  }

  /** Back to before the first mistake; what was undone stays on a branch of its own. */
  async function beforeMistake() {
    const found = await mistakes();
    if (!found) return;
    play.game.checks += 1;
    if (!found.ink.length) return say(sentence(found.text));
    await play.go("beforeMistake", found.ink);
    say(t("back-to-before-the-mistake-redo"));
  }

  /** The rules, as this board has them, and what is known about the puzzle. */
  function tellRules() {
    const { author = "", rules: own = "", source = "" } = play.game.info;
    const known = [own, author && t("by-author", { author }), source].filter(Boolean);
    put(rules, el("summary", {}, t("rules-of", { title: play.game.title || play.places.title })), play.places.instructions.map((words) => el("p", {}, words)), known.map((words) => el("p", { class: "own" }, words)));
  }

  /** Which conflicts are marked; those with the solution are looked up after every move. */
  function tell() {
    play.tells = tells.value;
    const key = `${play.tells} ${play.game.key} ${play.game.at}`;
    if (key === judged || !play.look) return;
    judged = key;
    if (play.tells !== "solution") {
      play.draw();
      app.status();
      return;
    }
    void mistakes().then((found) => {
      if (!found || key !== judged) return;
      play.wrong = new Set(found.wrong);
      play.draw();
    });
  }

  function paint() {
    if (contrast.checked) document.documentElement.dataset.contrast = "high";
    else delete document.documentElement.dataset.contrast;
  }
  paint();

  function refresh() {
    tellRules();
    replay.refresh();
    tell();
    const symbols = play.places.symbols;
    filter.hidden = /** @type {HTMLElement} */ (filter.previousElementSibling).hidden = !symbols.length;
    put(filter, symbols.map((symbol) => button(symbol, () => play.setFilter(symbol), { class: "small", "aria-pressed": String(play.filter === symbol), "aria-label": t("filter-symbol", { symbol }) })));
    checked = play.wrong.size > 0 ? checked : false;
    const { trials: set } = play.game;
    put(
      trials,
      button(t("set-checkpoint"), () => play.setCheckpoint(), { title: t("a-place-to-come-back-to") }),
      button(t("go-back"), () => void play.go("endTrial", false), { disabled: !set.length, title: t("back-to-the-last-checkpoint-shift") }),
      button(t("keep"), () => void play.go("endTrial", true), { disabled: !set.length, title: t("keep-what-was-tried-shift-a") }),
      button(t("other-branch"), () => play.switchBranch(), { disabled: play.game.branches().length < 2, id: "other-branch", title: t("what-was-undone-is-kept-on") }),
    );
    marks.hidden = play.linesOnly;
    /** @type {HTMLElement} */ (marks.previousElementSibling).hidden = play.linesOnly;
    besideTheBoard();
  }

  /** What the genre has to say about the cell under the cursor, once it stays there. */
  function besideTheBoard() {
    clearTimeout(waiting);
    if (play.look && play.places.asides) waiting = setTimeout(() => void lookBeside(), PAUSE);
    else put(beside);
  }

  async function lookBeside() {
    const cell = nameOf(play.cursor);
    const { puzzle, page } = play.game;
    const key = `${puzzle.text} ${cell} ${play.game.at}`;
    if (key === asked) return;
    asked = key;
    try {
      const { lines } = await ask("aside", { puzzle, page, cell });
      if (key !== asked) return;
      const items = lines.map((/** @type {any} */ line) => el("li", { class: line.struck ? "struck" : "" }, line.text.trim()));
      put(beside, lines.length ? el("h2", {}, t("beside-cell", { cell })) : null, lines.length ? el("ul", {}, items) : null);
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
      byId("pause").hidden = !timer.checked || Boolean(play.look?.finished);
    };
    show();
    if (!timer.checked) return;
    clock = setInterval(() => {
      if (!document.hidden && !play.look?.finished && !play.paused) play.game.seconds += 1;
      journal.time(play.game.seconds - play.game.base.seconds);
      show();
    }, 1000);
  }

  return { refresh, stepped: besideTheBoard, check, beforeMistake, tick };
}

/** Words as a sentence. @param {string} words */
function sentence(words) {
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}

// The panel for learning: the ladder of hints, why and why not, the proof, and the techniques.

import { nameOf } from "./board.js";
import { AllSteps } from "./all-steps.js";
import { Allowed } from "./allowed.js";
import { Busy } from "./busy.js";
import { button, byId, el, put, say } from "./dom.js";
import { helpful } from "./frames.js";
import { lookAtBoard } from "./in-view.js";
import { ProofView } from "./proof.js";
import { Practising } from "./practise.js";
import { Stepper } from "./stepper.js";
import { techniques, showTechnique } from "./techniques.js";
import { t } from "./voice.js";

/** @param {import("./app.js").App} app */
export function learnPanel(app) {
  const { play } = app;
  const busy = new Busy();
  const ladder = el("ol", { class: "ladder" });
  const next = button(t("hint"), () => void climb(), { class: "primary", id: "hint", title: `${t("hint")} (Shift+H)` });
  const asked = el("div", { class: "about" });
  const answer = el("div", { class: "answer" });
  const asking = button(t("ask-on-the-board"), () => ask(!play.asking), { id: "asking", "aria-pressed": "false", title: t("then-click-a-digit-a-candidate") });
  const cite = button(t("because-of-these-cells"), () => chooseReasons(), { id: "cite", title: t("select-cells-of-your-argument") });
  const claims = el("div", { class: "claims" });
  const verdict = el("div", { class: "argument", "aria-live": "polite" });
  const allowed = new Allowed(app, { changed: () => refresh(), prove: () => void proof.prove() });
  /** @type {ProofView} */
  const proof = new ProofView(app, busy, allowed);
  const practising = new Practising(app);
  const seen = new AllSteps(app, busy, allowed);
  const path = new Stepper(app); // to what was asked about
  const line = new Stepper(app); // of a hint that supposes something
  /** @type {any} */
  let hint = null;
  let rung = 0;
  let at = "";
  let searching = false;
  /** The cells that an argument rests on. @type {string[]} */
  let reasons = [];
  let told = ""; // the position that the answer is about

  put(
    byId("panel-learn"),
    busy.line,
    practising.element,
    el("h2", {}, t("hint")),
    el("div", { class: "row" }, next),
    ladder,
    el("h2", {}, t("why-why-not")),
    asked,
    el("div", { class: "row" }, asking),
    answer,
    el("h2", {}, t("your-own-argument")),
    el("div", { class: "row" }, cite),
    claims,
    verdict,
    el("h2", {}, t("proof")),
    proof.element,
    el("h2", {}, t("all-steps")),
    seen.element,
    el("h2", {}, t("techniques")),
    allowed.element,
    el("div", { class: "row" }, button(t("all-techniques"), () => techniques(app), { id: "techniques" })),
  );

  /** One rung higher: where to look, which technique, the deduction, and at last write it down. */
  async function climb() {
    if (searching) return; // one press too many does not begin again
    searching = true;
    await play.queue; // what was typed before belongs to the position
    searching = false;
    const { puzzle, page } = play.game;
    if (allowed.only?.length === 0) return say(t("nothing-is-allowed"));
    if (!hint) {
      searching = true;
      const found = await busy.ask(t("looking-for-a-step"), "hint", { puzzle, page, ...allowed.asked }, say).finally(() => (searching = false));
      if (!found) return;
      hint = found;
      rung = 0;
      at = key();
      play.game.hints += 1;
      void play.orders.after(() => app.keep());
    }
    if (!hint.rungs.length) {
      say(hint.note);
      play.wrong = new Set(hint.wrong);
      play.draw();
      hint = null;
      return;
    }
    if (rung === 3) {
      const { conclusions, technique } = hint;
      hint = null;
      await play.act([{ do: "settle", cells: conclusions, what: technique }]);
      return;
    }
    rung += 1;
    path.close();
    put(answer);
    showLadder();
    play.clearHelp();
    if (rung < 3) play.near = new Set(hint.places);
    else if (!hint.proof) play.shown = { ...hint.scene, ...helpful(hint.houses) };
    play.draw();
    lookAtBoard();
    if (rung === 3 && hint.proof) await line.show(hint.proof, play.game.page);
    say(rung === 3 && hint.proof ? t("told-line-by-line", { goal: hint.goal }) : hint.rungs[rung - 1].text);
  }

  function showLadder() {
    const rungs = hint ? hint.rungs.slice(0, rung) : [];
    put(ladder, rungs.map((/** @type {any} */ one, /** @type {number} */ index) =>
      el("li", {}, index === 2 && hint.proof ? [el("p", {}, t("supposed-and-refuted", { goal: hint.goal })), line.element, el("details", {}, el("summary", {}, t("in-full")), inLines(one.text))] : one.text, index === 1 ? about(hint) : null),
    ));
    if (rung < 3) line.close();
    next.textContent = [t("hint"), t("which-technique"), t("show-me"), t("write-it-down")][hint ? rung : 0];
  }

  /** A text line by line, each with the room that it has before it. @param {string} text */
  function inLines(text) {
    const lines = text.split("\n");
    const indent = (/** @type {string} */ line) => Math.min((line.length - line.trimStart().length) / 4, 6);
    return lines.length === 1 ? text : lines.map((line) => el("p", { class: `indent-${indent(line)}` }, line.trim()));
  }

  /** @param {any} found */
  const about = (found) =>
    app.genre?.techniques.some((one) => one.name === found.technique) ? button(t("what-is-that"), () => void showTechnique(app, found.technique), { class: "small quiet" }) : null;

  const key = () => `${play.game.puzzle.text} ${play.game.at} ${allowed.only ?? ""}`;

  function refresh() {
    if (hint && at !== key()) {
      hint = null;
      rung = 0;
    }
    showLadder();
    if (told && told !== key()) {
      told = "";
      path.close();
      put(answer);
      put(verdict);
    }
    seen.refresh();
    practising.refresh();
    if (app.tab === "learn") {
      allowed.refresh();
      showAbout();
      showClaims();
    }
    proof.refresh();
  }

  // Why and why not.

  /** The symbols that one can ask about in the cell under the cursor. */
  function showAbout() {
    const name = nameOf(play.cursor);
    if (!play.look) return;
    if (play.linesOnly) {
      const edges = Object.keys(play.places.edges).filter((edge) => edge.split("-").includes(name));
      put(asked, el("div", { class: "row" }, el("span", {}, t("lines-at", { cell: name })), edges.map((edge) => {
        const other = edge.split("-").find((end) => end !== name) ?? "";
        return button(other, () => void why(edge, play.places.edges[edge]), { class: "small", "aria-label": t("why-a-line", { from: name, to: other }) });
      })));
      return;
    }
    if (!play.writable?.has(name) || name in play.places.printed) {
      put(asked, el("p", { class: "muted" }, t(name in play.places.printed ? "is-given" : "is-no-cell", { cell: name })));
      return;
    }
    put(asked, el("div", { class: "row" }, el("span", {}, t("cell-is", { cell: name })), play.places.symbols.map((symbol) =>
      button(symbol, () => void why(name, symbol), { class: "small", "aria-label": t("why-or-why-not", { cell: name, symbol }) }),
    )));
  }

  /** Let the next click on the board ask. @param {boolean} on */
  function ask(on) {
    play.asking = on ? why : null;
    asking.setAttribute("aria-pressed", String(on));
    if (on) say(t("click-a-digit-a-candidate-or"));
  }

  /** @param {string} cell @param {string} what */
  async function why(cell, what) {
    await play.queue;
    const { puzzle, page } = play.game;
    const found = await busy.ask(t("why-goal", { goal: `${cell} = ${what}` }), "why", { puzzle, page, cell, what }, say);
    if (!found) return;
    if (app.tab === "learn") {
      play.clearHelp();
      play.near = new Set(cell.split("-"));
      play.draw();
    }
    told = key();
    const [looks, said] = { true: ["good", t("yes")], false: ["bad", t("no")] }[String(found.holds)] ?? ["", t("open-question")];
    path.close();
    const steps = found.proof?.steps.length ?? 0;
    put(
      answer,
      el("p", {}, el("span", { class: `chip ${looks}` }, said), ` ${cell} = ${what}`),
      found.text ? el("p", { class: "told" }, found.text) : null,
      steps > 1 ? el("p", { class: "told" }, t("takes-deductions", { n: steps })) : null,
      path.element,
    );
    say([`${cell} = ${what}: ${said}.`, found.text, steps > 1 ? t("takes-deductions", { n: steps }) : ""].filter(Boolean).join(" "));
    lookAtBoard();
    if (found.proof) await path.show(found.proof, page);
  }

  // An argument of one's own: these cells show that.

  /** Take the selected cells for the reasons; what they show is chosen next. */
  function chooseReasons() {
    reasons = [...play.selected].sort((one, other) => play.places.cells.indexOf(one) - play.places.cells.indexOf(other));
    put(verdict);
    showClaims();
    say(t("because-choose", { cells: reasons.join(", ") }));
  }

  /** What could be claimed about the cell under the cursor, or about the lines there. */
  function showClaims() {
    if (!reasons.length || !play.look) return put(claims);
    const name = nameOf(play.cursor);
    const because = el("p", {}, t("because-of", { cells: reasons.join(", ") }));
    const about = play.linesOnly
      ? Object.keys(play.places.edges).filter((edge) => edge.split("-").includes(name)).map((edge) => [edge, play.places.edges[edge]])
      : play.writable?.has(name) && !(name in play.places.printed) ? play.places.symbols.map((symbol) => [name, symbol]) : [];
    const choice = (/** @type {boolean} */ holds) => el("div", { class: "row" }, el("span", {}, t(holds ? "cell-is" : "cell-is-not", { cell: name })), about.map(([cell, what]) =>
      button(play.linesOnly ? t(holds ? "line-to" : "no-line-to", { cell: cell.split("-").find((end) => end !== name) ?? "" }) : what, () => void argue(cell, what, holds), { class: "small", "aria-label": t(holds ? "because-cell-is" : "because-cell-is-not", { cell, what }) }),
    ));
    put(claims, because, about.length ? [choice(true), choice(false)] : el("p", { class: "muted" }, t("nothing-to-claim", { cell: name })));
  }

  /** @param {string} cell @param {string} what @param {boolean} holds */
  async function argue(cell, what, holds) {
    await play.queue;
    const { puzzle, page } = play.game;
    const cells = reasons;
    const found = await busy.ask(t("looking-at-your-argument"), "argue", { puzzle, page, cell, what, holds, cells }, say);
    if (!found) return;
    play.clearHelp();
    play.near = new Set(cells);
    play.shown = found.world;
    play.draw();
    told = key();
    const looks = /** @type {Record<string, string>} */ ({ deduction: "good", known: "good", illegal: "bad", false: "bad", lucky: "bad", guess: "bad" })[found.verdict] ?? "";
    put(verdict, el("p", {}, el("span", { class: `chip ${looks}` }, found.verdict), ` ${cell} ${holds ? "=" : "≠"} ${what}`), inLines(found.text));
  }

  return {
    refresh,
    stepped: () => {
      showAbout();
      showClaims();
    },
    climb,
    why,
    proof,
    leave: () => {
      ask(false);
      proof.suspend();
      play.clearHelp(); // one's own board again
      play.draw();
    },
    enter: () => (proof.open ? proof.resume() : path.resume()),
  };
}

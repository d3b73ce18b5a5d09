// Practising a technique: a position that needs it is opened, what is to be found there is known but not said, and when the
// player has found it, that is said. Which game it is, is remembered.

import { Refusal, ask } from "./api.js";
import { button, el, put, say } from "./dom.js";
import { keyOf } from "./game.js";
import { lookAtBoard } from "./in-view.js";
import * as store from "./store.js";
import { Stepper } from "./stepper.js";
import { t } from "./voice.js";

/** @typedef {{key: string, technique: string, called: string, needed: boolean, finds: {facts: string[], text: string}[], page: any}} Exercise */

/** Open a position to practise a technique in. @param {import("./app.js").App} app @param {string} genre @param {string} technique @param {string} called */
export async function practise(app, genre, technique, called) {
  const found = await ask("practice", { genre, name: technique });
  store.set("practising", { key: keyOf(found.puzzle), technique, called, needed: found.needed, finds: found.finds, page: found.page });
  await app.open(found.puzzle, found.page, { title: t("practise-title", { name: called }) });
  app.choose("learn");
  say(question(exercise(app)));
  lookAtBoard();
}

/** What is practised on the board, if anything. @param {import("./app.js").App} app @returns {Exercise | null} */
function exercise(app) {
  const kept = store.setting("practising", null);
  return kept && kept.key === app.play.game.key ? kept : null;
}

/** @param {Exercise | null} here */
const question = (here) => (here ? t(here.needed ? "practise-find-it" : "practise-beside-easier", { name: here.called }) : "");

export class Practising {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.stepper = new Stepper(app);
    this.element = el("div", { class: "practising", id: "practising" });
    this.shown = ""; // which exercise the box is about
    this.found = ""; // what the player has found
  }

  refresh() {
    const here = exercise(this.app);
    const shown = here ? `${here.key} ${here.technique}` : "";
    if (shown !== this.shown) {
      this.shown = shown;
      this.found = "";
      this.stepper.close();
      this.#build(here);
    }
    if (here) this.#look(here);
  }

  /** @param {Exercise | null} here */
  #build(here) {
    if (!here) return put(this.element);
    this.told = el("p", { role: "status" }, question(here));
    put(
      this.element,
      el("h2", {}, t("practise-title", { name: here.called })),
      this.told,
      el("div", { class: "row" }, button(t("practise-show-it"), () => void this.#show(here), { class: "small", id: "practise-show" }), button(t("practise-end"), () => this.#end(), { class: "small quiet", id: "practise-end" })),
      this.stepper.element,
    );
  }

  /** Show what is to be found, on the board as it was. @param {Exercise} here */
  async #show(here) {
    try {
      const { proof } = await ask("found", { puzzle: this.app.play.game.puzzle, page: here.page, technique: here.technique, number: 0 });
      await this.stepper.show(proof, here.page);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
    }
  }

  #end() {
    store.set("practising", null);
    this.refresh();
    this.app.play.clearHelp();
    this.app.play.draw();
  }

  /** Whether the player has written down what was to be found. @param {Exercise} here */
  #look(here) {
    const { page } = this.app.play.game;
    const done = here.finds.find(({ facts }) => facts.every((fact) => isWritten(page, fact)));
    const found = done?.text ?? "";
    if (found === this.found) return;
    this.found = found;
    const said = found ? t("practise-found", { text: found }) : question(here);
    if (this.told) put(this.told, found ? el("span", { class: "chip good" }, "✓") : null, found ? " " : null, said);
    if (found) say(said);
  }
}

/** Whether something is written down: an entry, or a mark that is gone or struck. @param {import("./api.js").Page} page @param {string} fact */
export function isWritten(page, fact) {
  const [, where, sign, what] = /** @type {string[]} */ (/^(.+?)([=≠])(.+)$/.exec(fact));
  const entry = page.entry?.[where];
  if (sign === "=") return entry?.includes(what) ?? false;
  if (entry) return !entry.includes(what);
  const marks = page.centre?.[where];
  return (page.struck?.[where]?.includes(what) ?? false) || (marks !== undefined && marks.length > 0 && !marks.includes(what));
}

// Everything that can be seen in a position, as a list: a line that is pressed is told and drawn on the board.

import { button, el, put, say } from "./dom.js";
import { Stepper } from "./stepper.js";
import { showTechnique } from "./techniques.js";
import { t } from "./voice.js";

export class AllSteps {
  /** @param {import("./app.js").App} app @param {import("./busy.js").Busy} busy @param {import("./allowed.js").Allowed} allowed */
  constructor(app, busy, allowed) {
    this.app = app;
    this.busy = busy;
    this.allowed = allowed;
    this.stepper = new Stepper(app);
    this.list = el("div", { class: "found", id: "all-steps" });
    this.finder = button(t("find-all-steps"), () => void this.find(), { id: "find-steps", title: t("find-all-steps-means") });
    this.element = el("div", { class: "finding" }, el("div", { class: "row" }, this.finder), this.list);
    this.key = ""; // the position that the list is about
  }

  get #here() {
    const { game } = this.app.play;
    return `${game.key} ${game.at} ${this.allowed.only ?? ""}`;
  }

  async find() {
    const { play } = this.app;
    await play.queue;
    const { puzzle, page } = play.game;
    if (this.allowed.only?.length === 0) return say(t("nothing-is-allowed"));
    const here = this.#here;
    const answer = await this.busy.ask(t("looking-for-all-steps"), "steps", { puzzle, page, ...this.allowed.asked }, say);
    if (!answer || here !== this.#here) return;
    this.key = here;
    const all = answer.groups.reduce((/** @type {number} */ sum, /** @type {any} */ group) => sum + group.texts.length + group.more, 0);
    const told = t("so-many-steps", { n: all });
    put(
      this.list,
      el("p", {}, told, answer.note ? ` (${answer.note})` : ""),
      answer.groups.map((/** @type {any} */ group, /** @type {number} */ index) => this.#group(group, index === 0, puzzle, page)),
      this.stepper.element,
      button(t("close-the-list"), () => this.close(), { class: "small", id: "close-steps" }),
    );
    say(told);
  }

  /** @param {any} group @param {boolean} open @param {import("./api.js").Puzzle} puzzle @param {import("./api.js").Page} page */
  #group(group, open, puzzle, page) {
    const lines = group.texts.map((/** @type {string} */ text, /** @type {number} */ number) => {
      const line = button(text, () => void this.#show(line, { puzzle, page, technique: group.technique, number }), { class: "line" });
      return el("li", {}, line);
    });
    return el(
      "details",
      { open },
      el("summary", {}, `${group.called} `, el("span", { class: "muted" }, group.texts.length + group.more)),
      button(t("what-is-that"), () => void showTechnique(this.app, group.technique), { class: "small quiet" }),
      el("ol", { class: "path" }, lines),
      group.more ? el("p", { class: "muted" }, t("and-so-many-more", { n: group.more })) : null,
    );
  }

  /** @param {HTMLElement} line @param {{puzzle: any, page: import("./api.js").Page, technique: string, number: number}} asked */
  async #show(line, asked) {
    for (const other of this.list.querySelectorAll(".line")) other.removeAttribute("aria-current");
    line.setAttribute("aria-current", "step");
    const found = await this.busy.ask(t("looking-for-all-steps"), "found", asked, say);
    if (!found || this.key !== this.#here) return;
    line.closest("details")?.append(this.stepper.element); // beside what it is about
    await this.stepper.show(found.proof, asked.page);
  }

  close() {
    this.key = "";
    this.stepper.close();
    put(this.list);
    this.app.play.clearHelp();
    this.app.play.draw();
  }

  /** A list of another position is of no use. */
  refresh() {
    if (this.key && this.key !== this.#here) {
      this.key = "";
      this.stepper.close();
      put(this.list);
    }
  }
}

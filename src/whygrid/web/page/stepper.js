// A path of deductions, played one by one: each is told and drawn when it is asked for, and not before.

import { Refusal } from "./api.js";
import { button, el, put, say } from "./dom.js";
import { Frames } from "./frames.js";
import { belowBoard, lookAtBoard } from "./in-view.js";
import { t } from "./voice.js";

const DEEPEST = 6; // so far lines are indented

export class Stepper {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.element = el("div", { class: "stepper" });
    /** @type {Frames | null} */
    this.frames = null;
    this.at = 0;
    this.seen = 0; // so many lines have been asked for
  }

  /** Play a path that starts from what is written on this page; what is told in one line is told at once. @param {any} path @param {import("./api.js").Page} page */
  show(path, page) {
    this.frames = new Frames(path, this.app.play.game.puzzle, page);
    this.at = this.seen = 0;
    this.lines = el("ol", { class: "path", "aria-label": t("deductions-so-far") });
    this.place = el("span", { class: "muted" });
    this.backwards = button(`← ${t("back")}`, () => void this.go(this.at - 1), { class: "small", "data-go": "back" });
    this.forwards = button(`${t("next-deduction")} →`, () => void this.go(this.at + 1), { class: "small primary", "data-go": "next" });
    this.all = button(t("show-all-deductions"), () => void this.#reveal(), { class: "small quiet", "data-go": "all" });
    const single = this.frames.last === 1;
    this.controls = single ? null : el("div", { class: "row" }, this.backwards, this.forwards, this.place, this.all);
    put(this.element, this.lines, this.controls);
    return this.go(single ? 1 : 0);
  }

  close() {
    this.frames = null;
    this.controls?.remove();
    put(this.element);
  }

  /** Draw again what was drawn last, such as after one has been elsewhere. */
  resume() {
    if (this.frames && this.at) void this.go(this.at);
  }

  async #reveal() {
    if (!this.frames) return;
    this.seen = this.frames.last;
    await this.go(this.at || 1);
  }

  /** Show the picture of a place; 0 is one's own board. @param {number} place */
  async go(place) {
    const { frames } = this;
    if (!frames) return;
    this.at = Math.max(0, Math.min(place, frames.last));
    this.seen = Math.max(this.seen, this.at);
    belowBoard(this.controls);
    this.#tell(frames);
    lookAtBoard();
    const { play } = this.app;
    const at = this.at;
    try {
      const picture = at ? await frames.picture(at) : null;
      if (this.frames !== frames || this.at !== at || this.app.tab !== "learn" || !play.active) return;
      play.clearHelp();
      play.shown = picture;
      play.draw();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
    }
  }

  /** @param {Frames} frames */
  #tell(frames) {
    if (!this.lines) return;
    const told = Array.from({ length: this.seen }, (_, index) => {
      const frame = /** @type {import("./frames.js").Frame} */ (frames.frame(index + 1));
      const line = button(frame.short, () => void this.go(index + 1), { class: "line", "aria-current": index + 1 === this.at ? "step" : null });
      return el("li", { class: `indent-${Math.min(frame.depth, DEEPEST)}` }, line, " ", el("span", { class: "muted" }, frame.technique));
    });
    put(this.lines, told);
    this.lines.hidden = !this.seen;
    const here = /** @type {HTMLElement | null} */ (this.lines.querySelector("[aria-current]"));
    if (here) this.lines.scrollTop = here.offsetTop - this.lines.clientHeight / 2;
    put(/** @type {Element} */ (this.place), t("deduction-of", { n: this.at, all: frames.last }));
    this.backwards?.setAttribute("aria-disabled", String(this.at === 0));
    this.forwards?.setAttribute("aria-disabled", String(this.at === frames.last));
    this.all?.toggleAttribute("hidden", this.seen === frames.last);
    if (this.at) say(`${frames.frame(this.at)?.text}.`);
  }
}

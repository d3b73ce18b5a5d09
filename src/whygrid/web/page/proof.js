// A proof beside the board: the list of its steps, which unfold, and a player that goes through it frame by frame.

import { Refusal } from "./api.js";
import { button, el, put, say } from "./dom.js";
import { Folded } from "./folded.js";
import { Frames } from "./frames.js";
import { showGraph } from "./graph.js";
import { belowBoard, lookAtBoard } from "./in-view.js";
import { Telling } from "./telling.js";
import { t } from "./voice.js";

const SPEEDS = /** @type {[number, string][]} */ ([
  [3000, "slow"],
  [1500, "steady"],
  [700, "fast"],
  [250, "very-fast"],
]);

export class ProofView {
  /** @param {import("./app.js").App} app @param {import("./busy.js").Busy} busy @param {import("./allowed.js").Allowed} allowed */
  constructor(app, busy, allowed) {
    this.app = app;
    this.busy = busy;
    this.allowed = allowed;
    this.element = el("div", { class: "proof" });
    /** @type {any} */
    this.proof = null;
    this.frames = new Frames({ steps: [] }, app.play.game.puzzle, {});
    this.at = 0;
    this.speed = SPEEDS[1][0];
    this.telling = new Telling(() => void this.#again());
    /** @type {any} */
    this.start = null; // what the proof on the board starts from; null where it is only a part
    /** @type {number | undefined} */
    this.timer = undefined;
    document.addEventListener("keydown", (event) => this.#key(event));
    this.#closed();
  }

  get open() {
    return this.proof !== null;
  }

  #closed() {
    const from = (/** @type {boolean} */ here) => () => void this.prove(here);
    put(
      this.element,
      el(
        "div",
        { class: "row" },
        button(t("prove-it"), from(false), { id: "prove", title: t("the-whole-proof-from-what-is") }),
        button(t("from-here"), from(true), { title: t("from-what-you-have-written") }),
      ),
      this.telling.switch,
      this.telling.more,
    );
  }

  /** Have it proved. @param {boolean} here whether to start from what is written */
  async prove(here = false) {
    await this.app.play.queue;
    const { puzzle, page } = this.app.play.game;
    if (this.allowed.only?.length === 0) return say(t("nothing-is-allowed"));
    const used = here && page.entry ? { entry: page.entry } : {};
    const proof = await this.busy.ask(t("proving"), "explain", { puzzle, page: used, ...this.telling.chosen, ...this.allowed.asked }, (text) => this.#say(text));
    if (proof) this.show(proof, used, used);
  }

  /** The same told otherwise, at the place where the same is settled. */
  async #again() {
    if (!this.open || !this.start) return;
    const { puzzle, start } = this;
    const proof = await this.busy.ask(t("proving"), "explain", { puzzle, page: start, ...this.telling.chosen, ...this.allowed.asked }, say);
    if (!proof || puzzle !== this.puzzle || !this.open) return;
    const settled = this.proof.steps[this.frames.places[this.at].step - 1]?.frames.at(-1).conclusions ?? [];
    this.show(proof, start, start);
    const step = proof.steps.find((/** @type {any} */ one) => one.frames.at(-1).conclusions.some((/** @type {string} */ fact) => settled.includes(fact)));
    if (step) void this.goStep(step.number);
  }

  /** @param {string} text */
  #say(text) {
    put(this.element, el("p", { class: "problem", role: "alert" }, text));
    this.element.append(button(t("back"), () => this.close(), { class: "small" }));
  }

  /** Show a proof that starts from what is written on this page. @param {any} proof @param {any} page @param {any} [start] */
  show(proof, page, start = null) {
    this.stop();
    this.proof = proof;
    this.start = start;
    this.puzzle = this.app.play.game.puzzle;
    this.frames = new Frames(proof, this.puzzle, page);
    this.app.play.active = false;
    document.body.dataset.proof = "open";
    this.#build();
    lookAtBoard();
    void this.go(0);
    if (this.app.tab !== "learn") this.suspend(); // it came when one was elsewhere already
  }

  close() {
    this.suspend();
    this.controls?.remove();
    this.proof = null;
    if (this.app.tab === "learn") say("");
    this.#closed();
  }

  /** Leave the board to others; `resume` goes on where it was. */
  suspend() {
    if (!this.open) return;
    this.stop();
    this.app.play.active = true;
    delete document.body.dataset.proof;
    this.app.play.clearHelp();
    this.app.play.draw();
  }

  resume() {
    if (!this.open) return;
    this.app.play.active = false;
    document.body.dataset.proof = "open";
    void this.go(this.at);
  }

  /** A game that goes on elsewhere ends the show. */
  refresh() {
    if (this.open && this.puzzle !== this.app.play.game.puzzle) this.close();
  }

  #build() {
    const { last } = this.frames;
    this.slider = el("input", { type: "range", min: 0, max: last, value: 0, "aria-label": t("place-in-the-proof"), oninput: () => void this.go(Number(this.slider?.value)) });
    this.player = button("▶", () => this.play(), { "aria-label": t("play-back"), class: "primary", id: "playback" });
    const speed = el("select", { "aria-label": t("speed"), onchange: () => { this.speed = Number(speed.value); if (this.timer) { this.stop(); this.play(); } } },
      SPEEDS.map(([time, label]) => el("option", { value: time, selected: time === this.speed }, t(`speed-${label}`))));
    this.told = el("p", { class: "told" });
    this.extra = el("div", { class: "row" });
    this.folded = new Folded(this.proof, this.frames, (place) => void this.go(place));
    const player = el(
      "div",
      { class: "row player" },
      button("⇤", () => void this.go(0), { "aria-label": t("to-the-start") }),
      button("←", () => void this.go(this.at - 1), { "aria-label": t("back"), id: "back" }),
      this.player,
      button("→", () => void this.go(this.at + 1), { "aria-label": t("forwards"), id: "forwards" }),
      button("⇥", () => void this.go(last), { "aria-label": t("to-the-end") }),
      speed,
    );
    put(
      this.element,
      this.start ? this.telling.switch : null,
      this.slider,
      player,
      this.proof.status === "stuck" ? el("p", { class: "told", id: "how-far" }, el("strong", {}, this.proof.summary)) : null,
      this.told,
      this.extra,
      this.folded.list,
      this.proof.status === "stuck" ? null : el("p", { class: "muted told" }, this.proof.summary),
      this.start ? this.telling.more : null,
      button(t("close-the-proof"), () => this.close(), { id: "close-proof" }),
    );
    belowBoard(player);
    this.controls = player;
  }

  /** @param {number} number */
  goStep(number) {
    return this.go(this.frames.placeOf(number));
  }

  /** Show this place. @param {number} place */
  async go(place) {
    const { frames } = this;
    this.at = Math.max(0, Math.min(place, frames.last));
    const at = this.at;
    if (this.slider) this.slider.value = String(at);
    this.#tell();
    try {
      const picture = await frames.picture(at);
      const { play } = this.app;
      if (this.at !== at || this.frames !== frames || !this.open || play.active) return;
      play.clearHelp();
      play.shown = picture;
      play.draw();
      if (at < frames.last) await frames.picture(at + 1); // have the next one ready
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
    }
  }

  #tell() {
    const { step: number, frame } = this.frames.places[this.at];
    const step = this.proof.steps[number - 1];
    this.folded?.point(this.at);
    if (!this.told || !this.extra) return;
    if (!step) {
      put(this.told, t("the-start-what-is-printed"));
      say(t("the-start-what-is-printed"));
      put(this.extra);
      return;
    }
    say(t("step-told", { n: number, text: step.frames[frame].text }));
    const place = step.frames.length > 1 ? t("step-in-parts", { n: number, at: frame + 1, all: step.frames.length }) : t("step-number", { n: number });
    put(this.told, el("strong", {}, `${place} `), `${step.frames[frame].text}. `, el("span", { class: "muted" }, `[${step.frames[frame].technique}]`));
    put(
      this.extra,
      button(t("reasons"), () => showGraph(this.app, step), { class: "small", id: "reasons", title: t("the-graph-of-the-reasons-behind") }),
      el("details", { class: "story" }, el("summary", {}, t("in-full")), step.story.map((/** @type {any} */ line) => el("p", { class: `indent-${Math.min(line.indent, 6)}` }, line.text))),
    );
  }

  /** Play by itself, or stop. */
  play() {
    if (this.timer) return this.stop();
    if (this.at === this.frames.last) void this.go(0);
    if (this.player) put(this.player, "⏸");
    this.player?.setAttribute("aria-label", t("pause"));
    this.timer = setInterval(() => {
      if (this.at === this.frames.last) this.stop();
      else void this.go(this.at + 1);
    }, Number(this.speed));
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    if (this.player) put(this.player, "▶");
    this.player?.setAttribute("aria-label", t("play-back"));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!this.open || this.app.play.active || event.ctrlKey || event.altKey || event.metaKey || target.closest("input, select, textarea, dialog, summary, [role=tab]")) return;
    const step = this.frames.places[this.at].step;
    const steps = this.proof.steps.length;
    const acts = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => void this.go(this.at + 1),
      ArrowLeft: () => void this.go(this.at - 1),
      ArrowDown: () => void this.goStep(Math.min(step + 1, steps)),
      ArrowUp: () => void (step > 1 ? this.goStep(step - 1) : this.go(0)),
      Home: () => void this.go(0),
      End: () => void this.go(this.frames.last),
      v: () => this.start && this.telling.turn(),
      Escape: () => this.close(),
    });
    if (event.key === " " && !target.closest("button")) this.play();
    else if (acts[event.key]) acts[event.key]();
    else return;
    event.preventDefault();
  }
}

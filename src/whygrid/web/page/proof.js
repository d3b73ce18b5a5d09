// A proof beside the board: the list of its steps, and a player that goes through it lemma by lemma.

import { ask } from "./api.js";
import { button, el, put, say } from "./dom.js";
import { showGraph } from "./graph.js";
import { Telling } from "./telling.js";
import { t } from "./voice.js";

const SPEEDS = /** @type {[number, string][]} */ ([
  [3000, "slow"],
  [1500, "steady"],
  [700, "fast"],
  [250, "very-fast"],
]);

/** @typedef {{step: number, lemma: number}} Place */

export class ProofView {
  /** @param {import("./app.js").App} app @param {import("./busy.js").Busy} busy */
  constructor(app, busy) {
    this.app = app;
    this.busy = busy;
    this.element = el("div", { class: "proof" });
    /** @type {any} */
    this.proof = null;
    /** @type {Place[]} */
    this.places = [];
    this.at = 0;
    /** @type {Map<number, any>} */
    this.frames = new Map();
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
    const used = here && page.entry ? { entry: page.entry } : {};
    const proof = await this.busy.ask(t("proving"), "explain", { puzzle, page: used, ...this.telling.chosen }, (text) => this.#say(text));
    if (proof) this.show(proof, used, used);
  }

  /** The same told otherwise, at the place where the same is settled. */
  async #again() {
    if (!this.open || !this.start) return;
    const { puzzle, start } = this;
    const proof = await this.busy.ask(t("proving"), "explain", { puzzle, page: start, ...this.telling.chosen }, say);
    if (!proof || puzzle !== this.puzzle || !this.open) return;
    const settled = this.proof.steps[this.places[this.at].step - 1]?.lemmas.at(-1).conclusions ?? [];
    this.show(proof, start, start);
    const step = proof.steps.find((/** @type {any} */ one) => one.lemmas.at(-1).conclusions.some((/** @type {string} */ fact) => settled.includes(fact)));
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
    const written = (/** @type {string} */ layer, /** @type {string} */ sign) =>
      Object.entries(/** @type {Record<string, string[]>} */ (page[layer] ?? {})).flatMap(([where, found]) => found.map((what) => `${where}${sign}${what}`));
    this.known = written("entry", "=");
    this.struck = written("struck", "≠");
    this.frames.clear();
    this.places = [{ step: 0, lemma: 0 }];
    proof.steps.forEach((/** @type {any} */ step, /** @type {number} */ index) => {
      step.lemmas.forEach((/** @type {any} */ _, /** @type {number} */ lemma) => this.places.push({ step: index + 1, lemma }));
    });
    this.app.play.active = false;
    document.body.dataset.proof = "open";
    this.#build();
    void this.go(0);
    if (this.app.tab !== "learn") this.suspend(); // it came when one was elsewhere already
  }

  close() {
    this.suspend();
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
    const last = this.places.length - 1;
    this.slider = el("input", { type: "range", min: 0, max: last, value: 0, "aria-label": t("place-in-the-proof"), oninput: () => void this.go(Number(this.slider?.value)) });
    this.player = button("▶", () => this.play(), { "aria-label": t("play-back"), class: "primary", id: "playback" });
    const speed = el("select", { "aria-label": t("speed"), onchange: () => { this.speed = Number(speed.value); if (this.timer) { this.stop(); this.play(); } } },
      SPEEDS.map(([time, label]) => el("option", { value: time, selected: time === this.speed }, t(`speed-${label}`))));
    this.told = el("p", { class: "told", "aria-live": "polite" });
    this.extra = el("div", { class: "row" });
    this.list = el("ol", { class: "steps", tabindex: 0, "aria-label": t("steps-of-the-proof") }, this.proof.steps.map((/** @type {any} */ step) =>
      el("li", { "data-step": step.number, onclick: () => void this.goStep(step.number) }, el("span", { class: "goal" }, step.goal), " ", el("span", { class: "muted" }, this.proof.view === "cells" ? `${step.technique}, k ${step.k}` : step.technique)),
    ));
    put(
      this.element,
      this.start ? this.telling.switch : null,
      this.slider,
      el(
        "div",
        { class: "row player" },
        button("⇤", () => void this.go(0), { "aria-label": t("to-the-start") }),
        button("←", () => void this.go(this.at - 1), { "aria-label": t("back"), id: "back" }),
        this.player,
        button("→", () => void this.go(this.at + 1), { "aria-label": t("forwards"), id: "forwards" }),
        button("⇥", () => void this.go(last), { "aria-label": t("to-the-end") }),
        speed,
      ),
      this.told,
      this.extra,
      this.list,
      el("p", { class: "muted told" }, this.proof.summary),
      this.start ? this.telling.more : null,
      button(t("close-the-proof"), () => this.close(), { id: "close-proof" }),
    );
  }

  /** @param {number} number */
  goStep(number) {
    const place = this.places.findIndex((one) => one.step === number && one.lemma === this.proof.steps[number - 1].lemmas.length - 1);
    return this.go(place);
  }

  /** Show this place. @param {number} place */
  async go(place) {
    this.at = Math.max(0, Math.min(place, this.places.length - 1));
    const at = this.at;
    if (this.slider) this.slider.value = String(at);
    this.#tell();
    const scene = await this.#frame(at);
    const { play } = this.app;
    if (this.at !== at || !this.open || play.active) return;
    play.clearHelp();
    play.shown = scene;
    play.draw();
    if (at + 1 < this.places.length) void this.#frame(at + 1); // have the next one ready
  }

  /** The scene of a place. @param {number} place */
  #frame(place) {
    let found = this.frames.get(place);
    if (!found) {
      const { step: number, lemma } = this.places[place];
      // What earlier steps settle stays settled: entries, and marks that are struck.
      const settled = this.proof.steps.slice(0, Math.max(0, number - 1)).flatMap((/** @type {any} */ one) => one.lemmas.at(-1).conclusions);
      const has = (/** @type {string} */ sign) => (/** @type {string} */ fact) => fact.includes(sign);
      const step = this.proof.steps[number - 1];
      const here = step?.lemmas[lemma];
      found = ask("frame", {
        puzzle: this.puzzle,
        placed: [...(this.known ?? []), ...settled.filter(has("="))],
        out: [...(this.struck ?? []), ...settled.filter(has("≠")), ...(here?.out ?? [])],
        focus: here?.conclusions ?? [],
        support: here?.support ?? [],
        pattern: here?.pattern ?? [],
        supposed: here?.supposed ?? [],
        broken: here?.broken ?? [],
      }).then((answer) => answer.scene);
      this.frames.set(place, found);
    }
    return found;
  }

  #tell() {
    const { step: number, lemma } = this.places[this.at];
    const step = this.proof.steps[number - 1];
    for (const item of this.list?.children ?? []) {
      const here = /** @type {HTMLElement} */ (item).dataset.step === String(number);
      item.toggleAttribute("aria-current", here);
      if (here && this.list) this.list.scrollTop = /** @type {HTMLElement} */ (item).offsetTop - this.list.clientHeight / 2;
    }
    if (!this.told || !this.extra) return;
    if (!step) {
      put(this.told, t("the-start-what-is-printed"));
      say(t("the-start-what-is-printed"));
      put(this.extra);
      return;
    }
    say(t("step-told", { n: number, text: step.lemmas[lemma].text }));
    const place = step.lemmas.length > 1 ? t("step-in-parts", { n: number, at: lemma + 1, all: step.lemmas.length }) : t("step-number", { n: number });
    put(this.told, el("strong", {}, `${place} `), `${step.lemmas[lemma].text}. `, el("span", { class: "muted" }, `[${step.lemmas[lemma].technique}]`));
    put(
      this.extra,
      button(t("reasons"), () => showGraph(this.app, step), { class: "small", id: "reasons", title: t("the-graph-of-the-reasons-behind") }),
      el("details", { class: "story" }, el("summary", {}, t("in-full")), step.story.map((/** @type {any} */ line) => el("p", { class: `indent-${Math.min(line.indent, 6)}` }, line.text))),
    );
  }

  /** Play by itself, or stop. */
  play() {
    if (this.timer) return this.stop();
    if (this.at === this.places.length - 1) void this.go(0);
    if (this.player) put(this.player, "⏸");
    this.player?.setAttribute("aria-label", t("pause"));
    this.timer = setInterval(() => {
      if (this.at === this.places.length - 1) this.stop();
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
    const step = this.places[this.at].step;
    const steps = this.proof.steps.length;
    const acts = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => void this.go(this.at + 1),
      ArrowLeft: () => void this.go(this.at - 1),
      ArrowDown: () => void this.goStep(Math.min(step + 1, steps)),
      ArrowUp: () => void (step > 1 ? this.goStep(step - 1) : this.go(0)),
      Home: () => void this.go(0),
      End: () => void this.go(this.places.length - 1),
      v: () => this.start && this.telling.turn(),
      Escape: () => this.close(),
    });
    if (event.key === " " && !target.closest("button")) this.play();
    else if (acts[event.key]) acts[event.key]();
    else return;
    event.preventDefault();
  }
}

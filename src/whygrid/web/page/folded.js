// The list of the steps of a proof. Each names its hardest deduction, and unfolds where it has parts: what leads to it,
// suppositions, and suppositions inside these. Every line can be pressed, and is then played on the board.

import { button, el, put } from "./dom.js";
import { t } from "./voice.js";

/**
 * A line and what leads to it, which comes before it when it is played.
 * @typedef {{place: number, frame: import("./frames.js").Frame, parts: Part[]}} Part
 */

export class Folded {
  /** @param {any} proof @param {import("./frames.js").Frames} frames @param {(place: number) => void} go */
  constructor(proof, frames, go) {
    this.frames = frames;
    this.go = go;
    /** @type {Map<number, HTMLElement>} */
    this.lines = new Map(); // by place, as far as they have been unfolded
    /** Which places are inside of what a button unfolds. @type {Map<HTMLElement, {inside: HTMLElement, unfold: () => void, from: number, to: number}>} */
    this.folds = new Map();
    this.items = proof.steps.map((/** @type {any} */ step) => this.#step(step, proof.view === "cells"));
    this.list = el("ol", { class: "steps", tabindex: 0, "aria-label": t("steps-of-the-proof") }, this.items);
  }

  /** @param {any} step @param {boolean} withK */
  #step(step, withK) {
    const first = this.frames.placeOf(step.number, 0);
    const place = first + step.frames.length - 1;
    const { parts } = grouped(step.frames, first);
    const label = [el("span", { class: "goal" }, step.goal), " ", el("span", { class: "muted" }, withK ? `${step.hardest}, k ${step.k}` : step.hardest)];
    return el("li", { "data-step": step.number }, this.#fold(label, place, parts));
  }

  /** A line that unfolds, if it has parts. @param {import("./dom.js").Child[]} label @param {number} place @param {Part[]} parts */
  #fold(label, place, parts) {
    const line = button(null, () => this.go(place), { class: "line" });
    put(line, label);
    this.lines.set(place, line);
    if (!parts.length) return line;
    const inside = el("ol", { class: "parts" });
    const unfold = () => {
      if (!inside.children.length) put(inside, parts.map((part) => this.#part(part)));
    };
    const toggle = button(sign(false), () => this.#open(toggle, toggle.getAttribute("aria-expanded") !== "true"), { class: "fold", "aria-expanded": "false", "aria-label": t("parts-of", { what: line.textContent ?? "" }) });
    inside.hidden = true;
    this.folds.set(toggle, { inside, unfold, from: Math.min(...parts.map(earliest)), to: place });
    return el("div", { class: "folded" }, toggle, line, inside);
  }

  /** @param {HTMLElement} toggle @param {boolean} open */
  #open(toggle, open) {
    const { inside, unfold } = /** @type {any} */ (this.folds.get(toggle));
    if (open) unfold();
    inside.hidden = !open;
    toggle.setAttribute("aria-expanded", String(open));
    put(toggle, sign(open));
  }

  /** @param {Part} part */
  #part({ place, frame, parts }) {
    return el("li", {}, this.#fold([frame.short, " ", el("span", { class: "muted" }, frame.technique)], place, parts));
  }

  /** Show which line is played; where it is a part of another one, that unfolds. @param {number} place */
  point(place) {
    const number = this.frames.places[place].step;
    for (const [toggle, { inside, from, to }] of this.folds) if (place >= from && place < to && inside.hidden) this.#open(toggle, true);
    for (const item of this.items) item.toggleAttribute("aria-current", item.dataset.step === String(number));
    for (const [other, line] of this.lines) line.classList.toggle("here", other === place);
    const line = this.lines.get(place);
    if (line) this.list.scrollTop = line.getBoundingClientRect().top - this.list.getBoundingClientRect().top + this.list.scrollTop - this.list.clientHeight / 2;
  }
}

const sign = (/** @type {boolean} */ open) => (open ? "▾" : "▸");

/** The first place of a part, that of what leads to it included. @param {Part} part @returns {number} */
const earliest = (part) => (part.parts.length ? Math.min(part.place, earliest(part.parts[0])) : part.place);

/**
 * The frames of a step as a tree: what is supposed for a line comes before it, one level deeper. The last one is the
 * step itself; all others lead to it.
 * @param {import("./frames.js").Frame[]} frames @param {number} first the place of the first of them
 * @returns {Part}
 */
export function grouped(frames, first) {
  /** What waits for a line that is less deep, by depth. @type {Part[][]} */
  const waiting = [[]];
  const last = frames.length - 1;
  frames.forEach((frame, index) => {
    const depth = index === last ? 0 : frame.depth;
    while (waiting.length <= depth) waiting.push([]);
    const deeper = waiting.splice(depth + 1).flat();
    waiting[depth].push({ place: first + index, frame, parts: deeper });
  });
  const parts = waiting.flat();
  const whole = /** @type {Part} */ (parts.pop());
  return { ...whole, parts: [...parts, ...whole.parts] };
}

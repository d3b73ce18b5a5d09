// How a proof is to be told: as a story or cell by cell, by which means, in which notation. The browser remembers it.

import { button, el } from "./dom.js";
import * as store from "./store.js";

const VIEWS = [
  ["story", "Story", "Each deduction once; later ones rest on it"],
  ["cells", "Cell by cell", "Each placement by itself, with the known cells that it rests on"],
];
const MORE = {
  strategy: ["Prefer", [["mixed", "what reads best"], ["patterns", "named patterns"], ["short", "few words"]]],
  notation: ["Chains", [["words", "in words"], ["eureka", "in Eureka notation"], ["both", "both ways"]]],
};

export class Telling {
  /** @param {() => void} changed what to do when something else is chosen */
  constructor(changed) {
    this.changed = changed;
    /** @type {Record<string, string>} */
    this.chosen = { view: "story", strategy: "mixed", notation: "words", ...store.setting("telling", {}) };
    this.views = VIEWS.map(([view, label, title]) => button(label, () => this.choose("view", view), { class: "small", title, "data-view": view }));
    this.switch = el("div", { class: "row", role: "group", "aria-label": "How the proof is told" }, this.views);
    this.more = el("details", { class: "telling" }, el("summary", {}, "How it is told"), Object.entries(MORE).map(([name, [label, options]]) => this.#field(name, /** @type {string} */ (label), /** @type {string[][]} */ (options))));
    this.#refresh();
  }

  /** @param {string} name @param {string} label @param {string[][]} options */
  #field(name, label, options) {
    const select = el("select", { id: `telling-${name}`, onchange: () => this.choose(name, select.value) },
      options.map(([value, words]) => el("option", { value, selected: value === this.chosen[name] }, words)));
    return el("div", { class: "field" }, el("label", { for: select.id }, label), select);
  }

  /** @param {string} name @param {string} value */
  choose(name, value) {
    if (this.chosen[name] === value) return;
    this.chosen = { ...this.chosen, [name]: value };
    store.set("telling", this.chosen);
    this.#refresh();
    this.changed();
  }

  /** The other view. */
  turn() {
    this.choose("view", this.chosen.view === "story" ? "cells" : "story");
  }

  #refresh() {
    for (const view of this.views) view.setAttribute("aria-pressed", String(view.dataset.view === this.chosen.view));
  }
}

// How a proof is to be told: as a story or cell by cell, by which means, in which notation. The browser remembers it.

import { button, el } from "./dom.js";
import * as store from "./store.js";
import { t } from "./voice.js";

const VIEWS = ["story", "cells"];
const MORE = {
  strategy: ["mixed", "patterns", "short"],
  notation: ["words", "eureka", "both"],
};

export class Telling {
  /** @param {() => void} changed what to do when something else is chosen */
  constructor(changed) {
    this.changed = changed;
    /** @type {Record<string, string>} */
    this.chosen = { view: "story", strategy: "mixed", notation: "words", ...store.setting("telling", {}) };
    this.views = VIEWS.map((view) => button(t(`view-${view}`), () => this.choose("view", view), { class: "small", title: t(`view-${view}-means`), "data-view": view }));
    this.switch = el("div", { class: "row", role: "group", "aria-label": t("how-the-proof-is-told") }, this.views);
    this.more = el("details", { class: "telling" }, el("summary", {}, t("how-it-is-told")), Object.entries(MORE).map(([name, options]) => this.#field(name, options)));
    this.#refresh();
  }

  /** @param {string} name @param {string[]} options */
  #field(name, options) {
    const select = el("select", { id: `telling-${name}`, onchange: () => this.choose(name, select.value) },
      options.map((value) => el("option", { value, selected: value === this.chosen[name] }, t(`${name}-${value}`))));
    return el("div", { class: "field" }, el("label", { for: select.id }, t(`${name}-of-telling`)), select);
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

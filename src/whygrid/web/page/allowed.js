// Which techniques hints, proofs and lists of steps may use: all, or those that are ticked and nothing else.

import { button, el, put } from "./dom.js";
import * as store from "./store.js";
import { t } from "./voice.js";

export class Allowed {
  /** @param {import("./app.js").App} app @param {{changed: () => void, prove: () => void}} owner who hears of other ticks, and tries them out */
  constructor(app, owner) {
    this.app = app;
    this.owner = owner;
    this.count = el("span", { class: "muted" });
    this.body = el("div", {});
    this.element = el("details", { class: "allowed", id: "allowed" }, el("summary", {}, `${t("techniques-to-allow")} `, this.count), this.body);
    this.genre = "";
    /** @type {Map<string, HTMLInputElement>} */
    this.boxes = new Map();
  }

  /** The names that may be used; undefined for the usual ones. @returns {string[] | undefined} */
  get only() {
    return store.setting(`allowed-${this.#kind?.name}`, null) ?? undefined;
  }

  /** What goes along with a question. */
  get asked() {
    return this.only ? { only: this.only } : {};
  }

  get #kind() {
    return this.app.genre;
  }

  /** The list belongs to the genre on the board. */
  refresh() {
    const kind = this.#kind;
    if (kind && kind.name !== this.genre) this.#build(kind);
    this.#show();
  }

  /** @param {import("./app.js").Genre} kind */
  #build(kind) {
    this.genre = kind.name;
    this.boxes = new Map(kind.techniques.map((one) => [one.name, el("input", { type: "checkbox", value: one.name, onchange: () => this.#taken() })]));
    const upTo = (/** @type {number} */ place) => this.#allow(kind.techniques.slice(0, place + 1).filter((one) => !one.unique).map((one) => one.name));
    put(
      this.body,
      el("p", { class: "muted" }, t("by-these-techniques")),
      el("div", { class: "row" }, button(t("allow-all"), () => this.#allow(null), { class: "small", id: "allow-all" }), button(t("allow-none"), () => this.#allow([]), { class: "small", id: "allow-none" }), button(t("how-far-they-get"), () => this.owner.prove(), { class: "small", id: "how-far-they-get" })),
      el("ul", { class: "ticks" }, kind.techniques.map((one, place) =>
        el("li", {}, el("label", {}, this.boxes.get(one.name), ` ${one.called}`), button(t("up-to-here"), () => upTo(place), { class: "small quiet", "aria-label": t("allow-up-to", { name: one.called }) })),
      )),
    );
  }

  #taken() {
    this.#allow([...this.boxes].filter(([, box]) => box.checked).map(([name]) => name));
  }

  /** @param {string[] | null} names */
  #allow(names) {
    const usual = this.#usual();
    const all = names !== null && names.length === usual.length && usual.every((name) => names.includes(name));
    store.set(`allowed-${this.genre}`, all ? null : names);
    this.#show();
    this.owner.changed();
  }

  /** What is used unless one says otherwise: not what takes for granted that there is one solution. */
  #usual() {
    return this.#kind?.techniques.filter((one) => !one.unique).map((one) => one.name) ?? [];
  }

  #show() {
    const { only } = this;
    const allowed = new Set(only ?? this.#usual());
    for (const [name, box] of this.boxes) box.checked = allowed.has(name);
    put(this.count, only ? t("so-many-allowed", { n: allowed.size, all: this.boxes.size }) : t("all-are-allowed"));
  }
}

// How near one is to the board: all of it, or a part that is scrolled. Buttons, keys, the wheel with Ctrl and two fingers.

import { button, byId, put, svg } from "./dom.js";
import { t } from "./voice.js";

const STEP = 1.4;
const LARGEST = 110; // pixels of a cell
const TINY = 15; // pixels of a cell that has no room for a label of its own

/** @typedef {{x: number, y: number}} At a place in the window */

/** Which key does what: the same on a number pad and on keyboards of all languages. @type {Record<string, (zoom: Zoom) => void>} */
const KEYS = {
  "+": (zoom) => zoom.nearer(),
  "=": (zoom) => zoom.nearer(),
  ".": (zoom) => zoom.nearer(),
  "-": (zoom) => zoom.further(),
  ",": (zoom) => zoom.further(),
  "*": (zoom) => zoom.fit(),
  o: (zoom) => zoom.fit(),
};

export class Zoom {
  /**
   * @param {HTMLElement} host what is scrolled @param {HTMLElement} sheet what is in it
   * @param {() => Element | undefined} cursor the cell to stay with
   */
  constructor(host, sheet, cursor) {
    this.host = host;
    this.sheet = sheet;
    this.cursor = cursor;
    this.columns = 1;
    this.scale = 1; // 1 shows the whole board
    /** The fingers on the board. @type {Map<number, At>} */
    this.fingers = new Map();
    this.pinching = false;
    const named = (/** @type {string} */ name, /** @type {string} */ keys) => ({ id: `zoom-${name}`, class: "small", "aria-label": t(`zoom-${name}`), title: `${t(`zoom-${name}`)} (${keys})` });
    this.buttons = {
      further: button("−", () => this.further(), named("further", "-")),
      fit: button(corners(), () => this.fit(), named("fit", "o")),
      nearer: button("+", () => this.nearer(), named("nearer", "+")),
    };
    put(byId("zoom"), Object.values(this.buttons));
    host.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.#settle()).observe(sheet);
    this.inWindow = false; // whether all of the board is
    new IntersectionObserver(([seen]) => (this.inWindow = seen.intersectionRatio > 0.99), { threshold: [0.99, 1] }).observe(sheet);
  }

  /** The board has so many columns now. @param {number} columns */
  shape(columns) {
    this.columns = columns;
    this.#settle();
  }

  /** Pixels of a cell as it is now. */
  get cell() {
    return this.sheet.clientWidth / this.columns;
  }

  nearer() {
    this.to(this.scale * STEP, this.#middle());
  }

  further() {
    this.to(this.scale / STEP, this.#middle());
  }

  /** Show the whole board. */
  fit() {
    this.to(1, this.#middle());
  }

  /** Go so near; what is at this place stays there. @param {number} scale @param {At} at */
  to(scale, at) {
    const most = Math.max(1, (LARGEST * this.scale) / (this.cell || 1));
    const next = Math.max(1, Math.min(scale, most));
    if (next === this.scale) return;
    const before = this.sheet.getBoundingClientRect();
    const [across, down] = [(at.x - before.left) / before.width, (at.y - before.top) / before.height];
    this.scale = next;
    this.host.style.setProperty("--zoom", String(next));
    this.host.classList.toggle("near", next > 1);
    const after = this.sheet.getBoundingClientRect();
    this.host.scrollLeft += after.left + across * after.width - at.x;
    this.host.scrollTop += after.top + down * after.height - at.y;
    this.#settle();
  }

  /** Scroll to a cell, if it is out of view. @param {Element | undefined} cell */
  reveal(cell) {
    if (this.scale > 1 || !this.inWindow) cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Whether a key was for us. @param {KeyboardEvent} event */
  key(event) {
    const act = event.ctrlKey || event.metaKey ? undefined : KEYS[event.key];
    act?.(this);
    return Boolean(act);
  }

  // Fingers.

  /** Another finger: two of them move the board and do nothing else. @param {PointerEvent} event @returns {boolean} whether they do */
  touch(event) {
    if (event.pointerType === "touch") this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    return (this.pinching ||= this.fingers.size > 1);
  }

  /** A finger goes on. @param {PointerEvent} event */
  move(event) {
    if (!this.fingers.has(event.pointerId)) return;
    const before = this.#span();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = this.#span();
    if (!before || !now) return;
    this.#pan(before.x - now.x, before.y - now.y);
    this.to((this.scale * now.length) / before.length, now);
  }

  /** A finger is lifted; what the last one does after that does not count. @param {PointerEvent} event */
  lift(event) {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.pinching = false;
  }

  /** How far the first two fingers are apart, and what lies between them. */
  #span() {
    const [one, other] = this.fingers.values();
    return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: Math.hypot(one.x - other.x, one.y - other.y) || 1 } : null;
  }

  /** Scroll the board, and the page where the board ends. @param {number} across @param {number} down */
  #pan(across, down) {
    const { scrollTop } = this.host;
    this.host.scrollBy(across, down);
    window.scrollBy(0, down - (this.host.scrollTop - scrollTop));
  }

  /** Ctrl and the wheel, which is also what a touchpad says when it is pinched; the wheel alone scrolls, as everywhere. @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.to(this.scale * Math.exp((-event.deltaY * lines) / 400), { x: event.clientX, y: event.clientY });
  }

  /** The cursor, if it is in view, or else the middle of what is. @returns {At} */
  #middle() {
    const view = this.host.getBoundingClientRect();
    const box = this.cursor()?.getBoundingClientRect();
    const seen = box && box.left >= view.left && box.top >= view.top && box.right <= view.right && box.bottom <= view.bottom;
    const { left, top, width, height } = seen ? box : view;
    return { x: left + width / 2, y: top + height / 2 };
  }

  #settle() {
    const { further, fit, nearer } = this.buttons;
    further.disabled = fit.disabled = this.scale === 1;
    nearer.disabled = this.cell >= LARGEST - 1;
    this.host.classList.toggle("tiny", this.cell < TINY);
  }
}

/** The sign for the whole board: its four corners. */
function corners() {
  const way = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
  return svg("svg", { viewBox: "0 0 24 24", width: 16, height: 16, "aria-hidden": "true" }, svg("path", { d: way, fill: "none", stroke: "currentColor", "stroke-width": 2.4 }));
}

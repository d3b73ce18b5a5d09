// The board that one plays on: a picture, and above it a grid of invisible cells for pointers, keys and screen readers. The
// grid has the focus and says which of its cells is the active one, which costs a browser less than to move the focus itself.

import { el, put } from "./dom.js";
import { Layers, isSame } from "./layers.js";
import { notation } from "./voice.js";
import { Zoom } from "./zoom.js";

/** @typedef {{row: number, column: number}} Cell */

/** The name of a cell. @param {Cell} cell */
export const nameOf = (cell) => `r${cell.row + 1}c${cell.column + 1}`;

/** What a reader calls a cell, in the notation that the server was started with. @param {Cell} cell @returns {string} */
export function calledOf(cell) {
  if (notation() === "row-letter") return `${letters(cell.row + 1)}${cell.column + 1}`;
  if (notation() === "column-letter") return `${letters(cell.column + 1)}${cell.row + 1}`;
  return nameOf(cell);
}

/** Numbers as the columns of a spreadsheet: A to Z, then AA. @param {number} number @returns {string} */
const letters = (number) => (number ? letters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26)) : "");

/** What rows or columns are called: numbers, or letters in this notation. @param {number} count @param {string} lettered */
export const named = (count, lettered) => Array.from({ length: count }, (_, i) => (notation() === lettered ? letters(i + 1) : String(i + 1)));

/** The cell of a name such as r4c5. @param {string} name @returns {Cell} */
export function cellOf(name) {
  const [row, column] = name.slice(1).split("c").map(Number);
  return { row: row - 1, column: column - 1 };
}

/** The two cells of an edge such as r1c1-r1c2. @param {string} edge */
export const endsOf = (edge) => edge.split("-");

/**
 * What the owner of a board wants to hear: where the pointer was pressed, dragged to, and let go.
 * @typedef {object} Listeners
 * @property {(cell: Cell, event: PointerEvent) => void} press
 * @property {(from: Cell, to: Cell, event: PointerEvent) => void} drag
 * @property {(cell: Cell, moved: boolean, event: PointerEvent) => void} release
 * @property {(cell: Cell) => void} [twice]
 * @property {() => void} [cancel] the pointer was taken away: whatever it began does not count
 */

export class Board {
  /** @param {HTMLElement} host @param {Listeners} listeners */
  constructor(host, listeners) {
    this.listeners = listeners;
    this.rows = 0;
    this.columns = 0;
    /** @type {HTMLElement[]} */
    this.cells = [];
    this.drawing = el("div", { class: "drawing" });
    this.layers = new Layers(this.drawing);
    /** What the words of the cells were made of. @type {unknown[] | undefined} */
    this.described = undefined;
    /** @type {Set<string>} */
    this.selected = new Set();
    /** The cell that has the cursor. @type {HTMLElement | undefined} */
    this.here = undefined;
    this.grid = el("div", { class: "grid", role: "grid", tabindex: 0 });
    this.labels = [el("div", { class: "labels top", "aria-hidden": "true" }), el("div", { class: "labels left", "aria-hidden": "true" })];
    this.host = host;
    const sheet = el("div", { class: "sheet" }, this.drawing, this.grid);
    put(host, ...this.labels, el("div", { class: "labels corner", "aria-hidden": "true" }), sheet);
    this.zoom = new Zoom(host, sheet, () => this.here);
    this.#listen();
  }

  /** Have so many cells. @param {number} rows @param {number} columns @param {string} label */
  shape(rows, columns, label) {
    this.grid.setAttribute("aria-label", label);
    if (rows === this.rows && columns === this.columns) return;
    [this.rows, this.columns] = [rows, columns];
    this.host.style.setProperty("--rows", String(rows));
    this.host.style.setProperty("--columns", String(columns));
    this.zoom.shape(columns);
    document.body.dataset.board = columns > 1.3 * rows ? "wide" : "";
    put(this.labels[0], named(columns, "column-letter").map((text) => el("span", {}, text)));
    put(this.labels[1], named(rows, "row-letter").map((text) => el("span", {}, text)));
    this.cells = [];
    const rowsMade = Array.from({ length: rows }, (_, row) => {
      const made = Array.from({ length: columns }, (_, column) =>
        el("div", { role: "gridcell", id: `cell-${nameOf({ row, column })}`, "aria-selected": "false", "data-cell": nameOf({ row, column }) }),
      );
      this.cells.push(...made);
      return el("div", { role: "row" }, made);
    });
    put(this.grid, rowsMade);
    this.described = undefined;
    this.selected = new Set();
    this.here = undefined;
  }

  /** Show these layers, the first one at the bottom. @param {number} rows @param {number} columns @param {import("./layers.js").Layer[]} layers */
  show(rows, columns, layers) {
    this.layers.show(rows, columns, layers);
  }

  /**
   * Say what each cell is, which are selected, and which one has the cursor.
   * @param {unknown[]} of what the words are made of: while it is the same, so are they
   * @param {(cell: Cell) => string} label @param {Set<string>} selected @param {Cell} cursor
   */
  describe(of, label, selected, cursor) {
    if (!isSame(this.described, of)) {
      this.described = of;
      this.cells.forEach((element, index) => set(element, "aria-label", label({ row: Math.floor(index / this.columns), column: index % this.columns })));
    }
    for (const name of this.selected) if (!selected.has(name)) set(this.#at(cellOf(name)), "aria-selected", "false");
    for (const name of selected) set(this.#at(cellOf(name)), "aria-selected", "true");
    this.selected = new Set(selected);
    const here = this.#at(cursor);
    if (here && here !== this.here) this.grid.setAttribute("aria-activedescendant", here.id);
    this.here = here;
  }

  /** @param {Cell} cell @returns {HTMLElement | undefined} */
  #at(cell) {
    return this.cells[cell.row * this.columns + cell.column];
  }

  /** Hide the board behind these words until it is clicked; "" shows it again. @param {string} words @param {() => void} uncover */
  cover(words, uncover) {
    this.host.querySelector(".cover")?.remove();
    this.host.classList.toggle("covered", Boolean(words));
    if (!words) return;
    const cover = el("button", { type: "button", class: "cover", onclick: uncover }, words);
    this.host.append(cover);
    cover.focus();
  }

  /** Have a cell in view. @param {Cell} cell */
  reveal(cell) {
    this.zoom.reveal(this.#at(cell));
  }

  /** Have the keys. Text that is selected elsewhere is let go: the browser would look for its place at every step. */
  focus() {
    const text = getSelection();
    if (text?.rangeCount) text.removeAllRanges();
    if (document.activeElement !== this.grid) this.grid.focus({ preventScroll: true });
  }

  /** The cell under a pointer; null outside, and in the corners between cells while dragging. @param {PointerEvent} event @param {boolean} dragging */
  at(event, dragging) {
    const box = this.grid.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.columns;
    const y = ((event.clientY - box.top) / box.height) * this.rows;
    const cell = { row: Math.floor(y), column: Math.floor(x) };
    if (cell.row < 0 || cell.column < 0 || cell.row >= this.rows || cell.column >= this.columns) return null;
    const off = Math.hypot(x - cell.column - 0.5, y - cell.row - 0.5);
    return dragging && off > 0.46 ? null : cell;
  }

  /** Where in its cell a pointer is, from 0 to 1. @param {PointerEvent} event */
  within(event) {
    const box = this.grid.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.columns;
    const y = ((event.clientY - box.top) / box.height) * this.rows;
    return { x: x - Math.floor(x), y: y - Math.floor(y) };
  }

  /** A finger alone has done nothing until it is lifted or goes on to another cell: a second one may follow, to pinch. */
  #listen() {
    /** @type {Cell | null} */
    let from = null;
    let moved = false;
    /** The touch of a finger that has done nothing yet. @type {PointerEvent | null} */
    let waiting = null;
    const begin = () => {
      if (from && waiting) this.listeners.press(from, waiting);
      waiting = null;
    };
    const cancel = () => {
      if (from && !waiting) this.listeners.cancel?.();
      from = waiting = null;
    };
    this.grid.addEventListener("pointerdown", (event) => {
      if (this.zoom.touch(event)) return cancel();
      const cell = this.at(event, false);
      if (!cell || from) return;
      from = cell;
      moved = false;
      this.grid.setPointerCapture(event.pointerId);
      event.preventDefault();
      waiting = event;
      if (event.pointerType !== "touch") begin();
    });
    this.grid.addEventListener("pointermove", (event) => {
      this.zoom.move(event);
      if (!from) return;
      const cell = this.at(event, true);
      if (!cell || (cell.row === from.row && cell.column === from.column)) return;
      begin();
      for (const next of between(from, cell)) {
        this.listeners.drag(from, next, event);
        from = next;
      }
      moved = true;
    });
    this.grid.addEventListener("pointerup", (event) => {
      this.zoom.lift(event);
      begin();
      if (from) this.listeners.release(from, moved, event);
      from = null;
    });
    this.grid.addEventListener("pointercancel", (event) => {
      this.zoom.lift(event);
      cancel();
    });
    this.grid.addEventListener("contextmenu", (event) => event.preventDefault());
    this.grid.addEventListener("dblclick", (event) => {
      const cell = this.at(/** @type {any} */ (event), false);
      if (cell) this.listeners.twice?.(cell);
    });
  }
}

/** The cells on the way from one to another, one step at a time: a fast pointer leaves cells out. @param {Cell} from @param {Cell} to */
function between(from, to) {
  const steps = [];
  let { row, column } = from;
  while (row !== to.row || column !== to.column) {
    const [down, across] = [to.row - row, to.column - column];
    if (Math.abs(down) >= Math.abs(across)) row += Math.sign(down);
    else column += Math.sign(across);
    steps.push({ row, column });
  }
  return steps;
}

/** @param {Element | undefined} element @param {string} name @param {string} value */
function set(element, name, value) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

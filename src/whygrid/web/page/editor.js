// The editor: a board in the making on the same board that one plays on. It takes over pointer and keys while it is open.

import { Refusal, ask } from "./api.js";
import { cellOf, nameOf } from "./board.js";
import * as drafts from "./drafts.js";
import { ARROWS, digitOf } from "./keys.js";
import { refused } from "./notice.js";
import { cellRect, cursorMark, drawGround, drawMarks, gridLines } from "./scene.js";
import { t } from "./voice.js";

const PATIENCE = 1200; // milliseconds in which a second digit belongs to the same number

/**
 * @typedef {import("./board.js").Cell} Cell
 * @typedef {drafts.State} State what a change changes
 * @typedef {{cells: string[][], lines: string[], puzzle: any, problem: string, scene: any, symbols: string[], empty: string}} Draft
 */

export class Editor {
  /** @param {import("./app.js").App} app @param {() => void} changed */
  constructor(app, changed) {
    this.app = app;
    this.changed = changed;
    this.genre = "";
    this.id = drafts.newId();
    this.worthKeeping = false; // what was taken from a game can be taken again
    /** Title, author and the setter's own rules. @type {Record<string, string>} */
    this.info = {};
    /** @type {Draft | null} */
    this.draft = null;
    /** @type {State[]} */
    this.past = [];
    /** @type {State[]} */
    this.future = [];
    /** The names of the cells that are being gathered for a line. @type {string[] | null} */
    this.gathered = null;
    /** @type {Cell} */
    this.cursor = { row: 0, column: 0 };
    /** What it was when the pointer was pressed. @type {{cursor: Cell, gathered: string[] | null}} */
    this.before = { cursor: this.cursor, gathered: null };
    /** @type {any} */
    this.shown = null; // what the verdict points at
    /** @type {Set<string>} */
    this.pointed = new Set();
    this.symmetry = "none"; // what is entered or emptied has its counterparts there
    this.typed = { at: "", when: 0 };
    this.begun = 0; // how many boards have been asked for: the last one counts
    /** @type {Promise<unknown>} */
    this.asked = Promise.resolve(); // the answer that is on its way about the last change
  }

  /** The genre's words about its drafts. */
  get drafting() {
    return this.app.genres.find((genre) => genre.name === this.genre)?.drafting;
  }

  /** What undo brings back. @returns {State} */
  get state() {
    return { cells: this.draft?.cells ?? [], lines: this.draft?.lines ?? [] };
  }

  get text() {
    return this.draft?.cells[this.cursor.row]?.[this.cursor.column] ?? "";
  }

  /**
   * Start from an empty board, or from a puzzle, or go on with a draft; the one before stays among the drafts.
   * @param {string} genre @param {{size?: string, puzzle?: any, cells?: string[][], lines?: string[]}} from @param {Partial<drafts.Kept>} [kept]
   */
  async begin(genre, from, kept = {}) {
    this.begun += 1;
    if (!(await this.#take(genre, from))) return;
    this.past = kept.past ?? [];
    this.future = kept.future ?? [];
    if (this.gathered) this.gathered = [];
    this.id = kept.id ?? drafts.newId();
    this.info = kept.info ?? {};
    this.worthKeeping = Boolean(kept.id);
    const { rows, columns } = /** @type {Draft} */ (this.draft).scene;
    this.cursor = { row: Math.floor(rows / 2), column: Math.floor(columns / 2) };
    this.draw();
    this.app.play.board.host.scrollIntoView({ block: "nearest" });
    this.changed();
  }

  /** Go on with a draft that is kept; false if it is not there any more. @param {string} id */
  async resume(id) {
    const kept = await drafts.load(id);
    if (kept) await this.begin(kept.genre, drafts.asked(kept), kept);
    return kept !== null;
  }

  /** Keep the draft as it is now. */
  keep() {
    if (!this.draft) return;
    this.worthKeeping = true;
    const { id, genre, past, future, info } = this;
    void drafts.keep({ id, genre, ...this.state, past, future, info });
  }

  /**
   * Have a draft looked at, and show it; false where another one has come up meanwhile.
   * @param {string} genre @param {any} from @param {() => boolean} [counts] whether it is still wanted
   */
  async #take(genre, from, counts = () => true) {
    const { begun } = this;
    const draft = await ask("draft", { genre, ...from });
    if (begun !== this.begun || !counts()) return false;
    this.genre = genre;
    this.draft = draft;
    this.shown = null;
    this.pointed = new Set();
    this.draw();
    return true;
  }

  /** Change the texts of the board; what they mean is looked up afterwards. @param {State} state */
  change(state) {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...state };
    this.keep();
    this.asked = this.#look(state);
  }

  /** @param {State} state */
  async #look(state) {
    const { cells, lines } = state;
    try {
      await this.#take(this.genre, drafts.asked(state), () => cells === this.draft?.cells && lines === this.draft.lines);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused(error.message);
      if (this.draft?.cells === cells && this.draft.lines === lines) this.draft = { ...this.draft, puzzle: null, problem: error.message };
    }
    this.changed();
  }

  /** The puzzle on the board, once all changes have been looked at; null where it is none. */
  async puzzle() {
    for (let asked; asked !== this.asked; ) await (asked = this.asked);
    return this.draft?.puzzle ?? null;
  }

  /**
   * Write a text into the cell under the cursor. With a symmetry, what is emptied or blackened has its counterparts; a
   * symbol does not say which one stands there, so that the cursor goes to the place for it.
   * @param {string} text
   */
  put(text) {
    if (!this.draft) return;
    const cells = this.draft.cells.map((row) => [...row]);
    const { row, column } = this.cursor;
    const written = text.trim() || this.draft.empty;
    const plain = written === this.draft.empty || Object.values(this.drafting?.keys ?? {}).includes(written);
    const counterparts = this.#counterparts(cells);
    for (const cell of plain ? [this.cursor, ...counterparts] : [this.cursor]) cells[cell.row][cell.column] = written;
    const next = counterparts.find((cell) => cells[cell.row][cell.column] === this.draft?.empty);
    if (!plain && next && this.draft.cells[row][column] === this.draft.empty) this.cursor = next;
    this.#goOn({ cells, lines: this.draft.lines });
  }

  /** Have the board demand these lines. @param {string[]} lines */
  demand(lines) {
    this.#goOn({ cells: this.state.cells, lines });
  }

  /** Gather cells for a line, after these; null for no more. @param {string[] | null} names */
  gather(names) {
    this.gathered = names;
    this.draw();
  }

  /** A change that can be undone. @param {State} state */
  #goOn(state) {
    if (!this.draft) return;
    this.past.push(this.state);
    this.future = [];
    this.change(state);
  }

  /** The cells that the symmetry puts beside that under the cursor. @param {string[][]} cells @returns {Cell[]} */
  #counterparts(cells) {
    const { row, column } = this.cursor;
    const [down, across] = [cells.length - 1 - row, cells[0].length - 1 - column];
    const found = { rotation: [down, across], vertical: [row, across], horizontal: [down, column] }[this.symmetry];
    return found && (found[0] !== row || found[1] !== column) ? [{ row: found[0], column: found[1] }] : [];
  }

  /** @param {State[]} from @param {State[]} to */
  #back(from, to) {
    const state = from.pop();
    if (!state || !this.draft) return;
    to.push(this.state);
    this.change(state);
  }

  undo() {
    this.#back(this.past, this.future);
  }

  redo() {
    this.#back(this.future, this.past);
  }

  // Pointer and keys.

  /** Go to a cell; where cells are gathered it is one of them, or no longer. @param {Cell} cell */
  press(cell) {
    this.before = { cursor: this.cursor, gathered: this.gathered };
    const name = nameOf(cell);
    if (this.gathered) this.gathered = this.gathered.includes(name) ? this.gathered.filter((one) => one !== name) : [...this.gathered, name];
    this.#go(cell);
  }

  /** @param {Cell} cell */
  #go(cell) {
    this.cursor = cell;
    this.typed.at = "";
    this.draw();
    this.app.play.board.focus();
    this.changed();
  }

  /** The pointer that was pressed does not count. */
  cancel() {
    this.gathered = this.before.gathered;
    this.#go(this.before.cursor);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const way = ARROWS[event.key];
    const { rows, columns } = this.draft?.scene ?? { rows: 0, columns: 0 };
    const control = event.ctrlKey || event.metaKey;
    if (way) {
      const to = { row: this.cursor.row + way[0], column: this.cursor.column + way[1] };
      if (to.row < 0 || to.column < 0 || to.row >= rows || to.column >= columns) return true;
      this.#go(to);
      this.app.play.board.reveal(to);
    } else if (control && event.key.toLowerCase() === "z") event.shiftKey ? this.redo() : this.undo();
    else if (control && event.key.toLowerCase() === "y") this.redo();
    else if (control || event.altKey) return false;
    else if (this.gathered && (event.key === "Enter" || event.key === " ")) this.press(this.cursor);
    else if (event.key === "Enter" || event.key === "\\") this.app.panel("set").typeCell(event.key === "\\" ? "\\" : "");
    else if (this.drafting?.keys[event.key.toLowerCase()] !== undefined && event.key !== "0") this.put(this.drafting.keys[event.key.toLowerCase()]);
    else return this.#symbol(event);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #symbol(event) {
    const digit = digitOf(event);
    const letter = event.key.length === 1 ? event.key.toUpperCase() : "";
    const name = nameOf(this.cursor);
    const symbols = this.draft?.symbols ?? [];
    const goesOn = this.typed.at === name && performance.now() - this.typed.when < PATIENCE && /^\d+$/.test(this.text);
    if (digit && this.text.includes("\\")) this.app.panel("set").typeCell(digit);
    else if (digit && goesOn && symbols.length === 0) this.put(this.text + digit);
    else if (digit === "0") this.put("");
    else if (digit) this.put(digit);
    else if (symbols.includes(letter)) this.put(letter);
    else return false;
    this.typed = { at: name, when: performance.now() };
    return true;
  }

  // What is seen.

  draw() {
    const { board } = this.app.play;
    if (!this.draft || !this.app.isSetting) return;
    const scene = this.shown ?? this.draft.scene;
    board.shape(scene.rows, scene.columns, t("the-board-in-the-making"));
    const { cursor, pointed, gathered } = this;
    board.show(scene.rows, scene.columns, [
      { name: "ground", of: [scene], draw: () => drawGround(scene) },
      { name: "squares", of: [this.draft.symbols], draw: () => (this.draft?.symbols.length ? [] : gridLines(scene.rows, scene.columns)) },
      { name: "pointed", of: [pointed], draw: () => [...pointed].flatMap((name) => name.split("-")).map((name) => cellRect(cellOf(name).row, cellOf(name).column, "wrong")) },
      { name: "gathered", of: [gathered], draw: () => (gathered ?? []).map((name) => cellRect(cellOf(name).row, cellOf(name).column, "twin")) },
      { name: "marks", of: [scene], draw: () => drawMarks(scene) },
      { name: "cursor", of: [], at: cursor, draw: () => [cursorMark("")] },
    ]);
    board.describe([this.draft.cells], (cell) => this.#say(cell), new Set([nameOf(cursor)]), cursor);
  }

  /** @param {Cell} cell */
  #say({ row, column }) {
    const text = this.draft?.cells[row]?.[column] ?? "";
    return `${t("row-and-column", { row: row + 1, column: column + 1 })}, ${text === this.draft?.empty ? t("empty") : text}`;
  }
}

// Playing: the board with its cursor and selection, the pad, and what keys and pointers do to the game.

import { ask } from "./api.js";
import { Board, cellOf, endsOf, nameOf } from "./board.js";
import { byId, say } from "./dom.js";
import { foreseen } from "./foresight.js";
import { Game } from "./game.js";
import * as journal from "./journal.js";
import { Orders } from "./orders.js";
import { makePad } from "./pad.js";
import { labelsOf, pathsOf } from "./paths.js";
import { drawGame } from "./seen.js";
import { listenToKeys } from "./typing.js";
import { t } from "./voice.js";

/**
 * @typedef {import("./board.js").Cell} Cell
 * @typedef {import("./api.js").Action} Action
 * @typedef {{title: string, rows: number, columns: number, symbols: string[], cells: string[],
 *   edges: Record<string, string>, printed: Record<string, string>, instructions: string[], peers: Record<string, string[]>, asides: boolean}} Places
 */

/** @type {string[]} */
const NONE = [];

export class Play {
  /** @param {{changed: () => void, stepped: () => void, finished: () => void, keep: (last?: string) => Promise<void>}} owner */
  constructor(owner) {
    this.owner = owner;
    this.board = new Board(byId("board"), {
      press: (cell, event) => this.#press(cell, event),
      drag: (_, to) => this.#drag(to),
      release: (cell, moved, event) => this.#release(cell, moved, event),
      twice: (cell) => this.#selectSame(cell),
      cancel: () => this.#cancel(),
    });
    /** @type {Game} */
    this.game = new Game({ genre: "", form: "", text: "" });
    /** @type {Places} */
    this.places = { title: "", rows: 1, columns: 1, symbols: [], cells: [], edges: {}, printed: {}, instructions: [], peers: {}, asides: false };
    /** @type {import("./api.js").Look | null} */
    this.look = null;
    /** @type {import("./api.js").Scene | null} */
    this.shown = null; // what help points at, instead of the game
    this.mode = "entry";
    this.held = "";
    this.holding = false; // of a line, by Enter
    /** @type {Cell} */
    this.cursor = { row: 0, column: 0 };
    /** @type {Set<string>} */
    this.selected = new Set();
    this.adding = true;
    /** What was selected before the pointer was pressed. @type {{cursor: Cell, selected: Set<string>} | null} */
    this.before = null;
    /** @type {((symbol: string) => void) | null} */
    this.waiting = null;
    /** @type {{press: (cell: Cell) => void, cancel: () => void, key: (event: KeyboardEvent) => boolean, draw: () => void} | null} */
    this.delegate = null; // who has the board instead, such as the editor
    /** @type {((subject: string, what: string) => void) | null} */
    this.asking = null; // for what the next click is about
    this.filter = ""; // the symbol that is pointed out everywhere
    this.paused = false; // while the board is covered
    this.tells = "rules"; // which conflicts are marked: none, rules, or solution
    /** @type {Set<string>} */
    this.near = new Set();
    /** @type {Set<string>} */
    this.wrong = new Set();
    this.orders = new Orders(this);
    /** What will be written once all moves are answered. @type {import("./api.js").Page | null} */
    this.ahead = null;
    /** The cells that a line is being dragged through. @type {Cell[] | null} */
    this.trail = null;
    this.trailKind = "line";
    this.active = true;
    this.pad = makePad(this);
    listenToKeys(this);
  }

  /** Play a game, after all that is on its way in another. @param {Game} game */
  open(game) {
    return this.orders.after(async () => {
      const places = await ask("board", { puzzle: game.puzzle });
      this.look = await ask("look", { puzzle: game.puzzle, page: game.page });
      this.game = game;
      journal.begin(game);
      this.#lay(places);
    });
  }

  /** @param {Places} places */
  #lay(places) {
    this.places = places;
    this.ahead = null;
    this.peers = new Map(Object.entries(places.peers).map(([name, others]) => [name, new Set(/** @type {string[]} */ (others))]));
    this.writable = new Set(places.cells);
    this.cursor = { row: Math.floor(places.rows / 2), column: Math.floor(places.columns / 2) };
    if (places.cells.length && !this.writable.has(nameOf(this.cursor))) this.cursor = cellOf(places.cells[0]);
    this.selected = new Set([nameOf(this.cursor)]);
    this.mode = this.linesOnly ? "line" : "entry";
    this.trail = null;
    this.filter = "";
    if (this.paused) this.pause(false);
    this.clearHelp();
    this.board.shape(places.rows, places.columns, t("board-of", { title: places.title }));
    this.board.zoom.fit();
    this.pad.shape();
    this.labels = labelsOf(/** @type {any} */ (this.look).scene);
    this.draw();
  }

  /** Whether one draws lines on this board and writes nothing. */
  get linesOnly() {
    return this.places.symbols.length === 0;
  }

  /** Whether the pointer draws lines, or crosses where no line goes. */
  get drawsLines() {
    return this.mode === "line" || this.mode === "cross";
  }

  get modeNow() {
    return this.held && !this.linesOnly ? this.held : this.mode;
  }

  // Moves.

  /** What comes next comes after all moves that are on their way. */
  get queue() {
    return this.orders.queue;
  }

  /** Make a move. @param {Action[]} actions */
  act(actions) {
    return this.orders.give({ move: actions });
  }

  /** Go somewhere else in the game. @param {"undo" | "redo" | "go" | "nextBranch" | "beforeMistake" | "tryFromHere" | "endTrial"} how @param {...any} args */
  go(how, ...args) {
    return this.orders.give({ go: how, args });
  }

  /** After all moves that are on their way. */
  setCheckpoint() {
    void this.go("tryFromHere").then(() => say(t("a-checkpoint-is-set-here")));
  }

  /** To the end of another branch, if there is one. */
  switchBranch() {
    const ends = this.game.branches();
    if (ends.length < 2) return say(t("there-is-only-one-branch-so"));
    void this.go("nextBranch").then(() => say(t("branch-of", { at: ends.indexOf(this.game.at) + 1, n: ends.length })));
  }

  /** What is written, with the moves that are on their way. */
  get page() {
    return this.ahead ?? this.game.page;
  }

  /** Draw a move before it is answered. @param {Action[]} actions */
  foresee(actions) {
    this.ahead = foreseen(this.page, actions, this.places);
    byId("board").setAttribute("aria-busy", "true");
    this.draw();
  }

  /** All moves are answered, and kept. */
  settled() {
    byId("board").removeAttribute("aria-busy");
    if (!this.ahead) return;
    this.ahead = null;
    this.draw();
  }

  /** The game is somewhere else now. @param {import("./api.js").Look} look */
  moved(look) {
    this.look = look;
    if (!this.orders.waiting) this.ahead = null;
    this.clearHelp();
    this.draw();
    this.owner.changed();
  }

  clearHelp() {
    this.shown = null;
    this.near = new Set();
    this.wrong = new Set();
  }

  /** Write a symbol in the mode that counts now. @param {string} symbol */
  write(symbol) {
    if (this.waiting) {
      const waiting = this.waiting;
      this.waiting = null;
      waiting(symbol);
      return;
    }
    const mode = this.modeNow;
    if (this.drawsLines) return this.#jump(symbol);
    const cells = [...this.selected].filter((name) => mode === "colour" || this.writable?.has(name));
    if (!cells.length) return say(t("nothing-can-be-written-here"));
    if (mode === "colour" && this.filter) void this.act([{ do: "tint", cells: cells.filter((name) => this.writable?.has(name)), what: `${this.filter}:${symbol}` }]);
    else void this.act([{ do: mode === "entry" ? "enter" : mode, cells, what: symbol }]);
  }

  /** Clear cells layer by layer, or only these layers. @param {string[]} [only] */
  erase(only) {
    void this.act([{ do: "erase", cells: [...this.selected], ...(only ? { only } : {}) }]);
  }

  /** Point a symbol out everywhere, or none; colours are then for its pencil marks. @param {string} symbol */
  setFilter(symbol) {
    this.filter = symbol === this.filter ? "" : symbol;
    this.draw();
    this.owner.changed();
  }

  /** Cover the board, or go on. @param {boolean} on */
  pause(on) {
    this.paused = on;
    this.board.cover(on ? t("paused") : "", () => this.pause(false));
    this.owner.changed();
  }

  /** The conflicts that are marked. */
  get bad() {
    return this.tells === "none" ? NONE : this.look?.bad ?? NONE;
  }

  /** @param {string} mode */
  setMode(mode) {
    this.mode = mode;
    this.pad.refresh();
  }

  /** The mode that counts while keys are held; "" for none. @param {string} mode */
  hold(mode) {
    if (mode === this.held) return;
    this.held = mode;
    this.pad.refresh();
  }

  // The cursor and the selection.

  /** Go to a cell and select it, or add it to what is selected. @param {Cell} cell @param {boolean} more @param {boolean} [focus] */
  select(cell, more = false, focus = false) {
    this.cursor = cell;
    this.selected = new Set([...(more ? this.selected : []), nameOf(cell)]);
    if (focus) this.board.focus(); // before anything is drawn, which it would have laid out twice
    this.draw();
    this.owner.stepped();
  }

  /** Go to a cell by a key, and have it in view. @param {Cell} cell @param {boolean} [more] */
  walk(cell, more) {
    this.select(cell, more, true);
    this.board.reveal(cell);
  }

  /** @param {Cell} cell */
  #selectSame(cell) {
    const symbol = this.symbolAt(nameOf(cell));
    if (!symbol) return;
    this.selected = new Set(this.places.cells.filter((name) => this.symbolAt(name) === symbol));
    this.draw();
  }

  /** What stands in a cell. @param {string} name */
  symbolAt(name) {
    return this.places.printed[name] ?? this.page.entry?.[name]?.[0] ?? "";
  }

  /** @param {Cell} cell @param {PointerEvent} event */
  #press(cell, event) {
    if (this.delegate) return this.delegate.press(cell);
    this.before = { cursor: this.cursor, selected: this.selected };
    if (this.asking) return this.select(cell, false, true);
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    const name = nameOf(cell);
    this.adding = !(more && this.selected.has(name));
    this.select(cell, more && !this.drawsLines, true);
    if (this.drawsLines) {
      this.trailKind = this.mode === "cross" || event.button === 2 ? "cross" : "line";
      this.trail = [cell];
    } else if (!this.adding) {
      this.selected = new Set([...this.selected].filter((other) => other !== name));
      this.draw();
    }
  }

  /** Ask about the digit, the candidate or the line at this place. @param {Cell} cell @param {PointerEvent} event */
  #askAt(cell, event) {
    const name = nameOf(cell);
    const { x, y } = this.board.within(event);
    if (this.linesOnly) {
      const way = Math.abs(x - 0.5) > Math.abs(y - 0.5) ? [0, x < 0.5 ? -1 : 1] : [y < 0.5 ? -1 : 1, 0];
      const edge = this.#edge(cell, { row: cell.row + way[0], column: cell.column + way[1] });
      if (edge) this.asking?.(edge, this.places.edges[edge]);
      return;
    }
    const slots = this.look?.scene.slots ?? 3;
    const slot = Math.floor(y * slots) * slots + Math.floor(x * slots);
    const symbol = this.symbolAt(name) || this.places.symbols[slot];
    if (this.writable?.has(name) && symbol && !(name in this.places.printed)) this.asking?.(name, symbol);
  }

  /** @param {Cell} to */
  #drag(to) {
    if (this.asking || this.delegate) return;
    if (this.trail) {
      const back = this.trail.at(-2);
      const goesBack = back && back.row === to.row && back.column === to.column;
      this.cursor = to;
      this.selected = new Set([nameOf(to)]);
      this.#follow(goesBack ? this.trail.slice(0, -1) : [...this.trail, to]);
    } else if (this.adding) this.select(to, true, true);
  }

  /** Show the line that is being dragged. @param {Cell[] | null} trail */
  #follow(trail) {
    if (!trail && !this.trail) return;
    this.trail = trail;
    this.draw();
  }

  /** What the pointer has begun does not count. */
  #cancel() {
    if (this.delegate) return this.delegate.cancel();
    this.trail = null;
    if (!this.before) return;
    this.selected = this.before.selected;
    this.cursor = this.before.cursor;
    this.draw();
    this.owner.stepped();
  }

  /** What was dragged is one move. @param {Cell} cell @param {boolean} moved @param {PointerEvent} event */
  #release(cell, moved, event) {
    if (this.delegate) return;
    if (this.asking) return moved ? undefined : this.#askAt(cell, event);
    const { trail } = this;
    this.#follow(null);
    const name = nameOf(cell);
    if (trail && trail.length > 1) void this.orders.give({ toggle: trail.map(nameOf), kind: this.trailKind });
    else if (this.mode === "line" && !moved && event.button === 0 && this.labels?.has(name)) this.#clearPath(name);
  }

  /** Draw a line to a neighbour; back along a line takes it off. @param {Cell} from @param {Cell} to @param {string} kind */
  line(from, to, kind) {
    void this.orders.give({ toggle: [nameOf(from), nameOf(to)], kind });
  }

  /** What drawing a line through these cells means: where there is one already, it is taken off. @param {string[]} cells @param {string} kind @param {import("./api.js").Page} [page] @returns {Action[]} */
  toggled(cells, kind, page = this.game.page) {
    return cells.slice(1).map((to, index) => {
      const edge = this.#edge(cellOf(cells[index]), cellOf(to));
      const written = page.entry?.[edge] ?? [];
      const there = written.length > 0 && (written[0] === this.places.edges[edge]) === (kind === "line");
      return { do: there ? "unline" : kind, cells: [cells[index], to] };
    });
  }

  /** The name of the edge between two cells; "" for none. @param {Cell} from @param {Cell} to */
  #edge(from, to) {
    const [a, b] = [nameOf(from), nameOf(to)];
    return [`${a}-${b}`, `${b}-${a}`].find((edge) => edge in this.places.edges) ?? "";
  }

  /** @param {string} name */
  #clearPath(name) {
    const path = this.paths().find((found) => found.cells.has(name));
    if (path) this.act(path.edges.filter((edge) => !(edge in this.places.printed)).map((edge) => ({ do: "unline", cells: endsOf(edge) })));
  }

  /** The paths that are drawn. */
  paths() {
    const entries = { ...this.places.printed };
    for (const [where, [what]] of Object.entries(this.page.entry ?? {})) entries[where] = what;
    const drawn = Object.keys(this.places.edges).filter((edge) => entries[edge] === this.places.edges[edge]);
    return pathsOf(drawn, this.labels ?? new Map());
  }

  /** To the next cell in which this is printed. @param {string} label */
  #jump(label) {
    const found = [...(this.labels ?? [])].filter(([, text]) => text === label).map(([name]) => name);
    const next = found[(found.indexOf(nameOf(this.cursor)) + 1) % found.length];
    if (next) this.walk(cellOf(next));
  }

  /** Draw what has changed. */
  draw() {
    if (this.look && !this.delegate) drawGame(this, this.look);
  }

  /** More commands by key, for other parts of the page. @type {Record<string, (play: Play, event: KeyboardEvent) => void> | undefined} */
  commands;
}

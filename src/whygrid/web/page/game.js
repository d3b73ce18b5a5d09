// A game as the browser keeps it: the puzzle, and all moves ever made in it, as a tree (as in play/game.py).
// The server says what a move takes off the page and puts on it; going back and forth is done here.

import { t } from "./voice.js";

/**
 * A move has the number of the move before it, and the id of the order that it was made by, if any.
 * @typedef {import("./api.js").Puzzle} Puzzle
 * @typedef {import("./api.js").Page} Page
 * @typedef {string[]} Ink
 * @typedef {{parent: number, words: string, off: Ink[], on: Ink[], id?: string}} Move
 * @typedef {{hints: number, checks: number, seconds: number}} Counted
 * @typedef {Counted & {version: number, moves: number}} Base
 */

/** What a game is kept under: two games of one puzzle are one game with branches. @param {Puzzle} puzzle */
export const keyOf = (puzzle) => `${puzzle.genre} ${puzzle.text}`;

export class Game {
  /** @param {Puzzle} puzzle @param {Page} [page] @param {Record<string, string>} [info] title, author and the like */
  constructor(puzzle, page = {}, info = {}) {
    this.puzzle = puzzle;
    this.info = info;
    /** What it was when it was last read from the browser's storage, or written there. @type {Base} */
    this.base = { version: 0, moves: 0, hints: 0, checks: 0, seconds: 0 };
    /** @type {Move[]} */
    this.moves = [];
    this.at = 0;
    /** @type {number[]} */
    this.trials = [];
    this.hints = 0;
    this.checks = 0;
    this.seconds = 0;
    /** @type {Page} */
    this.page = {};
    this.read(page);
  }

  get key() {
    return keyOf(this.puzzle);
  }

  get title() {
    return this.info.title ?? "";
  }

  /** Make a move. @param {{words: string, off: Ink[], on: Ink[]}} move @param {string} [id] @returns {boolean} whether it changes anything */
  moved(move, id) {
    if (!move.off.length && !move.on.length) return false;
    this.moves.push({ parent: this.at, words: move.words, off: move.off, on: move.on, ...(id ? { id } : {}) });
    this.go(this.moves.length);
    return true;
  }

  /** The game as it was after this move; 0 is the beginning. @param {number} number */
  go(number) {
    this.at = number;
    const path = this.path();
    this.trials = this.trials.filter((trial) => trial === 0 || path.includes(trial));
    /** @type {Map<string, Ink>} */
    const written = new Map();
    for (const step of path) {
      for (const ink of this.moves[step - 1].off) written.delete(ink.join(" "));
      for (const ink of this.moves[step - 1].on) written.set(ink.join(" "), ink);
    }
    this.page = {};
    for (const [layer, where, what] of written.values()) ((this.page[layer] ??= {})[where] ??= []).push(what);
  }

  /** To where just this is written; it becomes a branch of its own if that has never been so. @param {Page} page */
  read(page) {
    const on = inksOf(page);
    /** @type {Set<string>[]} */
    const pages = [new Set()];
    const signature = (/** @type {string[]} */ written) => written.sort().join("\n");
    const wanted = signature(on.map((ink) => ink.join(" ")));
    if (signature(inksOf(this.page).map((ink) => ink.join(" "))) === wanted) return;
    let found = wanted === "" ? 0 : -1;
    this.moves.forEach((move, index) => {
      const written = new Set(pages[move.parent]);
      for (const ink of move.off) written.delete(ink.join(" "));
      for (const ink of move.on) written.add(ink.join(" "));
      pages.push(written);
      if (written.size === on.length && signature([...written]) === wanted) found = index + 1;
    });
    this.go(Math.max(found, 0));
    if (found < 0) this.moved({ words: t("as-it-was-read"), off: [], on });
  }

  /**
   * Take in what was done elsewhere since `base`: those moves come before ours, which become branches beside them,
   * and we stay where we are (as `merged` in store/library.py).
   * @param {Counted & {moves: Move[], info: Record<string, string>}} theirs with only the moves that are new to us
   */
  merge(theirs) {
    const { base } = this;
    const place = (/** @type {number} */ number) => (number <= base.moves ? number : number + theirs.moves.length);
    const ours = this.moves.slice(base.moves).map((move) => ({ ...move, parent: place(move.parent) }));
    this.moves = [...this.moves.slice(0, base.moves), ...theirs.moves, ...ours];
    this.trials = this.trials.map(place);
    this.hints += theirs.hints - base.hints;
    this.checks += theirs.checks - base.checks;
    this.seconds += theirs.seconds - base.seconds;
    this.info = { ...theirs.info, ...this.info };
    this.go(place(this.at));
  }

  /** What is counted, as it is now. @returns {Counted} */
  counted() {
    return { hints: this.hints, checks: this.checks, seconds: this.seconds };
  }

  /** The numbers of the moves from the first one to this one. */
  path() {
    const found = [];
    for (let number = this.at; number; number = this.moves[number - 1].parent) found.push(number);
    return found.reverse();
  }

  /** @param {number} number */
  children(number) {
    return this.moves.flatMap((move, index) => (move.parent === number ? [index + 1] : []));
  }

  get canUndo() {
    return this.at > 0;
  }

  get canRedo() {
    return this.children(this.at).length > 0;
  }

  undo() {
    if (this.at) this.go(this.moves[this.at - 1].parent);
  }

  redo() {
    const next = this.children(this.at).at(-1);
    if (next) this.go(next);
  }

  /** The last moves of all branches. */
  branches() {
    const parents = new Set(this.moves.map((move) => move.parent));
    return this.moves.map((_, index) => index + 1).filter((number) => !parents.has(number));
  }

  /** To the end of another branch, in turn. */
  nextBranch() {
    const ends = this.branches();
    this.go(ends.find((end) => end > this.at) ?? ends[0] ?? 0);
  }

  /** Back to before the first move that wrote something wrong and left it there. @param {Ink[]} wrong */
  beforeMistake(wrong) {
    const bad = new Set(wrong.map((ink) => ink.join(" ")));
    const first = this.path().find((number) => this.moves[number - 1].on.some((ink) => bad.has(ink.join(" "))));
    if (first) this.go(this.moves[first - 1].parent);
  }

  /** Set a checkpoint to come back to; they nest. */
  tryFromHere() {
    if (this.trials.at(-1) !== this.at) this.trials.push(this.at);
  }

  /** End the last checkpoint; what was tried stays, or goes to a branch of its own. @param {boolean} keep */
  endTrial(keep) {
    const trial = this.trials.pop();
    if (trial !== undefined && !keep) this.go(trial);
  }

  /** What is written on a layer at a place. @param {string} layer @param {string} where @returns {string[]} */
  ink(layer, where) {
    return this.page[layer]?.[where] ?? [];
  }
}

/** A page as a list of ink. @param {Page} page @returns {Ink[]} */
export function inksOf(page) {
  return Object.entries(page).flatMap(([layer, places]) =>
    Object.entries(places).flatMap(([where, all]) => all.map((what) => [layer, where, what])),
  );
}

// A game as the browser keeps it: the puzzle, and all moves ever made in it, as a tree (as in play/game.py).
// The server says what a move takes off the page and puts on it; going back and forth is done here.

import { t } from "./voice.js";

/**
 * @typedef {import("./api.js").Puzzle} Puzzle
 * @typedef {import("./api.js").Page} Page
 * @typedef {string[]} Ink
 * @typedef {{parent: number, words: string, off: Ink[], on: Ink[]}} Move
 */

export class Game {
  /** @param {Puzzle} puzzle @param {Page} [page] @param {string} [title] */
  constructor(puzzle, page = {}, title = "") {
    this.puzzle = puzzle;
    this.title = title;
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
    const on = inksOf(page);
    if (on.length) this.moved({ words: t("as-it-was-read"), off: [], on });
  }

  /** Make a move. @param {{words: string, off: Ink[], on: Ink[]}} move @returns {boolean} whether it changes anything */
  moved(move) {
    if (!move.off.length && !move.on.length) return false;
    this.moves.push({ parent: this.at, words: move.words, off: move.off, on: move.on });
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

  /** The game as plain data, for the browser's storage. */
  toJSON() {
    const { puzzle, title, moves, at, trials, hints, checks, seconds } = this;
    return { puzzle, title, moves, at, trials, hints, checks, seconds };
  }

  /** The game of such data. @param {any} data */
  static from(data) {
    const game = new Game(data.puzzle, {}, data.title);
    Object.assign(game, { moves: data.moves, trials: data.trials, hints: data.hints, checks: data.checks, seconds: data.seconds });
    game.go(data.at);
    return game;
  }
}

/** A page as a list of ink. @param {Page} page @returns {Ink[]} */
export function inksOf(page) {
  return Object.entries(page).flatMap(([layer, places]) =>
    Object.entries(places).flatMap(([where, all]) => all.map((what) => [layer, where, what])),
  );
}

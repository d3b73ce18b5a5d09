// What this browser remembers: games, and how one likes the page. Where it may not remember, the page still works.

import { Game } from "./game.js";

const GAMES = "whygrid.games";
const SETTINGS = "whygrid.settings";
const MOST_GAMES = 30;

/** @param {string} key @param {any} otherwise */
function load(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {any} value */
function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
}

/** @param {import("./api.js").Puzzle} puzzle */
const keyOf = (puzzle) => `${puzzle.genre} ${puzzle.text}`;

/** Keep a game, the newest first. @param {Game} game @param {{done: number, whole: number, title: string}} how */
export function keep(game, how) {
  const others = load(GAMES, []).filter((/** @type {any} */ entry) => keyOf(entry.game.puzzle) !== keyOf(game.puzzle));
  let kept = [{ when: Date.now(), ...how, game: game.toJSON() }, ...others].slice(0, MOST_GAMES);
  while (kept.length && !save(GAMES, kept)) kept = kept.slice(0, -1);
}

/** All games that are kept. @returns {{when: number, done: number, whole: number, title: string, game: any}[]} */
export const games = () => load(GAMES, []);

/** The game of a puzzle, where it was left; null if there is none. @param {import("./api.js").Puzzle} puzzle */
export function kept(puzzle) {
  const found = games().find((entry) => keyOf(entry.game.puzzle) === keyOf(puzzle));
  try {
    return found ? Game.from(found.game) : null;
  } catch {
    return null;
  }
}

/** @param {import("./api.js").Puzzle} puzzle */
export function forget(puzzle) {
  save(GAMES, games().filter((entry) => keyOf(entry.game.puzzle) !== keyOf(puzzle)));
}

/** @param {string} name @param {any} otherwise */
export const setting = (name, otherwise) => load(SETTINGS, {})[name] ?? otherwise;

/** @param {string} name @param {any} value */
export const set = (name, value) => save(SETTINGS, { ...load(SETTINGS, {}), [name]: value });

// The games of this browser, as the tree of moves that play/game.py knows. Moves are only ever added. Two tabs that
// play the same game, or a link to it, make branches of it: whoever writes takes in what was written meanwhile.

import { keeps, result, transaction } from "./database.js";
import { Game, keyOf } from "./game.js";
import * as store from "./store.js";

const BEFORE = "whygrid.games"; // where games were kept before there was a database
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("whygrid.games") : null;

/**
 * A game without its moves, as it is listed.
 * @typedef {{key: string, version: number, puzzle: import("./api.js").Puzzle, info: Record<string, string>, at: number, trials: number[],
 *   hints: number, checks: number, seconds: number, when: number, done: number, whole: number, title: string, last: string}} Row
 */

/** Games that are kept only until the page is left, because the browser keeps nothing. @type {Map<string, Game>} */
const here = new Map();

/** The moves of a game after the first so many. @param {IDBObjectStore} moves @param {string} key @param {number} after */
async function movesOf(moves, key, after) {
  const rows = await result(moves.getAll(IDBKeyRange.bound([key, after + 1], [key, Infinity])));
  return rows.map(({ move }) => move);
}

/** The game of a puzzle where it was left, and the last order that was carried out in it; null if there is none. @param {string} key */
export async function load(key) {
  const found = await transaction("readonly", async ({ games, moves }) => {
    /** @type {Row | undefined} */
    const row = await result(games.get(key));
    return row ? { row, moves: await movesOf(moves, key, 0) } : null;
  });
  if (!found) return here.has(key) ? { game: /** @type {Game} */ (here.get(key)), last: "" } : null;
  const { row } = found;
  const game = new Game(row.puzzle, {}, row.info);
  Object.assign(game, { moves: found.moves, trials: [...row.trials], hints: row.hints, checks: row.checks, seconds: row.seconds });
  game.base = { version: row.version, moves: found.moves.length, ...game.counted() };
  game.go(Math.min(row.at, found.moves.length));
  return { game, last: row.last };
}

/**
 * Keep a game; what other tabs wrote since it was read comes into it as branches.
 * @param {Game} game @param {{done: number, whole: number, title: string}} how @param {string} [last] the last order that was carried out
 */
export async function keep(game, how, last = "") {
  const { key } = game;
  const kept = await transaction("readwrite", async ({ games, moves }) => {
    /** @type {Row | undefined} */
    const row = await result(games.get(key));
    if (row && row.version !== game.base.version) await takeIn(game, row, moves);
    const version = (row?.version ?? 0) + 1;
    for (let number = game.base.moves + 1; number <= game.moves.length; number++) moves.put({ key, number, move: game.moves[number - 1] });
    const { puzzle, info, at } = game;
    const written = { key, version, puzzle, info, at, trials: [...game.trials], ...game.counted(), when: Date.now(), ...how, last };
    games.put(written);
    return { version, moves: game.moves.length, ...game.counted() };
  });
  if (!kept) return void here.set(key, game);
  game.base = kept;
  channel?.postMessage(key);
}

/** Take in what was written elsewhere, without writing anything; whether there was any. @param {Game} game */
export async function catchUp(game) {
  return (await transaction("readonly", async ({ games, moves }) => {
    /** @type {Row | undefined} */
    const row = await result(games.get(game.key));
    if (!row || row.version === game.base.version) return false;
    await takeIn(game, row, moves);
    return true;
  })) ?? false;
}

/** @param {Game} game @param {Row} row @param {IDBObjectStore} moves */
async function takeIn(game, row, moves) {
  const theirs = await movesOf(moves, game.key, game.base.moves);
  game.merge({ ...row, moves: theirs });
  const { hints, checks, seconds } = row;
  game.base = { version: row.version, moves: game.base.moves + theirs.length, hints, checks, seconds };
}

/** Have somebody told when a game is written in another tab. @param {(key: string) => void} told */
export function listen(told) {
  channel?.addEventListener("message", (event) => told(event.data));
}

/** All games, the one that was played last first. @returns {Promise<Row[]>} */
export async function list() {
  const rows = await transaction("readonly", async ({ games }) => result(games.getAll()));
  return (rows ?? []).sort((one, other) => other.when - one.when);
}

/** Remove a game for good. @param {string} key */
export async function forget(key) {
  here.delete(key);
  await transaction("readwrite", async ({ games, moves }) => {
    games.delete(key);
    moves.delete(IDBKeyRange.bound([key, 0], [key, Infinity]));
  });
}

/** Bring games over from where they were kept before, and ask the browser to keep ours when it is short of room. */
export async function moveIn() {
  for (const entry of store.load(BEFORE, []).reverse()) {
    const { puzzle, title, moves, at, trials, hints, checks, seconds } = entry.game;
    const game = new Game(puzzle, {}, title ? { title } : {});
    Object.assign(game, { moves, trials, hints, checks, seconds });
    game.go(at);
    if (!(await load(keyOf(puzzle)))) await keep(game, { done: entry.done, whole: entry.whole, title: entry.title });
  }
  if (await keeps()) store.save(BEFORE, null);
}

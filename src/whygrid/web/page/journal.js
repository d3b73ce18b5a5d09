// Orders that are not carried out and kept yet, written down at once: a tab that is closed, reloaded or killed while
// the server is away, or before the database has written, leaves them here, and whoever opens that game next goes on.

import * as store from "./store.js";

const START = "whygrid.journal.";
const OLD = 60000; // milliseconds after which a journal counts as left behind, where tabs can't be asked

/**
 * What is to be done to a game: a move, a line that is drawn or taken off, or going somewhere else in it.
 * @typedef {{move: import("./api.js").Action[]} | {toggle: string[], kind: string} | {go: string, args: any[]}} Wish
 * @typedef {Wish & {id: string}} Order
 * @typedef {{key: string, puzzle?: import("./game.js").Puzzle, info?: Record<string, string>, at: number, orders: Order[], seconds: number, when: number}} Entry
 */

const mine = `${START}${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
const before = follow();
void navigator.locks?.request(mine, () => new Promise(() => {})); // held as long as this page lives

/** @type {Entry} */
const entry = { key: "", at: 0, orders: [], seconds: 0, when: 0 };
let number = 0;

/** The journal of the page that was in this tab before; "" where the browser does not tell. */
function follow() {
  try {
    const left = sessionStorage.getItem("whygrid.tab") ?? "";
    sessionStorage.setItem("whygrid.tab", mine);
    return left;
  } catch {
    return "";
  }
}

function write() {
  entry.when = Date.now();
  store.save(mine, entry.orders.length || entry.seconds ? entry : null);
}

/** From now on orders are for this game, at the move where it is. @param {import("./game.js").Game} game */
export function begin({ key, puzzle, info, at }) {
  Object.assign(entry, { key, puzzle, info, at, orders: [], seconds: 0 });
  write();
}

/** What was played last of all that somebody has left orders for, which may not be kept anywhere else yet. @returns {Entry | null} */
export function unfinished() {
  const left = store.keys(START).map((name) => /** @type {Entry | null} */ (store.load(name, null))).filter((found) => found?.orders.length && found.puzzle);
  return left.reduce((newest, found) => (newest && found && newest.when > found.when ? newest : found), null);
}

/** Write an order down. @param {Wish & {id?: string}} wish @returns {Order} */
export function note(wish) {
  const order = { ...wish, id: wish.id ?? `${mine.slice(START.length)}-${++number}` };
  entry.orders.push(order);
  write();
  return order;
}

/** An order is carried out and kept, or refused; the next one is given at this move. @param {Order} order @param {number} at */
export function strike(order, at) {
  entry.orders = entry.orders.filter((other) => other !== order);
  Object.assign(entry, { at, seconds: 0 });
  write();
}

/** So many seconds have been played since the game was last kept. @param {number} seconds */
export function time(seconds) {
  entry.seconds = seconds;
  write();
}

/** How many orders are waiting. */
export const waiting = () => entry.orders.length;

/**
 * Go on with what tabs that are gone have left behind about a game: the time that was played, and orders that were not
 * carried out.
 * @param {import("./game.js").Game} game @param {string} last the last order that was carried out @returns {Promise<Order[]>}
 */
export async function takeOver(game, last) {
  const numbers = new Map(game.moves.map((move, index) => [move.id, index + 1]));
  return (await inherit(game.key)).flatMap(({ at, orders, seconds }) => {
    game.seconds += seconds;
    const done = orders.findLastIndex(({ id }) => id === last || numbers.has(id));
    const left = orders.slice(done + 1);
    if (left.length) game.go(done < 0 ? Math.min(at, game.moves.length) : numbers.get(orders[done].id) ?? game.at);
    return left;
  });
}

/** What tabs that are gone have left behind about a game. @param {string} key @returns {Promise<Entry[]>} */
async function inherit(key) {
  const found = [];
  for (const name of store.keys(START)) {
    const left = /** @type {Entry | null} */ (store.load(name, null));
    if (name === mine || left?.key !== key || !(await isGone(name, left))) continue;
    store.save(name, null);
    found.push(left);
  }
  return found.sort((one, other) => one.when - other.when);
}

/** Whether the tab of a journal is gone; that which was here before gets a moment to go. @param {string} name @param {Entry} left */
async function isGone(name, left) {
  if (!navigator.locks) return name === before || Date.now() - left.when > OLD;
  const patience = name === before ? { signal: AbortSignal.timeout(1000) } : { ifAvailable: true };
  try {
    return Boolean(await navigator.locks.request(name, patience, (lock) => lock !== null));
  } catch {
    return false; // another tab with a copy of our memory: it is alive
  }
}

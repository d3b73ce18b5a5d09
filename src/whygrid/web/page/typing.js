// What keys do while one plays: walk, write, and all that a letter or a named key stands for.

import { nameOf } from "./board.js";
import { COMMANDS } from "./commands.js";
import { ARROWS, digitOf, heldMode } from "./keys.js";

/** @typedef {import("./play.js").Play} Play */

/** Have keys do something to the game on the board, or to what has the board in its place. @param {Play} play */
export function listenToKeys(play) {
  document.addEventListener("keydown", (event) => pressed(play, event));
  document.addEventListener("keyup", (event) => play.hold(heldMode(event)));
  window.addEventListener("blur", () => play.hold(""));
}

/** @param {Play} play @param {KeyboardEvent} event */
function pressed(play, event) {
  play.hold(heldMode(event));
  const target = /** @type {HTMLElement} */ (event.target);
  if (!play.look || play.paused || event.altKey || target.closest("input, textarea, select, dialog, [contenteditable]")) return;
  const onControl = target.closest("button, a, summary, [role=tab], [role=slider]");
  if (onControl && (event.key in ARROWS || ["Enter", " "].includes(event.key))) return;
  const forGame = () => walk(play, event) || write(play, event) || command(play, event);
  const taken = play.active && (play.delegate ? play.delegate.key(event) : forGame());
  if (taken || play.board.zoom.key(event)) event.preventDefault();
}

/** @param {Play} play @param {KeyboardEvent} event */
function walk(play, event) {
  const way = ARROWS[event.key];
  if (!way) return false;
  if (event.ctrlKey || event.metaKey) return toNextEmpty(play, way[0] + way[1]);
  const { cursor, drawsLines } = play;
  const to = { row: cursor.row + way[0], column: cursor.column + way[1] };
  if (to.row < 0 || to.column < 0 || to.row >= play.places.rows || to.column >= play.places.columns) return true;
  if (drawsLines && event.shiftKey) play.line(cursor, to, "cross");
  else {
    if (drawsLines && play.holding) play.line(cursor, to, play.mode);
    play.walk(to, event.shiftKey && !drawsLines);
  }
  return true;
}

/** @param {Play} play @param {number} step */
function toNextEmpty(play, step) {
  const { rows, columns } = play.places;
  let place = play.cursor.row * columns + play.cursor.column;
  for (let tried = 0; tried < rows * columns; tried++) {
    place = (place + step + rows * columns) % (rows * columns);
    const cell = { row: Math.floor(place / columns), column: place % columns };
    const name = nameOf(cell);
    if (play.writable?.has(name) && !play.symbolAt(name)) {
      play.walk(cell);
      break;
    }
  }
  return true;
}

/** @param {Play} play @param {KeyboardEvent} event */
function write(play, event) {
  const digit = digitOf(event);
  const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key.toUpperCase() : "";
  if (digit === "0" && !play.places.symbols.includes("0")) {
    play.erase();
    return true;
  }
  const symbols = play.modeNow === "colour" || play.linesOnly ? [..."123456789"] : play.places.symbols;
  const symbol = symbols.includes(digit) ? digit : symbols.includes(letter) && /[A-Z]/.test(letter) ? letter : "";
  if (symbol) play.write(symbol);
  return Boolean(symbol);
}

/** @param {Play} play @param {KeyboardEvent} event */
function command(play, event) {
  const control = event.ctrlKey || event.metaKey;
  const name = (control ? "Ctrl+" : "") + (event.key.length === 1 ? event.key : event.key.toLowerCase());
  const found = COMMANDS[name] ?? play.commands?.[name];
  found?.(play, event);
  return Boolean(found);
}

// What a player sees of a game: the board with what is written on it, what is pointed out, and where one is.

import { cellOf, nameOf } from "./board.js";
import { byId, put, svg } from "./dom.js";
import { legend } from "./legend.js";
import { drawColours, drawEntry, drawNotes } from "./notes.js";
import { drawEnds, drawPaths, drawTip, drawTrail, isSettled, pathsOf, settledEdges } from "./paths.js";
import { CELL, cellRect, drawLine, gridLines, isPath } from "./scene.js";
import { sayCell } from "./words.js";

/** @typedef {import("./play.js").Play} Play */

/** Draw everything as it is now. @param {Play} play @param {import("./api.js").Look} look */
export function drawGame(play, look) {
  const scene = play.shown ?? (play.tells === "none" ? withoutConflicts(look.scene) : look.scene);
  const rest = { ...scene, marks: withoutChanged(play, scene.marks.filter((mark) => !isPath(mark) && !isTip(play, mark))) }; // paths lie under labels
  play.board.show(rest, under(play, play.shown ?? look.scene), over(play));
  put(byId("legend"), legend(play.shown));
  play.board.describe((cell) => sayCell(play, cell), play.selected, play.cursor);
  play.pad.refresh();
}

/** What lies under the lines of the board. @param {Play} play @param {import("./api.js").Scene} scene */
function under(play, scene) {
  const { page } = play;
  const here = nameOf(play.cursor);
  const near = play.shown ? [] : [...(play.peers?.get(here) ?? [])].map((name) => ground(name, "peer"));
  const pointed = [...play.near].map((name) => ground(name, "look-here"));
  const symbol = same(play);
  const twins = symbol && !play.shown ? play.places.cells.filter((name) => play.symbolAt(name) === symbol).map((name) => ground(name, "twin")) : [];
  const wrong = [...play.wrong].filter((name) => /^r\d+c\d+$/.test(name)).map((name) => ground(name, "wrong"));
  const bad = new Set([...play.bad, ...play.wrong]);
  const labels = play.labels ?? new Map();
  const paths = play.shown ? pathsOf(settledEdges(scene), labels) : play.paths();
  const pointedAt = play.shown ? scene.marks.filter((mark) => isPath(mark) && !isSettled(mark)).map(drawLine) : [];
  const lines = [...drawPaths(paths, labels, bad, play.places.printed), ...pointedAt, ...scene.marks.filter((mark) => isTip(play, mark)).map(drawTip)];
  if (play.trail) lines.push(...drawTrail(play.trail, play.trailKind));
  const drawn = Object.keys(play.places.edges).length ? [...lines, ...drawEnds(labels)] : [];
  const squares = drawn.length ? gridLines(play.places.rows, play.places.columns) : [];
  return [...drawColours(page.colour ?? {}), ...squares, ...shaded(play.shown), ...near, ...twins, ...pointed, ...wrong, ...drawn];
}

/** The houses that help is about, where nothing else is pointed out. @param {import("./api.js").Scene | null} scene */
export function shaded(scene) {
  const pointed = new Set((scene?.marks ?? []).filter((mark) => mark.mark === "fill").map((mark) => nameOf({ row: mark.cell[0], column: mark.cell[1] })));
  return (scene?.houses ?? []).filter((name) => !pointed.has(name)).map((name) => ground(name, "house"));
}

/** Whether a mark is the label of a path where it stops half way. @param {Play} play @param {any} mark */
function isTip(play, mark) {
  return play.linesOnly && mark.mark === "text" && mark.tone === "plain";
}

/** What lies on top of everything. @param {Play} play */
function over(play) {
  if (!play.active) return []; // somebody else shows something
  const { row, column } = play.cursor;
  const inset = { x: column * CELL + 2, y: row * CELL + 2, width: CELL - 4, height: CELL - 4, rx: 5 };
  const cursor = svg("rect", { class: `cursor${play.holding ? " holding" : ""}${play.shown ? " faint" : ""}`, ...inset });
  if (play.shown) return [cursor];
  const entries = changed(play).filter((name) => play.symbolAt(name)).map((name) => drawEntry(cellOf(name), play.symbolAt(name)));
  return [...entries, ...drawNotes(play.page, play.places.symbols, same(play)), ...outline(play.selected), cursor];
}

/** The cells in which a move on its way changes the entry. @param {Play} play */
function changed(play) {
  if (!play.ahead) return [];
  const [before, after] = [play.game.page.entry ?? {}, play.page.entry ?? {}];
  return play.places.cells.filter((name) => before[name]?.[0] !== after[name]?.[0]);
}

/** Marks without the entries that a move on its way changes. @param {Play} play @param {any[]} marks */
function withoutChanged(play, marks) {
  if (!play.ahead || play.shown) return marks;
  const gone = new Set(changed(play));
  return marks.filter((mark) => mark.mark !== "text" || mark.tone === "given" || !gone.has(nameOf({ row: mark.cell[0], column: mark.cell[1] })));
}

/** The symbol to point out: that of the filter, or that under the cursor. @param {Play} play */
function same(play) {
  if (play.filter) return play.filter;
  return play.selected.size === 1 ? play.symbolAt(nameOf(play.cursor)) : "";
}

/** One line around all that is selected; what lies in it keeps its colour. @param {Set<string>} selected */
function outline(selected) {
  const sides = [...selected].flatMap((name) => {
    const { row, column } = cellOf(name);
    const [top, left, bottom, right] = [row, column, row + 1, column + 1].map((place) => place * CELL);
    const beyond = (/** @type {number} */ down, /** @type {number} */ across) => !selected.has(nameOf({ row: row + down, column: column + across }));
    return [
      beyond(-1, 0) ? `M${left},${top}H${right}` : "", beyond(1, 0) ? `M${left},${bottom}H${right}` : "",
      beyond(0, -1) ? `M${left},${top}V${bottom}` : "", beyond(0, 1) ? `M${right},${top}V${bottom}` : "",
    ];
  });
  return sides.length ? [svg("path", { class: "selected", d: sides.join("") })] : [];
}

/** A scene that marks no conflict. @param {import("./api.js").Scene} scene @returns {import("./api.js").Scene} */
function withoutConflicts(scene) {
  const marks = scene.marks.filter((mark) => mark.mark !== "fill" || mark.tone !== "bad");
  return { ...scene, marks: marks.map((mark) => (mark.tone === "bad" ? { ...mark, tone: mark.mark === "text" ? "plain" : "given" } : mark)) };
}

/** @param {string} name @param {string} classes */
function ground(name, classes) {
  const { row, column } = cellOf(name);
  return cellRect(row, column, classes);
}

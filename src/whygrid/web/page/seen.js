// What a player sees of a game: the board with what is written on it, what is pointed out, and where one is.

import { cellOf, nameOf } from "./board.js";
import { byId, put, svg } from "./dom.js";
import { legend } from "./legend.js";
import { drawColours, drawEntry, drawNotes, drawSame } from "./notes.js";
import { drawEnds, drawPaths, drawTip, drawTrail, isSettled, pathsOf, settledEdges } from "./paths.js";
import { CELL, cellRect, cursorMark, drawGround, drawLine, drawMarks, drawText, gridLines, groundOf, isPath } from "./scene.js";
import { sayCell } from "./words.js";

/** @typedef {import("./play.js").Play} Play */

/** Draw what is another one than before. @param {Play} play @param {import("./api.js").Look} look */
export function drawGame(play, look) {
  play.board.show(play.places.rows, play.places.columns, layersOf(play, look));
  play.board.describe([play.page, play.places, look, play.tells], (cell) => sayCell(play, cell), play.selected, play.cursor);
  play.pad.refresh();
  if (play.shown === explained) return;
  explained = play.shown;
  put(byId("legend"), legend(play.shown));
}

/** The scene that the legend is about. @type {import("./api.js").Scene | null} */
let explained = null;

/**
 * The board, from the paper up to the cursor.
 * @param {Play} play @param {import("./api.js").Look} look @returns {import("./layers.js").Layer[]}
 */
function layersOf(play, look) {
  const { page, places, shown, labels, cursor } = play;
  const scene = [shown, look, play.tells];
  const lines = places.edges;
  const symbol = shown ? "" : same(play);
  const here = shown ? "" : nameOf(cursor);
  const aside = play.active && !shown; // somebody else shows something otherwise
  const alone = play.selected.size === 1 && play.selected.has(nameOf(cursor)); // what is selected goes along with the cursor
  return [
    { name: "ground", of: scene, draw: () => drawGround(sceneOf(play, look)) },
    { name: "colours", of: [page], draw: () => drawColours(page.colour ?? {}) },
    { name: "squares", of: [lines], draw: () => (Object.keys(lines).length ? gridLines(places.rows, places.columns) : []) },
    { name: "houses", of: [shown], draw: () => shaded(shown) },
    { name: "alike", of: [here, symbol, aside, page, places], draw: () => [...peers(play, here), ...(symbol ? alike(play, symbol, aside) : [])] },
    { name: "pointed", of: [play.near, play.wrong], draw: () => [...[...play.near].map((name) => ground(name, "look-here")), ...[...play.wrong].filter(isCell).map((name) => ground(name, "wrong"))] },
    { name: "paths", of: [...scene, page, lines, labels, play.wrong], draw: () => (Object.keys(lines).length ? drawAllPaths(play, shown ?? look.scene) : []) },
    { name: "trail", of: [play.trail, play.trailKind], draw: () => drawTrail(play.trail ?? [], play.trailKind) },
    { name: "ends", of: [lines, labels], draw: () => (Object.keys(lines).length ? drawEnds(labels ?? new Map()) : []) },
    { name: "marks", of: [...scene, play.ahead, play.game.page], draw: () => drawRest(play, sceneOf(play, look)) },
    { name: "notes", of: [aside, page, places, play.ahead, play.game.page], draw: () => (aside ? drawWritten(play) : []) },
    { name: "selection", of: [aside, alone || play.selected], draw: () => (aside && !alone ? outline(play.selected) : []) },
    { name: "cursor", of: [play.active, shown, alone, play.holding], at: cursor, draw: () => drawCursor(play, alone) },
  ];
}

/** The cells that share a house with this one. @param {Play} play @param {string} here */
const peers = (play, here) => groundOf([...(play.peers?.get(here) ?? [])].map(cellOf), "peer");

/** Where a symbol stands, and its pencil marks where these are seen. @param {Play} play @param {string} symbol @param {boolean} noted */
function alike(play, symbol, noted) {
  const { cells, symbols } = play.places;
  const twins = groundOf(cells.filter((name) => play.symbolAt(name) === symbol).map(cellOf), "twin");
  return noted ? [...twins, ...drawSame(play.page, symbols, symbol)] : twins;
}

/** What is shown: what somebody points at, or else the game. @param {Play} play @param {import("./api.js").Look} look */
const sceneOf = (play, look) => play.shown ?? (play.tells === "none" ? withoutConflicts(look.scene) : look.scene);

/** @param {string} name */
const isCell = (name) => /^r\d+c\d+$/.test(name);

/** All paths: those of the game, or of what is shown in its place. @param {Play} play @param {import("./api.js").Scene} scene */
function drawAllPaths(play, scene) {
  const bad = new Set([...play.bad, ...play.wrong]);
  const labels = play.labels ?? new Map();
  const paths = play.shown ? pathsOf(settledEdges(scene), labels) : play.paths();
  const pointedAt = play.shown ? scene.marks.filter((mark) => isPath(mark) && !isSettled(mark)).map(drawLine) : [];
  return [...drawPaths(paths, labels, bad, play.places.printed), ...pointedAt, ...scene.marks.filter((mark) => isTip(play, mark)).map(drawTip)];
}

/** The marks of a scene that are not drawn as paths, which lie under labels; labels of two digits fit into their discs. @param {Play} play @param {import("./api.js").Scene} scene */
function drawRest(play, scene) {
  const marks = withoutChanged(play, scene.marks.filter((mark) => !isPath(mark) && !isTip(play, mark)));
  const isLong = (/** @type {any} */ mark) => play.linesOnly && mark.mark === "text" && mark.text.length > 1;
  return [...drawMarks(scene, marks.filter((mark) => !isLong(mark))), ...marks.filter(isLong).map((mark) => drawText(mark, 0.42))];
}

/** What the player has written and nobody has answered yet, and his pencil marks. @param {Play} play */
function drawWritten(play) {
  const entries = changed(play).filter((name) => play.symbolAt(name)).map((name) => drawEntry(cellOf(name), play.symbolAt(name)));
  return [...entries, ...drawNotes(play.page, play.places.symbols)];
}

/** Where one is, drawn at the first cell. @param {Play} play @param {boolean} alone whether that and nothing else is selected */
function drawCursor(play, alone) {
  if (!play.active) return [];
  const cursor = cursorMark(`${play.holding ? " holding" : ""}${play.shown ? " faint" : ""}`);
  return play.shown || !alone ? [cursor] : [...outline(new Set(["r1c1"])), cursor];
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

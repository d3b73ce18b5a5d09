// What a player adds to a board besides entries: colours and pencil marks.

import { svg } from "./dom.js";
import { cellOf } from "./board.js";
import { CELL, cellRect, written } from "./scene.js";

/** Coloured cells; each has its number too, so that colour is not all that tells them apart. @param {Record<string, string[]>} colours */
export function drawColours(colours) {
  return Object.entries(colours).flatMap(([name, numbers]) => {
    const { row, column } = cellOf(name);
    const width = CELL / numbers.length; // several colours lie side by side
    return [...numbers].sort().flatMap((number, index) => {
      const x = column * CELL + index * width;
      const at = { x: x + width - CELL * 0.1, y: (row + 0.88) * CELL };
      return [svg("rect", { class: `colour colour-${number}`, x, y: row * CELL, width, height: CELL }), written(number, at, CELL * 0.17, "colour-number")];
    });
  });
}

/** What is written in a cell and not yet answered. @param {import("./board.js").Cell} cell @param {string} symbol */
export const drawEntry = ({ row, column }, symbol) => written(symbol, { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }, CELL * 0.6, "text-plain ink-plain");

/** Pencil marks of cells that have no entry; each says which symbol it is. @param {import("./api.js").Page} page @param {string[]} symbols */
export function drawNotes(page, symbols) {
  return annotated(page).flatMap((name) => {
    const sorted = (/** @type {string} */ layer) => marksIn(page, layer, name, symbols);
    const cell = cellOf(name);
    const tints = new Map((page.tint?.[name] ?? []).map((what) => /** @type {[string, string]} */ (what.split(":"))));
    return [...drawTints(cell, tints, symbols, page.corner?.[name] ?? []), ...centre(cell, sorted("centre"), tints), ...corners(cell, sorted("corner"), symbols), ...struck(cell, sorted("struck"))];
  });
}

/** A ground under the pencil marks of a symbol, by which they stand out without being drawn again. @param {import("./api.js").Page} page @param {string[]} symbols @param {string} symbol */
export function drawSame(page, symbols, symbol) {
  const places = annotated(page).flatMap((name) => {
    const cell = cellOf(name);
    const corner = page.corner?.[name]?.includes(symbol) ? [{ ...cornerAt(cell, symbols.indexOf(symbol), symbols.length), size: cornerSize(symbols) }] : [];
    return [...corner, ...centreAt(cell, marksIn(page, "centre", name, symbols)).flat().filter(({ mark }) => mark === symbol)];
  });
  const box = (/** @type {{x: number, y: number, size: number}} */ { x, y, size }) => `M${x - 0.31 * size},${y - 0.48 * size}h${0.62 * size}v${0.96 * size}h${-0.62 * size}z`;
  return places.length ? [svg("path", { class: "same", d: places.map(box).join("") })] : [];
}

/** The cells with something besides an entry. @param {import("./api.js").Page} page */
function annotated(page) {
  const places = new Set(["centre", "corner", "struck", "tint"].flatMap((layer) => Object.keys(page[layer] ?? {})));
  return [...places].filter((name) => !page.entry?.[name]);
}

/** What is on a layer of a cell, in the order of the symbols. @param {import("./api.js").Page} page @param {string} layer @param {string} name @param {string[]} symbols */
const marksIn = (page, layer, name, symbols) => [...(page[layer]?.[name] ?? [])].sort((a, b) => symbols.indexOf(a) - symbols.indexOf(b));

/** Where the corner mark of a symbol stands: always at the same place, as on a keypad. @param {import("./board.js").Cell} cell @param {number} index @param {number} all */
function cornerAt({ row, column }, index, all) {
  const across = Math.max(3, Math.ceil(Math.sqrt(all)));
  const place = (/** @type {number} */ step) => 0.2 + (0.6 * step) / (across - 1);
  return { x: (column + place(index % across)) * CELL, y: (row + place(Math.floor(index / across))) * CELL };
}

/** The ground of coloured corner marks; centre marks are coloured themselves. @param {import("./board.js").Cell} cell @param {Map<string, string>} tints @param {string[]} symbols @param {string[]} corner */
function drawTints(cell, tints, symbols, corner) {
  return [...tints].filter(([symbol]) => corner.includes(symbol)).map(([symbol, number]) => {
    const { x, y } = cornerAt(cell, symbols.indexOf(symbol), symbols.length);
    return svg("circle", { class: `colour colour-${number} tint`, cx: x, cy: y, r: CELL * 0.13 });
  });
}

/** Where centre marks stand: up to four in a line, more of them in lines of three or more. @param {import("./board.js").Cell} cell @param {string[]} marks */
function centreAt({ row, column }, marks) {
  const across = marks.length <= 4 ? Math.max(1, marks.length) : Math.max(3, Math.ceil(Math.sqrt(marks.length)));
  const lines = Array.from({ length: Math.ceil(marks.length / across) }, (_, line) => marks.slice(line * across, (line + 1) * across));
  const size = CELL * Math.min(0.28, 0.86 / lines.length, 1.5 / across);
  return lines.map((line, index) => line.map((mark, place) => {
    const x = (column + 0.5) * CELL + (place - (line.length - 1) / 2) * size * 0.62;
    return { mark, x, y: (row + 0.5) * CELL + (index - (lines.length - 1) / 2) * size * 1.05, size };
  }));
}

/** @param {import("./board.js").Cell} cell @param {string[]} marks @param {Map<string, string>} tints */
function centre(cell, marks, tints) {
  return centreAt(cell, marks).flatMap((line) => {
    const [{ y, size }] = line;
    const text = svg("text", { class: "note centre", "font-size": size, y: y + 0.355 * size });
    line.forEach(({ mark, x }) => text.append(svg("tspan", { x }, mark)));
    const tinted = line.filter(({ mark }) => tints.has(mark));
    return [...tinted.map(({ mark, x }) => svg("circle", { class: `colour colour-${tints.get(mark)} tint`, cx: x, cy: y, r: size * 0.48 })), text];
  });
}

/** @param {string[]} symbols */
const cornerSize = (symbols) => CELL * Math.min(0.24, 0.72 / Math.ceil(Math.sqrt(symbols.length)));

/** @param {import("./board.js").Cell} cell @param {string[]} marks @param {string[]} symbols */
function corners(cell, marks, symbols) {
  return marks.map((mark) => written(mark, cornerAt(cell, symbols.indexOf(mark), symbols.length), cornerSize(symbols), "note corner"));
}

/** What was ruled out stands small and struck through at the top. @param {import("./board.js").Cell} cell @param {string[]} marks */
function struck({ row, column }, marks) {
  if (!marks.length) return [];
  const size = CELL * 0.18;
  return [svg("text", { class: "note struck", x: (column + 0.5) * CELL, y: row * CELL + size * 1.05, "font-size": size }, marks.join(""))];
}

// What a player adds to a board besides entries: colours and pencil marks.

import { svg } from "./dom.js";
import { cellOf } from "./board.js";
import { CELL, cellRect, written } from "./scene.js";

const CORNERS = [
  [0.2, 0.2], [0.2, 0.8], [0.8, 0.2], [0.8, 0.8], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8], [0.5, 0.5],
];

/** Coloured cells; each has its number too, so that colour is not all that tells them apart. @param {Record<string, string[]>} colours */
export function drawColours(colours) {
  return Object.entries(colours).flatMap(([name, [number]]) => {
    const { row, column } = cellOf(name);
    const at = { x: (column + 0.9) * CELL, y: (row + 0.88) * CELL };
    return [cellRect(row, column, `colour colour-${number}`), written(number, at, CELL * 0.17, "colour-number")];
  });
}

/** What is written in a cell and not yet answered. @param {import("./board.js").Cell} cell @param {string} symbol */
export const drawEntry = ({ row, column }, symbol) => written(symbol, { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }, CELL * 0.6, "text-plain ink-plain");

/**
 * Pencil marks of cells that have no entry.
 * @param {import("./api.js").Page} page @param {string[]} symbols @param {string} same the symbol to point out
 */
export function drawNotes(page, symbols, same) {
  const places = new Set([...Object.keys(page.centre ?? {}), ...Object.keys(page.corner ?? {}), ...Object.keys(page.struck ?? {})]);
  return [...places].filter((name) => !page.entry?.[name]).flatMap((name) => {
    const sorted = (/** @type {string} */ layer) =>
      [...(page[layer]?.[name] ?? [])].sort((a, b) => symbols.indexOf(a) - symbols.indexOf(b));
    const cell = cellOf(name);
    return [...centre(cell, sorted("centre"), same), ...corners(cell, sorted("corner"), same), ...struck(cell, sorted("struck"))];
  });
}

/** Up to four marks in a line; more of them in lines of three or more. @param {import("./board.js").Cell} cell @param {string[]} marks @param {string} same */
function centre({ row, column }, marks, same) {
  if (!marks.length) return [];
  const across = marks.length <= 4 ? marks.length : Math.max(3, Math.ceil(Math.sqrt(marks.length)));
  const lines = Array.from({ length: Math.ceil(marks.length / across) }, (_, line) => marks.slice(line * across, (line + 1) * across));
  const size = CELL * Math.min(0.28, 0.86 / lines.length, 1.5 / across);
  return lines.map((line, index) => {
    const down = (index - (lines.length - 1) / 2) * size * 1.05;
    const at = { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL + down + 0.355 * size };
    const text = svg("text", { class: "note centre", "font-size": size, ...at });
    line.forEach((mark) => text.append(svg("tspan", mark === same ? { class: "same" } : {}, mark)));
    return text;
  });
}

/** @param {import("./board.js").Cell} cell @param {string[]} marks @param {string} same */
function corners({ row, column }, marks, same) {
  return marks.slice(0, CORNERS.length).map((mark, index) => {
    const [down, across] = CORNERS[index];
    const at = { x: (column + across) * CELL, y: (row + down) * CELL };
    return written(mark, at, CELL * 0.24, `note corner${mark === same ? " same" : ""}`);
  });
}

/** What was ruled out stands small and struck through at the top. @param {import("./board.js").Cell} cell @param {string[]} marks */
function struck({ row, column }, marks) {
  if (!marks.length) return [];
  const size = CELL * 0.18;
  return [svg("text", { class: "note struck", x: (column + 0.5) * CELL, y: row * CELL + size * 1.05, "font-size": size }, marks.join(""))];
}

// Lines from cell to cell: which of them hang together, and which label each path has.

import { svg } from "./dom.js";
import { cellOf, endsOf, nameOf } from "./board.js";
import { CELL, written } from "./scene.js";

const HUES = 12;

/**
 * @typedef {{cells: Set<string>, edges: string[], label: string, tips: string[]}} Path
 */

/** The printed texts of a board, by cell. @param {import("./api.js").Scene} scene */
export function labelsOf(scene) {
  /** @type {Map<string, string>} */
  const labels = new Map();
  for (const mark of scene.marks) {
    if (mark.mark === "text" && mark.tone === "given") labels.set(nameOf({ row: mark.cell[0], column: mark.cell[1] }), mark.text);
  }
  return labels;
}

/** The paths that these edges make up. @param {string[]} edges @param {Map<string, string>} labels @returns {Path[]} */
export function pathsOf(edges, labels) {
  /** @type {Map<string, string[]>} */
  const at = new Map();
  for (const edge of edges) for (const cell of endsOf(edge)) at.set(cell, [...(at.get(cell) ?? []), edge]);
  const seen = new Set();
  const found = [];
  for (const start of at.keys()) {
    if (seen.has(start)) continue;
    /** @type {Path} */
    const path = { cells: new Set([start]), edges: [], label: "", tips: [] };
    for (const cell of path.cells) {
      seen.add(cell);
      path.label ||= labels.get(cell) ?? "";
      if (at.get(cell)?.length === 1) path.tips.push(cell);
      for (const edge of at.get(cell) ?? []) {
        if (!path.edges.includes(edge)) path.edges.push(edge);
        for (const end of endsOf(edge)) path.cells.add(end);
      }
    }
    found.push(path);
  }
  return found;
}

/** A disc under each label, in the colour of its path. @param {Map<string, string>} labels */
export function drawEnds(labels) {
  const order = [...new Set(labels.values())];
  return [...labels].map(([name, label]) => {
    const { row, column } = cellOf(name);
    const at = { cx: (column + 0.5) * CELL, cy: (row + 0.5) * CELL, r: CELL * 0.36 };
    return svg("circle", { class: `end hue-${order.indexOf(label) % HUES}`, ...at });
  });
}

/** Pictures of paths, each in the colour of its label. @param {Path[]} paths @param {Map<string, string>} labels @param {Set<string>} bad */
export function drawPaths(paths, labels, bad) {
  const order = [...new Set(labels.values())];
  return paths.flatMap((path) => {
    const hue = path.label ? `hue-${order.indexOf(path.label) % HUES}` : "path-plain";
    const lines = path.edges.map((edge) => {
      const [first, second] = endsOf(edge).map(cellOf);
      const ends = { x1: first.column + 0.5, y1: first.row + 0.5, x2: second.column + 0.5, y2: second.row + 0.5 };
      const scaled = Object.fromEntries(Object.entries(ends).map(([name, value]) => [name, value * CELL]));
      return svg("line", { class: `path ${bad.has(edge) ? "path-bad" : hue}`, ...scaled });
    });
    const tips = path.tips.filter((tip) => path.label && !labels.has(tip)).map((tip) => {
      const cell = cellOf(tip);
      return written(path.label, { x: (cell.column + 0.5) * CELL, y: (cell.row + 0.5) * CELL }, CELL * 0.3, "tip");
    });
    return [...lines, ...tips];
  });
}

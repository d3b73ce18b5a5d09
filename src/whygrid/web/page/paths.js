// Lines from cell to cell: which of them hang together, and which label each path has.

import { svg } from "./dom.js";
import { cellOf, endsOf, nameOf } from "./board.js";
import { CELL, isPath, written } from "./scene.js";

const HUES = 12;

/**
 * @typedef {{cells: Set<string>, edges: string[], label: string}} Path
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
    const path = { cells: new Set([start]), edges: [], label: "" };
    for (const cell of path.cells) {
      seen.add(cell);
      path.label ||= labels.get(cell) ?? "";
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

/**
 * Pictures of paths, each in the colour of its label; what is printed has a line inside.
 * @param {Path[]} paths @param {Map<string, string>} labels @param {Set<string>} bad @param {Record<string, string>} printed
 */
export function drawPaths(paths, labels, bad, printed) {
  const order = [...new Set(labels.values())];
  return paths.flatMap((path) => {
    const hue = path.label ? `hue-${order.indexOf(path.label) % HUES}` : "path-plain";
    const lines = path.edges.flatMap((edge) => {
      const [first, second] = endsOf(edge).map(cellOf);
      const ends = { x1: first.column + 0.5, y1: first.row + 0.5, x2: second.column + 0.5, y2: second.row + 0.5 };
      const scaled = Object.fromEntries(Object.entries(ends).map(([name, value]) => [name, value * CELL]));
      const drawn = svg("line", { class: `path ${bad.has(edge) ? "path-bad" : hue}`, ...scaled });
      return edge in printed ? [drawn, svg("line", { class: "path-printed", ...scaled })] : [drawn];
    });
    return lines;
  });
}

/** A line that is being dragged, or the crosses where none is to go. @param {import("./board.js").Cell[]} trail @param {string} kind */
export function drawTrail(trail, kind) {
  return trail.slice(1).map((to, index) => {
    const [x1, y1, x2, y2] = [trail[index].column, trail[index].row, to.column, to.row].map((value) => (value + 0.5) * CELL);
    if (kind === "line") return svg("line", { class: "path trail", x1, y1, x2, y2 });
    const [x, y, reach] = [(x1 + x2) / 2, (y1 + y2) / 2, CELL * 0.09];
    return svg("path", { class: "trail trail-cross", d: `M${x - reach},${y - reach}l${2 * reach},${2 * reach}m0,${-2 * reach}l${-2 * reach},${2 * reach}` });
  });
}

/** The label of a path at the place where it stops half way. @param {any} mark the text that a scene has there */
export const drawTip = (mark) => written(mark.text, { x: (mark.cell[1] + 0.5) * CELL, y: (mark.cell[0] + 0.5) * CELL }, CELL * 0.3, "tip");

/** The edges along which a scene has paths that are settled. @param {import("./api.js").Scene} scene */
export function settledEdges(scene) {
  const name = (/** @type {number[]} */ [row, column]) => nameOf({ row: row - 0.5, column: column - 0.5 });
  return scene.marks.filter(isSettled).map((mark) => `${name(mark.start)}-${name(mark.end)}`);
}

/** Whether a mark is part of a path that is settled, and not one that help points at. @param {any} mark */
export const isSettled = (mark) => isPath(mark) && ["plain", "given"].includes(mark.tone);

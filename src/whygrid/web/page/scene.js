// Draws scenes: lists of marks whose tones say what they mean. Style sheets say how tones look.

import { svg } from "./dom.js";

export const CELL = 48;
const BADGES = { focus: "circle", support: "square", pattern: "square", good: "circle", bad: "diamond", one: "circle", two: "square" };

/** @typedef {import("./api.js").Scene} Scene */

/** The middle of a cell. @param {number} row @param {number} column */
const middle = (row, column) => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });

/** An SVG picture of a scene, with this between its ground and its marks. @param {Scene} scene @param {SVGElement[]} [between] */
export function picture(scene, between = []) {
  return svg("svg", { viewBox: `0 0 ${scene.columns * CELL} ${scene.rows * CELL}`, class: "scene", role: "img", "aria-label": scene.label }, drawGround(scene), between, drawMarks(scene));
}

/** The paper of a scene, and the cells that are filled. @param {Scene} scene */
export function drawGround(scene) {
  const paper = svg("rect", { class: "paper", width: scene.columns * CELL, height: scene.rows * CELL });
  return [paper, ...scene.marks.filter((mark) => mark.mark === "fill").flatMap(drawFill)];
}

/** All that a scene has above its ground, in these of its marks. @param {Scene} scene @param {any[]} [marks] */
export function drawMarks(scene, marks = scene.marks) {
  return marks.flatMap((mark) => draw(mark, scene.slots));
}

/** @param {any} mark @param {number} slots @returns {SVGElement[]} */
function draw(mark, slots) {
  switch (mark.mark) {
    case "text":
      return [drawText(mark)];
    case "small_text":
      return drawSmall(mark, slots);
    case "line":
      return [drawLine(mark)];
    case "ring":
      return [drawRing(mark, slots)];
    case "arrow":
      return drawArrow(mark);
    case "path":
      return drawPath(mark);
    case "badge":
      return drawSign(mark);
    case "outline":
      return drawOutline(mark);
    default:
      return [];
  }
}

/** The text of a cell. @param {any} mark @param {number} [share] how much of the cell's height it has */
export const drawText = (mark, share = 0.6) => written(mark.text, middle(mark.cell[0], mark.cell[1]), CELL * share, `text-${mark.tone} ink-${mark.tone}`);

/** A text in the middle of a point. @param {string} text @param {{x: number, y: number}} at @param {number} size @param {string} classes */
export function written(text, at, size, classes) {
  const fitted = size * Math.min(1, 2 / Math.max(text.length, 1));
  return svg("text", { class: classes, x: at.x, y: at.y + 0.355 * fitted, "font-size": fitted }, text);
}

/** @param {any} mark @returns {SVGElement[]} */
function drawFill(mark) {
  const [row, column] = mark.cell;
  const ground = cellRect(row, column, `fill-${mark.tone}`);
  const width = { plain: 0, given: 0, dim: 0, focus: 2.5, bad: 2.5 }[/** @type {string} */ (mark.tone)] ?? 1.5;
  if (!width) return [ground];
  const inside = { x: column * CELL + 2.5, y: row * CELL + 2.5, width: CELL - 5, height: CELL - 5, rx: 3 };
  return [ground, svg("rect", { class: `ring edge-${mark.tone} dash-${mark.tone}`, "stroke-width": width, ...inside })];
}

/** The ground of a cell. @param {number} row @param {number} column @param {string} classes */
export function cellRect(row, column, classes) {
  return svg("rect", { class: classes, x: column * CELL, y: row * CELL, width: CELL, height: CELL });
}

/** The ground of many cells as one shape, which a browser has sooner than many. @param {{row: number, column: number}[]} cells @param {string} classes */
export function groundOf(cells, classes) {
  const way = cells.map(({ row, column }) => `M${column * CELL},${row * CELL}h${CELL}v${CELL}h${-CELL}z`).join("");
  return way ? [svg("path", { class: classes, d: way })] : [];
}

/** The mark of the cursor, for a layer that stands at its cell. @param {string} looks */
export function cursorMark(looks) {
  return svg("rect", { class: `cursor${looks}`, x: 2, y: 2, width: CELL - 4, height: CELL - 4, rx: 5 });
}

/** The middle of a slot. @param {number[]} cell @param {number} slot @param {number} slots */
function slotAt(cell, slot, slots) {
  const pad = 0.07;
  const place = (/** @type {number} */ index) => ((index + 0.5) / slots) * (1 - 2 * pad) + pad;
  return { x: (cell[1] + place(slot % slots)) * CELL, y: (cell[0] + place(Math.floor(slot / slots))) * CELL };
}

/** @param {any} mark @param {number} slots @returns {SVGElement[]} */
function drawSmall(mark, slots) {
  const at = slotAt(mark.cell, mark.slot, slots);
  const room = (CELL * 0.86) / slots;
  const ink = mark.tone === "plain" ? "pencil" : `ink-${mark.tone}`;
  const drawn = [written(mark.text, at, room * 0.88, `small-${mark.tone} ${ink}`)];
  const badge = /** @type {Record<string, string>} */ (BADGES)[mark.tone];
  if (badge && mark.text.length === 1) drawn.unshift(drawBadge(badge, mark.tone, at, room * 0.47));
  if (mark.tone === "struck") {
    const reach = room * 0.4;
    const ends = { x1: at.x - reach, y1: at.y + reach, x2: at.x + reach, y2: at.y - reach };
    drawn.push(svg("line", { class: "edge-struck", "stroke-width": room * 0.11, ...ends }));
  }
  return drawn;
}

/** @param {string} kind @param {string} tone @param {{x: number, y: number}} at @param {number} radius */
function drawBadge(kind, tone, { x, y }, radius) {
  const look = { class: `paper edge-${tone}`, "stroke-width": 1 };
  if (kind === "circle") return svg("circle", { ...look, cx: x, cy: y, r: radius });
  if (kind === "square") {
    const size = 2 * radius;
    return svg("rect", { ...look, x: x - radius, y: y - radius, width: size, height: size, rx: radius * 0.35 });
  }
  const reach = radius * 1.15;
  return svg("polygon", { ...look, points: `${x},${y - reach} ${x + reach},${y} ${x},${y + reach} ${x - reach},${y}` });
}

/** Whether a mark is a line from the middle of a cell to that of another: part of a path. @param {any} mark */
export const isPath = (mark) => mark.mark === "line" && [...mark.start, ...mark.end].every((value) => value % 1 === 0.5);

/** The line of a mark. @param {any} mark */
export function drawLine(mark) {
  const [y1, x1] = mark.start;
  const [y2, x2] = mark.end;
  const ends = { x1: x1 * CELL, y1: y1 * CELL, x2: x2 * CELL, y2: y2 * CELL };
  if (isPath(mark)) return svg("line", { class: `path path-${mark.tone}`, ...ends });
  if (Math.hypot(x2 - x1, y2 - y1) < 0.5) return svg("line", { class: `edge-${mark.tone} stroke`, "stroke-width": 3.5, ...ends });
  if (mark.tone !== "plain") {
    return svg("line", { class: `edge-${mark.tone} stroke`, "stroke-width": mark.weight === 1 ? 3 : 5, ...ends });
  }
  const straight = x1 === x2 || y1 === y2;
  return svg("line", {
    class: mark.weight === 1 ? "thin" : "thick",
    "stroke-width": mark.weight === 1 ? 1 : 2.5,
    "shape-rendering": straight ? "crispEdges" : "auto",
    ...ends,
  });
}

/** @param {any} mark @param {number} slots */
function drawRing(mark, slots) {
  const at = mark.slot === null ? middle(mark.cell[0], mark.cell[1]) : slotAt(mark.cell, mark.slot, slots);
  const radius = mark.slot === null ? CELL * 0.41 : (CELL * 0.43) / slots;
  return svg("circle", { class: `ring edge-${mark.tone}`, cx: at.x, cy: at.y, r: radius, "stroke-width": 2 });
}

/** A printed path, such as a thermometer. @param {any} mark @returns {SVGElement[]} */
function drawPath(mark) {
  const way = mark.points.map((/** @type {number[]} */ [row, column]) => ({ x: column * CELL, y: row * CELL }));
  const points = (/** @type {At[]} */ places) => places.map(({ x, y }) => `${x},${y}`).join(" ");
  const look = { class: `way edge-${mark.tone}${mark.weight > 1 ? " broad" : ""}`, "stroke-width": CELL * (mark.weight > 1 ? 0.26 : 0.045) };
  const drawn = [svg("polyline", { ...look, points: points(way) })];
  if (mark.end === "bulb") drawn.unshift(svg("circle", { class: `bulb head-${mark.tone}`, cx: way[0].x, cy: way[0].y, r: CELL * 0.34 }));
  if (mark.end === "arrow") {
    const [before, last] = way.slice(-2);
    const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
    const [across, down, head] = [(last.x - before.x) / length, (last.y - before.y) / length, CELL * 0.2];
    const wing = (/** @type {number} */ side) => ({ x: last.x - across * head - down * head * 0.7 * side, y: last.y - down * head + across * head * 0.7 * side });
    drawn.push(svg("polyline", { ...look, points: points([wing(1), last, wing(-1)]) }));
  }
  return drawn;
}

/** A printed sign at a point, which may be on a border. @param {any} mark @returns {SVGElement[]} */
function drawSign(mark) {
  const [x, y, radius] = [mark.point[1] * CELL, mark.point[0] * CELL, (CELL * mark.size) / 2];
  const drawn = [];
  if (mark.shape === "ring" || mark.shape === "paper") {
    const look = `${mark.size < 0.5 ? "paper" : "ring"}${mark.shape === "ring" ? ` edge-${mark.tone}` : ""}`;
    drawn.push(svg("circle", { class: look, cx: x, cy: y, r: radius, "stroke-width": 1.5 }));
  } else if (mark.shape === "disc") {
    drawn.push(svg("circle", { class: mark.tone === "dim" ? "head-dim bulb" : `ink-${mark.tone}`, cx: x, cy: y, r: radius }));
  } else if (mark.shape === "square") {
    drawn.push(svg("rect", { class: `head-${mark.tone} bulb`, x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }));
  }
  if (mark.text) drawn.push(written(mark.text, { x, y }, CELL * mark.size * 0.85, mark.shape === "disc" ? "paper" : `ink-${mark.tone}`));
  return drawn;
}

/** A dashed line around cells, with a text in the corner of the first. @param {any} mark @returns {SVGElement[]} */
function drawOutline(mark) {
  const INSET = 0.09;
  const inside = new Set(mark.cells.map(String));
  const has = (/** @type {number} */ row, /** @type {number} */ column) => inside.has(`${row},${column}`);
  let way = "";
  for (const [row, column] of mark.cells) {
    for (const [down, across] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
      if (has(row + down, column + across)) continue;
      const [first, last] = [-1, 1].map((side) => {
        const [r, c] = [row + (across ? side : 0), column + (down ? side : 0)];
        const reach = side * (!has(r, c) ? 0.5 - INSET : has(r + down, c + across) ? 0.5 + INSET : 0.5);
        const offset = 0.5 - INSET;
        return `${(column + 0.5 + (across ? across * offset : reach)) * CELL},${(row + 0.5 + (down ? down * offset : reach)) * CELL}`;
      });
      way += `M${first}L${last}`;
    }
  }
  const drawn = [svg("path", { class: `ring outline edge-${mark.tone}`, d: way, "stroke-width": 1.2 })];
  if (mark.text) {
    const [row, column] = [...mark.cells].sort((a, b) => a[0] - b[0] || a[1] - b[1])[0];
    const size = CELL * 0.24;
    const width = size * 0.62 * mark.text.length + 2;
    const [x, y] = [(column + INSET) * CELL - 2, (row + INSET) * CELL - 2];
    drawn.push(svg("rect", { class: "paper", x, y, width, height: size }));
    drawn.push(svg("text", { class: "ink-given", x: x + width / 2, y: y + size * 0.88, "font-size": size }, mark.text));
  }
  return drawn;
}

/** @param {any} mark @returns {SVGElement[]} */
function drawArrow(mark) {
  const [start, end, via] = [mark.start, mark.end, mark.via].map((point) => point && { x: point[1] * CELL, y: point[0] * CELL });
  return arrow(start, via, end, mark.link, mark.tone);
}

/**
 * The shaft of an arrow, bent towards a point where there is one, and its head.
 * @typedef {{x: number, y: number}} At
 * @param {At} start @param {At | null} via @param {At} end @param {string} link @param {string} tone
 */
export function arrow(start, via, end, link, tone) {
  const before = via ?? start; // where it comes from at its end
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [across, down] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const head = Math.min(CELL * 0.17, 0.5 * Math.hypot(end.x - start.x, end.y - start.y));
  const [x, y] = [end.x - across * head, end.y - down * head];
  const wing = head * 0.42;
  const points = `${end.x},${end.y} ${x - down * wing},${y + across * wing} ${x + down * wing},${y - across * wing}`;
  const curve = via ? `Q${via.x},${via.y} ` : "L";
  return [
    svg("path", { class: `link link-${link || "leads"} edge-${tone}`, d: `M${start.x},${start.y}${curve}${x},${y}` }),
    svg("polygon", { class: `head-${tone}`, points }),
  ];
}

/** Faint lines between cells, where the scene has none because paths cross them. @param {number} rows @param {number} columns */
export function gridLines(rows, columns) {
  const down = Array.from({ length: rows - 1 }, (_, row) => ({ x1: 0, x2: columns, y1: row + 1, y2: row + 1 }));
  const across = Array.from({ length: columns - 1 }, (_, column) => ({ x1: column + 1, x2: column + 1, y1: 0, y2: rows }));
  return [...down, ...across].map((ends) => {
    const scaled = Object.fromEntries(Object.entries(ends).map(([name, value]) => [name, value * CELL]));
    return svg("line", { class: "grid-line", "shape-rendering": "crispEdges", ...scaled });
  });
}

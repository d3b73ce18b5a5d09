// A picture in layers, one over the other. Each says what it is made of, and is drawn again only when something of that is
// another one; a layer that stands at a cell is moved there as it is. So a step of the cursor costs the same on every board.

import { put, svg } from "./dom.js";
import { CELL } from "./scene.js";

/**
 * What a layer is made of counts as the same while all of it is identical: whoever changes a thing makes a new one.
 * Where it stands at a cell, it is drawn as the first cell of a board.
 * @typedef {{name: string, of: unknown[], draw: () => SVGElement[], at?: import("./board.js").Cell}} Layer
 */

/** Whether two lists hold the very same things. @param {unknown[] | undefined} before @param {unknown[]} now */
export const isSame = (before, now) => before?.length === now.length && now.every((one, index) => one === before[index]);

export class Layers {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.size = "";
    /** @type {Map<string, {sheet: SVGElement, of?: unknown[]}>} */
    this.drawn = new Map();
  }

  /**
   * Show these layers, the first one at the bottom. Each is a picture of its own, which the browser need not paint again
   * because of its neighbours.
   * @param {number} rows @param {number} columns @param {Layer[]} layers
   */
  show(rows, columns, layers) {
    const size = `0 0 ${columns * CELL} ${rows * CELL}`;
    const names = layers.map((layer) => layer.name);
    if (size !== this.size || !isSame([...this.drawn.keys()], names)) {
      this.size = size;
      this.drawn = new Map(layers.map(({ name, at }) => [name, { sheet: svg("svg", { viewBox: at ? `0 0 ${CELL} ${CELL}` : size, class: at ? "scene moved" : "scene", "aria-hidden": "true", "data-layer": name }) }]));
      put(this.host, [...this.drawn.values()].map(({ sheet }) => sheet)); // the grid above says it cell by cell
    }
    for (const { name, of, draw, at } of layers) {
      const layer = /** @type {{sheet: SVGElement, of?: unknown[]}} */ (this.drawn.get(name));
      if (at) layer.sheet.style.transform = `translate(${100 * at.column}%, ${100 * at.row}%)`;
      if (isSame(layer.of, of)) continue;
      layer.of = of;
      put(layer.sheet, draw());
    }
  }
}

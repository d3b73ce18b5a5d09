// What the marks of a picture mean, in words: only those that are in it.

import { el, svg } from "./dom.js";
import { arrow } from "./scene.js";
import { t } from "./voice.js";

const LINKS = [
  ["strong", "link-strong"],
  ["weak", "link-weak"],
  ["", "link-leads"],
];
const GROUNDS = ["focus", "support", "pattern", "bad"];

/** What the arrows and colours of a picture mean. @param {import("./api.js").Scene | null} scene */
export function legend(scene) {
  if (!scene?.help) return scene ? links(scene) : [];
  const has = (/** @type {string} */ mark, /** @type {string} */ tone) => scene.marks.some((one) => one.mark === mark && one.tone === tone);
  const grounds = GROUNDS.filter((tone) => has("fill", tone)).map((tone) => entry(swatch(`fill-${tone}`, `edge-${tone} dash-${tone}`), `legend-${tone}`));
  const sides = ["one", "two"].filter((tone) => has("fill", tone)).map((tone) => entry(swatch(`fill-${tone}`, `edge-${tone} dash-${tone}`), `legend-${scene.supposes ? "supposed" : "colour"}-${tone}`));
  const struck = has("small_text", "struck") ? [entry(strike(), "legend-struck")] : [];
  const houses = scene.houses?.length ? [entry(swatch("house", "edge-plain"), "legend-house")] : [];
  return [...grounds, ...struck, ...sides, ...houses, ...links(scene)];
}

/** Where all arrows only lead somewhere, that needs no words. @param {import("./api.js").Scene} scene */
function links(scene) {
  const found = new Set(scene.marks.filter((mark) => mark.mark === "arrow").map((mark) => mark.link));
  const told = found.has("strong") || found.has("weak") ? LINKS : [];
  return told.filter(([link]) => found.has(link)).map(([link, words]) => entry(small(32, arrow({ x: 0, y: 6 }, null, { x: 30, y: 6 }, link, "pattern")), words));
}

/** @param {SVGElement} sign @param {string} words */
const entry = (sign, words) => el("span", {}, sign, ` ${t(words)}`);

/** @param {number} width @param {SVGElement[]} drawn */
const small = (width, drawn) => svg("svg", { viewBox: `0 0 ${width} 12`, width, height: 12, "aria-hidden": "true" }, drawn);

/** @param {string} ground @param {string} edge */
const swatch = (ground, edge) =>
  small(16, [svg("rect", { class: ground, x: 0, y: 0, width: 16, height: 12 }), svg("rect", { class: `ring ${edge}`, x: 1, y: 1, width: 14, height: 10, rx: 2, "stroke-width": 1.2 })]);

const strike = () => small(12, [svg("line", { class: "edge-struck", x1: 1, y1: 11, x2: 11, y2: 1, "stroke-width": 2 })]);

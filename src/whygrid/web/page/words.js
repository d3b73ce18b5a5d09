// The board in words, cell by cell, for those who do not see it.

import { endsOf, nameOf } from "./board.js";
import { t } from "./voice.js";

/**
 * @typedef {import("./play.js").Play} Play
 * @typedef {import("./board.js").Cell} Cell
 */

/** A cell in words. @param {Play} play @param {Cell} cell */
export function sayCell(play, cell) {
  const name = nameOf(cell);
  const said = [t("row-and-column", { row: cell.row + 1, column: cell.column + 1 })];
  const symbol = play.symbolAt(name);
  if (symbol) said.push(name in play.places.printed ? t("symbol-given", { symbol }) : symbol);
  else if (play.writable?.has(name)) said.push(t("empty"));
  else said.push(...printedTexts(play, name));
  const lines = linesAt(play, name);
  if (lines.length) said.push(t("lines-to", { cells: lines.join(", ") }));
  for (const layer of ["centre", "corner"]) {
    const marks = play.places.symbols.filter((mark) => play.page[layer]?.[name]?.includes(mark));
    if (marks.length && !symbol) said.push(t(`${layer}-marks`, { marks: marks.join(" ") }));
  }
  for (const colour of play.page.colour?.[name] ?? []) said.push(t("colour-number", { n: colour }));
  for (const [symbol, colour] of play.game.ink("tint", name).map((what) => what.split(":"))) said.push(t("tinted-mark", { symbol, n: colour }));
  if (badOf(play.bad).has(name)) said.push(t("conflict"));
  return said.join(", ");
}

/** What is made of a thing, made once for each. @template {object} K @template V @param {(thing: K) => V} make @returns {(thing: K) => V} */
function once(make) {
  /** @type {WeakMap<K, V>} */
  const made = new WeakMap();
  return (thing) => {
    if (!made.has(thing)) made.set(thing, make(thing));
    return /** @type {V} */ (made.get(thing));
  };
}

/** Put something into the list under a name. @param {Map<string, string[]>} lists @param {string} name @param {string} what */
function add(lists, name, what) {
  const list = lists.get(name);
  if (list) list.push(what);
  else lists.set(name, [what]);
}

/** The texts of a scene, by cell. */
const textsOf = once((/** @type {import("./api.js").Scene} */ scene) => {
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const { text, cell } of scene.marks) if (cell && text && text !== "·") add(texts, nameOf({ row: cell[0], column: cell[1] }), text);
  return texts;
});

/** The places of a page at which a line may be, with what is written there, by cell. */
const edgesOf = once((/** @type {import("./api.js").Page} */ page) => {
  /** @type {Map<string, string[]>} */
  const edges = new Map();
  for (const place of Object.keys(page.entry ?? {})) if (place.includes("-")) for (const cell of endsOf(place)) add(edges, cell, place);
  return edges;
});

/** The places with a conflict. */
const badOf = once((/** @type {string[]} */ bad) => new Set(bad));

/** What is printed in a cell that one can't write in. @param {Play} play @param {string} name @returns {string[]} */
const printedTexts = (play, name) => (play.look ? textsOf(play.look.scene).get(name) ?? [] : []);

/** The cells to which lines lead from here. @param {Play} play @param {string} name */
function linesAt(play, name) {
  const lines = (edgesOf(play.page).get(name) ?? []).filter((edge) => play.page.entry[edge][0] === play.places.edges[edge]);
  return lines.map((edge) => endsOf(edge).find((end) => end !== name));
}

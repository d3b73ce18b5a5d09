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
  else said.push(...printedTexts(play, cell));
  const lines = linesAt(play, name);
  if (lines.length) said.push(t("lines-to", { cells: lines.join(", ") }));
  for (const layer of ["centre", "corner"]) {
    const marks = play.places.symbols.filter((mark) => play.game.ink(layer, name).includes(mark));
    if (marks.length && !symbol) said.push(t(`${layer}-marks`, { marks: marks.join(" ") }));
  }
  for (const colour of play.game.ink("colour", name)) said.push(t("colour-number", { n: colour }));
  for (const [symbol, colour] of play.game.ink("tint", name).map((what) => what.split(":"))) said.push(t("tinted-mark", { symbol, n: colour }));
  if (play.bad.includes(name)) said.push(t("conflict"));
  return said.join(", ");
}

/** What is printed in a cell that one can't write in. @param {Play} play @param {Cell} cell @returns {string[]} */
function printedTexts(play, { row, column }) {
  const marks = play.look?.scene.marks ?? [];
  const here = marks.filter((mark) => mark.text && mark.text !== "·" && mark.cell[0] === row && mark.cell[1] === column);
  return here.map((mark) => mark.text);
}

/** The cells to which lines lead from here. @param {Play} play @param {string} name */
function linesAt(play, name) {
  return Object.entries(play.game.page.entry ?? {})
    .filter(([edge, [what]]) => edge in play.places.edges && what === play.places.edges[edge] && endsOf(edge).includes(name))
    .map(([edge]) => endsOf(edge).find((end) => end !== name));
}

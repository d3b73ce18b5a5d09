// What will be written when a move has been made, so that it is drawn at once. Whoever answers decides: the answer takes the
// place of what was foreseen, and what is not foreseen here appears with it.

/**
 * @typedef {import("./api.js").Page} Page
 * @typedef {import("./api.js").Action} Action
 * @typedef {{edges: Record<string, string>, printed: Record<string, string>}} Places
 */

/** The page after these actions. @param {Page} page @param {Action[]} actions @param {Places} places @returns {Page} */
export function foreseen(page, actions, places) {
  const next = structuredClone(page);
  for (const { do: what, cells = [], what: symbol = "" } of actions) {
    const free = cells.filter((name) => !(name in places.printed));
    if (what === "enter") toggle(next, "entry", free, symbol, true);
    else if (what === "colour" && symbol !== "0") toggle(next, "colour", cells, symbol, false);
    else if (what === "centre" || what === "corner") toggle(next, what, free.filter((name) => !next.entry?.[name]), symbol, false);
    else if (what === "erase") erase(next, free);
    else if (what === "line" || what === "unline") draw(next, cells, places, what === "line");
  }
  return next;
}

/** Write a symbol, or take it off where all have it. @param {Page} page @param {string} layer @param {string[]} cells @param {string} symbol @param {boolean} alone */
function toggle(page, layer, cells, symbol, alone) {
  const written = (page[layer] ??= {});
  const off = cells.every((name) => written[name]?.includes(symbol));
  for (const name of cells) {
    const others = alone ? [] : (written[name] ?? []).filter((other) => other !== symbol);
    written[name] = off ? others : [...others, symbol];
    if (!written[name].length) delete written[name];
  }
}

/** Take off entries, or else marks, or else colours. @param {Page} page @param {string[]} cells */
function erase(page, cells) {
  for (const layers of [["entry"], ["centre", "corner", "struck"], ["colour"]]) {
    const found = layers.flatMap((layer) => cells.filter((name) => page[layer]?.[name]).map((name) => ({ layer, name })));
    for (const { layer, name } of found) delete page[layer][name];
    if (found.length) return;
  }
}

/** @param {Page} page @param {string[]} cells @param {Places} places @param {boolean} on */
function draw(page, [from, to], places, on) {
  const edge = [`${from}-${to}`, `${to}-${from}`].find((name) => name in places.edges);
  if (!edge || edge in places.printed) return;
  const written = (page.entry ??= {});
  if (on) written[edge] = [places.edges[edge]];
  else delete written[edge];
}

// The position in the address, after the #, where no server sees it:
//
//     #sudoku/line/53..7….79/entry:r1c3=4,r1c4=6;centre:r2c2=2.7
//
// It is plain text, so there is nothing to unpack; what is too long or strange is left out.

const LONGEST = 60000;

/**
 * @typedef {import("./api.js").Puzzle} Puzzle
 * @typedef {import("./api.js").Page} Page
 */

/** @param {Puzzle} puzzle @param {Page} page */
export function toFragment(puzzle, page) {
  const layers = Object.entries(page).map(([layer, places]) => {
    const entries = Object.entries(places).map(([where, all]) => `${where}=${all.map(encodeSymbol).join(".")}`);
    return `${layer}:${entries.join(",")}`;
  });
  const parts = [puzzle.genre, puzzle.form, puzzle.text].map(encodeURIComponent);
  return `#${[...parts, layers.join(";")].join("/")}`;
}

/** What a fragment says; null where it says nothing. @param {string} fragment @returns {{puzzle: Puzzle, page: Page} | null} */
export function fromFragment(fragment) {
  const parts = fragment.replace(/^#/, "").split("/");
  if (fragment.length > LONGEST || parts.length < 3) return null;
  try {
    const [genre, form, text] = parts.map(decodeURIComponent);
    /** @type {Page} */
    const page = {};
    for (const layer of (parts[3] ?? "").split(";").filter(Boolean)) {
      const [name, entries] = layer.split(":");
      page[name] = {};
      for (const entry of entries.split(",").filter(Boolean)) {
        const [where, all] = entry.split("=");
        page[name][where] = all.split(".").map(decodeURIComponent);
      }
    }
    return { puzzle: { genre, form, text }, page };
  } catch {
    return null;
  }
}

/** A symbol, in which a dot would end it. @param {string} text */
function encodeSymbol(text) {
  return encodeURIComponent(text).replace(/\./g, "%2E");
}

// The position in the address, after the #, where no server sees it:
//
//     #sudoku/line/53..7….79/entry:r1c3=4,r1c4=6;centre:r2c2=2.7/title=Spring;author=Ann
//
// with what is known about the puzzle at the end. It is plain text, so there is nothing to unpack; what is too long or strange is left out.

const LONGEST = 60000;

/**
 * @typedef {import("./api.js").Puzzle} Puzzle
 * @typedef {import("./api.js").Page} Page
 */

/** @param {Puzzle} puzzle @param {Page} page @param {Record<string, string>} [info] */
export function toFragment(puzzle, page, info = {}) {
  const layers = Object.entries(page).map(([layer, places]) => {
    const entries = Object.entries(places).map(([where, all]) => `${where}=${all.map(encodeSymbol).join(".")}`);
    return `${layer}:${entries.join(",")}`;
  });
  const parts = [puzzle.genre, puzzle.form, puzzle.text].map(encodeURIComponent);
  const known = Object.entries(info).filter(([, value]) => value).map((pair) => pair.map(encodeURIComponent).join("="));
  return `#${[...parts, layers.join(";"), ...(known.length ? [known.join(";")] : [])].join("/")}`;
}

/** What a fragment says; null where it says nothing. @param {string} fragment @returns {{puzzle: Puzzle, page: Page, info: Record<string, string>} | null} */
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
    const known = (parts[4] ?? "").split(";").filter(Boolean).map((pair) => pair.split("=").map(decodeURIComponent));
    return { puzzle: { genre, form, text }, page, info: Object.fromEntries(known) };
  } catch {
    return null;
  }
}

/** A symbol, in which a dot would end it. @param {string} text */
function encodeSymbol(text) {
  return encodeURIComponent(text).replace(/\./g, "%2E");
}

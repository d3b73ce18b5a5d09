// The boards in the making of this browser. A change is written down at once, and then into the database.

import { result, transaction } from "./database.js";
import * as store from "./store.js";

const START = "whygrid.draft.";

/**
 * The texts of the cells, and what else the board demands; drafts of before had cells alone.
 * @typedef {{cells: string[][], lines: string[]}} State
 * `past` and `future` are what undo and redo bring back.
 * @typedef {State & {id: string, genre: string, past: State[], future: State[], info: Record<string, string>, when: number}} Kept
 */

/** A name for a new draft. */
export const newId = () => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** How the server is asked about it: only some genres have lines. @param {State} state */
export const asked = ({ cells, lines }) => (lines.length ? { cells, lines } : { cells });

/** @param {any} old @returns {State} */
const asState = (old) => (Array.isArray(old) ? { cells: old, lines: [] } : { ...old, lines: old.lines ?? [] });

/** @param {any} draft @returns {Kept} */
const asKept = (draft) => ({ ...draft, lines: draft.lines ?? [], past: draft.past.map(asState), future: draft.future.map(asState) });

/** @param {Omit<Kept, "when">} draft */
export async function keep(draft) {
  const kept = { ...draft, when: Date.now() };
  store.save(START + draft.id, { ...kept, past: [], future: [] }); // what counts, before anything can happen
  const written = await transaction("readwrite", async ({ drafts }) => result(drafts.put(kept)));
  if (written !== undefined && store.load(START + draft.id, null)?.when === kept.when) store.save(START + draft.id, null);
}

/** A draft as it was last; null if there is none. @param {string} id @returns {Promise<Kept | null>} */
export async function load(id) {
  /** @type {Kept | undefined} */
  const written = await transaction("readonly", async ({ drafts }) => result(drafts.get(id)));
  /** @type {Kept | null} */
  const noted = store.load(START + id, null);
  if (!noted || (written && written.when >= noted.when)) return written ? asKept(written) : null;
  return asKept(written ? { ...noted, past: [...written.past, { cells: written.cells, lines: written.lines }] } : noted);
}

/** All drafts, the newest first. @returns {Promise<Kept[]>} */
export async function list() {
  const written = (await transaction("readonly", async ({ drafts }) => result(drafts.getAll()))) ?? [];
  const ids = new Set([...written.map(({ id }) => id), ...store.keys(START).map((key) => key.slice(START.length))]);
  const found = await Promise.all([...ids].map(load));
  return found.filter((draft) => draft !== null).sort((one, other) => other.when - one.when);
}

/** Remove a draft for good. @param {string} id */
export async function forget(id) {
  store.save(START + id, null);
  await transaction("readwrite", async ({ drafts }) => result(drafts.delete(id)));
}

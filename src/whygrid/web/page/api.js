// Questions. Whoever answers keeps nothing, so every question brings all that it is about.

import { answered } from "./answering.js";

/**
 * @typedef {{genre: string, form: string, text: string}} Puzzle
 * @typedef {Record<string, Record<string, string[]>>} Page
 * @typedef {{rows: number, columns: number, slots: number, label: string, marks: any[]}} Scene
 * @typedef {{scene: Scene, bad: string[], conflicts: string[], done: number, whole: number, finished: boolean}} Look
 * @typedef {{do: string, cells?: string[], what?: string}} Action
 */

export class Refusal extends Error {
  /** @param {number} status @param {{kind: string, what: string, where: string, remedy: string}} error */
  constructor(status, error) {
    const where = error.where ? `${error.where}: ` : "";
    super(`${where}${error.what}${error.remedy ? `. ${error.remedy}` : ""}`);
    this.status = status;
    this.kind = error.kind;
  }
}

/**
 * The answer. Aborting the signal makes whoever answers stop working on it.
 * @param {string} name @param {object} args @param {AbortSignal} [signal] @returns {Promise<any>}
 */
export async function ask(name, args, signal) {
  for (let attempt = 0; ; attempt++) {
    const { status, body, wait } = await answered(name, args, signal);
    if (status === 200) return body;
    if (!wait || attempt === 2) throw new Refusal(status, body.error);
    await new Promise((done) => setTimeout(done, Math.min(wait, 3) * 1000));
  }
}

/** Whether an error only says that somebody stopped waiting. @param {unknown} error */
export function wasCancelled(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

// Questions. Whoever answers keeps nothing, so every question brings all that it is about.

import { answered } from "./answering.js";
import { settled, tryingAgain } from "./notice.js";
import { t } from "./voice.js";

const AWAY = 0; // no answer, or half of one
const BUSY = 503;
/** What takes no time: where that was not enough, the machine was busy. */
const AT_ONCE = new Set(["genres", "board", "look", "move"]);
const TRIES = 6; // of these
const LONGEST_PAUSE = 1500; // milliseconds before a question is asked again

/**
 * @typedef {{genre: string, form: string, text: string}} Puzzle
 * @typedef {Record<string, Record<string, string[]>>} Page
 * @typedef {{rows: number, columns: number, slots: number, label: string, marks: any[], houses?: string[],
 *   supposes?: boolean, help?: boolean}} Scene with what help knows about it
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
 * The answer to a question. Where nobody answers, or all are busy, it is asked again until somebody does, and what takes no
 * time some times where the time was up; aborting the signal stops the work on it.
 * @param {string} name @param {object} args @param {AbortSignal} [signal] @returns {Promise<any>}
 */
export async function ask(name, args, signal) {
  const who = {};
  try {
    for (let attempt = 0; ; attempt++) {
      const { status, body } = await answered(name, args, signal);
      if (status === 200) return body;
      const tooBusy = status === BUSY || (body.error?.kind === "stopped" && AT_ONCE.has(name) && attempt < TRIES - 1);
      if (status !== AWAY && !tooBusy) throw new Refusal(status, body.error);
      tryingAgain(who, status === AWAY ? `${t("nobody-answers")} ${t("nobody-answers-remedy")}` : t("all-are-busy"));
      await pause(Math.min(LONGEST_PAUSE, 100 * 2 ** attempt), signal);
    }
  } finally {
    settled(who);
  }
}

/** Wait, unless nobody wants the answer any more. @param {number} milliseconds @param {AbortSignal} [signal] @returns {Promise<void>} */
function pause(milliseconds, signal) {
  return new Promise((done, fail) => {
    const clock = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", () => { clearTimeout(clock); fail(signal.reason); });
  });
}

/** Whether an error only says that somebody stopped waiting. @param {unknown} error */
export function wasCancelled(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

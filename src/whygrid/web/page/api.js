// Questions to the server. It keeps nothing, so every question brings all that it is about.

import { spoken, t } from "./voice.js";

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
 * The server's answer. Aborting the signal makes the server stop working on it.
 * @param {string} name @param {object} args @param {AbortSignal} [signal] @returns {Promise<any>}
 */
export async function ask(name, args, signal) {
  for (let attempt = 0; ; attempt++) {
    const response = await send(name, args, signal);
    const body = await response.json();
    if (response.ok) return body;
    if (response.status !== 503 || attempt === 2) throw new Refusal(response.status, body.error);
    const seconds = Number(response.headers.get("retry-after")) || 1;
    await new Promise((done) => setTimeout(done, Math.min(seconds, 3) * 1000));
  }
}

/** @param {string} name @param {object} args @param {AbortSignal} [signal] */
async function send(name, args, signal) {
  try {
    return await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": spoken() },
      body: JSON.stringify(args),
      signal,
      cache: "no-store",
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const remedy = t("server-away-remedy");
    throw new Refusal(0, { kind: "away", what: t("server-away"), where: "", remedy });
  }
}

/** Whether an error only says that somebody stopped waiting. @param {unknown} error */
export function wasCancelled(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

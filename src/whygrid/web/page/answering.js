// Who answers: here the server, one request for each question. It ends its worker when a request is aborted.

import { spoken, t } from "./voice.js";

/**
 * The status and body of an answer, and after how many seconds to ask again where nobody had time for it.
 * @typedef {{status: number, body: any, wait: number}} Answer
 */

/** @param {string} name @param {object} args @param {AbortSignal} [signal] @returns {Promise<Answer>} */
export async function answered(name, args, signal) {
  try {
    const response = await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": spoken() },
      body: JSON.stringify(args),
      signal,
      cache: "no-store",
    });
    const wait = response.status === 503 ? Number(response.headers.get("retry-after")) || 1 : 0;
    return { status: response.status, body: await response.json(), wait };
  } catch (error) {
    if (signal?.aborted) throw error;
    const away = { kind: "away", what: t("nobody-answers"), where: "", remedy: t("nobody-answers-remedy") };
    return { status: 0, body: { error: away }, wait: 0 };
  }
}

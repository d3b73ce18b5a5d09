// Who answers where there is no server: our own Python, in workers of this browser. One is for moves and never at anything
// long; the other one is for hints, proofs and new puzzles, and is ended to stop it. The next one starts at once.

import { el } from "./dom.js";
import { Engine, loaded } from "./engines.js";
import { spoken, t } from "./voice.js";

/** @typedef {{status: number, body: any, wait: number}} Answer */

const prepared = fetch(`prepared-${spoken()}.json`).then((found) => found.json());
const line = el("p", { id: "engine", role: "status" }, t("engine-loading", { percent: 0 }));
document.body.append(line);

/** @type {Promise<{quick: Engine, slow: Engine}>} */
const engines = start();

async function start() {
  await loaded((part) => say(t("engine-loading", { percent: Math.floor(100 * part) })));
  say(t("engine-starting"));
  const quick = new Engine(false);
  await quick.ready;
  const slow = new Engine(true);
  void slow.ready.then((ready) => {
    if (!ready) return say(t("engine-failed"));
    line.remove();
    document.documentElement.dataset.engine = "ready";
  });
  return { quick, slow };
}

/** @param {string} words */
function say(words) {
  if (line.textContent !== words) line.textContent = words;
}

/** @param {string} name @param {object} args @param {AbortSignal} [signal] @returns {Promise<Answer>} */
export async function answered(name, args, signal) {
  const { lanes, answers } = await prepared;
  const known = answers[`${name} ${sorted(args)}`];
  if (known) return { status: 200, body: structuredClone(known), wait: 0 };
  const { quick, slow } = await engines;
  signal?.throwIfAborted();
  const found = await (lanes[name] === "quick" ? quick : slow).ask(name, JSON.stringify(args), spoken(), signal);
  if (found) return { status: found.status, body: JSON.parse(found.body), wait: 0 };
  const away = { kind: "away", what: t("engine-failed"), where: "", remedy: t("engine-failed-remedy") };
  return { status: 0, body: { error: away }, wait: 0 };
}

/** A question as text, whatever the order in which its parts were named. @param {any} value @returns {string} */
function sorted(value) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

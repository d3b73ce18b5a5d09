// A new puzzle, from wherever one is: its genre, how hard it should be, and how large.

import { Busy } from "./busy.js";
import { dialog } from "./dialogs.js";
import { button, el, put, say } from "./dom.js";
import * as store from "./store.js";
import { t } from "./voice.js";

const LEVEL = "difficulty";

/** @param {import("./app.js").App} app */
export function newPuzzle(app) {
  const busy = new Busy();
  const kinds = app.genres.filter((genre) => genre.settings);
  const before = store.setting("new", {});
  const chosen = before.genre ?? app.play.game.puzzle.genre;
  const genre = el("select", { id: "order-genre", onchange: () => shape() }, kinds.map((one) => el("option", { value: one.name, selected: one.name === chosen }, one.title)));
  const level = el("select", { id: "order-level" });
  const size = el("select", { id: "order-size" });
  const problem = el("p", { class: "problem", role: "alert" });

  function shape() {
    const settings = kinds.find((one) => one.name === genre.value)?.settings ?? [];
    const levels = settings.find((one) => one.name === LEVEL)?.choices ?? [];
    const wanted = { level: "", size: "", ...before[genre.value] };
    put(level, option("", t("whatever-comes"), wanted.level), levels.map((/** @type {string} */ name) => option(name, t(`level-${name}`), wanted.level)));
    put(size, sizesOf(settings).map(([name]) => option(name, name, wanted.size)));
  }

  async function make() {
    const settings = kinds.find((one) => one.name === genre.value)?.settings ?? [];
    const [, wanted] = sizesOf(settings).find(([name]) => name === size.value) ?? ["", {}];
    store.set("new", { ...before, genre: genre.value, [genre.value]: { level: level.value, size: size.value } });
    problem.textContent = "";
    const order = { genre: genre.value, settings: { ...wanted, ...(level.value ? { [LEVEL]: level.value } : {}) } };
    const found = await busy.ask(t("making-a-puzzle"), "generate", order, (text) => (problem.textContent = text));
    if (!found) return;
    opened.close();
    await app.open(found.puzzle);
    say(found.words || t("a-new-puzzle-seed", { seed: String(found.seed) }));
  }

  shape();
  const field = (/** @type {string} */ words, /** @type {HTMLElement} */ input) => el("div", { class: "field" }, el("label", { for: input.id }, words), input);
  const opened = dialog(
    t("a-new-puzzle"),
    field(t("genre"), genre),
    field(t("level"), level),
    field(t("size"), size),
    el("p", { class: "row" }, button(t("make-it"), () => void make(), { class: "primary", id: "order" })),
    busy.line,
    problem,
  );
  opened.made.addEventListener("close", () => busy.stop());
}

/** @param {string} value @param {string} words @param {string} wanted */
const option = (value, words, wanted) => el("option", { value, selected: value === wanted }, words);

/**
 * The sizes that a genre offers, the usual one first, each with the settings that ask for it.
 * @param {any[]} settings @returns {[string, Record<string, any>][]}
 */
function sizesOf(settings) {
  const named = (/** @type {string} */ name) => settings.find((one) => one.name === name);
  const size = named("size");
  if (size) {
    const names = [size.default, ...size.choices.filter((/** @type {string} */ one) => one !== size.default)];
    return names.map((name) => [`${name}x${name}`, name === size.default ? {} : { size: name }]);
  }
  const [rows, columns] = [named("rows"), named("columns")];
  if (!rows || !columns) return [];
  const squares = [...new Set([rows.default, 5, 6, 8, 10, 12, 15])].filter((side) => side >= rows.low && side <= rows.high);
  return squares.map((side) => [`${side}x${side}`, side === rows.default ? {} : { rows: side, columns: side }]);
}

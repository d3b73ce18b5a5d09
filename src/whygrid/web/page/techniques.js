// Pages about techniques: the idea in one line, how hard it is, and an example drawn on a board.

import { Refusal, ask } from "./api.js";
import { named } from "./board.js";
import { dialog } from "./dialogs.js";
import { button, el, put, say, svg } from "./dom.js";
import { helpful } from "./frames.js";
import { legend } from "./legend.js";
import { practise } from "./practise.js";
import { CELL, picture } from "./scene.js";
import { shaded } from "./seen.js";
import { t } from "./voice.js";

const MARGIN = 20; // for the numbers of rows and columns

/** The list of all techniques of the genre on the board, and of the other ones. @param {import("./app.js").App} app */
export function techniques(app) {
  const search = el("input", { type: "search", placeholder: t("find-a-technique"), "aria-label": t("find-a-technique"), oninput: () => filter() });
  const lists = app.genres.map((genre) =>
    el(
      "details",
      { open: genre === app.genre },
      el("summary", {}, genre.title),
      el("ul", { class: "choices" }, genre.techniques.map((technique) =>
        el("li", { "data-name": `${technique.name} ${technique.called}`.toLowerCase() }, button(technique.called, () => void showTechnique(app, technique.name, genre.name)), " ", el("span", {}, technique.idea)),
      )),
    ),
  );
  dialog(t("techniques"), search, ...lists);

  function filter() {
    const wanted = search.value.trim().toLowerCase();
    for (const list of lists) {
      if (wanted) list.open = true;
      for (const item of list.querySelectorAll("li")) item.hidden = !item.dataset.name?.includes(wanted);
    }
  }
}

/** The page of one technique. @param {import("./app.js").App} app @param {string} name @param {string} [genre] */
export async function showTechnique(app, name, genre = app.play.game.puzzle.genre) {
  const called = app.genres.find((one) => one.name === genre)?.techniques.find((one) => one.name === name)?.called ?? name;
  const { body } = dialog(capital(called), el("p", { class: "muted" }, "…"));
  const exercise = async () => {
    try {
      await practise(app, genre, name, called);
      for (const open of document.querySelectorAll("dialog")) open.close();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      body.append(el("p", { class: "problem", role: "alert" }, error.message));
    }
  };
  try {
    const found = await ask("technique", { genre, name });
    const elsewhere = Object.entries(found.elsewhere).map(([program, rating]) => `${program}: ${rating}`);
    put(
      body,
      el("p", {}, found.idea),
      el("p", { class: "muted" }, [t("effort-of", { effort: String(found.effort) }), ...elsewhere].join(" · ")),
      found.unique ? el("p", {}, t("it-takes-for-granted-that-there")) : null,
      found.example ? shownAtWork(found.example) : el("p", { class: "muted" }, t("none-of-the-examples-needs-it")),
      el("div", { class: "row" }, button(t("practise-this"), () => void exercise(), { class: "primary", id: "practise-this" })),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    put(body, el("p", { class: "problem" }, error.message));
    say(error.message);
  }
}

/** @param {{name: string, scene: import("./api.js").Scene, houses: string[][], text: string}} example */
function shownAtWork({ name, scene, houses, text }) {
  const helped = { ...scene, ...helpful(houses) };
  const said = `${text}.${name ? ` ${t("on-the-way", { name })}` : ""}`;
  return el("figure", {}, el("div", { class: "example" }, numbered(helped), el("p", { class: "legend" }, legend(helped))), el("figcaption", {}, said));
}

/** A picture with the numbers of its rows and columns. @param {import("./api.js").Scene} scene */
function numbered(scene) {
  const drawn = picture(scene, shaded(scene));
  const [width, height] = [scene.columns * CELL, scene.rows * CELL];
  drawn.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${width + MARGIN} ${height + MARGIN}`);
  const label = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) => svg("text", { class: "number", x, y: y + MARGIN / 4, "font-size": MARGIN * 0.72 }, text);
  const columns = named(scene.columns, "column-letter").map((text, place) => label(text, (place + 0.5) * CELL, -MARGIN / 2));
  const rows = named(scene.rows, "row-letter").map((text, place) => label(text, -MARGIN / 2, (place + 0.5) * CELL));
  drawn.append(...columns, ...rows);
  return drawn;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// Pages about techniques: the idea in one line, how hard it is, and an example drawn on a board.

import { Refusal, ask } from "./api.js";
import { dialog } from "./dialogs.js";
import { button, el, put, say } from "./dom.js";
import { legend } from "./legend.js";
import { picture } from "./scene.js";
import { t } from "./voice.js";

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
  try {
    const found = await ask("technique", { genre, name });
    const elsewhere = Object.entries(found.elsewhere).map(([program, rating]) => `${program}: ${rating}`);
    put(
      body,
      el("p", {}, found.idea),
      el("p", { class: "muted" }, [t("effort-of", { effort: String(found.effort) }), ...elsewhere].join(" · ")),
      found.unique ? el("p", {}, t("it-takes-for-granted-that-there")) : null,
      found.example ? el("figure", {}, el("div", { class: "example" }, picture(found.example.scene), el("p", { class: "legend" }, legend(found.example.scene))), el("figcaption", {}, `${found.example.text}.${found.example.name ? ` ${t("on-the-way", { name: found.example.name })}` : ""}`)) : el("p", { class: "muted" }, t("none-of-the-examples-needs-it")),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    put(body, el("p", { class: "problem" }, error.message));
    say(error.message);
  }
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

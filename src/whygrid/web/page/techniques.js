// Pages about techniques: the idea in one line, how hard it is, and an example drawn on a board.

import { Refusal, ask } from "./api.js";
import { dialog } from "./dialogs.js";
import { button, el, put, say } from "./dom.js";
import { legend, picture } from "./scene.js";

/** The list of all techniques of the genre on the board, and of the other ones. @param {import("./app.js").App} app */
export function techniques(app) {
  const search = el("input", { type: "search", placeholder: "Find a technique", "aria-label": "Find a technique", oninput: () => filter() });
  const lists = app.genres.map((genre) =>
    el(
      "details",
      { open: genre === app.genre },
      el("summary", {}, genre.title),
      el("ul", { class: "choices" }, genre.techniques.map((technique) =>
        el("li", { "data-name": technique.name }, button(technique.name, () => void showTechnique(app, technique.name, genre.name)), " ", el("span", {}, technique.idea)),
      )),
    ),
  );
  dialog("Techniques", search, ...lists);

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
  const { body } = dialog(name.charAt(0).toUpperCase() + name.slice(1), el("p", { class: "muted" }, "…"));
  try {
    const found = await ask("technique", { genre, name });
    const elsewhere = Object.entries(found.elsewhere).map(([program, rating]) => `${program}: ${rating}`);
    put(
      body,
      el("p", {}, found.idea),
      el("p", { class: "muted" }, [`effort ${found.effort}`, ...elsewhere].join(" · ")),
      found.unique ? el("p", {}, "It takes for granted that there is one solution.") : null,
      found.example ? el("figure", {}, el("div", { class: "example" }, picture(found.example.scene), el("p", { class: "legend" }, legend(found.example.scene))), el("figcaption", {}, `${found.example.text}.${found.example.name ? ` (On the way through the example “${found.example.name}”.)` : ""}`)) : el("p", { class: "muted" }, "None of the examples needs it."),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    put(body, el("p", { class: "problem" }, error.message));
    say(error.message);
  }
}

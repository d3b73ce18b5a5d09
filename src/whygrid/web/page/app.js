// The page: what is where, which part is open, and how a puzzle comes in.

import { Refusal, ask } from "./api.js";
import { nameOf } from "./board.js";
import { dialog } from "./dialogs.js";
import { button, byId, el, put, say, svg } from "./dom.js";
import { fromFragment, toFragment } from "./fragment.js";
import { Game } from "./game.js";
import { help } from "./keys.js";
import { Play } from "./play.js";
import { learnPanel } from "./panel-learn.js";
import { playPanel } from "./panel-play.js";
import { setPanel } from "./panel-set.js";
import { sharePanel } from "./panel-share.js";
import * as store from "./store.js";
import { LANGUAGES, learnToSpeak, spoken, t } from "./voice.js";

/**
 * @typedef {import("./api.js").Puzzle} Puzzle
 * @typedef {{name: string, title: string, examples: {name: string, shows: string}[], techniques: any[], forms: any[],
 *   settings: any[] | null, drafting: any | null}} Genre
 */

const TABS = ["play", "learn", "set", "share"];

export class App {
  constructor() {
    /** @type {Genre[]} */
    this.genres = [];
    this.play = new Play({ changed: () => this.changed(), finished: () => this.finished() });
    /** @type {Record<string, {refresh: () => void}>} */
    this.panels = {};
    this.tab = "play";
    this.known = ""; // the position in the address
    this.at = -1;
  }

  async start() {
    this.#theme(store.setting("theme", ""));
    ({ genres: this.genres } = await ask("genres", {}));
    this.panels = { play: playPanel(this), learn: learnPanel(this), set: setPanel(this), share: sharePanel(this) };
    this.#menu();
    this.#tabs();
    const learning = (/** @type {(learn: any) => void} */ act) => () => {
      this.choose("learn");
      act(this.panel("learn"));
    };
    this.play.commands = {
      "?": () => this.help(),
      t: () => void this.panel("play").check(),
      T: () => void this.panel("play").beforeMistake(),
      H: learning((learn) => void learn.climb()),
      e: () => this.choose("set"),
      p: learning((learn) => void learn.proof.prove()),
      w: learning((learn) => {
        say(t("why-type-symbol", { cell: nameOf(this.play.cursor) }));
        this.play.waiting = (symbol) => void learn.why(nameOf(this.play.cursor), symbol);
      }),
    };
    window.addEventListener("hashchange", () => void this.#fromAddress());
    await this.#fromAddress();
    document.documentElement.dataset.ready = "true";
  }

  /** @param {string} name @returns {any} */
  panel(name) {
    return this.panels[name];
  }

  /** The genre of the puzzle on the board. @returns {Genre | undefined} */
  get genre() {
    return this.genres.find((genre) => genre.name === this.play.game.puzzle.genre);
  }

  // How a puzzle comes in.

  async #fromAddress() {
    if (location.hash === this.known && this.known) return;
    const found = fromFragment(location.hash);
    const resumed = !found && store.games()[0];
    try {
      if (found) await this.open(found.puzzle, found.page);
      else if (resumed) await this.#resume(Game.from(resumed.game));
      else await this.read(this.genres[0].examples[0].name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
      if (!this.play.look) await this.read(this.genres[0].examples[0].name);
    }
  }

  /** Read a puzzle from any text, link or name of an example. @param {string} text @param {string} [genre] */
  async read(text, genre) {
    const found = await ask("read", genre ? { text, genre } : { text });
    await this.open(found.puzzle, found.page, found.info.title ?? "");
    say(t("read-as", { title: found.title, form: found.form }));
    return found;
  }

  /** Play a puzzle; where it was left, if nothing is written on it yet. @param {Puzzle} puzzle @param {any} [page] @param {string} [title] */
  async open(puzzle, page = {}, title = "") {
    const kept = Object.keys(page).length ? null : store.kept(puzzle);
    await this.#resume(kept ?? new Game(puzzle, page, title));
  }

  /** @param {Game} game */
  async #resume(game) {
    await this.play.open(game);
    if (this.tab === "set") this.choose("play");
    this.changed();
    if (game.moves.length) say(t("here-is-where-you-left-it"));
  }

  // What follows from a change.

  changed() {
    const { game, look } = this.play;
    if (!look) return;
    const position = toFragment(game.puzzle, game.page);
    if (position !== this.known || game.at !== this.at) {
      this.known = position;
      this.at = game.at;
      if (position.length < 60000) history.replaceState(null, "", position);
      if (game.moves.length) store.keep(game, { done: look.done, whole: look.whole, title: this.play.places.title });
    }
    this.status();
    for (const panel of Object.values(this.panels)) panel.refresh();
  }

  finished() {
    const { hints } = this.play.game;
    say(hints ? t("solved-with-hints", { n: hints }) : t("solved-without-a-hint"));
  }

  /** What is on the board, and how far it is. */
  status() {
    const { look, places, game } = this.play;
    if (!look) return;
    if (this.tab === "set") {
      const { genre } = this.panel("set").editor;
      put(byId("status"), el("strong", {}, this.genres.find((one) => one.name === genre)?.title ?? ""), el("span", { class: "chip" }, t("in-the-making")));
      return;
    }
    const state = look.finished ? t("solved") : t("so-many-cells", { done: look.done, n: look.whole });
    const trial = game.trials.length ? el("span", { class: "chip" }, t("checkpoint", { n: game.trials.length })) : null;
    const conflict = look.conflicts.length ? el("span", { class: "chip bad", title: look.conflicts.join("\n") }, t("conflict")) : null;
    put(byId("status"), el("strong", {}, game.title || places.title), el("span", { class: look.finished ? "chip good" : "chip" }, state), trial, conflict, el("span", { id: "clock" }));
    this.panel("play")?.tick?.();
  }

  // The frame of the page.

  #menu() {
    put(
      byId("menu"),
      button(t("open"), () => this.opening()),
      button(halfMoon(), () => this.#theme({ "": "light", light: "dark", dark: "" }[/** @type {string} */ (store.setting("theme", ""))] ?? ""), {
        class: "quiet",
        "aria-label": t("light-dark-or-as-the-system"),
        title: t("light-dark-or-as-the-system"),
        id: "theme",
      }),
      el("select", { id: "language", "aria-label": t("language"), title: t("language"), onchange: (/** @type {any} */ event) => this.#speak(event.target.value) },
        LANGUAGES.map(([code, name]) => el("option", { value: code, selected: code === spoken(), lang: code }, name))),
      button("?", () => this.help(), { class: "quiet", "aria-label": t("all-keys"), title: `${t("all-keys")} (?)` }),
    );
  }

  /** Speak another language from now on: the page is built anew, with the game as it is. @param {string} language */
  #speak(language) {
    store.set("language", language);
    location.reload();
  }

  /** @param {string} theme */
  #theme(theme) {
    store.set("theme", theme);
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }

  #tabs() {
    const made = TABS.filter((name) => name in this.panels).map((name) =>
      button(t(`tab-${name}`), () => this.choose(name), { role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}` }),
    );
    put(byId("tabs"), made);
    byId("tabs").addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const at = made.findIndex((one) => one.id === `tab-${this.tab}`);
      const next = made[(at + step + made.length) % made.length];
      next.click();
      next.focus();
    });
    this.choose("play");
  }

  /** Open a part of the page. @param {string} name */
  choose(name) {
    const before = this.tab;
    this.tab = name;
    for (const other of TABS) {
      byId(`panel-${other}`).hidden = other !== name;
      const tab = document.getElementById(`tab-${other}`);
      tab?.setAttribute("aria-selected", String(other === name));
      tab?.setAttribute("tabindex", other === name ? "0" : "-1");
    }
    document.body.dataset.tab = name;
    if (before !== name) {
      say(""); // what was said belongs to the part that is left
      this.panel(before)?.leave?.();
    }
    this.panel(name)?.enter?.();
    this.panel(name)?.refresh();
    this.status();
  }

  /** The dialog to open a puzzle: paste, examples, games that are kept. */
  opening() {
    const text = el("textarea", { rows: 4, "aria-label": t("a-puzzle-as-text-or-link"), placeholder: t("paste-a-puzzle"), spellcheck: "false" });
    const problem = el("p", { class: "problem", role: "alert" });
    const take = async (/** @type {() => Promise<any>} */ act) => {
      try {
        await act();
        opened.close();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problem.textContent = error.message;
      }
    };
    const examples = this.genres.map((genre) =>
      el("details", {}, el("summary", {}, t("examples-of", { title: genre.title })), el("ul", { class: "choices" }, genre.examples.map((example) =>
        el("li", {}, button(example.name, () => void take(() => this.read(example.name))), " ", el("span", {}, example.shows)),
      ))),
    );
    const games = store.games();
    const keptGames = games.length
      ? el("details", { open: true }, el("summary", {}, t("your-games-in-this-browser")), el("ul", { class: "choices" }, games.map((entry) => {
          const game = Game.from(entry.game);
          const line = el("li", {}, button(game.title || entry.title, () => void take(() => this.#resume(game))), ` ${t("so-many-cells", { done: entry.done, n: entry.whole })}, ${new Date(entry.when).toLocaleString(spoken())} `);
          line.append(button(t("forget"), () => { store.forget(game.puzzle); line.remove(); }, { class: "quiet" }));
          return line;
        })))
      : null;
    const opened = dialog(
      t("open-a-puzzle"),
      text,
      el("p", { class: "row" }, button(t("open"), () => void take(() => this.read(text.value)), { class: "primary" })),
      problem,
      keptGames,
      ...examples,
    );
    text.focus();
  }

  /** All keys. */
  help() {
    dialog(t("keys"), el("table", { class: "keys" }, el("tbody", {}, help().map(([keys, what]) => el("tr", {}, el("th", { scope: "row" }, keys), el("td", {}, what))))));
  }
}

/** The sign for light and dark. */
function halfMoon() {
  const half = svg("path", { d: "M12 3a9 9 0 0 1 0 18z", fill: "currentColor" });
  const ring = svg("circle", { cx: 12, cy: 12, r: 9, fill: "none", stroke: "currentColor", "stroke-width": 2 });
  return svg("svg", { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" }, ring, half);
}

await learnToSpeak(store.setting("language", ""));
const app = new App();
app.start().catch((error) => {
  say(error.message);
  throw error;
});

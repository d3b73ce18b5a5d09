// The page: what is where, which part is open, and how a puzzle comes in.

import { Refusal, ask } from "./api.js";
import { calledOf, nameOf } from "./board.js";
import { dialog } from "./dialogs.js";
import { button, byId, el, put, say, svg } from "./dom.js";
import * as drafts from "./drafts.js";
import { fromFragment, toFragment } from "./fragment.js";
import { Game, keyOf } from "./game.js";
import * as games from "./games.js";
import * as journal from "./journal.js";
import { help } from "./keys.js";
import { Play } from "./play.js";
import { learnPanel } from "./panel-learn.js";
import { newPuzzle } from "./new.js";
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
const LONGEST = 60000; // characters of an address
const CONFLICTS = 3; // so many are told in words

export class App {
  constructor() {
    /** @type {Genre[]} */
    this.genres = [];
    this.play = new Play({ changed: () => this.changed(), stepped: () => this.panel(this.tab)?.stepped?.(), finished: () => this.finished(), keep: (last) => this.keep(last) });
    /** @type {Record<string, {refresh: () => void}>} */
    this.panels = {};
    this.tab = "play";
    this.isSetting = false; // whether the board is one in the making; that can be shared, too
    this.leavesSet = false; // whether the puzzle that is on its way was asked for while that was open
    this.asked = 0; // how many puzzles have been asked for
    this.coming = 0; // the number of the one that is on its way, or 0
    this.shown = ""; // the address
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
        say(t("why-type-symbol", { cell: calledOf(this.play.cursor) }));
        this.play.waiting = (symbol) => void learn.why(nameOf(this.play.cursor), symbol);
      }),
    };
    byId("skip").addEventListener("click", (event) => {
      event.preventDefault(); // its fragment is no puzzle
      this.play.board.focus();
    });
    window.addEventListener("popstate", (event) => void this.#fromAddress(event.state));
    games.listen((key) => key === this.play.game.key && void this.#catchUp());
    await games.moveIn();
    await this.#fromAddress(history.state);
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

  /**
   * Open what the address says: a puzzle with what is written on it, and in the browser's memory of this entry where in
   * its game that was. Without one, go on with what was played last.
   * @param {{key: string, at: number, trials: number[], draft: string} | null} state
   */
  async #fromAddress(state) {
    const found = fromFragment(location.hash);
    if (!found && !state?.key && this.play.look) return this.address(); // such as the name of a part of the page
    try {
      if (found) await this.open(found.puzzle, found.page, found.info, state ?? {});
      else await this.#goOn(state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
      if (this.play.look) this.address();
      else await this.#goOn(null);
    }
  }

  /** Go on with a game, or with the one that was played last, or begin. @param {{key: string} | null} state */
  async #goOn(state) {
    const last = (await games.list())[0];
    const left = state?.key ? null : journal.unfinished();
    if (left?.puzzle && left.when > (last?.when ?? 0)) return this.open(left.puzzle, {}, left.info);
    const key = state?.key ?? last?.key;
    const kept = key ? await games.load(key) : null;
    if (kept) await this.#bring((wanted) => this.#resume(kept.game, kept.last, wanted, {}));
    else await this.read(this.genres[0].examples[0].name);
  }

  /** Read a puzzle from any text, link or name of an example. @param {string} text @param {string} [genre] */
  async read(text, genre) {
    const found = await ask("read", genre ? { text, genre } : { text });
    await this.open(found.puzzle, found.page, found.info);
    say(t("read-as", { title: found.title, form: found.form }));
    return found;
  }

  /**
   * Play a puzzle. A game of it that is kept goes on where it was left; what comes with the puzzle is a branch of it.
   * @param {Puzzle} puzzle @param {import("./api.js").Page} [page] @param {Record<string, string>} [info]
   * @param {{at?: number, trials?: number[], draft?: string}} [entry] where the browser's history has been, if it has
   */
  open(puzzle, page = {}, info = {}, entry) {
    return this.#bring(async (wanted) => {
      const kept = await games.load(keyOf(puzzle));
      const game = kept?.game ?? new Game(puzzle, page, info);
      const { length } = game.moves;
      game.info = { ...game.info, ...info };
      if (kept && entry?.at !== undefined) game.go(Math.min(entry.at, length));
      if (kept && Object.keys(page).length) game.read(page);
      if (entry?.trials) game.trials = entry.trials.filter((trial) => trial <= length);
      await this.#resume(game, kept?.last ?? "", wanted, entry);
      if (kept && wanted() && game.moves.length) say(t(game.base.moves && game.moves.length > length ? "link-is-a-branch" : "here-is-where-you-left-it"));
    });
  }

  /**
   * Bring a puzzle onto the board. Until it is there the address is left alone, and then too if another one is wanted by then.
   * @param {(wanted: () => boolean) => Promise<void>} act
   */
  async #bring(act) {
    const mine = (this.coming = ++this.asked);
    this.leavesSet = this.isSetting;
    delete document.documentElement.dataset.ready;
    try {
      await act(() => mine === this.coming || !this.coming);
    } finally {
      if (mine === this.coming) this.coming = 0;
      if (!this.coming) document.documentElement.dataset.ready = "true";
    }
  }

  /** @param {Game} game @param {string} last @param {() => boolean} wanted @param {{draft?: string}} [entry] */
  async #resume(game, last, wanted, entry) {
    const fresh = this.play.look && game.key !== this.play.game.key;
    const orders = await journal.takeOver(game, last);
    game.go(game.at); // checkpoints elsewhere do not count here
    await this.play.open(game);
    if (!wanted()) return;
    this.coming = 0;
    for (const tab of byId("tabs").children) tab.removeAttribute("disabled"); // there is something on the board
    if (this.isSetting) this.choose(this.leavesSet ? "play" : "set"); // who has opened it meanwhile sets this puzzle
    if (!entry && fresh) history.pushState(null, "", location.href);
    if (entry?.draft) await this.panel("set").resume(entry.draft);
    this.changed();
    await Promise.all([this.play.orders.after(() => this.keep()), ...orders.map((order) => this.play.orders.give(order))]);
  }

  // What follows from a change.

  /** Take in what another tab has done to the same game. */
  async #catchUp() {
    const { game, orders } = this.play;
    await orders.after(async () => {
      if (game === this.play.game && (await games.catchUp(game))) this.changed();
    });
  }

  /** Keep the game that is played, once there is something to keep. @param {string} [last] the last order that was carried out */
  async keep(last) {
    const { game, look, places } = this.play;
    if (!look || !(game.moves.length || game.seconds || game.hints || Object.keys(game.info).length)) return;
    const { moves } = game;
    await games.keep(game, { done: look.done, whole: look.whole, title: places.title }, last);
    if (game.moves !== moves) this.changed(); // other tabs have made branches
  }

  changed() {
    const { look } = this.play;
    if (!look) return;
    this.address();
    this.status();
    this.play.pad.refresh(); // another tab may have made moves to redo
    for (const panel of Object.values(this.panels)) panel.refresh();
  }

  /** Have the address say what is on the board, and the browser's history where in the game that is. */
  address() {
    if (this.coming) return; // the history is somewhere else already
    const { game } = this.play;
    const position = toFragment(game.puzzle, game.page, game.info);
    const editor = this.panel("set")?.editor;
    const draft = this.isSetting && editor?.worthKeeping ? editor.id : "";
    const state = { key: game.key, at: game.at, trials: game.trials, draft };
    const shown = position.length < LONGEST ? position : location.pathname + location.search;
    if (shown !== this.shown || JSON.stringify(state) !== JSON.stringify(history.state)) history.replaceState(state, "", shown);
    this.shown = shown;
  }

  finished() {
    const { hints } = this.play.game;
    say(hints ? t("solved-with-hints", { n: hints }) : t("solved-without-a-hint"));
  }

  /** What is on the board, and how far it is. */
  status() {
    const { look, places, game } = this.play;
    if (!look) return;
    put(byId("conflicts"));
    if (this.isSetting) {
      const { genre } = this.panel("set").editor;
      put(byId("status"), el("strong", {}, this.genres.find((one) => one.name === genre)?.title ?? ""), el("span", { class: "chip" }, t("in-the-making")));
      return;
    }
    const state = look.finished ? t("solved") : t("so-many-cells", { done: look.done, n: look.whole });
    const trial = game.trials.length ? el("span", { class: "chip" }, t("checkpoint", { n: game.trials.length })) : null;
    const told = this.play.tells === "none" ? [] : look.conflicts;
    const conflict = told.length ? el("span", { class: "chip bad" }, t("conflict")) : null;
    put(byId("conflicts"), told.slice(0, CONFLICTS).join("; "));
    const by = game.info.author ? el("span", { class: "muted" }, t("by-author", { author: game.info.author })) : null;
    const pause = button(pauseSign(this.play.paused), () => this.play.pause(!this.play.paused), { id: "pause", class: "small quiet", hidden: true, "aria-label": t(this.play.paused ? "go-on" : "pause") });
    put(byId("status"), el("strong", {}, game.title || places.title), by, el("span", { class: look.finished ? "chip good" : "chip" }, state), trial, conflict, el("span", { id: "clock" }), pause);
    this.panel("play")?.tick?.();
  }

  // The frame of the page.

  #menu() {
    put(
      byId("menu"),
      button(t("new"), () => newPuzzle(this), { class: "primary", id: "new" }),
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
      button(t(`tab-${name}`), () => this.choose(name), { role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, disabled: !this.play.look }),
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
      byId(`panel-${name}`).parentElement?.scrollTo(0, 0); // and so does how far one has scrolled
      this.panel(before)?.leave?.();
    }
    if (this.isSetting && (name === "play" || name === "learn")) {
      this.isSetting = false;
      this.panel("set").end();
    }
    if (name === "set") this.isSetting = true;
    document.body.dataset.setting = String(this.isSetting);
    this.panel(name)?.enter?.();
    this.panel(name)?.refresh();
    this.status();
    if (this.play.look) this.address();
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
    const keptGames = el("ul", { class: "choices" });
    const yours = el("details", { open: true, hidden: true }, el("summary", {}, t("your-games-in-this-browser")), keptGames);
    const keptDrafts = el("ul", { class: "choices", id: "drafts" });
    const making = el("details", { open: true, hidden: true }, el("summary", {}, t("your-drafts")), keptDrafts);
    void drafts.list().then((found) => {
      making.hidden = !found.length;
      put(keptDrafts, found.map((draft) => {
        const title = draft.info.title || this.genres.find((genre) => genre.name === draft.genre)?.title || draft.genre;
        const line = el("li", {}, button(title, () => void take(() => this.panel("set").resume(draft.id))), ` ${draft.cells.length}x${draft.cells[0].length}, ${new Date(draft.when).toLocaleString(spoken())} `);
        line.append(button(t("forget"), () => { void drafts.forget(draft.id); line.remove(); }, { class: "quiet" }));
        return line;
      }));
    });
    void games.list().then((rows) => {
      yours.hidden = !rows.length;
      put(keptGames, rows.map((row) => {
        const line = el("li", {}, button(row.info.title || row.title, () => void take(() => this.open(row.puzzle))), ` ${t("so-many-cells", { done: row.done, n: row.whole })}, ${new Date(row.when).toLocaleString(spoken())} `);
        line.append(button(t("forget"), () => { void games.forget(row.key); line.remove(); }, { class: "quiet" }));
        return line;
      }));
    });
    const opened = dialog(
      t("open-a-puzzle"),
      text,
      el("p", { class: "row" }, button(t("open"), () => void take(() => this.read(text.value)), { class: "primary" })),
      problem,
      yours,
      making,
      ...examples,
    );
    text.focus();
  }

  /** All keys. */
  help() {
    dialog(t("keys"), el("table", { class: "keys" }, el("tbody", {}, help().map(([keys, what]) => el("tr", {}, el("th", { scope: "row" }, keys), el("td", {}, what))))));
  }
}

/** Two bars to pause, a triangle to go on. @param {boolean} paused */
function pauseSign(paused) {
  return svg("svg", { viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true" }, svg("path", { d: paused ? "M7 4l13 8-13 8z" : "M6 4h4v16h-4zM14 4h4v16h-4z", fill: "currentColor" }));
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

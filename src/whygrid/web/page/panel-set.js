// The panel for setting: the board in the making, what has come of it at every moment, and new puzzles.

import { Refusal, ask, wasCancelled } from "./api.js";
import { calledOf } from "./board.js";
import { Busy } from "./busy.js";
import { demandsPart } from "./demands.js";
import { button, byId, el, put, say } from "./dom.js";
import { Editor } from "./editor.js";
import { generateForm } from "./generate.js";
import { t } from "./voice.js";

const WAIT = 350; // milliseconds without a change before the verdict is asked for
const FIRST = 2; // seconds after which the bounds of k are told, before the search goes on
const TONES = /** @type {Record<string, string>} */ ({
  unique: "good",
  multiple: "",
  none: "bad",
  unknown: "",
});

/** @param {import("./app.js").App} app */
export function setPanel(app) {
  const { play } = app;
  const busy = new Busy();
  const counting = new Busy(); // of k, beside the figures
  counting.line.classList.add("beside");
  const editor = new Editor(app, () => refresh());
  const demands = demandsPart(editor);
  const start = el("div", { class: "row" });
  const cell = el("input", { type: "text", id: "cell-text", maxlength: 10, autocomplete: "off", spellcheck: "false" });
  const cellLabel = el("label", { for: "cell-text" }, t("cell"));
  const quick = el("div", { class: "row quick" });
  const verdict = el("div", { class: "verdict", "aria-live": "polite", id: "verdict" });
  const measures = el("p", { class: "muted", id: "measures", "aria-live": "polite" });
  const tools = el("div", { class: "row" });
  const help = el("p", { class: "muted" });
  const symmetry = el("select", { id: "draft-symmetry", onchange: () => (editor.symmetry = symmetry.value) }, ["none", "rotation", "vertical", "horizontal"].map((name) => el("option", { value: name }, t(`symmetry-${name}`))));
  const about = ["title", "author", "rules"].map((name) => el(name === "rules" ? "textarea" : "input", { id: `draft-${name}`, "data-info": name, maxlength: name === "rules" ? 1000 : 100, autocomplete: "off", ...(name === "rules" ? { rows: 2 } : { type: "text" }) }));
  /** @type {AbortController | null} */
  let looking = null;
  /** @type {number | undefined} */
  let waiting;
  let looked = "";
  /** @type {any} */
  let taken = null; // the puzzle that was being played when the editor was last opened

  cell.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      editor.put(cell.value);
      play.board.focus();
      event.preventDefault();
    }
  });
  for (const input of about) {
    input.addEventListener("change", () => {
      editor.info = { ...editor.info, [input.dataset.info ?? ""]: /** @type {HTMLInputElement} */ (input).value.trim() };
      editor.keep();
      app.address();
    });
  }
  cell.addEventListener("change", () => {
    if (cell.value !== editor.text) editor.put(cell.value);
  });

  put(
    byId("panel-set"),
    busy.line,
    el("h2", {}, t("cell")),
    el("div", { class: "row" }, cellLabel, cell),
    quick,
    help,
    el("div", { class: "field" }, el("label", { for: "draft-symmetry" }, t("symmetric-entry")), symmetry),
    demands.part,
    el("h2", {}, t("verdict")),
    verdict,
    measures,
    counting.line,
    tools,
    el("details", { id: "about" }, el("summary", {}, t("title-author-and-rules")), about.map((input) => el("div", { class: "field" }, el("label", { for: input.id }, t(`about-${input.dataset.info}`)), input))),
    el("h2", {}, t("start-from")),
    start,
    el("h2", {}, t("a-new-puzzle")),
    generateForm(app, busy, (puzzle) => void begin(puzzle.genre, { puzzle })),
  );
  chooser();

  function chooser() {
    const kinds = app.genres.filter((genre) => genre.drafting);
    const kind = el("select", { "aria-label": t("genre"), id: "draft-genre", onchange: () => sizes() }, kinds.map((genre) => el("option", { value: genre.name }, genre.title)));
    const size = el("select", { "aria-label": t("size"), id: "draft-size" });
    const sizes = () => {
      const genre = kinds.find((one) => one.name === kind.value);
      put(size, genre?.drafting.sizes.map((/** @type {string} */ name) => el("option", {}, name)));
    };
    sizes();
    put(
      start,
      kind,
      size,
      button(t("empty-board"), () => void begin(kind.value, { size: size.value }), { id: "empty-board" }),
      button(t("this-puzzle"), () => void take(), { title: t("the-puzzle-that-is-being-played") }),
    );
  }

  /** Have the choices say what comes onto the board. @param {string} genre */
  function follow(genre) {
    for (const id of ["draft-genre", "new-genre"]) {
      const kind = /** @type {HTMLSelectElement} */ (byId(id));
      if (kind.value === genre) continue;
      kind.value = genre;
      kind.dispatchEvent(new Event("change"));
    }
  }

  /** Begin something new that is worth keeping. @param {string} genre @param {any} from */
  async function begin(genre, from) {
    await editor.begin(genre, from);
    editor.keep();
    app.address();
  }

  /** Edit the puzzle that is being played. */
  async function take() {
    const { puzzle } = play.game;
    follow(puzzle.genre); // at once, lest it undo a choice that is made while the server thinks
    try {
      await editor.begin(puzzle.genre, { puzzle });
      editor.info = { ...play.game.info };
      refresh();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
    }
  }

  function refresh() {
    const { draft } = editor;
    if (!draft || !app.isSetting) return;
    app.status();
    app.address();
    put(cellLabel, calledOf(editor.cursor));
    if (document.activeElement !== cell) cell.value = editor.text;
    const keys = Object.entries(editor.drafting?.keys ?? {}).filter(([key]) => key.length === 1 && key !== "0");
    const symbols = draft.symbols.length ? draft.symbols : [..."123456789"];
    put(
      quick,
      symbols.map((symbol) => button(symbol, () => editor.put(symbol), { class: "small" })),
      keys.map(([key, text]) => button(text, () => editor.put(text), { class: "small", title: t("key-name", { key }), "aria-label": t("write-text", { text }) })),
      button("⌫", () => editor.put(""), { class: "small", "aria-label": t("empty-the-cell") }),
    );
    put(help, editor.drafting?.help ?? "");
    demands.refresh();
    for (const input of about) if (document.activeElement !== input) /** @type {HTMLInputElement} */ (input).value = editor.info[input.dataset.info ?? ""] ?? "";
    put(
      tools,
      button(t("play-it"), () => void playIt(), { class: "primary", disabled: !draft.puzzle, id: "play-it" }),
      button(t("minimise"), () => void rework("minimise", t("taking-out-what-is-not-needed"), {}), { disabled: !draft.puzzle }),
      button(t("harder"), () => void rework("vary", t("looking-for-a-harder-one"), { way: "harder" }), { disabled: !draft.puzzle }),
      button(t("easier"), () => void rework("vary", t("looking-for-an-easier-one"), { way: "easier" }), { disabled: !draft.puzzle }),
      button(t("true-candidates-button"), () => void candidates(), { disabled: !draft.puzzle, id: "true-candidates" }),
      button("↶", () => editor.undo(), { "aria-label": t("undo"), disabled: !editor.past.length }),
      button("↷", () => editor.redo(), { "aria-label": t("redo"), disabled: !editor.future.length }),
    );
    look();
  }

  /** Have the draft looked at, unless that has been done; what is on its way for another draft is stopped. */
  function look() {
    const { draft } = editor;
    const key = draft?.puzzle ? `${draft.puzzle.genre} ${draft.puzzle.text}` : `- ${draft?.problem}`;
    if (!draft || key === looked) return;
    looked = key;
    clearTimeout(waiting);
    looking?.abort();
    counting.stop();
    put(measures);
    if (!draft.puzzle) {
      put(verdict, el("span", { class: "chip" }, t("not-a-puzzle-yet")), ` ${draft.problem}`);
      return;
    }
    put(verdict, el("span", { class: "chip" }, t("looking")));
    const work = (looking = new AbortController());
    waiting = setTimeout(() => void judge(draft.puzzle, work.signal), WAIT);
  }

  /** @param {any} puzzle @param {AbortSignal} signal */
  async function judge(puzzle, signal) {
    try {
      const found = await ask("verdict", { puzzle }, signal);
      const tone = TONES[found.status];
      put(verdict, el("span", { class: `chip ${tone}`, "data-status": found.status }, t(`verdict-${found.status}`)), ` ${found.words} `, found.scene ? toggle(found) : null);
      if (found.status !== "unique") {
        if (found.status === "none") point(found);
        return;
      }
      const graded = await ask("grade", { puzzle }, signal);
      const known = app.genres.find((one) => one.name === puzzle.genre)?.techniques ?? [];
      const uses = Object.entries(graded.techniques).map(([name, times]) => `${known.find((one) => one.name === name)?.called ?? name} ×${times}`);
      const grade = `${t(`level-${graded.level}`)} (${graded.number}): ${uses.join(", ")}`;
      put(measures, grade);
      let k = await ask("k", { puzzle, seconds: FIRST }, signal);
      put(measures, `${grade}. ${k.words}`);
      if (k.proved || signal.aborted) return;
      k = await counting.ask(t("looking-for-k"), "k", { puzzle }, say);
      if (k && !signal.aborted) put(measures, `${grade}. ${k.words}`);
    } catch (error) {
      if (error instanceof Refusal) measures.append(measures.textContent ? "" : error.message);
      else if (!wasCancelled(error)) throw error;
    }
  }

  /** The button that shows what the verdict is about. @param {any} found */
  function toggle(found) {
    const words = { unique: t("show-the-solution"), multiple: t("show-where"), none: t("show-them") }[/** @type {string} */ (found.status)] ?? t("show");
    const shows = button(words, () => {
      const on = editor.shown === null;
      editor.shown = on ? found.scene : null;
      editor.pointed = new Set(on && found.status === "none" ? found.places : []);
      shows.setAttribute("aria-pressed", String(on));
      editor.draw();
    }, { class: "small", "aria-pressed": "false" });
    return shows;
  }

  /** Show what survives in some solution. */
  async function candidates() {
    const puzzle = await editor.puzzle();
    if (!puzzle) return;
    counting.stop(); // what was asked for comes first
    const found = await busy.ask(t("looking-for-solutions"), "candidates", { puzzle }, say);
    if (!found || puzzle !== editor.draft?.puzzle) return;
    editor.shown = found.scene;
    editor.draw();
    say(found.words);
  }

  /** Point at what contradicts itself. @param {any} found */
  function point(found) {
    editor.pointed = new Set(found.places);
    editor.draw();
  }

  async function playIt() {
    const puzzle = await editor.puzzle();
    if (puzzle) await app.open(puzzle, {}, Object.fromEntries(Object.entries(editor.info).filter(([, words]) => words)));
  }

  /** @param {string} name @param {string} words @param {object} more */
  async function rework(name, words, more) {
    const puzzle = await editor.puzzle();
    if (!puzzle) return;
    counting.stop();
    const found = await busy.ask(words, name, { puzzle, ...more }, say);
    if (!found) return;
    const before = editor.draft ? [editor.state] : [];
    const { id, info } = editor;
    const past = [...editor.past, ...before];
    await editor.begin(found.puzzle.genre, { puzzle: found.puzzle });
    Object.assign(editor, { past, id, info });
    editor.keep();
    say(found.words);
    refresh();
  }

  return {
    refresh,
    editor,
    enter: () => {
      play.delegate = editor;
      if (!editor.draft || taken !== play.game.puzzle) void take();
      taken = play.game.puzzle;
      editor.draw();
    },
    /** The board is for playing again. */
    end: () => {
      play.delegate = null;
      looking?.abort();
      counting.stop();
      looked = "";
      play.board.shape(play.places.rows, play.places.columns, t("board-of", { title: play.places.title }));
      play.draw();
    },
    /** Go on with a draft that is kept. @param {string} id */
    resume: async (id) => {
      if (!(await editor.resume(id))) return;
      taken = play.game.puzzle;
      follow(editor.genre);
      app.choose("set");
    },
    /** Type the text of the cell. @param {string} first */
    typeCell: (first) => {
      cell.value = first === "\\" && !editor.text.includes("\\") ? "\\" : first || editor.text;
      cell.focus();
      if (!first) cell.select();
    },
  };
}

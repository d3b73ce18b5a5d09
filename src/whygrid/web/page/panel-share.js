// The panel for sharing: links, text forms, pictures, pages to print, and proofs to take along.

import { Refusal, ask } from "./api.js";
import { Busy } from "./busy.js";
import { toFragment } from "./fragment.js";
import { keyOf } from "./game.js";
import { button, byId, download, el, put, say } from "./dom.js";
import { printSheets } from "./print.js";
import { t } from "./voice.js";

/** @param {import("./app.js").App} app */
export function sharePanel(app) {
  const { play } = app;
  const busy = new Busy();
  const links = el("div", { class: "row", id: "links" });
  const form = el("select", { "aria-label": t("text-form"), id: "text-form", onchange: () => void write() });
  const text = el("textarea", { rows: 4, readonly: true, "aria-label": t("the-puzzle-as-text"), id: "text-out" });
  const lost = el("p", { class: "muted" });
  const collected = el("ul", { class: "choices" });
  const perSheet = el("select", { id: "per-sheet" }, [1, 2, 4, 6, 9, 12].map((number) => el("option", { selected: number === 4 }, number)));
  const solutions = el("input", { type: "checkbox", id: "with-solutions" });
  const what = el("p", { class: "muted", id: "shared" });
  /** @type {{puzzle: any, title: string}[]} */
  const sheet = [];
  let known = ""; // which puzzle the other sites are told
  let writings = 0;

  /** What is shared: the game, or the board in the making where that is open; no puzzle where it is none yet. */
  function subject() {
    if (!app.isSetting) return { puzzle: play.game.puzzle, page: play.game.page, info: play.game.info };
    const { draft, info } = app.panel("set").editor;
    return { puzzle: draft?.puzzle ?? null, page: {}, info };
  }

  const proofs = [
    ["html", t("page-to-play-back"), "text/html", "html"],
    ["markdown", "Markdown", "text/markdown", "md"],
    ["json", "JSON", "application/json", "json"],
    ["text", t("as-plain-text"), "text/plain", "txt"],
  ];
  put(
    byId("panel-share"),
    busy.line,
    el("h2", {}, t("this-position")),
    el("div", { class: "row" }, button(t("copy-link"), () => void copy(link()), { class: "primary", id: "copy-link" }), button(t("open-another"), () => app.opening())),
    what,
    el("h2", {}, t("open-it-in")),
    links,
    el("h2", {}, t("as-text")),
    el("div", { class: "row" }, form, button(t("copy"), () => void copy(text.value)), button(t("save"), () => save("txt", "text/plain", text.value))),
    text,
    lost,
    el("h2", {}, t("as-a-picture")),
    el("div", { class: "row" }, button("SVG", () => void picture("svg"), { id: "save-svg" }), button("PNG", () => void picture("png"), { id: "save-png" })),
    el("h2", {}, t("to-print")),
    el("div", { class: "row" }, button(t("put-it-on-the-sheet"), () => collect(), { id: "collect" })),
    collected,
    el("div", { class: "row" }, el("label", { for: "per-sheet" }, t("on-a-sheet")), perSheet, el("label", { for: "with-solutions" }, solutions, ` ${t("with-solutions")}`)),
    el("div", { class: "row" }, button(t("print"), () => void print(true), { id: "print-it" }), button(t("save-the-page"), () => void print(false), { id: "save-sheet" })),
    el("h2", {}, t("the-proof")),
    el("div", { class: "row" }, proofs.map(([name, label, kind, ending]) => button(label, () => void proof(name, kind, ending), { "data-proof": name }))),
  );

  /** The address of what is shared. */
  function link() {
    const { puzzle, page, info } = subject();
    return new URL(toFragment(puzzle, page, info), home()).href;
  }

  /** @param {string} content */
  async function copy(content) {
    try {
      await navigator.clipboard.writeText(content);
      say(t("copied"));
    } catch {
      text.value = content;
      text.focus();
      text.select();
      say(t("the-browser-does-not-let-us"));
    }
  }

  /** @param {string} ending @param {string} kind @param {string | Uint8Array} content */
  function save(ending, kind, content) {
    download(`${subject().puzzle.genre}.${ending}`, new Blob([/** @type {BlobPart} */ (content)], { type: kind }));
  }

  function refresh() {
    const { puzzle } = subject();
    if (app.tab !== "share" || puzzle?.text === "") return;
    put(what, t(!puzzle ? "nothing-to-share-yet" : app.isSetting ? "what-is-being-set-is-shared" : "the-link-holds-the-puzzle-and"));
    for (const control of byId("panel-share").querySelectorAll("button, select")) /** @type {HTMLButtonElement} */ (control).disabled = !puzzle;
    if (!puzzle) {
      known = "";
      text.value = "";
      return put(links);
    }
    if (known !== keyOf(puzzle)) {
      known = keyOf(puzzle);
      const genre = app.genres.find((one) => one.name === puzzle.genre);
      put(form, genre?.forms.map((one) => el("option", { value: one.name }, `${one.name}: ${one.title}`)));
      void openIn();
    }
    void write();
  }

  /** Buttons to other sites; nothing is sent before one is pressed. */
  async function openIn() {
    const about = known;
    const found = await quietly(ask("links", { puzzle: subject().puzzle }));
    if (about !== known) return;
    const sites = found?.links.map((/** @type {any} */ link) => siteOf(link.address)) ?? [];
    put(links, found?.links.map((/** @type {any} */ link, /** @type {number} */ index) => el("a", { href: link.address, target: "_blank", rel: "noopener noreferrer", class: "button", "data-link": link.name }, sites.indexOf(sites[index]) === index ? sites[index] : `${sites[index]} (${link.name})`)));
  }

  async function write() {
    const { puzzle, page, info } = subject();
    const mine = ++writings;
    const found = await quietly(ask("write", { puzzle, page, form: form.value, info }));
    if (!found || mine !== writings) return; // answers may overtake each other
    text.value = found.text;
    put(lost, found.lost.length ? t("cannot-keep", { lost: found.lost.join(", ") }) : "");
  }

  /** @param {string} kind */
  async function picture(kind) {
    const { puzzle, page } = subject();
    const found = await busy.ask(t("drawing"), "picture", { puzzle, page, kind: "svg" }, say);
    if (!found) return;
    if (kind === "svg") save("svg", "image/svg+xml", found.content);
    else download(`${puzzle.genre}.png`, await inDots(found.content));
    say(t("save-saved"));
  }

  function collect() {
    const { puzzle, info } = subject();
    sheet.push({ puzzle, title: info.title || app.genres.find((one) => one.name === puzzle.genre)?.title || "" });
    showSheet();
  }

  function showSheet() {
    put(collected, sheet.map((entry, index) => el("li", {}, `${index + 1}. ${entry.title} `, button(t("take-off"), () => { sheet.splice(index, 1); showSheet(); }, { class: "small quiet" }))));
  }

  /** A page with the puzzles on the sheet, or with this one. @param {boolean} now whether to print it at once */
  async function print(now) {
    const puzzles = sheet.length ? sheet.map((entry) => entry.puzzle) : [subject().puzzle];
    const order = { puzzles, per_sheet: sheet.length > 1 ? Number(perSheet.value) : 1, solutions: solutions.checked };
    const found = await busy.ask(t("making-the-page"), "sheets", order, say);
    if (!found) return;
    if (now) printSheets(found.content);
    else save("html", "text/html", found.content);
  }

  /** @param {string} form @param {string} kind @param {string} ending */
  async function proof(form, kind, ending) {
    const { puzzle } = subject();
    const found = await busy.ask(t("proving"), "proof", { puzzle, form }, say);
    if (!found) return;
    download(`${puzzle.genre}-proof.${ending}`, new Blob([found.content], { type: kind }));
    say(t("save-saved"));
  }

  return { refresh };
}

/** A PNG of an SVG, with two dots for each unit. @param {string} drawing @returns {Promise<Blob>} */
async function inDots(drawing) {
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = el("canvas", { width: 2 * image.naturalWidth, height: 2 * image.naturalHeight });
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  return new Promise((done) => canvas.toBlob((made) => done(/** @type {Blob} */ (made)), "image/png"));
}

/** Where the site says that it is, or else where this page is. */
function home() {
  const said = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=canonical]"));
  return said?.href ?? location.href;
}

/** The name of a site. @param {string} address */
function siteOf(address) {
  return new URL(address).hostname.replace(/^www\./, "");
}

/** An answer, or null after saying why there is none. @param {Promise<any>} answer */
async function quietly(answer) {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(error.message);
    return null;
  }
}

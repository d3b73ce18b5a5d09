// The pad beside or below the board: symbols, modes, and what one does most often. Nothing needs a keyboard.

import { button, byId, el, put } from "./dom.js";
import { isSame } from "./layers.js";
import { t } from "./voice.js";

const MODES = [
  ["entry", "z", "5"],
  ["corner", "x", "⌜"],
  ["centre", "c", "12"],
  ["colour", "v", "◧"],
];
const LINE_MODES = [["line", "z", "╱"], ["cross", "x", "×"], MODES[3]];

/** @param {import("./play.js").Play} play */
export function makePad(play) {
  const modes = el("div", { class: "modes", role: "group", "aria-label": t("what-to-write") });
  const symbols = el("div", { class: "symbols", role: "group", "aria-label": t("symbols") });
  const tools = el("div", { class: "tools", role: "group", "aria-label": t("moves") });
  const undo = button("↶", () => void play.go("undo"), { "aria-label": t("undo"), title: `${t("undo")} (u)` });
  const redo = button("↷", () => void play.go("redo"), { "aria-label": t("redo"), title: `${t("redo")} (r)` });
  const erase = button("⌫", () => play.erase(), { "aria-label": t("clear"), title: `${t("clear")} (Del)` });
  const hint = button(t("hint"), () => play.commands?.H?.(play, /** @type {any} */ (null)), { id: "quick-hint", title: `${t("hint")} (Shift+H)` });
  put(tools, undo, redo, erase, hint);
  put(byId("pad"), modes, symbols, tools);

  function shape() {
    const kinds = play.linesOnly ? LINE_MODES : MODES;
    const made = kinds.map(([name, key]) =>
      button("", () => play.setMode(name), { "data-mode": name, title: `${t(`mode-${name}`)} (${key})`, "aria-pressed": "false" }),
    );
    made.forEach((one, index) => put(one, el("span", { class: "sign", "aria-hidden": "true" }, kinds[index][2]), t(`mode-${kinds[index][0]}`)));
    put(modes, made);
    refresh();
  }

  /** What the pad was made of. @type {unknown[]} */
  let seen = [];

  function refresh() {
    const mode = play.modeNow;
    const of = [mode, play.page, play.places, play.game, play.game.at, play.game.moves.length];
    if (isSame(seen, of)) return;
    seen = of;
    for (const one of modes.children) one.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (one).dataset.mode === mode));
    const wanted = mode === "colour" ? [..."123456789"] : play.places.symbols;
    const key = `${mode === "colour"} ${wanted.join(" ")}`;
    if (symbols.dataset.key !== key) {
      symbols.dataset.key = key;
      symbols.style.setProperty("--across", String(wanted.length > 9 ? Math.ceil(Math.sqrt(wanted.length)) : 3));
      put(symbols, wanted.map((symbol) => symbolButton(symbol, mode)));
    }
    count(mode);
    undo.disabled = !play.game.canUndo;
    redo.disabled = !play.game.canRedo;
  }

  /** @param {string} symbol @param {string} mode */
  function symbolButton(symbol, mode) {
    const label = mode === "colour" ? t("colour-number", { n: symbol }) : symbol;
    const swatch = mode === "colour" ? `swatch swatch-${symbol}` : "symbol";
    return button(symbol, () => play.write(symbol), { class: swatch, "aria-label": label, "data-symbol": symbol });
  }

  /** Say how many of each symbol are still missing, where that is clear. @param {string} mode */
  function count(mode) {
    const whole = play.places.symbols.length;
    const regular = whole > 0 && whole * whole === play.places.cells.length && mode !== "colour";
    for (const one of symbols.children) {
      const symbol = /** @type {HTMLElement} */ (one).dataset.symbol ?? "";
      const left = whole - (regular ? play.places.cells.filter((name) => play.symbolAt(name) === symbol).length : 0);
      one.classList.toggle("done", regular && left <= 0);
      one.setAttribute("aria-label", regular ? t("so-many-left", { symbol, n: Math.max(left, 0) }) : mode === "colour" ? t("colour-number", { n: symbol }) : symbol);
      if (regular) one.setAttribute("data-left", String(Math.max(left, 0)));
      else one.removeAttribute("data-left");
    }
  }

  return { shape, refresh };
}

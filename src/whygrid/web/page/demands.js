// What a board in the making demands besides its cells, such as cages and diagonals: a list, and a form to add to it.
// The cells of a new one are gathered on the board.

import { button, el, put } from "./dom.js";
import { t } from "./voice.js";

/** @typedef {{called: string, form: string}} Demand */

/** A demand's line with its places filled in. @param {string} form @param {string[]} cells @param {string} text */
function written(form, cells, text) {
  return form
    .replace(/\[([^\]]*)\]/, text ? "$1" : "")
    .replace("{cells}", cells.join(" "))
    .replace("{first}", cells[0] ?? "")
    .replace("{rest}", cells.slice(1).join(" "))
    .replace(/\{(number|text)\}/, text);
}

/** @param {import("./editor.js").Editor} editor */
export function demandsPart(editor) {
  const kind = el("select", { id: "demand-kind", onchange: () => begin() });
  const text = el("input", { type: "text", id: "demand-text", maxlength: 700, autocomplete: "off", spellcheck: "false" });
  const textField = el("div", { class: "field" }, el("label", { for: "demand-text" }, t("number-or-text")), text);
  const line = el("output", { id: "demand-line", for: "demand-kind demand-text" });
  const hint = el("p", { class: "muted" });
  const list = el("ul", { class: "games", id: "demand-lines" });
  const form = el(
    "form",
    { onsubmit: (/** @type {Event} */ event) => add(event) },
    el("div", { class: "field" }, el("label", { for: "demand-kind" }, t("constraint")), kind),
    textField,
    hint,
    el("p", {}, line),
    el("div", { class: "row" }, el("button", { type: "submit", id: "demand-add" }, t("add")), button(t("without-cells"), () => begin())),
  );
  const part = el("details", { id: "demands", ontoggle: () => begin() }, el("summary", {}, t("constraints")), form, list);
  let genre = "";
  text.addEventListener("input", () => show());

  /** @returns {Demand | undefined} */
  const chosen = () => demands()[kind.selectedIndex];
  /** @returns {Demand[]} */
  const demands = () => editor.drafting?.demands ?? [];

  /** Start with a new one: its cells are gathered where it has some, and only while it is being written. */
  function begin() {
    const demand = chosen();
    const takesCells = /\{(cells|first)\}/.test(demand?.form ?? "");
    editor.gather(part.open && takesCells ? [] : null);
    text.value = "";
    textField.hidden = !/\{(number|text)\}/.test(demand?.form ?? "");
    put(hint, takesCells ? t("choose-its-cells") : "");
    show();
  }

  function show() {
    put(line, el("code", {}, written(chosen()?.form ?? "", editor.gathered ?? [], text.value.trim())));
  }

  /** @param {Event} event */
  function add(event) {
    event.preventDefault();
    const wanted = line.textContent ?? "";
    if (!wanted || !editor.draft) return;
    editor.demand([...editor.draft.lines, wanted]);
    begin();
  }

  /** Show what there is now. */
  function refresh() {
    const lines = editor.draft?.lines ?? [];
    part.hidden = demands().length === 0;
    if (genre !== editor.genre) {
      genre = editor.genre;
      put(kind, demands().map(({ called }) => el("option", {}, called)));
      begin();
    }
    put(
      list,
      lines.map((one, index) =>
        el("li", {}, el("code", {}, one), " ", button("✕", () => editor.demand(lines.filter((_, other) => other !== index)), { class: "small", "aria-label": t("take-out-line", { line: one }) })),
      ),
    );
    show();
  }

  return { part, refresh };
}

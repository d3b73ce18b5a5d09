// The form for a new puzzle: the settings that its genre declares, and how hard it should be.

import { button, el, put, say } from "./dom.js";
import { t } from "./voice.js";

/** @param {import("./app.js").App} app @param {import("./busy.js").Busy} busy @param {(puzzle: any) => void} made */
export function generateForm(app, busy, made) {
  const kinds = app.genres.filter((genre) => genre.settings);
  const kind = el("select", { id: "new-genre", onchange: () => shape() }, kinds.map((genre) => el("option", { value: genre.name }, genre.title)));
  const fields = el("div", { class: "fields" });
  /** @type {Map<string, HTMLInputElement | HTMLSelectElement>} */
  const inputs = new Map();

  function shape() {
    const genre = kinds.find((one) => one.name === kind.value);
    inputs.clear();
    const common = genre?.settings?.filter((setting) => !rare(setting)) ?? [];
    const others = genre?.settings?.filter(rare) ?? [];
    const technique = el("select", { id: "new-technique" }, whatever(), (genre?.techniques ?? []).filter((one) => !one.unique).map((one) => el("option", { value: one.name }, one.called)));
    inputs.set("technique", technique);
    put(
      fields,
      common.map(field),
      labelled("technique", t("it-needs"), technique),
      others.length ? el("details", {}, el("summary", {}, t("more")), others.map(field)) : null,
    );
    bound();
    inputs.get("clues")?.addEventListener("change", bound);
  }

  const whatever = () => el("option", { value: "" }, t("whatever-comes"));

  /** @param {any} setting */
  function field(setting) {
    const id = `new-${setting.name}`;
    let input;
    if (setting.choices.length) {
      input = el("select", { id }, setting.default === null ? whatever() : null, setting.choices.map((/** @type {string} */ one, /** @type {number} */ place) =>
        el("option", { value: one, selected: one === setting.default }, setting.named[place])));
    } else if (setting.low === null) {
      input = el("input", { type: "checkbox", id, checked: Boolean(setting.default) });
    } else {
      const step = Number.isInteger(setting.low) && Number.isInteger(setting.high) && (setting.default === null || Number.isInteger(setting.default)) ? 1 : "any";
      input = el("input", { type: "number", id, min: setting.low, max: setting.high, step, value: setting.default ?? "", placeholder: t("low-to-high", { low: setting.low, high: setting.high }) });
    }
    inputs.set(setting.name, input);
    if (setting.name === "size") input.addEventListener("change", bound);
    return labelled(setting.name, setting.called, input, setting.help);
  }

  /** No more clues than the size has cells. */
  function bound() {
    const [size, clues] = [inputs.get("size"), inputs.get("clues")];
    if (!size || !(clues instanceof HTMLInputElement)) return;
    const most = Number(size.value) ** 2;
    clues.max = String(most);
    clues.placeholder = t("low-to-high", { low: clues.min, high: most });
    if (Number(clues.value) > most) clues.value = String(most);
  }

  /** @param {string} name @param {string} words @param {Element} input @param {string} [title] */
  function labelled(name, words, input, title) {
    return el("div", { class: "field", title }, el("label", { for: `new-${name}` }, words), input);
  }

  /** What the fields say; empty ones are left to the generator. */
  function order() {
    /** @type {Record<string, any>} */
    const settings = {};
    const genre = kinds.find((one) => one.name === kind.value);
    for (const setting of genre?.settings ?? []) {
      const input = inputs.get(setting.name);
      if (input?.type === "checkbox") settings[setting.name] = input.checked;
      else if (input?.value) settings[setting.name] = setting.choices.length ? input.value : Number(input.value);
    }
    const technique = inputs.get("technique")?.value;
    return { genre: kind.value, settings, ...(technique ? { technique } : {}) };
  }

  async function make() {
    const found = await busy.ask(t("making-a-puzzle"), "generate", order(), say);
    if (!found) return;
    made(found.puzzle);
    say(found.words || t("a-new-puzzle-seed", { seed: String(found.seed) }));
  }

  shape();
  return el(
    "div",
    { class: "generate" },
    el("div", { class: "field" }, el("label", { for: "new-genre" }, t("genre")), kind),
    fields,
    el("div", { class: "row" }, button(t("make-it"), () => void make(), { class: "primary", id: "make" })),
  );
}

/** Whether a setting is for few people: what has no default and no choices, or is on or off. @param {any} setting */
function rare(setting) {
  return !setting.choices.length && (setting.low === null || typeof setting.default !== "number") && setting.name !== "clues";
}

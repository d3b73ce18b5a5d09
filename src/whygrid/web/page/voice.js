// The words of the page in the language of its reader: sentences of the server, filled in here.

/**
 * A part of a sentence: a text, the name of what is filled in, or variants of which a number or a word chooses one.
 * @typedef {string | {of: string} | {by: string, variants: Record<string, Part[]>, otherwise: string}} Part
 */

/** The languages, each by its own name. */
export const LANGUAGES = [
  ["en", "English"],
  ["hu", "Magyar"],
  ["cs", "Čeština"],
];

/** @type {Record<string, Part[]>} */
let sentences = {};
let language = "en";
let plurals = new Intl.PluralRules("en");

/** How cells are called, as the server was told: rc, row-letter or column-letter. */
export const notation = () => String(sentences.notation?.[0] ?? "rc");

/** The language that is spoken. */
export const spoken = () => language;

/** Speak this language, or else the first of the browser's that we know. @param {string} chosen */
export async function learnToSpeak(chosen) {
  const known = LANGUAGES.map(([code]) => code);
  const wanted = [chosen, ...navigator.languages.map((one) => one.split("-")[0])];
  language = wanted.find((one) => known.includes(one)) ?? "en";
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
  sentences = await (await fetch(`words-${language}.json`)).json();
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = t(/** @type {HTMLElement} */ (element).dataset.t ?? "");
  for (const element of document.querySelectorAll("[data-t-label]")) element.setAttribute("aria-label", t(/** @type {HTMLElement} */ (element).dataset.tLabel ?? ""));
}

/** A sentence in words. @param {string} id @param {Record<string, string | number>} [args] @returns {string} */
export function t(id, args = {}) {
  return render(sentences[id] ?? [id], args);
}

/** @param {Part[]} parts @param {Record<string, string | number>} args @returns {string} */
function render(parts, args) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    if ("of" in part) return String(args[part.of]);
    const value = args[part.by];
    const key = typeof value === "number" && !(String(value) in part.variants) ? plurals.select(value) : String(value);
    return render(part.variants[key] ?? part.variants[part.otherwise], args);
  }).join("");
}

// Small helpers to build and find elements. Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, any>} Props
 */

/**
 * An HTML element; properties that begin with "on" are listeners, all others attributes.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  dress(made, props);
  fill(made, children.flat());
  return made;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function svg(tag, props = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  dress(made, props);
  fill(made, children.flat());
  return made;
}

/** @param {Element} made @param {Props} props */
function dress(made, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "value" && "value" in made) /** @type {any} */ (made).value = value;
    else if (name === "checked") /** @type {any} */ (made).checked = value;
    else made.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @param {Element} parent @param {Child[]} children */
function fill(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/** Replace all that an element holds. @param {Element} parent @param {...(Child | Child[])} children */
export function put(parent, ...children) {
  parent.replaceChildren();
  fill(parent, children.flat());
}

/** The element with this id. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no element ${id}`);
  return found;
}

/**
 * A button. @param {Child} label @param {(event: MouseEvent) => void} act @param {Props} [props]
 */
export function button(label, act, props = {}) {
  return el("button", { type: "button", onclick: act, ...props }, label);
}

/** Say something to everybody: on the message line, which screen readers read aloud. @param {string} text */
export function say(text) {
  byId("message").textContent = text;
}

/** Let the browser save a text or picture as a file. @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

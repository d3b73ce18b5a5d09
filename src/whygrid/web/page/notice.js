// The one place that says what went wrong and has been mended, or is being tried again. It goes away by itself.

import { byId } from "./dom.js";

const SHOWN = 8000; // milliseconds for what is over already

/** What is being tried again, by whom. @type {Map<object, string>} */
const trying = new Map();
let over = "";
/** @type {number | undefined} */
let clock;

function show() {
  const text = [...trying.values()].at(-1) ?? over;
  const place = byId("notice");
  place.textContent = text;
  place.hidden = !text;
}

/** Say that something is being tried again, until it has worked. @param {object} who @param {string} text */
export function tryingAgain(who, text) {
  trying.set(who, text);
  show();
}

/** It has worked, or is given up. @param {object} who */
export function settled(who) {
  if (trying.delete(who)) show();
}

/** Say what was refused; all is as it was before. @param {string} text */
export function refused(text) {
  clearTimeout(clock);
  over = text;
  clock = setTimeout(allIsWell, SHOWN);
  show();
}

/** Whatever was refused is over: something else has worked since. */
export function allIsWell() {
  clearTimeout(clock);
  if (!over) return;
  over = "";
  show();
}

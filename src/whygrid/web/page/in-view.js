// Where the board is above the panel and not beside it, as on a phone: the board is brought into view when something is
// drawn on it, and the buttons to go on with stand right below it.

import { byId, put } from "./dom.js";

const NARROW = matchMedia("(max-width: 46rem)");

/** Have the board in view. */
export function lookAtBoard() {
  if (NARROW.matches) byId("status").scrollIntoView({ block: "start" });
}

/** Have these buttons below the board, if that is not beside the panel. @param {Element | null | undefined} buttons */
export function belowBoard(buttons) {
  if (buttons && NARROW.matches && buttons.parentElement !== byId("playing")) put(byId("playing"), /** @type {HTMLElement} */ (buttons));
}

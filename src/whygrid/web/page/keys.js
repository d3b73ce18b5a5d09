// Which key does what. Digits go by the place of the key, so that Shift and the number pad work on every keyboard.

import { t } from "./voice.js";

/** The digit of a key; "" where it has none. @param {KeyboardEvent} event */
export function digitOf(event) {
  return /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? "";
}

/** The mode that held keys stand for; "" for none. @param {KeyboardEvent | PointerEvent} event */
export function heldMode(event) {
  const control = event.ctrlKey || event.metaKey;
  if (control && event.shiftKey) return "colour";
  return event.shiftKey ? "corner" : control ? "centre" : "";
}

export const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

/** All keys, for the help; the first column is what to press. */
export const help = () => [
  [t("key-arrows"), t("key-to-move-with-shift-select-with-ctrl")],
  [t("key-letters"), t("key-to-write-a-symbol-the-same-again")],
  ["z  x  c  v", t("key-to-digits-corner-marks-centre-marks-colours")],
  [t("key-hold-shift-ctrl-both"), t("key-to-corner-centre-colour-while-held")],
  ["0  Del  Backspace", t("key-to-clear-digit-or-line-else-marks")],
  ["Shift+Del  Ctrl+Del  Ctrl+Shift+Del", t("key-to-clear-only")],
  ["f", t("key-to-filter")],
  ["+  .   −  ,   o  *", t("key-to-zoom")],
  [t("key-ctrl-wheel-two-fingers"), t("key-to-zoom-and-move-the-board")],
  ["Ctrl+A  Esc", t("key-to-select-all-cells-none")],
  [t("key-double-click"), t("key-to-select-all-cells-with-the-same")],
  ["Enter", t("key-to-lines-grab-the-tip-then-arrows")],
  [t("key-shift-arrow-right-drag"), t("key-to-lines-no-line-goes-there")],
  ["u  Ctrl+Z  [", t("key-to-undo")],
  ["r  Ctrl+Y  ]", t("key-to-redo")],
  ["b   Shift+B   Shift+A", t("key-to-checkpoint-set-go-back-keep")],
  ["Ctrl+B", t("key-to-go-to-another-branch-what-was")],
  ["Shift+H", t("key-to-hint-where-which-technique-why-write")],
  ["w", t("key-to-why-or-why-not-then-the")],
  ["t", t("key-to-check-how-much-is-wrong-again")],
  ["Shift+T", t("key-to-back-to-before-the-first-mistake")],
  ["Shift+F   Shift+C", t("key-to-fill-in-all-possible-marks-clean")],
  ["p", t("key-to-the-proof-step-by-step-there")],
  ["e", t("key-to-set-a-puzzle")],
  ["?", t("key-to-this-list")],
];

// Which key does what. Digits go by the place of the key, so that Shift and the number pad work on every keyboard.

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
export const HELP = [
  ["arrows", "move; with Shift select, with Ctrl go to the next empty cell"],
  ["1–9, letters", "write a symbol; the same again takes it off"],
  ["z  x  c  v", "digits, corner marks, centre marks, colours; Space: the next of them"],
  ["hold Shift / Ctrl / both", "corner / centre / colour while held"],
  ["0  Del  Backspace", "clear: digit or line, else marks, else colour"],
  ["Ctrl+A  Esc", "select all cells, none"],
  ["double click", "select all cells with the same symbol"],
  ["Enter", "lines: grab the tip, then arrows draw; again to let go"],
  ["Shift+arrow, right drag", "lines: no line goes there"],
  ["u  Ctrl+Z  [", "undo"],
  ["r  Ctrl+Y  ]", "redo"],
  ["b   Shift+B   Shift+A", "checkpoint: set, go back, keep"],
  ["Ctrl+B", "go to another branch: what was undone is kept on one"],
  ["Shift+H", "hint: where, which technique, why, write it"],
  ["w", "why? or why not? then the symbol"],
  ["t", "check: how much is wrong; again: where"],
  ["Shift+T", "back to before the first mistake"],
  ["Shift+F   Shift+C", "fill in all possible marks, clean them up"],
  ["p", "the proof, step by step; there v tells it as a story or cell by cell"],
  ["e", "set a puzzle"],
  ["?", "this list"],
];

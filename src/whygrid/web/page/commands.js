// What letters and named keys do while one plays.

import { say } from "./dom.js";
import { t } from "./voice.js";

/** @typedef {import("./play.js").Play} Play */

const MODES = ["entry", "corner", "centre", "colour"];

/** @type {Record<string, (play: Play, event: KeyboardEvent) => void>} */
export const COMMANDS = {
  z: (play) => play.setMode(play.linesOnly ? "line" : "entry"),
  x: (play) => play.setMode(play.linesOnly ? "cross" : "corner"),
  c: (play) => play.linesOnly || play.setMode("centre"),
  v: (play) => play.setMode("colour"),
  " ": (play) => {
    const modes = play.linesOnly ? ["line", "cross", "colour"] : MODES;
    play.setMode(modes[(modes.indexOf(play.mode) + 1) % modes.length]);
  },
  u: (play) => void play.go("undo"),
  "[": (play) => void play.go("undo"),
  "Ctrl+z": (play) => void play.go("undo"),
  "Ctrl+Z": (play) => void play.go("redo"),
  r: (play) => void play.go("redo"),
  "]": (play) => void play.go("redo"),
  "Ctrl+y": (play) => void play.go("redo"),
  delete: (play, event) => play.erase(event.shiftKey ? ["corner"] : undefined),
  backspace: (play, event) => play.erase(event.shiftKey ? ["corner"] : undefined),
  "Ctrl+delete": (play, event) => play.erase(event.shiftKey ? ["colour", "tint"] : ["centre"]),
  "Ctrl+backspace": (play, event) => play.erase(event.shiftKey ? ["colour", "tint"] : ["centre"]),
  f: (play) => {
    if (play.filter) return play.setFilter("");
    say(t("filter-type-a-symbol"));
    play.waiting = (symbol) => play.setFilter(symbol);
  },
  "Ctrl+a": (play) => {
    play.selected = new Set(play.places.cells);
    play.draw();
  },
  escape: (play) => {
    play.holding = false;
    play.waiting = null;
    play.clearHelp();
    play.select(play.cursor);
  },
  enter: (play) => {
    if (!play.linesOnly) return;
    play.holding = !play.holding;
    say(play.holding ? t("you-hold-the-line-arrows-draw") : t("you-let-go-of-the-line"));
    play.draw();
  },
  home: (play) => play.walk({ row: play.cursor.row, column: 0 }),
  end: (play) => play.walk({ row: play.cursor.row, column: play.places.columns - 1 }),
  F: (play) => void play.act([{ do: "fill" }]),
  C: (play) => void play.act([{ do: "clean" }]),
  b: (play) => play.setCheckpoint(),
  B: (play) => void play.go("endTrial", false),
  A: (play) => void play.go("endTrial", true),
  "Ctrl+b": (play) => play.switchBranch(),
};

// A game once more, move by move: the way to where one is, at one's own speed. It changes nothing of the game.

import { button, el, put } from "./dom.js";
import { t } from "./voice.js";

const PAUSE = 700; // milliseconds between two moves

/** @param {import("./play.js").Play} play */
export function replayer(play) {
  const element = el("div", { class: "row replay" });
  /** The moves, the first of them the beginning. @type {number[]} */
  let way = [];
  let key = "";
  /** @type {number | undefined} */
  let clock;
  const place = el("input", { type: "range", min: 0, id: "replay-at", "aria-label": t("move-of-the-replay"), oninput: () => { stop(); void show(Number(place.value)); } });
  const said = el("span", { class: "muted", id: "replay-said" });
  const run = button(t("play-back"), () => (clock ? stop() : start()), { id: "replay-run" });

  /** Show the game after so many of its moves. @param {number} step */
  async function show(step) {
    place.value = String(step);
    await play.go("go", way[step]);
    put(said, t("move-number", { n: step, all: way.length - 1 }));
  }

  function start() {
    if (Number(place.value) >= way.length - 1) place.value = "-1";
    clock = setInterval(() => {
      const next = Number(place.value) + 1;
      if (next >= way.length) return stop();
      void show(next);
    }, PAUSE);
    put(run, t("pause"));
  }

  function stop() {
    clearInterval(clock);
    clock = undefined;
    put(run, t("play-back"));
  }

  function begin() {
    key = play.game.key;
    way = [0, ...play.game.path()];
    place.max = String(way.length - 1);
    put(element, run, place, said, button(t("close"), () => void end(), { id: "replay-end", class: "small" }));
    void show(0).then(start);
  }

  /** To where the game was. */
  async function end() {
    stop();
    const last = way.at(-1) ?? 0;
    way = [];
    if (key === play.game.key) await play.go("go", last);
    refresh();
  }

  function refresh() {
    if (way.length && key !== play.game.key) {
      stop();
      way = [];
    }
    if (!way.length) put(element, play.look?.finished ? button(t("replay"), begin, { id: "replay" }) : null);
  }

  return { element, refresh };
}

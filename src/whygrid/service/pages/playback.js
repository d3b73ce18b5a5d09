// @ts-check
"use strict";
(() => {
  /** @typedef {{place: string, says: string, label: string, links: string[], drawn: number[]}} Frame */
  /** @type {{elements: string[], frames: Frame[]}} */
  const { elements, frames } = JSON.parse(find("frames").textContent || "");
  const places = new Map(frames.map((frame, index) => [frame.place, index]));
  const board = /** @type {SVGElement} */ (document.querySelector("#board svg"));
  const slider = /** @type {HTMLInputElement} */ (find("slider"));
  const speed = /** @type {HTMLSelectElement} */ (find("speed"));
  const play = find("play");
  const playing = play.textContent;
  let current = 0;
  /** @type {number | undefined} */
  let timer;

  /** @param {string} id @returns {HTMLElement} */
  function find(id) {
    const found = document.getElementById(id);
    if (!found) throw new Error(`this page has no ${id}`);
    return found;
  }

  /** The frame that a fragment such as #24 or #step-24 means. @param {string} fragment */
  function placeOf(fragment) {
    const name = fragment.slice(1);
    return places.get(name) ?? places.get(`step-${name}`) ?? 0;
  }

  /** Draw a frame, say it, and mark its place in the list. @param {number} index */
  function show(index) {
    current = Math.max(0, Math.min(index, frames.length - 1));
    const frame = frames[current];
    board.innerHTML = frame.drawn.map((number) => elements[number]).join("");
    board.setAttribute("aria-label", frame.label);
    find("says").textContent = frame.says;
    slider.value = String(current);
    slider.setAttribute("aria-valuetext", frame.says);
    for (const marked of document.querySelectorAll(".current")) marked.classList.remove("current");
    for (const sample of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#legend span"))) {
      sample.hidden = !frame.links.includes(sample.dataset.link || "");
    }
    const place = document.getElementById(frame.place) || document.getElementById(`step-${frame.place.split("-")[1]}`);
    if (place && place.closest("#steps")) {
      place.classList.add("current");
      const list = find("steps");
      const below = place.getBoundingClientRect().top - list.getBoundingClientRect().top;
      list.scrollTop += below - list.clientHeight / 3; // only the list moves, never the page
    }
    history.replaceState(null, "", `#${frame.place.replace("step-", "")}`); // no id: nothing jumps there
    if (current === frames.length - 1) stop();
  }

  /** The first frame of the step after or before this one. @param {number} by */
  function step(by) {
    const number = (/** @type {number} */ index) => frames[index].place.split("-")[1] || frames[index].place;
    let index = current;
    while (frames[index + by] && number(index + by) === number(current)) index += by;
    index += by;
    while (by < 0 && frames[index - 1] && number(index - 1) === number(index)) index -= 1;
    show(index);
  }

  function stop() {
    window.clearInterval(timer);
    timer = undefined;
    play.textContent = playing;
  }

  function start() {
    if (current === frames.length - 1) show(0);
    timer = window.setInterval(() => show(current + 1), Number(speed.value));
    play.textContent = play.dataset.pause || "";
  }

  /** @type {Record<string, () => void>} */
  const moves = {
    first: () => show(0),
    back: () => show(current - 1),
    next: () => show(current + 1),
    last: () => show(frames.length - 1),
    up: () => step(-1),
    down: () => step(1),
    play: () => (timer === undefined ? start() : stop()),
  };
  /** @type {Record<string, string>} */
  const keys = { ArrowLeft: "back", ArrowRight: "next", ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last", " ": "play" };

  for (const button of document.querySelectorAll("[data-by]")) {
    button.addEventListener("click", () => {
      stop();
      moves[button.getAttribute("data-by") || "next"]();
    });
  }
  play.addEventListener("click", moves.play);
  slider.addEventListener("input", () => {
    stop();
    show(Number(slider.value));
  });
  speed.addEventListener("change", () => {
    if (timer !== undefined) {
      stop();
      start();
    }
  });
  document.addEventListener("keydown", (event) => {
    const move = keys[event.key];
    const target = /** @type {Element} */ (event.target);
    const typing = target === speed || (event.key === " " && target.closest("button, a"));
    if (!move || typing || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (move !== "play") stop();
    moves[move]();
  });
  for (const link of document.querySelectorAll("#steps a")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      stop();
      show(placeOf(link.getAttribute("href") || ""));
    });
  }
  window.addEventListener("hashchange", () => {
    stop();
    show(placeOf(location.hash));
  });

  document.documentElement.classList.add("playing");
  find("controls").hidden = false;
  show(placeOf(location.hash));
})();

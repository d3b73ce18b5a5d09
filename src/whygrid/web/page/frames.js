// The pictures of a proof: one for each of its frames, asked for when they are looked at and then kept.

import { ask } from "./api.js";

/**
 * @typedef {{text: string, short: string, depth: number, technique: string, conclusions: string[], support: string[],
 *   pattern: any[], out: string[], supposed: string[], broken: string[], houses: string[][]}} Frame
 * @typedef {{step: number, frame: number}} Place
 * @typedef {import("./api.js").Scene} Scene
 */

export class Frames {
  /**
   * @param {any} proof @param {import("./api.js").Puzzle} puzzle
   * @param {import("./api.js").Page} page what is written where the proof starts
   */
  constructor(proof, puzzle, page) {
    this.proof = proof;
    this.puzzle = puzzle;
    const written = (/** @type {string} */ layer, /** @type {string} */ sign) =>
      Object.entries(page[layer] ?? {}).flatMap(([where, found]) => found.map((what) => `${where}${sign}${what}`));
    this.known = written("entry", "=");
    this.struck = written("struck", "≠");
    /** The start, then every frame of every step. @type {Place[]} */
    this.places = [{ step: 0, frame: 0 }];
    proof.steps.forEach((/** @type {any} */ step, /** @type {number} */ index) => {
      step.frames.forEach((/** @type {any} */ _, /** @type {number} */ frame) => this.places.push({ step: index + 1, frame }));
    });
    /** @type {Map<number, Promise<Scene>>} */
    this.pictures = new Map();
  }

  get last() {
    return this.places.length - 1;
  }

  /** The frame at a place; none at the start. @param {number} place @returns {Frame | undefined} */
  frame(place) {
    const { step, frame } = this.places[place];
    return this.proof.steps[step - 1]?.frames[frame];
  }

  /** The place of a frame of a step, the last one if none is named. @param {number} step @param {number} [frame] */
  placeOf(step, frame = this.proof.steps[step - 1].frames.length - 1) {
    return this.places.findIndex((one) => one.step === step && one.frame === frame);
  }

  /** What to draw at a place. @param {number} place @returns {Promise<Scene>} */
  picture(place) {
    let found = this.pictures.get(place);
    if (!found) {
      const { step } = this.places[place];
      // What earlier steps settle stays settled: entries, and marks that are struck.
      const settled = this.proof.steps.slice(0, Math.max(0, step - 1)).flatMap((/** @type {any} */ one) => one.frames.at(-1).conclusions);
      found = pictureOf(this.puzzle, this.frame(place), [...this.known, ...settled.filter(has("="))], [...this.struck, ...settled.filter(has("≠"))]);
      found.catch(() => this.pictures.delete(place)); // a lost answer is asked for again
      this.pictures.set(place, found);
    }
    return found;
  }
}

const has = (/** @type {string} */ sign) => (/** @type {string} */ fact) => fact.includes(sign);

/**
 * The picture of a frame on a board where this is placed and this is out.
 * @param {import("./api.js").Puzzle} puzzle @param {Frame | undefined} frame @param {string[]} placed @param {string[]} out
 * @returns {Promise<Scene>}
 */
export async function pictureOf(puzzle, frame, placed, out) {
  const answer = await ask("frame", {
    puzzle,
    placed,
    out: [...out, ...(frame?.out ?? [])],
    focus: frame?.conclusions ?? [],
    support: frame?.support ?? [],
    pattern: frame?.pattern ?? [],
    supposed: frame?.supposed ?? [],
    broken: frame?.broken ?? [],
  });
  return frame ? { ...answer.scene, ...helpful(frame.houses), supposes: frame.supposed.length > 0 } : answer.scene;
}

/** What a scene is to know besides, so that houses are shaded and a legend tells what is what. @param {string[][]} houses */
export const helpful = (houses) => ({ help: true, houses: [...new Set(houses.flat())] });

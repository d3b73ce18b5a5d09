// The pictures of a proof: one for each of its lemmas, asked for when they are looked at and then kept.

import { ask } from "./api.js";

/**
 * @typedef {{text: string, short: string, depth: number, technique: string, conclusions: string[], support: string[],
 *   pattern: any[], out: string[], supposed: string[], broken: string[], houses: string[][]}} Lemma
 * @typedef {{step: number, lemma: number}} Place
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
    /** The start, then every lemma of every step. @type {Place[]} */
    this.places = [{ step: 0, lemma: 0 }];
    proof.steps.forEach((/** @type {any} */ step, /** @type {number} */ index) => {
      step.lemmas.forEach((/** @type {any} */ _, /** @type {number} */ lemma) => this.places.push({ step: index + 1, lemma }));
    });
    /** @type {Map<number, Promise<Scene>>} */
    this.pictures = new Map();
  }

  get last() {
    return this.places.length - 1;
  }

  /** The lemma at a place; none at the start. @param {number} place @returns {Lemma | undefined} */
  lemma(place) {
    const { step, lemma } = this.places[place];
    return this.proof.steps[step - 1]?.lemmas[lemma];
  }

  /** The place of a lemma of a step, the last one if none is named. @param {number} step @param {number} [lemma] */
  placeOf(step, lemma = this.proof.steps[step - 1].lemmas.length - 1) {
    return this.places.findIndex((one) => one.step === step && one.lemma === lemma);
  }

  /** What to draw at a place. @param {number} place @returns {Promise<Scene>} */
  picture(place) {
    let found = this.pictures.get(place);
    if (!found) {
      const { step } = this.places[place];
      // What earlier steps settle stays settled: entries, and marks that are struck.
      const settled = this.proof.steps.slice(0, Math.max(0, step - 1)).flatMap((/** @type {any} */ one) => one.lemmas.at(-1).conclusions);
      found = frameOf(this.puzzle, this.lemma(place), [...this.known, ...settled.filter(has("="))], [...this.struck, ...settled.filter(has("≠"))]);
      found.catch(() => this.pictures.delete(place)); // a lost answer is asked for again
      this.pictures.set(place, found);
    }
    return found;
  }
}

const has = (/** @type {string} */ sign) => (/** @type {string} */ fact) => fact.includes(sign);

/**
 * The picture of a lemma on a board where this is placed and this is out.
 * @param {import("./api.js").Puzzle} puzzle @param {Lemma | undefined} lemma @param {string[]} placed @param {string[]} out
 * @returns {Promise<Scene>}
 */
export async function frameOf(puzzle, lemma, placed, out) {
  const answer = await ask("frame", {
    puzzle,
    placed,
    out: [...out, ...(lemma?.out ?? [])],
    focus: lemma?.conclusions ?? [],
    support: lemma?.support ?? [],
    pattern: lemma?.pattern ?? [],
    supposed: lemma?.supposed ?? [],
    broken: lemma?.broken ?? [],
  });
  return lemma ? { ...answer.scene, ...helpful(lemma.houses), supposes: lemma.supposed.length > 0 } : answer.scene;
}

/** What a scene is to know besides, so that houses are shaded and a legend tells what is what. @param {string[][]} houses */
export const helpful = (houses) => ({ help: true, houses: [...new Set(houses.flat())] });

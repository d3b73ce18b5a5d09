// An engine: a worker in which our Python runs. It answers one question after the other.

/** @typedef {{status: number, body: string}} Found */
/** @typedef {{name: string, body: string, language: string, done: (found: Found | null) => void}} Asked */

/** The machine code of Python, once one engine has compiled it. @type {WebAssembly.Module | undefined} */
let machine;

export class Engine {
  /** @param {boolean} warm whether it has all that a first question needs before it is ready */
  constructor(warm) {
    this.warm = warm;
    /** @type {Asked[]} */
    this.queue = [];
    /** @type {Asked | null} */
    this.at = null;
    this.idle = false;
    this.failed = false;
    this.running = this.#start();
  }

  /** Resolves with whether it has started. */
  get ready() {
    return this.running.ready;
  }

  #start() {
    const worker = new Worker("worker.js", { type: "module" });
    worker.postMessage({ machine, warm: this.warm });
    /** @type {Promise<boolean>} */
    const ready = new Promise((done) => {
      worker.onmessage = ({ data }) => {
        if ("machine" in data) {
          machine ??= data.machine;
          return;
        }
        if ("ready" in data) done(data.ready);
        if (data.ready === false) return this.#fail();
        this.at?.done(data);
        this.at = null;
        this.idle = true;
        this.#next();
      };
    });
    worker.onerror = () => (this.idle || this.at ? this.#again() : this.#fail()); // of too little memory, perhaps
    return { worker, ready };
  }

  /** End the worker, whatever it is doing, and start another one. */
  #again() {
    this.running.worker.terminate();
    this.at?.done(null);
    this.at = null;
    this.idle = this.failed = false;
    this.running = this.#start();
  }

  /** It did not even start: whoever waits hears so, and the next question tries again. */
  #fail() {
    this.running.worker.terminate();
    this.failed = true;
    for (const asked of this.queue.splice(0)) asked.done(null);
  }

  #next() {
    if (!this.idle || !this.queue.length) return;
    this.at = /** @type {Asked} */ (this.queue.shift());
    this.idle = false;
    const { name, body, language } = this.at;
    this.running.worker.postMessage({ name, body, language });
  }

  /**
   * The answer; null where the worker died of the question. Aborting the signal ends the worker that is at it.
   * @param {string} name @param {string} body @param {string} language @param {AbortSignal} [signal] @returns {Promise<Found | null>}
   */
  ask(name, body, language, signal) {
    return new Promise((done, fail) => {
      const asked = { name, body, language, done };
      signal?.addEventListener("abort", () => {
        fail(signal.reason);
        this.queue = this.queue.filter((other) => other !== asked);
        if (this.at === asked) this.#again();
      });
      if (this.failed) this.#again();
      this.queue.push(asked);
      this.#next();
    });
  }
}

/**
 * Wait until all files are in this browser, where it can keep them; then the page works without a network, too.
 * @param {(part: number) => void} tell what part of them is here
 */
export async function loaded(tell) {
  if (!("serviceWorker" in navigator)) return; // the engines fetch them by themselves
  const { serviceWorker } = navigator;
  const heard = (/** @type {MessageEvent} */ { data }) => typeof data?.loaded === "number" && tell(data.loaded);
  serviceWorker.addEventListener("message", heard);
  try {
    const registration = await serviceWorker.register("service-worker.js");
    const failed = new Promise((_, fail) => {
      const first = registration.installing;
      first?.addEventListener("statechange", () => first.state === "redundant" && fail(new Error("not installed")));
    });
    await Promise.race([serviceWorker.ready, failed]);
    if (!serviceWorker.controller) await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  } catch {
    // private windows and the like keep nothing
  }
  serviceWorker.removeEventListener("message", heard);
}

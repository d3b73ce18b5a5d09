// Long work: shown as such, and stopped when one likes. The server then ends the process that is at it.

import { Refusal, ask, wasCancelled } from "./api.js";
import { button, el, put } from "./dom.js";
import { t } from "./voice.js";

/** A line that says what is being worked out, with a button to stop it; one piece of work at a time. */
export class Busy {
  constructor() {
    this.line = el("p", { class: "busy row", role: "status", hidden: true });
    /** @type {AbortController | null} */
    this.work = null;
  }

  /**
   * Ask; null when it was stopped or refused, which is then said.
   * @param {string} words @param {string} name @param {object} args @param {(text: string) => void} complain
   */
  async ask(words, name, args, complain) {
    this.stop();
    const work = (this.work = new AbortController());
    const passed = el("span", { class: "passed", "aria-hidden": "true" });
    put(this.line, el("span", { class: "spinner", "aria-hidden": "true" }), ` ${words} … `, passed, button(t("stop"), () => this.stop(), { class: "small stop" }));
    this.line.hidden = false;
    const began = Date.now();
    const clock = setInterval(() => put(passed, t("so-many-seconds", { n: Math.round((Date.now() - began) / 1000) })), 1000);
    try {
      return await ask(name, args, work.signal);
    } catch (error) {
      if (error instanceof Refusal) complain(error.message);
      else if (!wasCancelled(error)) throw error;
      return null;
    } finally {
      clearInterval(clock);
      if (this.work === work) {
        this.work = null;
        this.line.hidden = true;
      }
    }
  }

  stop() {
    this.work?.abort();
    this.work = null;
    this.line.hidden = true;
  }
}

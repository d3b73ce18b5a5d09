// Orders to the game on the board: carried out one after the other, however fast they come, and kept before the next
// one is. A refusal changes nothing, and the next order is carried out all the same.

import { Refusal, ask } from "./api.js";
import * as journal from "./journal.js";
import { allIsWell, refused } from "./notice.js";

export class Orders {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** What comes next comes after this; it never fails. @type {Promise<void>} */
    this.queue = Promise.resolve();
  }

  /** Do something when all orders so far are carried out; whoever waits for it hears how it went. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
  after(act) {
    const done = this.queue.then(act);
    this.queue = done.then(() => {}, () => {});
    return done;
  }

  /** Give an order, or one that was left behind. @param {import("./journal.js").Wish & {id?: string}} wish */
  give(wish) {
    const order = journal.note(wish);
    const { play } = this;
    const { game } = play;
    return this.after(async () => {
      if (game !== play.game) return; // another puzzle was on its way onto the board
      try {
        await ("go" in order ? this.#go(order) : this.#move(order));
        await play.owner.keep(order.id);
        allIsWell();
      } catch (error) {
        refused(error instanceof Error ? error.message : String(error));
        if (!(error instanceof Refusal)) reportError(error);
      } finally {
        journal.strike(order, play.game.at);
      }
    });
  }

  /** @param {{id: string} & ({move: import("./api.js").Action[]} | {toggle: string[], kind: string})} order */
  async #move(order) {
    const { game, look } = this.play;
    const actions = "toggle" in order ? this.play.toggled(order.toggle, order.kind) : order.move;
    const found = await ask("move", { puzzle: game.puzzle, page: game.page, actions });
    if (game.moved(found, order.id)) this.play.moved(found.look);
    if (found.look.finished && !look?.finished) this.play.owner.finished();
  }

  /** @param {import("./journal.js").Order & {go: string, args: any[]}} order */
  async #go(order) {
    const { game } = this.play;
    const was = { at: game.at, trials: [...game.trials] };
    /** @type {any} */ (game)[order.go](...order.args);
    try {
      this.play.moved(await ask("look", { puzzle: game.puzzle, page: game.page }));
    } catch (error) {
      game.go(was.at);
      game.trials = was.trials;
      throw error;
    }
  }
}

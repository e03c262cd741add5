import type { ChatBus, ChatEvent, ChatListener } from "../../../core/chat/mod.ts";

/** A bus between two instances: it delivers events late and without messages, and can lose one. */
export class TwoEndedBus {
  readonly here: ChatBus;
  readonly there: ChatBus;
  readonly #listeners = { here: new Set<ChatListener>(), there: new Set<ChatListener>() };
  #losesNext = false;

  constructor() {
    this.here = this.#end("here");
    this.there = this.#end("there");
  }

  /** Replaces the next event by a gap. */
  loseNext(): void {
    this.#losesNext = true;
  }

  #end(own: "here" | "there"): ChatBus {
    const listeners = this.#listeners[own];
    return {
      publish: (event) => this.#deliver(JSON.stringify(event)),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async close() {
        listeners.clear();
      },
    };
  }

  #deliver(event: string): void {
    const lost = this.#losesNext;
    this.#losesNext = false;
    setTimeout(() => {
      for (const listener of [...this.#listeners.here, ...this.#listeners.there]) {
        if (lost) listener.onGap();
        else listener.onEvent(JSON.parse(event) as ChatEvent, undefined);
      }
    }, Math.random() * 20);
  }
}

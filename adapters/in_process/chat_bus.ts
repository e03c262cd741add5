import type { ChatBus, ChatEvent, ChatListener, ChatMessage } from "../../core/chat/mod.ts";

/** {@linkcode ChatBus} for a single instance: listeners are called before `publish` returns. No event is lost. */
export class InProcessChatBus implements ChatBus {
  readonly #listeners = new Set<ChatListener>();

  publish(event: ChatEvent, message?: ChatMessage): void {
    for (const listener of this.#listeners) listener.onEvent(event, message);
  }

  subscribe(listener: ChatListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}

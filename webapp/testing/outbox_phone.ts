import { ApiError } from "../platform/api/api_error.ts";
import type {
  OutboxAction,
  OutboxBatch,
  OutboxEntry,
  OutboxOptions,
  OutboxStore,
} from "../platform/offline/outbox/mod.ts";
import { Outbox } from "../platform/offline/outbox/outbox.ts";
import type { MemoryOutboxStore } from "./memory_outbox_store.ts";

/** The result of a request: `lost` is done by the server, and its reply is lost. */
export type Network = "up" | "lost" | "down" | "signed-out";

/** The cached replies on a phone, and the expected state of actions. */
export interface PhoneScreen extends Pick<OutboxOptions, "prepare"> {
  /** The server has an action. */
  onSent?(action: OutboxAction): Promise<void>;
}

/** One run of the browser of a phone, which may end at any moment. */
export class OutboxPhone {
  network: Network = "down";
  readonly outbox: Outbox;
  #end: () => void = () => {};
  readonly #ended = new Promise<never>((_resolve, reject) => {
    this.#end = () => reject(new Error("The browser was ended"));
  });
  #isOver = false;
  readonly #store: MemoryOutboxStore;

  constructor(
    store: MemoryOutboxStore,
    options: {
      readonly personId: string;
      readonly newId: () => string;
      /** A wrong clock. */
      readonly now: () => string;
      readonly server: (batch: OutboxBatch) => Promise<void>;
      readonly screen?: PhoneScreen;
    },
  ) {
    const { personId, newId, now, server, screen = {} } = options;
    const { prepare, onSent } = screen;
    const send = async (batch: OutboxBatch) => {
      const { network } = this;
      if (network === "down") throw new ApiError("", { status: 0, code: "unreachable" });
      if (network === "signed-out") throw new ApiError("Sign in", { status: 401, code: "not_signed_in" });
      await server(batch);
      if (network === "lost") throw new ApiError("", { status: 0, code: "unreachable" });
      if (this.#isOver) await new Promise(() => {});
      await onSent?.(batch.action);
    };
    this.#ended.catch(() => {});
    this.#store = store;
    this.outbox = new Outbox({
      personId,
      newId,
      now,
      openStore: async () => this.#mortal(store),
      send,
      ...(prepare && { prepare }),
      // The test says when.
      backoffMinMs: 60_000,
      onRefused: () => false,
      log: () => {},
    });
    this.outbox.sendMessagesWith((entry) => send({ lane: "message", entries: [entry], action: entry.action }));
    this.outbox.start();
  }

  add(action: OutboxAction): OutboxEntry {
    return this.outbox.add(action);
  }

  /** Ends the browser: nothing that it would do from now on happens. */
  kill(): void {
    this.#isOver = true;
    this.outbox.stop();
    this.#end();
  }

  /** A store that does nothing any more once the browser has ended, and lets the next one act. */
  #mortal(store: MemoryOutboxStore): OutboxStore {
    const alive = async <T>(act: () => Promise<T>): Promise<T> => (this.#isOver ? new Promise<never>(() => {}) : act());
    return {
      list: (personId) => alive(() => store.list(personId)),
      put: (personId, entry) => alive(() => store.put(personId, entry)),
      remove: (personId, ids) => alive(() => store.remove(personId, ids)),
      forget: (personId) => alive(() => store.forget(personId)),
      exclusively: (queue, act) => this.#store.exclusively(queue, () => Promise.race([act(), this.#ended])),
      watch: (personId, onChange) => store.watch(personId, onChange),
    };
  }
}

export {
  NOTHING_UNSENT,
  OUTBOX_MAX,
  Outbox,
  type OutboxOptions,
  type OutboxSnapshot,
  type Performed,
} from "./outbox.ts";
export { type Lane, LIST_CHANGE_MAX, nextBatch, type OutboxBatch } from "./outbox_batch.ts";
export { OutboxProvider, useListOutbox, useOutbox, useOutboxSnapshot } from "./outbox_context.tsx";
export {
  type ActionOf,
  isOutboxEntry,
  type ListAction,
  type OutboxAction,
  type OutboxEntry,
  type Refusal,
  waitingOf,
} from "./outbox_entry.ts";
export type { OutboxStore } from "./outbox_store.ts";

export type { Outbox, OutboxOptions } from "./outbox.ts";
export type { OutboxBatch } from "./outbox_batch.ts";
export { OutboxProvider, useOpenedOutbox, useOutbox, useOutboxSnapshot } from "./outbox_context.tsx";
export {
  type OutboxAction,
  type OutboxEntry,
  type PostAction,
} from "./outbox_entry.ts";
export type { OutboxStore, PersonQueue } from "./outbox_store.ts";
export { type PlanCall, slotsOf, weekAfter } from "./plan_action.ts";
export { findEntry, removeEntry, upsertEntry } from "./plan_entries.ts";
export { useListOutbox } from "./use_list_outbox.ts";
export { usePerform } from "./use_perform.ts";

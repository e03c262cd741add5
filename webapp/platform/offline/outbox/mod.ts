export type { Outbox, OutboxOptions } from "./outbox.ts";
export type { OutboxBatch } from "./outbox_batch.ts";
export { OutboxProvider, useOutbox, useOutboxSnapshot, useWaiting } from "./outbox_context.tsx";
export {
  type OutboxAction,
  type OutboxEntry,
  type PostAction,
} from "./outbox_entry.ts";
export type { OutboxStore, PersonQueue } from "./outbox_store.ts";
export type { PlanCall } from "./plan_action.ts";
export { findEntry } from "./plan_entries.ts";
export { useListOutbox } from "./use_list_outbox.ts";
export { useOutboxMutation } from "./use_outbox_mutation.ts";
export { usePendingWeek } from "./use_pending_week.ts";
export { usePerform } from "./use_perform.ts";

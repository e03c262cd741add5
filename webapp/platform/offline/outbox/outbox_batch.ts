import { mergeLists, type ShoppingList } from "../../../../core/shopping/mod.ts";
import type { OutboxAction, OutboxEntry } from "./outbox_entry.ts";

/** Most entries, and most removals, of one change of the list. */
export const LIST_CHANGE_MAX = 200;

/** Entries of one lane are sent in order; another lane does not wait for them. */
export type Lane = OutboxAction["kind"];

/** Queues are sent in order. A queue does not wait for another one, which may be slow. */
export const QUEUES = ["requests", "messages", "posts"] as const;

export type Queue = (typeof QUEUES)[number];

export function queueOf({ kind }: OutboxAction): Queue {
  if (kind === "message") return "messages";
  return kind === "post" ? "posts" : "requests";
}

export function inQueue({ action }: OutboxEntry, queue: Queue): boolean {
  return queueOf(action) === queue;
}

/** Entries that are sent together, and their combined action. */
export interface OutboxBatch {
  readonly lane: Lane;
  /** At least one. */
  readonly entries: readonly OutboxEntry[];
  readonly action: OutboxAction;
}

/** The next batch of a queue; undefined if it is empty, or all of it is in lanes that are held. */
export function nextBatch(
  entries: readonly OutboxEntry[],
  { queue, held }: { readonly queue: Queue; readonly held: ReadonlySet<Lane> },
): OutboxBatch | undefined {
  const first = entries.find((entry) => inQueue(entry, queue) && !entry.refusal && !held.has(entry.action.kind));
  if (!first) return undefined;
  const { action } = first;
  if (action.kind !== "list") return { lane: action.kind, entries: [first], action };
  // Changes of the list are merged, so that an hour in the shop is one request.
  let change = action.change;
  const together = [first];
  for (const entry of entries.slice(entries.indexOf(first) + 1)) {
    if (entry.refusal || entry.action.kind !== "list") continue;
    const longer = mergeLists(change, entry.action.change);
    if (entry.action.householdId !== action.householdId || isTooLong(longer)) break;
    change = longer;
    together.push(entry);
  }
  return { lane: "list", entries: together, action: { ...action, change } };
}

function isTooLong({ entries, removed }: ShoppingList): boolean {
  return entries.length > LIST_CHANGE_MAX || removed.length > LIST_CHANGE_MAX;
}

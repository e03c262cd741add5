import type { OutboxEntry, Refusal } from "./outbox_entry.ts";

/** Entries that are shown, sent and discarded as one. */
export interface UnsentItem {
  /** At least one. */
  readonly entries: readonly OutboxEntry[];
  /** What the person did. */
  readonly text: string;
  readonly madeAt: string;
  readonly refusal: Refusal | undefined;
}

/** What is not sent yet: each action, and the waiting changes of the list as one. */
export function unsentItems(entries: readonly OutboxEntry[]): UnsentItem[] {
  const ofList = entries.filter(({ action, refusal }) => action.kind === "list" && !refusal);
  const items = entries
    .filter((entry) => entry === ofList[0] || !ofList.includes(entry))
    .map((entry) => (entry === ofList[0] ? ofList : [entry]));
  return items.flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    return [{ entries: together, text: textOf(together), madeAt: first.madeAt, refusal: first.refusal }];
  });
}

/** "1 change is", "3 changes are". */
export function changesAre(count: number): string {
  return count === 1 ? "1 change is" : `${count} changes are`;
}

function textOf(entries: readonly OutboxEntry[]): string {
  const parts = entries.flatMap(({ action: { change } }) => [...change.entries, ...change.removed]);
  const [only] = parts;
  if (parts.length === 1 && typeof only === "object" && only.kind === "line")
    return `“${only.text}” on the shopping list`;
  return `${parts.length === 1 ? "1 change" : `${parts.length} changes`} of the shopping list`;
}

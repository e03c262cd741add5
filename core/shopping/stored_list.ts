import {
  EMPTY_LIST,
  type EntryId,
  LIST_ENTRIES_MAX,
  mergeLists,
  removeEntries,
  type ShoppingList,
} from "./shopping_list.ts";

/** How many ids a store remembers of finished lists. */
const PAST_IDS_MAX = LIST_ENTRIES_MAX;

/** The stored state of a list. */
export interface ListState {
  readonly list: ShoppingList;
  /** Ids that were removed before the list was last finished, the newest first. They never come back. */
  readonly past: readonly EntryId[];
}

/** The list with a change; undefined if it would be too long. */
export function withChange({ list, past }: ListState, change: ShoppingList): ShoppingList | undefined {
  const known = new Set(past);
  const isNew = (id: EntryId) => !known.has(id);
  const merged = mergeLists(list, {
    entries: change.entries.filter(({ id }) => isNew(id)),
    removed: change.removed.filter(isNew),
  });
  return merged.entries.length + merged.removed.length > LIST_ENTRIES_MAX ? undefined : merged;
}

/** The list without these entries, with all removals in the past; and the entries that it had of them. */
export function withoutFinished(
  { list, past }: ListState,
  ids: readonly EntryId[],
): ListState & { readonly ended: ShoppingList } {
  const finished = new Set(ids);
  const { entries } = mergeLists(list, removeEntries(ids));
  return {
    list: { ...EMPTY_LIST, entries },
    past: [...new Set([...ids, ...list.removed, ...past])].slice(0, PAST_IDS_MAX),
    ended: { ...EMPTY_LIST, entries: list.entries.filter(({ id }) => finished.has(id)) },
  };
}

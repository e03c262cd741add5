/** How many requests are under way at once: a whole week must not keep other requests waiting. */
const CONCURRENCY = 4;

/** How it went, one by one. */
export interface SettledItems<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly Item[];
  /** Of the first that failed. */
  readonly error: unknown;
}

/** Does the same to each, a few at a time; one that fails does not keep the others from being done. */
export async function mapSettled<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<SettledItems<Item>> {
  const outcomes = new Map<Item, { error: unknown } | undefined>();
  const waiting = items.values();
  async function work(): Promise<void> {
    // All workers take from the same row.
    for (const item of waiting) {
      outcomes.set(
        item,
        await act(item).then(
          () => undefined,
          (error: unknown) => ({ error }),
        ),
      );
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const failed = items.filter((item) => outcomes.get(item));
  return {
    done: items.filter((item) => !outcomes.get(item)),
    failed,
    error: failed[0] && outcomes.get(failed[0])?.error,
  };
}

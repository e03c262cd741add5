/** Requests at a time: a whole week must not block other requests. */
const CONCURRENCY = 4;

export interface SettledItems<Item> {
  readonly succeeded: readonly Item[];
  readonly failed: readonly Item[];
  /** The error of the first failed item. */
  readonly error: unknown;
}

/** Calls `act` for every item, a few at a time; a failure does not stop the others. */
export async function mapSettled<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<SettledItems<Item>> {
  const outcomes = new Map<Item, { error: unknown } | undefined>();
  const queue = items.values();
  async function work(): Promise<void> {
    // All workers share one iterator.
    for (const item of queue) {
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
    succeeded: items.filter((item) => !outcomes.get(item)),
    failed,
    error: failed[0] && outcomes.get(failed[0])?.error,
  };
}

/** The nth of the items, which start again after the last one. */
export function itemAt<Item>(items: readonly Item[], nth: number): Item {
  const item = items[nth % items.length];
  if (item === undefined) throw new Error("Cannot take an item of an empty list");
  return item;
}

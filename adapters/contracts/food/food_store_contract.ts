import { expect, it } from "vitest";
import type { Food, FoodStore } from "../../../core/food/mod.ts";
import { foods } from "../../memory/food/foods.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: an empty store. */
interface FoodStoreFixture extends ContractFixture {
  readonly store: FoodStore;
}

/** The contract of {@linkcode FoodStore}, run for every adapter. */
export const foodStoreContract = contract<FoodStoreFixture>("FoodStore", (fixture) => {
  const byKey = [...foods].sort((a, b) => (a.key < b.key ? -1 : 1));
  it("returns stored foods by key, for any order of children and parents", async () => {
    await fixture.store.putAll(foods.toReversed());

    expect((await fixture.store.all()).map(namesOnly)).toEqual(byKey.map(namesOnly));
  });

  it("stores a food's optional data for search, and leaves it empty if it is absent", async () => {
    const reviewed: Food = {
      ...(byKey[0] as Food),
      category: "herb",
      standIns: [
        { use: "parsley", how: "swap" },
        { use: "mint", how: "no" },
      ],
      generalWords: ["fresh herb", "green"],
      weights: { cup: 24, piece: 0.5, pieceIs: "leaf" },
      purchase: {
        pack: { noun: "bunch", grams: 30 },
        loose: false,
        aisle: "fruit-and-vegetables",
        storage: "counter",
        keepsDays: 5,
        freezes: true,
      },
    };
    await fixture.store.putAll([...foods.filter(({ key }) => key !== reviewed.key), reviewed]);
    const [first, second] = await fixture.store.all();

    expect(first).toEqual(reviewed);
    expect([second?.category, second?.standIns ?? [], second?.generalWords ?? []]).toEqual([undefined, [], []]);
    expect([second?.weights, second?.purchase]).toEqual([undefined, undefined]);
  });

  it("replaces the food with the same key", async () => {
    await fixture.store.putAll(foods);
    const [basil] = byKey;
    const renamed = { ...foods.find(({ key }) => key === "basil"), aliases: ["königskraut"] } as NonNullable<
      typeof basil
    >;
    await fixture.store.putAll([renamed]);

    expect((await fixture.store.all()).find(({ key }) => key === "basil")).toMatchObject(renamed);
    expect(await fixture.store.all()).toHaveLength(foods.length);
  });

  it("is empty at first, and after an empty list was stored", async () => {
    await fixture.store.putAll([]);

    expect(await fixture.store.all()).toEqual([]);
  });
});

function namesOnly({ key, name, plural, parent, aliases }: Food) {
  return { key, name, plural, parent, aliases };
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Food, FoodStore } from "../../core/recipe/mod.ts";
import { foods } from "../memory/foods.ts";

/** What a contract needs of an adapter: an empty store, and a way to empty it again. */
export interface FoodStoreFixture {
  readonly store: FoodStore;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The promises of {@linkcode FoodStore}, to be run on every adapter. */
export function foodStoreContract(adapter: string, open: () => Promise<FoodStoreFixture>): void {
  describe(`FoodStore on ${adapter}`, () => {
    const byKey = [...foods].sort((a, b) => (a.key < b.key ? -1 : 1));
    let fixture: FoodStoreFixture;

    beforeAll(async () => {
      fixture = await open();
    });
    beforeEach(() => fixture.clear());
    afterAll(() => fixture.close());

    it("gives back what was put, by key, whether child or parent came first", async () => {
      await fixture.store.putAll(foods.toReversed());

      expect((await fixture.store.all()).map(namesOnly)).toEqual(byKey.map(namesOnly));
    });

    it("keeps what else search knows of a food, and nothing where nothing is known", async () => {
      const reviewed: Food = {
        ...(byKey[0] as Food),
        category: "herb",
        standIns: [
          { use: "parsley", how: "swap" },
          { use: "mint", how: "no" },
        ],
        generalWords: ["fresh herb", "green"],
      };
      await fixture.store.putAll([...foods.filter(({ key }) => key !== reviewed.key), reviewed]);
      const [first, second] = await fixture.store.all();

      expect(first).toEqual(reviewed);
      expect([second?.category, second?.standIns ?? [], second?.generalWords ?? []]).toEqual([undefined, [], []]);
    });

    it("puts a food in place of the one with the same key", async () => {
      await fixture.store.putAll(foods);
      const [basil] = byKey;
      const renamed = { ...foods.find(({ key }) => key === "basil"), aliases: ["königskraut"] } as NonNullable<
        typeof basil
      >;
      await fixture.store.putAll([renamed]);

      expect((await fixture.store.all()).find(({ key }) => key === "basil")).toMatchObject(renamed);
      expect(await fixture.store.all()).toHaveLength(foods.length);
    });

    it("is empty at first, and after nothing was put", async () => {
      await fixture.store.putAll([]);

      expect(await fixture.store.all()).toEqual([]);
    });
  });
}

function namesOnly({ key, name, plural, parent, aliases }: Food) {
  return { key, name, plural, parent, aliases };
}

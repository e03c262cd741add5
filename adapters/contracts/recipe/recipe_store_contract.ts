import { expect, it } from "vitest";
import { type Recipe, type RecipeStore, shufflePositionOf } from "../../../core/recipe/mod.ts";
import { caprese, chickenCurry, recipe, shakshuka, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: an empty store. */
interface RecipeStoreFixture extends ContractFixture {
  readonly store: RecipeStore;
}

/** The contract of {@linkcode RecipeStore}, run for every adapter. */
export const recipeStoreContract = contract<RecipeStoreFixture>("RecipeStore", (fixture) => {
  const all = [shakshuka, tomatoSoup, chickenCurry, caprese];
  it("returns a recipe's card", async () => {
    await fixture.store.putAll(all);

    expect(await fixture.store.find(shakshuka.id)).toEqual({
      id: "shakshuka-with-feta",
      name: "Shakshuka with Feta",
      mainImage: "/pictures/shakshuka-with-feta.webp",
      kcal: 400,
      totalMinutes: 30,
    });
  });

  it.each(["grey-gruel", "", "Shakshuka-With-Feta", "x".repeat(300), "zero\u0000byte", "' OR 1=1"])(
    "finds no recipe by %j",
    async (id) => {
      await fixture.store.putAll(all);

      expect(await fixture.store.find(id)).toBeUndefined();
      expect(await fixture.store.list([id])).toEqual([]);
    },
  );

  it("lists recipes in the order of the ids, without those that are unknown", async () => {
    await fixture.store.putAll(all);

    const listed = await fixture.store.list([caprese.id, "grey-gruel", shakshuka.id]);

    expect(namesOf(listed)).toEqual([caprese.name, shakshuka.name]);
    expect(await fixture.store.list([])).toEqual([]);
  });

  it("replaces the recipe with the same id", async () => {
    await fixture.store.putAll(all);
    await fixture.store.putAll([{ ...caprese, name: "Caprese", totalMinutes: 10, dishTypes: ["Soup"] }]);

    expect(await fixture.store.find(caprese.id)).toMatchObject({ name: "Caprese", totalMinutes: 10 });
    expect(await fixture.store.listByDishTypes(["Salad"], { limit: 10 })).toEqual([]);
    expect(await fixture.store.listByDishTypes([], { limit: 10 })).toHaveLength(4);
  });

  it("stores an empty batch, and a batch of a thousand", async () => {
    await fixture.store.putAll([]);
    await fixture.store.putAll(Array.from({ length: 1_000 }, (_, n) => recipe({ id: `dish-${n}`, name: `Dish ${n}` })));

    expect(await fixture.store.find("dish-999")).toBeDefined();
  });

  it("lists recipes of any of the given kinds of dish, in the shuffled order", async () => {
    await fixture.store.putAll(all);

    expect(await fixture.store.listByDishTypes(["Salad", "Soup"], { limit: 10 })).toEqual(
      await fixture.store.list(byVariety([caprese, tomatoSoup])),
    );
    expect(await fixture.store.listByDishTypes(["drinks"], { limit: 10 })).toEqual([]);
  });

  it("lists recipes of all kinds if none is given, up to the limit", async () => {
    await fixture.store.putAll(all);

    expect(await fixture.store.listByDishTypes([], { limit: 3 })).toEqual(
      await fixture.store.list(byVariety(all).slice(0, 3)),
    );
  });
});

function byVariety(recipes: readonly Recipe[]): string[] {
  return recipes.map(({ id }) => id).sort((a, b) => shufflePositionOf(a) - shufflePositionOf(b));
}

function namesOf(recipes: readonly { name: string }[]): string[] {
  return recipes.map(({ name }) => name);
}

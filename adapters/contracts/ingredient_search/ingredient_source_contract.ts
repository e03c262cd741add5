import { expect, it } from "vitest";
import type { FoodStore } from "../../../core/food/mod.ts";
import type { IngredientSource } from "../../../core/ingredient_search/mod.ts";
import type { RecipeStore } from "../../../core/recipe/mod.ts";
import { foods } from "../../memory/food/foods.ts";
import { caprese, chickenCurry, recipe, shakshuka, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: the source, and the empty stores behind it. */
interface IngredientSourceFixture extends ContractFixture {
  readonly source: IngredientSource;
  readonly recipes: RecipeStore;
  readonly foods: FoodStore;
}

/** The contract of {@linkcode IngredientSource}, run for every adapter. */
export const ingredientSourceContract = contract<IngredientSourceFixture>("IngredientSource", (fixture) => {
  const idsFor = async (...served: string[]) =>
    (await fixture.source.current()).recipes.best(served, { limit: 10 }).map(({ id }) => id);

  it("is empty before the first import", async () => {
    expect(await idsFor("egg")).toEqual([]);
    expect((await fixture.source.current()).foods.match("egg")).toBeUndefined();
  });

  it("returns every recipe and food as soon as it is stored", async () => {
    await fixture.recipes.putAll([shakshuka]);
    expect(await idsFor("egg")).toEqual([shakshuka.id]);

    await fixture.recipes.putAll([recipe({ id: "boiled-egg", name: "Boiled Egg", foods: ["egg"] })]);
    expect(await idsFor("egg")).toEqual(["boiled-egg", shakshuka.id]);

    await fixture.foods.putAll(foods);
    expect((await fixture.source.current()).foods.match("Aubergines")).toBe("eggplant");
  });

  it("uses only a recipe's newest ingredients", async () => {
    await fixture.recipes.putAll([caprese]);
    expect(await idsFor("mozzarella")).toEqual([caprese.id]);

    await fixture.recipes.putAll([recipe({ ...caprese, ingredientGroups: [], foods: ["feta"] })]);
    expect(await idsFor("mozzarella")).toEqual([]);
  });

  it("sorts equal matches by shortest time, then by id", async () => {
    const toast = (id: string, totalMinutes: number) => recipe({ id, name: "Toast", totalMinutes, foods: ["egg"] });
    await fixture.recipes.putAll([
      toast("b-quick", 5),
      toast("slow", 100),
      toast("a-b", 5),
      toast("a2", 5),
      toast("ab", 5),
    ]);

    expect(await idsFor("egg")).toEqual(["a-b", "a2", "ab", "b-quick", "slow"]);
  });

  it("distinguishes required and optional foods", async () => {
    const line = (food: string, optional: boolean) => ({
      food,
      foodName: food,
      text: food,
      optional,
      principal: true,
    });
    const items = [line("egg", false), line("basil", true), line("salt", false)];
    await fixture.recipes.putAll([
      recipe({ id: "omelette", name: "Omelette", ingredientGroups: [{ title: undefined, items }] }),
    ]);

    expect((await fixture.source.current()).recipes.best(["egg"], { limit: 1 })).toEqual([
      { id: "omelette", matched: ["egg"], missing: [], assumed: ["salt"] },
    ]);
  });

  it("answers concurrent calls while the catalogue changes", async () => {
    await fixture.foods.putAll(foods);
    await fixture.recipes.putAll([shakshuka, tomatoSoup]);
    const ask = async () => (await idsFor("onion")).length;

    const [asked] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, ask)),
      fixture.recipes.putAll([chickenCurry]),
    ]);

    expect(asked.every((found) => found === 2 || found === 3)).toBe(true);
    expect(await ask()).toBe(3);
  });
});

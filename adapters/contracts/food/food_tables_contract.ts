import { expect, it } from "vitest";
import type { FoodStore, FoodTables } from "../../../core/food/mod.ts";
import { foods } from "../../memory/food/foods.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: the food table, and the empty store behind it. */
interface FoodTablesFixture extends ContractFixture {
  readonly tables: FoodTables;
  readonly foods: FoodStore;
}

/** The contract of {@linkcode FoodTables}, run for every adapter. */
export const foodTablesContract = contract<FoodTablesFixture>("FoodTables", (fixture) => {
  it("has every food as soon as it is stored", async () => {
    const match = async (text: string) => (await fixture.tables.current()).foods.match(text);
    expect(await match("Aubergines")).toBeUndefined();

    await fixture.foods.putAll(foods);
    expect(await match("Aubergines")).toBe("eggplant");
  });

  it("returns a food's reviewed substitutions, without removed ones", async () => {
    const replaceableBy = async (onHand: string, need: string) =>
      (await fixture.tables.current()).foods.replaceableBy(onHand).get(need);
    await fixture.foods.putAll(foods);
    expect(await replaceableBy("tomato", "canned-tomato")).toEqual({ how: "serves", steps: 1 });
    expect(await replaceableBy("canned-tomato", "tomato")).toEqual({ how: "swap", steps: 1 });

    const farmed = ["chicken", "egg"].map((key) => ({ key, name: key, plural: key, parent: undefined, aliases: [] }));
    await fixture.foods.putAll(farmed.map((food) => ({ ...food, category: "poultry", generalWords: ["farm food"] })));
    expect((await fixture.tables.current()).foods.parseFoods("farm foods").foods.map(({ key }) => key)).toEqual([
      "chicken",
      "egg",
    ]);

    await fixture.foods.putAll(farmed);
    expect((await fixture.tables.current()).foods.parseFoods("farm foods").foods).toEqual([]);
  });

  it("answers concurrent calls while the foods change", async () => {
    const known = async () => (await fixture.tables.current()).foods.all().length;
    const [asked] = await Promise.all([Promise.all(Array.from({ length: 20 }, known)), fixture.foods.putAll(foods)]);

    expect(asked.every((count) => count === 0 || count === foods.length)).toBe(true);
    expect(await known()).toBe(foods.length);
  });
});

import { type CatalogueFoods, type FoodStore, FoodTable, type FoodTables } from "../../../core/food/mod.ts";

/** {@linkcode FoodTables} that reads the store again on each call. */
export class MemoryFoodTables implements FoodTables {
  readonly #foods: Pick<FoodStore, "all">;

  constructor(foods: Pick<FoodStore, "all">) {
    this.#foods = foods;
  }

  async current(): Promise<CatalogueFoods> {
    return { foods: new FoodTable(await this.#foods.all()) };
  }
}

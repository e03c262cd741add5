import type { FoodContents, FoodFacts, FoodFactsSource, FoodKey } from "../../../core/food/mod.ts";

/** The contents of the named foods, as in the food table. The others contain no constituent. */
const CONTENTS: Readonly<Record<FoodKey, Partial<FoodContents>>> = {
  bread: {
    contains: ["gluten"],
    mayContain: ["soy", "milk", "sesame", "lactose"],
    reason: "Loaves differ: some contain milk or soya flour, or are baked with sesame.",
  },
  butter: { contains: ["milk", "lactose"] },
  cheddar: { contains: ["milk"] },
  chicken: { contains: ["meat"] },
  "chicken-thigh": { contains: ["meat"] },
  "creme-fraiche": { contains: ["milk", "lactose"] },
  egg: { contains: ["eggs"] },
  feta: { contains: ["milk", "lactose"] },
  honey: {},
  mozzarella: { contains: ["milk", "lactose"] },
  prawn: { contains: ["crustaceans"] },
  salmon: { contains: ["fish"] },
  spaghetti: { contains: ["gluten"] },
  walnut: {
    contains: ["nuts"],
    mayContain: ["peanuts"],
    reason: "Nuts are packed beside peanuts, and most packs warn of them.",
  },
};
const NOT_VEGETARIAN = ["meat", "fish", "crustaceans"] as const;
const NOT_VEGAN = [...NOT_VEGETARIAN, "eggs", "milk"] as const;

/** {@linkcode FoodFactsSource} of the named foods. */
export class MemoryFoodFacts implements FoodFactsSource {
  readonly #facts: ReadonlyMap<FoodKey, FoodFacts>;

  constructor(foods: readonly { readonly key: FoodKey }[]) {
    this.#facts = new Map(foods.map(({ key }) => [key, factsOf(key)]));
  }

  async current(): Promise<ReadonlyMap<FoodKey, FoodFacts>> {
    return this.#facts;
  }
}

function factsOf(key: FoodKey): FoodFacts {
  const contents = { contains: [], mayContain: [], reason: "", ...CONTENTS[key] };
  const all: readonly string[] = [...contents.contains, ...contents.mayContain];
  const isVegetarian = !NOT_VEGETARIAN.some((each) => all.includes(each));
  const isVegan = key !== "honey" && !NOT_VEGAN.some((each) => all.includes(each));
  return { contents, diets: isVegan ? ["vegan", "vegetarian"] : isVegetarian ? ["vegetarian"] : [] };
}

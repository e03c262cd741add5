import { readCompositionTable } from "../catalogue/importer/mod.ts";
import type { FoodFactsSource } from "../core/food/mod.ts";

/** The facts of the release's food table. It is read when it is first asked for. */
export function catalogueFoodFacts(): FoodFactsSource {
  let facts: ReturnType<FoodFactsSource["current"]> | undefined;
  return {
    current() {
      facts ??= readFacts();
      // A file that could not be read may be readable later.
      facts.catch(() => (facts = undefined));
      return facts;
    },
  };
}

async function readFacts(): ReturnType<FoodFactsSource["current"]> {
  const { foods } = await readCompositionTable();
  return new Map(
    foods.map(({ key, contents, diet, per100Grams, match }) => [
      key,
      {
        contents,
        diets: (["vegan", "vegetarian"] as const).filter((each) => diet.includes(each)),
        composition: per100Grams,
        isProxy: match === "proxy",
      },
    ]),
  );
}

import { food, foods } from "../../adapters/memory/foods.ts";
import type { Food } from "../../core/recipe/mod.ts";

const OTHERS =
  "apple beetroot burrata butter cheddar chilli coriander dill leek lemon lentil pea peach pear potato prawn rice salmon " +
  "shallot spaghetti spinach walnut";

/** The food table of the stories. */
export const storyFoods: readonly Food[] = [
  ...foods,
  ...OTHERS.split(" ").map((key) => food(key)),
  food("lime", { standIns: [{ use: "lemon", how: "swap" }] }),
  food("linguine", { standIns: [{ use: "spaghetti", how: "swap" }] }),
  food("mozzarella", { standIns: [{ use: "burrata", how: "swap" }] }),
  food("onion", {
    standIns: [
      { use: "shallot", how: "swap" },
      { use: "leek", how: "swap" },
    ],
  }),
];

import { findRecipesByIngredients } from "../../wire/recipe/find_recipes.ts";
import { isHeldOut } from "./held_out.ts";
import { score } from "./metrics.ts";
import { type JudgedPantry, pantryName } from "./pantries.ts";
import type { Product } from "./product.ts";
import { type ScoredCase, scoredCase } from "./scored_case.ts";

/** Calls `POST /find-recipes` and scores the reply. Words that it does not recognize as food are reported as a remark. */
export async function askPantry(product: Product, pantry: JudgedPantry): Promise<ScoredCase> {
  const { have, unknown = [], judged } = pantry;
  const { recipes, unknownIngredients } = await product.call({
    method: "POST",
    path: "/find-recipes",
    body: { ingredients: have },
    reply: findRecipesByIngredients.reply,
  });
  const name = pantryName(pantry);
  const results = recipes.map(({ id }) => id);
  const misread = unknownIngredients.filter((word) => !unknown.includes(word));
  const unnamed = unknown.filter((word) => !unknownIngredients.includes(word));
  return scoredCase(
    { name, kind: "pantry", heldOut: isHeldOut(name), score: score(results, judged) },
    {
      judged,
      answer: {
        recipes: recipes.map(({ id, matchedIngredients: matched, missingIngredients: missing }) => ({
          id,
          remark: `${matched.length} of ${matched.length + missing.length}`,
        })),
        remarks: [
          ...misread.map((word) => `does not know "${word}"`),
          ...unnamed.map((word) => `does not say that "${word}" is no food`),
        ],
      },
    },
  );
}

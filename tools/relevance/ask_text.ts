import { searchRecipes } from "../../wire/recipe/search_recipes.ts";
import { isHeldOut } from "./held_out.ts";
import type { Product } from "./product.ts";
import { type ScoredCase, scoredCase } from "./scored_case.ts";
import { type JudgedQuery, scoreQuery } from "./text_queries.ts";

/** Calls `GET /api/recipes?query=` and scores the reply. */
export async function askText(product: Product, query: JudgedQuery): Promise<ScoredCase> {
  const path = `/api/recipes?limit=20&query=${encodeURIComponent(query.query)}`;
  const { recipes, corrected, partial } = await product.call({ path, reply: searchRecipes.reply });
  const results = recipes.map(({ id }) => id);
  return scoredCase(
    {
      name: query.query,
      kind: query.kind,
      heldOut: isHeldOut(query.query),
      score: scoreQuery(query, results),
      broken: results.filter((id) => query.allowed?.has(id) === false),
    },
    {
      judged: query.judged,
      answer: {
        recipes: recipes.map(({ id, why }) => ({ id, remark: why })),
        remarks: [...(corrected === undefined ? [] : [`corrected to "${corrected}"`]), ...(partial ? ["partial"] : [])],
      },
    },
  );
}

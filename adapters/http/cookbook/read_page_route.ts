import type { ReadRecipePage, ReadRecipePageInput } from "../../../core/cookbook/mod.ts";
import { WRITTEN_RECIPE_LIMITS } from "../../../core/cookbook/mod.ts";
import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { PAGE_TEXT_MAX, readPageBody, readPageReply } from "../../../wire/cookbook/recipe_imports.ts";
import { type Route, route } from "../route.ts";

/** A text of letters of three bytes, and what JSON writes around it. */
const BODY_MAX_BYTES = 3 * PAGE_TEXT_MAX + 100_000;

/** Reads the recipe of a web page, or of a pasted text. */
export function readPageRoute(readRecipePage: (input: ReadRecipePageInput) => Promise<ReadRecipePage>): Route {
  return route({
    method: "post",
    path: "/api/recipe-imports/page",
    summary: "The recipe of a web page, by its address or text; stores nothing",
    access: "signed-in",
    bodyMaxBytes: BODY_MAX_BYTES,
    body: readPageBody,
    reply: readPageReply,
    async handle({ caller: { userId }, body: { url, text = "" } }) {
      const { imported, duplicates } = await readRecipePage({ userId, ...(url === undefined ? { text } : { url }) });
      const { recipe, pictures, doubts } = imported;
      return {
        recipe: recipeView(recipe),
        pictures: pictures.flatMap((picture) => ("url" in picture && isAddress(picture.url) ? [picture.url] : [])),
        doubts: [...doubts],
        duplicates: duplicates.map(({ id, name }) => ({ id, name })),
      };
    },
  });
}

/** Without an address that no recipe could be stored with. */
function recipeView({ source, ...recipe }: ReadRecipePage["imported"]["recipe"]): WrittenRecipeWire {
  const { url, ...from } = source ?? {};
  const kept = url !== undefined && isAddress(url) ? { ...from, url } : from;
  // Sound: the wire's type is the same, but mutable.
  return structuredClone({ ...recipe, ...(Object.keys(kept).length > 0 && { source: kept }) }) as WrittenRecipeWire;
}

function isAddress(text: string): boolean {
  return text.length <= WRITTEN_RECIPE_LIMITS.urlLength && /^https?:$/u.test(URL.parse(text)?.protocol ?? "");
}

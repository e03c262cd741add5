import { z } from "zod";
import type { UserId } from "../../../core/account/mod.ts";
import type { RecipeWithPhotos, WrittenWithPictures } from "../../../core/cookbook/mod.ts";
import { exportRecipeParams, exportRecipeQuery, type RecipeFormat } from "../../../wire/cookbook/export_recipe.ts";
import { type WrittenRecipeWire, writtenRecipeReply } from "../../../wire/cookbook/own_recipes.ts";
import { safeFileName, writeCooklang, writeRecipesZip, writeSchemaOrg, writeText } from "../../recipe_files/mod.ts";
import { recipeUrl } from "../recipe/schema_org_recipe.ts";
import { type Route, route } from "../route.ts";

export type GetWrittenRecipe = (input: { id: string; userId: UserId | undefined }) => Promise<WrittenWithPictures>;

interface FileFormat {
  readonly type: string;
  readonly ending: string;
  write(written: WrittenWithPictures, origin: string | undefined): string;
}

const TEXT = "text/plain; charset=utf-8";
const FORMATS: Readonly<Record<RecipeFormat, FileFormat>> = {
  // The language has no registered type.
  cooklang: { type: TEXT, ending: ".cook", write: ({ recipe }) => writeCooklang(recipe) },
  schema: { type: "application/ld+json", ending: ".json", write: schemaOrgOf },
  text: { type: TEXT, ending: ".txt", write: ({ recipe }) => writeText(recipe) },
};

/**
 * A recipe as a file, for any other program.
 *
 * @param options.publicUrl the product's address in browsers; without it, the JSON has no addresses
 */
export function exportRecipeRoute(
  getWrittenRecipe: GetWrittenRecipe,
  { publicUrl }: { publicUrl: string | undefined },
): Route {
  return route({
    method: "get",
    path: "/api/recipe/:id/export",
    summary: "A recipe as a file: in Cooklang, as JSON-LD of schema.org, or as text",
    access: "known",
    params: exportRecipeParams,
    query: exportRecipeQuery,
    download: { types: [...new Set(Object.values(FORMATS).map(({ type }) => type))] },
    reply: z.custom<AsyncIterable<Uint8Array>>(),
    async handle({ caller, params, query, setHeader }) {
      const written = await getWrittenRecipe({ id: params.id, userId: caller?.userId });
      const { type, ending, write } = FORMATS[query.format];
      setHeader("content-type", type);
      setHeader("content-disposition", attachment(written, ending));
      return bytesOf(write(written, publicUrl));
    },
  });
}

/** A recipe as text, to begin one's own version with. */
export function writtenRecipeRoute(getWrittenRecipe: GetWrittenRecipe): Route {
  return route({
    method: "get",
    path: "/api/recipes/:id/written",
    summary: "A recipe as the text of a cook, to begin one's own version with",
    access: "known",
    params: exportRecipeParams,
    reply: writtenRecipeReply,
    async handle({ caller, params }) {
      const { recipe } = await getWrittenRecipe({ id: params.id, userId: caller?.userId });
      // Sound: the wire's type is the same, but mutable.
      return { recipe: structuredClone(recipe) as WrittenRecipeWire, name: recipe.name };
    },
  });
}

/** All recipes that the caller wrote, to import them again or into other programs. */
export function exportOwnRecipesRoute(
  exportOwnRecipes: (input: { userId: UserId }) => AsyncIterable<RecipeWithPhotos>,
): Route {
  return route({
    method: "get",
    path: "/api/account/recipes",
    summary: "All recipes that the caller wrote, as a zip: Cooklang, JSON-LD of schema.org, and photos",
    access: "signed-in",
    rateClass: "export",
    download: { type: "application/zip", fileName: "weekplate-recipes.zip" },
    reply: z.custom<AsyncIterable<Uint8Array>>(),
    async handle({ caller: { userId } }) {
      return writeRecipesZip(exportOwnRecipes({ userId }));
    },
  });
}

function schemaOrgOf({ id, recipe, pictures }: WrittenWithPictures, origin: string | undefined): string {
  if (origin === undefined) return writeSchemaOrg(recipe);
  return writeSchemaOrg(recipe, {
    url: recipeUrl({ id }, { origin }),
    pictures: pictures.map((picture) => new URL(picture, origin).href),
  });
}

/** The id is a name that every program understands, the other one (RFC 6266) is nicer. */
function attachment({ id, recipe }: WrittenWithPictures, ending: string): string {
  const name = encodeURIComponent(`${safeFileName(recipe.name)}${ending}`);
  return `attachment; filename="${id}${ending}"; filename*=UTF-8''${name}`;
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

import { exportOwnRecipes, getWrittenRecipe, type WrittenWithPictures } from "../../../core/cookbook/mod.ts";
import { RECIPE_FILE_TYPES, type RecipeFormat } from "../../../wire/cookbook/export_recipe.ts";
import * as calls from "../../../wire/cookbook/mod.ts";
import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { safeFileName } from "../../recipe_files/safe_file_name.ts";
import { writeCooklang } from "../../recipe_files/write_cooklang.ts";
import { writeRecipesZip } from "../../recipe_files/write_recipes_zip.ts";
import { writeSchemaOrg } from "../../recipe_files/write_schema_org.ts";
import { writeText } from "../../recipe_files/write_text.ts";
import { recipeUrl } from "../recipe/schema_org_recipe.ts";
import { type PortsOf, type Route, route } from "../route.ts";

/** The stores that {@linkcode exportRoutes} need. */
export type ExportPorts = PortsOf<typeof exportOwnRecipes | typeof getWrittenRecipe>;

interface FileFormat {
  readonly ending: string;
  write(written: WrittenWithPictures, origin: string | undefined): string;
}

const FORMATS: Readonly<Record<RecipeFormat, FileFormat>> = {
  cooklang: { ending: ".cook", write: ({ recipe }) => writeCooklang(recipe) },
  schema: { ending: ".json", write: schemaOrgOf },
  text: { ending: ".txt", write: ({ recipe }) => writeText(recipe) },
};

/**
 * The calls of recipes as text or files.
 *
 * @param options.publicUrl the product's address in browsers; without it, the JSON of a recipe has no addresses
 */
export function exportRoutes(ports: ExportPorts, { publicUrl }: { publicUrl: string | undefined }): Route[] {
  return [
    route(calls.exportRecipe, async ({ caller, params: { id }, query: { format }, setHeader }) => {
      const written = await getWrittenRecipe(ports, { id, userId: caller?.userId });
      const { ending, write } = FORMATS[format];
      setHeader("content-type", RECIPE_FILE_TYPES[format]);
      setHeader("content-disposition", attachment(written, ending));
      return bytesOf(write(written, publicUrl));
    }),
    route(calls.getWrittenRecipe, async ({ caller, params: { id } }) => {
      const { recipe } = await getWrittenRecipe(ports, { id, userId: caller?.userId });
      // Sound: the wire's type is the same, but mutable.
      return { recipe: structuredClone(recipe) as WrittenRecipeWire, name: recipe.name };
    }),
    route(calls.exportOwnRecipes, async ({ caller: { userId } }) =>
      writeRecipesZip(exportOwnRecipes(ports, { userId })),
    ),
  ];
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

import type { RecipeWithPhotos } from "../../core/cookbook/mod.ts";
import { type ZippedFile, zipStream } from "../fflate/zip_stream.ts";
import { safeFileName } from "./safe_file_name.ts";
import { writeCooklang } from "./write_cooklang.ts";
import { writeSchemaOrg } from "./write_schema_org.ts";

/**
 * A zip with a folder for each recipe: in Cooklang, as JSON of schema.org, and its photos. It is written while it is read; one
 * recipe is in memory at a time. `readRecipeFile` reads it back without loss.
 */
export function writeRecipesZip(recipes: AsyncIterable<RecipeWithPhotos>): AsyncIterable<Uint8Array> {
  return zipStream(filesOf(recipes));
}

async function* filesOf(recipes: AsyncIterable<RecipeWithPhotos>): AsyncIterable<ZippedFile> {
  let count = 0;
  for await (const { recipe, photos, ...settings } of recipes) {
    count += 1;
    const folder = `${String(count).padStart(4, "0")} ${safeFileName(recipe.name)}`;
    const names = photos.map(
      ({ fileName }, index) => `photo-${String(index + 1).padStart(2, "0")}${endingOf(fileName)}`,
    );
    yield { name: `${folder}/recipe.cook`, isText: true, content: once(writeCooklang(recipe)) };
    const json = writeSchemaOrg(recipe, { pictures: names, settings });
    yield { name: `${folder}/recipe.json`, isText: true, content: once(json) };
    for (const [index, { bytes }] of photos.entries()) {
      yield { name: `${folder}/${names[index]}`, isText: false, content: once(bytes) };
    }
  }
}

function endingOf(fileName: string): string {
  return /\.[a-z0-9]{1,5}$/iu.exec(fileName)?.[0].toLowerCase() ?? ".jpg";
}

async function* once<Chunk>(chunk: Chunk): AsyncIterable<Chunk> {
  yield chunk;
}

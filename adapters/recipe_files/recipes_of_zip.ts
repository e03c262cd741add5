import type { ImportedPicture, ImportedRecipe, RecipeOfFile, RecipeSettings } from "../../core/cookbook/mod.ts";
import { type InflateBudget, RecipeFileRejected, RecipeFileTooLarge, readZip, type ZipEntry } from "./bounded_zip.ts";
import { readCooklangFile } from "./cooklang.ts";
import { parseJson } from "./file_texts.ts";
import { readOwnSettings } from "./own_schema_org.ts";
import { readPaprika } from "./paprika.ts";
import { attempt, rejection } from "./recipe_of_file.ts";
import { recipesOfCsv } from "./recipes_of_csv.ts";
import { recipesOfJson } from "./recipes_of_json.ts";
import { type PicturesBeside, recipesOfMarkup } from "./recipes_of_markup.ts";

const PICTURES_MAX = 10;
/** Files that operating systems add to a zip. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/u;
const RECIPE = /\.(?:cook|json|melarecipe)$/iu;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic)$/iu;
/** Smaller copies of a picture beside them. */
const INNER_ZIP = /\.zip$/iu;
const SMALL_COPY = /^(?:thumb|min-|tiny-)/iu;

/** An entry of a zip, by its place. */
interface PlacedEntry {
  readonly entry: ZipEntry;
  /** Empty at the top. */
  readonly folder: string;
  readonly file: string;
}

/**
 * The recipes of a zip: of Paprika, files of Cooklang or JSON with the pictures of their folders, files that name their pictures, and
 * zips of these, as of Tandoor.
 *
 * @param options `isInner`: whether it is in a zip; then zips in it are left out
 * @throws {RecipeFileRejected} if the zip is damaged, or too large
 */
export function* recipesOfZip(
  bytes: Uint8Array,
  budget: InflateBudget,
  { isInner = false }: { isInner?: boolean } = {},
): Iterable<RecipeOfFile> {
  const placed = readZip(bytes, budget)
    .filter(({ name }) => !HIDDEN.test(name) && !(isInner && INNER_ZIP.test(name)))
    .map(placeOf);
  const folders = new Map<string, PlacedEntry[]>();
  for (const each of placed) {
    const folder = folders.get(each.folder);
    if (folder) folder.push(each);
    else folders.set(each.folder, [each]);
  }
  const pictures = picturesIn(placed);
  for (const each of placed) {
    const beside = folders.get(each.folder) ?? [];
    yield* recipesOfEntry(each, { beside, images: folders.get(`${each.folder}images/`) ?? [], pictures, budget });
    // Otherwise each of the others would be rejected, too.
    if (budget.bytesLeft <= 0) throw new RecipeFileTooLarge("The file is too large.");
  }
}

/** The other entries of an entry's folder, and the bytes that may be read of them. */
interface Surroundings {
  /** The entries of its folder. */
  readonly beside: readonly PlacedEntry[];
  /** Those of the folder `images` in it. */
  readonly images: readonly PlacedEntry[];
  /** Of the whole zip. */
  readonly pictures: PicturesBeside;
  readonly budget: InflateBudget;
}

function placeOf(entry: ZipEntry): PlacedEntry {
  const slash = entry.name.lastIndexOf("/");
  return { entry, folder: entry.name.slice(0, slash + 1), file: entry.name.slice(slash + 1) };
}

function* recipesOfEntry(placed: PlacedEntry, surroundings: Surroundings): Iterable<RecipeOfFile> {
  const { entry, file } = placed;
  const { beside, pictures, budget } = surroundings;
  const { name } = entry;
  if (/\.paprikarecipe$/iu.test(file)) yield attempt(() => readPaprika(entry.read()), name);
  else if (INNER_ZIP.test(file)) yield* named(() => recipesOfZip(entry.read(), budget, { isInner: true }), name);
  else if (/\.cook$/iu.test(file)) {
    const read = () => ({ ...readCooklangFile(entry.read(), file), ...settingsBeside(placed, surroundings) });
    yield attempt(() => withPictures(read(), placed, surroundings), name);
  } else if (file === "database.json") yield* named(() => recipesOfJson(entry.read(), pictures), name);
  else if (/\.(?:json|melarecipe)$/iu.test(file)) {
    // In our export it is the same recipe as beside it.
    const isTwice = file === "recipe.json" && beside.some((each) => each.file === "recipe.cook");
    if (isTwice) return;
    for (const recipe of named(() => recipesOfJson(entry.read()), name))
      yield "ok" in recipe ? { ok: withPictures(recipe.ok, placed, surroundings) } : recipe;
  } else if (/\.csv$/iu.test(file)) yield* named(() => recipesOfCsv(entry.read()), name);
  else if (/\.(?:xml|html?)$/iu.test(file)) yield* named(() => recipesOfMarkup(entry.read(), pictures), name);
}

/** In our export the settings are in the JSON beside the recipe, which other programs may have changed since. */
function settingsBeside({ file }: PlacedEntry, { beside }: Surroundings): RecipeSettings {
  const json = file === "recipe.cook" ? beside.find((each) => each.file === "recipe.json") : undefined;
  try {
    return json ? readOwnSettings(parseJson(json.entry.read())) : {};
  } catch (error) {
    if (error instanceof RecipeFileRejected) return {};
    throw error;
  }
}

/** With the name of their file. What is no recipe may be anything else of the other program. */
function* named(read: () => Iterable<RecipeOfFile>, name: string): Iterable<RecipeOfFile> {
  try {
    for (const recipe of read()) yield "ok" in recipe ? recipe : { ...recipe, name };
  } catch (error) {
    yield { ...rejection(error), name };
  }
}

function picturesIn(placed: readonly PlacedEntry[]): PicturesBeside {
  const pictures = placed.filter(({ file }) => PICTURE.test(file));
  const byPath = new Map(pictures.map(({ entry }) => [entry.name, entry]));
  const byName = new Map(pictures.map(({ entry, file }) => [file, entry]));
  return {
    at: (path) => pictureIn(byPath.get(path)),
    named: (path) => pictureIn(byName.get(path.slice(path.lastIndexOf("/") + 1))),
  };
}

function pictureIn(entry: ZipEntry | undefined): ImportedPicture[] {
  try {
    return entry ? [{ bytes: entry.read() }] : [];
  } catch (error) {
    if (error instanceof RecipeFileRejected) return [];
    throw error;
  }
}

/** With its pictures: those with its name, or all where it is the only recipe in its folder. */
function withPictures(
  imported: ImportedRecipe,
  { file }: PlacedEntry,
  { beside, images }: Surroundings,
): ImportedRecipe {
  const isAlone = beside.every((each) => !RECIPE.test(each.file) || stemOf(each.file) === stemOf(file));
  const found = isAlone ? [...beside, ...images] : beside.filter((each) => stemOf(each.file) === stemOf(file));
  const pictures: ImportedPicture[] = [];
  const doubts: string[] = [];
  for (const { entry } of found
    .filter((each) => PICTURE.test(each.file) && !SMALL_COPY.test(each.file))
    .slice(0, PICTURES_MAX)) {
    try {
      pictures.push({ bytes: entry.read() });
    } catch (error) {
      if (!(error instanceof RecipeFileRejected)) throw error;
      doubts.push("A picture could not be read.");
    }
  }
  if (pictures.length === 0 && doubts.length === 0) return imported;
  return {
    ...imported,
    pictures: pictures.length > 0 ? pictures : imported.pictures,
    doubts: [...imported.doubts, ...doubts],
  };
}

function stemOf(file: string): string {
  return file.replace(/\.[^.]*$/u, "");
}

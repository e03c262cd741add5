import { assertNotSuspended, type PublishingPorts, type UserId } from "../account/mod.ts";
import { type PhotoKey, type PhotoProcessor, type PhotoStorage, photoKey, requirePhoto } from "../community/mod.ts";
import { type FoodFactsSource, type FoodTables, type KnownFoods } from "../food/mod.ts";
import { LINK_PREFIX, type RecipeId, type RecipeStore } from "../recipe/mod.ts";
import { DomainError, type IdSource } from "../shared/mod.ts";
import {
  OWN_RECIPES_MAX,
  type OwnRecipe,
  type OwnRecipeCard,
  type OwnRecipeText,
  RECIPE_PHOTOS_MAX,
  type RecipeImages,
} from "./own_recipe.ts";
import type { ChangedOwnRecipe, OwnRecipeStore, RecipeLink, ToRecipe } from "./own_recipe_store.ts";
import type { PageFetcher } from "./page_fetcher.ts";
import type { PlateArtist } from "./plate_artist.ts";
import { type ReadRecipe, readRecipe } from "./read_recipe.ts";
import { recipeOfWritten } from "./recipe_of_written.ts";
import { withStorableTexts } from "./storable.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** Ports that parsing a recipe's ingredients needs. */
export interface ReadRecipePorts {
  readonly ingredients: FoodTables;
  readonly facts: FoodFactsSource;
}

/** The addresses of pictures, relative to the server. */
export interface RecipePictures {
  photo(key: PhotoKey): string;
  /** For a recipe without a photo. */
  readonly none: string;
}

/** The ports of a use case that changes own recipes. */
export interface ChangeOwnRecipePorts extends ReadRecipePorts {
  readonly ownRecipes: OwnRecipeStore;
  readonly pictures: RecipePictures;
}

export interface RecipePhotoPorts extends ChangeOwnRecipePorts {
  readonly photoProcessor: PhotoProcessor;
  readonly photoStorage: Pick<PhotoStorage, "put" | "remove">;
  readonly ids: IdSource;
}

/** An own recipe with its lines, parsed by the current food table. */
export interface OwnRecipeDetails {
  readonly own: OwnRecipe;
  readonly read: ReadRecipe;
  readonly known: KnownFoods;
}

/** Computes foods and nutrition of a recipe's ingredients. Stores nothing. */
export async function readIngredients(
  ports: ReadRecipePorts,
  written: Pick<WrittenRecipe, "ingredients" | "portions">,
): Promise<Pick<OwnRecipeDetails, "read" | "known">> {
  const known = await knownFoods(ports);
  return { read: readRecipe(written, known), known };
}

/** The person's own recipes, and those that their household shares; the last changed first. */
export async function listOwnRecipes(
  { ownRecipes }: { readonly ownRecipes: Pick<OwnRecipeStore, "list"> },
  { userId, skip, limit }: { userId: UserId; skip: number; limit: number },
): Promise<{ readonly recipes: readonly OwnRecipeCard[]; readonly next: number | undefined }> {
  const { recipes, isMore } = await ownRecipes.list(userId, { skip, limit });
  return { recipes, next: isMore ? skip + limit : undefined };
}

/**
 * An own recipe that the person may read.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function getOwnRecipe(
  ports: ReadRecipePorts & { readonly ownRecipes: Pick<OwnRecipeStore, "find"> },
  { userId, id }: { userId: UserId; id: RecipeId },
): Promise<OwnRecipeDetails> {
  const [own, known] = await Promise.all([ports.ownRecipes.find(userId, id), knownFoods(ports)]);
  return shown(own, known);
}

export interface AddOwnRecipeInput extends OwnRecipeText {
  readonly userId: UserId;
  /** The recipe that this is a version of. */
  readonly copyOf?: RecipeId | undefined;
  /** Addresses of its pictures, the main one first; at most {@linkcode RECIPE_PHOTOS_MAX}. */
  readonly pictures?: readonly string[] | undefined;
}

/**
 * Stores a recipe, and fetches its pictures. A picture that cannot be fetched, or is no picture, is left out.
 *
 * @throws {DomainError} `invalid_input` for a food that is not in the table, `recipe_not_found` for an unknown original,
 *   `cookbook_full`
 */
export async function addOwnRecipe(
  ports: RecipePhotoPorts & {
    readonly recipes: Pick<RecipeStore, "find">;
    readonly pageFetcher: Pick<PageFetcher, "fetchPicture">;
  },
  { userId, written: typed, isShared, copyOf, pictures = [] }: AddOwnRecipeInput,
): Promise<OwnRecipeDetails> {
  const written = withStorableTexts(typed);
  const known = await knownFoods(ports);
  checkFoods(written, known);
  const copied = copyOf === undefined ? undefined : await ports.recipes.find(copyOf, userId);
  if (copyOf !== undefined && !copied) throw notFound("copyOf");
  const copy = copied && { id: copied.id, name: copied.name };
  const toRecipe = toRecipeWith(known, ports.pictures);
  const added = await ports.ownRecipes.add(userId, { written, isShared, copyOf: copy }, toRecipe);
  if (added === "full")
    throw new DomainError("cookbook_full", `You have ${OWN_RECIPES_MAX} recipes. Delete one first.`);
  let own: OwnRecipe | undefined = added;
  for (const url of pictures) {
    try {
      const photo = await ports.pageFetcher.fetchPicture(url);
      if (own) own = await putPhoto(ports, { userId, id: own.id, photo, toRecipe });
    } catch (error) {
      // The recipe is stored: after an error the person would add it again.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return shown(own, known);
}

/**
 * Replaces the text of an own recipe.
 *
 * @throws {DomainError} `recipe_not_found`, `recipe_changed` if it is no longer at this version, `invalid_input`
 */
export async function changeOwnRecipe(
  ports: ChangeOwnRecipePorts,
  { userId, ...changed }: ChangedOwnRecipe & { readonly userId: UserId },
): Promise<OwnRecipeDetails> {
  const known = await knownFoods(ports);
  checkFoods(changed.written, known);
  const stored = { ...changed, written: withStorableTexts(changed.written) };
  const own = await ports.ownRecipes.change(userId, stored, toRecipeWith(known, ports.pictures));
  if (own === "changed")
    throw new DomainError("recipe_changed", "The recipe was changed on another device", { field: "version" });
  return shown(own, known);
}

/**
 * Makes a secret link by which all people may read an own recipe, in place of the one before.
 *
 * @returns the id by which the recipe is read
 * @throws {DomainError} `recipe_not_found`, `suspended`
 */
export async function makeRecipeLink(
  ports: RecipeLinkPorts<"setLink">,
  { userId, id }: { userId: UserId; id: RecipeId },
): Promise<RecipeId> {
  const link = await newLink(ports, userId);
  if (!(await ports.ownRecipes.setLink(userId, id, link))) throw notFound("id");
  return link.id;
}

/**
 * The secret link of an own recipe, which is made if it has none: what was sent before stays valid.
 *
 * @returns the id by which the recipe is read
 * @throws {DomainError} `recipe_not_found`, `suspended`
 */
export async function shareOwnRecipe(
  ports: RecipeLinkPorts<"keepLink">,
  { userId, id }: { userId: UserId; id: RecipeId },
): Promise<RecipeId> {
  const link = await ports.ownRecipes.keepLink(userId, id, await newLink(ports, userId));
  if (link === undefined) throw notFound("id");
  return link;
}

async function newLink(
  { suspensions, ids, hashLink }: Omit<RecipeLinkPorts<never>, "ownRecipes">,
  userId: UserId,
): Promise<RecipeLink> {
  await assertNotSuspended({ suspensions }, { userId, paused: "Links are" });
  const id = `${LINK_PREFIX}${ids.next()}`;
  return { id, hash: hashLink(id) };
}

/**
 * Ends the link of an own recipe, if it has one.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function endRecipeLink(
  { ownRecipes }: Pick<RecipeLinkPorts<"setLink">, "ownRecipes">,
  { userId, id }: { userId: UserId; id: RecipeId },
): Promise<void> {
  if (!(await ownRecipes.setLink(userId, id, undefined))) throw notFound("id");
}

export interface RecipeLinkPorts<Method extends keyof OwnRecipeStore> extends Pick<PublishingPorts, "suspensions"> {
  readonly ownRecipes: Pick<OwnRecipeStore, Method>;
  /** Its ids can't be guessed. */
  readonly ids: IdSource;
  readonly hashLink: (secret: string) => string;
}

/** Removes an own recipe, wherever it is planned, with its photos. Does nothing for one that is not the person's. */
export async function removeOwnRecipe(
  { ownRecipes, photoStorage }: Pick<RecipePhotoPorts, "ownRecipes" | "photoStorage">,
  { userId, id }: { userId: UserId; id: RecipeId },
): Promise<void> {
  for (const key of (await ownRecipes.remove(userId, id)) ?? []) await discard(photoStorage, key);
}

/**
 * Adds a photo to an own recipe.
 *
 * @throws {DomainError} `recipe_not_found`, `recipe_photos_full`, `invalid_input`, and the errors of `PhotoProcessor` and
 *   `PhotoStorage`
 */
export async function addRecipePhoto(
  ports: RecipePhotoPorts,
  { userId, id, photo }: { userId: UserId; id: RecipeId; photo: Uint8Array | undefined },
): Promise<OwnRecipeDetails> {
  const bytes = requirePhoto(photo, "Cannot add the photo: it is missing");
  const known = await knownFoods(ports);
  const found = await ports.ownRecipes.find(userId, id);
  if (found?.owner.id !== userId) throw notFound("id");
  const own = await putPhoto(ports, { userId, id, photo: bytes, toRecipe: toRecipeWith(known, ports.pictures) });
  return shown(own, known);
}

/**
 * Removes a photo of an own recipe. One that is gone already stays gone.
 *
 * @throws {DomainError} `recipe_not_found`
 */
export async function removeRecipePhoto(
  ports: Omit<RecipePhotoPorts, "photoProcessor" | "ids">,
  { userId, id, key }: { userId: UserId; id: RecipeId; key: string },
): Promise<OwnRecipeDetails> {
  const known = await knownFoods(ports);
  let removed: PhotoKey | undefined;
  const change = ({ photos, plate }: RecipeImages) => {
    removed = photos.find((each) => each === key);
    return { photos: photos.filter((each) => each !== key), plate };
  };
  const own = await ports.ownRecipes.changeImages(userId, { id, change }, toRecipeWith(known, ports.pictures));
  if (removed !== undefined) await discard(ports.photoStorage, removed);
  return shown(own, known);
}

/**
 * Draws the plate of an own recipe that has no photo, in place of the one before.
 *
 * @throws {DomainError} `photos_unavailable`
 */
export async function drawRecipePlate(
  ports: Omit<RecipePhotoPorts, "photoProcessor"> & { readonly plateArtist: PlateArtist },
  { userId, id }: { userId: UserId; id: RecipeId },
): Promise<void> {
  const [own, known] = await Promise.all([ports.ownRecipes.find(userId, id), knownFoods(ports)]);
  if (!own || own.photos.length > 0) return;
  const toRecipe = toRecipeWith(known, ports.pictures);
  const { dishTypes } = toRecipe(own);
  const foods = readRecipe(own.written, known).eaten.toSorted((a, b) => b.grams - a.grams);
  const drawn = await ports.plateArtist.draw({
    recipeId: id,
    name: own.written.name,
    dishTypes,
    foods: foods.map(({ key }) => key),
  });
  if (!drawn && !own.plate) return;
  const plate = drawn && photoKey(ports.ids.next());
  if (drawn && plate) await ports.photoStorage.put(plate, drawn.variants);
  let before: PhotoKey | undefined;
  const change = (images: RecipeImages) => {
    before = images.plate;
    return { ...images, plate };
  };
  const changed = await ports.ownRecipes.changeImages(userId, { id, change }, toRecipe);
  const stray = changed ? before : plate;
  if (stray !== undefined) await discard(ports.photoStorage, stray);
}

/** Derives the recipe for plans from an own recipe. */
export function toRecipeWith(known: KnownFoods, pictures: RecipePictures): ToRecipe {
  return ({ id, written, photos, plate }) => {
    const [main = plate ? pictures.photo(plate) : pictures.none, ...others] = photos.map((key) => pictures.photo(key));
    return recipeOfWritten({ id, written, read: readRecipe(written, known), images: [main, ...others] }, known.foods);
  };
}

/** The food table with its facts. */
export async function knownFoods({ ingredients, facts }: ReadRecipePorts): Promise<KnownFoods> {
  const [{ foods }, found] = await Promise.all([ingredients.current(), facts.current()]);
  return { foods, facts: found };
}

function shown(own: OwnRecipe | undefined, known: KnownFoods): OwnRecipeDetails {
  if (!own) throw notFound("id");
  return { own, read: readRecipe(own.written, known), known };
}

function notFound(field: string): DomainError {
  return new DomainError("recipe_not_found", "Recipe not found", { field });
}

function checkFoods({ ingredients }: WrittenRecipe, { foods }: KnownFoods): void {
  for (const [i, { lines }] of ingredients.entries()) {
    const j = lines.findIndex(({ food }) => food !== undefined && food !== null && !foods.has(food));
    if (j < 0) continue;
    const field = `recipe.ingredients.${i}.lines.${j}.food`;
    throw new DomainError("invalid_input", `There is no such food in the food table (${field})`, { field });
  }
}

/** Adds a photo that is within the limits. @returns undefined if the recipe is gone */
export async function putPhoto(
  ports: RecipePhotoPorts,
  { userId, id, photo, toRecipe }: { userId: UserId; id: RecipeId; photo: Uint8Array; toRecipe: ToRecipe },
): Promise<OwnRecipe | undefined> {
  const { variants } = await ports.photoProcessor.prepare(photo);
  const key = photoKey(ports.ids.next());
  // Stored before the recipe refers to it, so that no recipe ever lacks its photo.
  await ports.photoStorage.put(key, variants);
  const change = ({ photos, plate }: RecipeImages) => {
    if (photos.length >= RECIPE_PHOTOS_MAX)
      throw new DomainError("recipe_photos_full", `A recipe has at most ${RECIPE_PHOTOS_MAX} photos`, {
        field: "photo",
      });
    return { photos: [...photos, key], plate };
  };
  try {
    const own = await ports.ownRecipes.changeImages(userId, { id, change }, toRecipe);
    if (!own) await discard(ports.photoStorage, key);
    return own;
  } catch (error) {
    await discard(ports.photoStorage, key);
    throw error;
  }
}

/** Undefined if the bytes are no picture. */
export async function fetchedPhoto(
  { pageFetcher }: { readonly pageFetcher: Pick<PageFetcher, "fetchPicture"> },
  url: string,
): Promise<Uint8Array | undefined> {
  try {
    return await pageFetcher.fetchPicture(url);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

async function discard(photoStorage: Pick<PhotoStorage, "remove">, key: PhotoKey): Promise<void> {
  try {
    await photoStorage.remove(key);
  } catch {
    // sweepPhotos removes photos without a recipe.
  }
}

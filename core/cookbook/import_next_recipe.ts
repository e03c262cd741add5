import type { KnownFoods } from "../food/mod.ts";
import type { OpinionStore, RecipeId, RecipeStore } from "../recipe/mod.ts";
import { type Clock, DomainError } from "../shared/mod.ts";
import { alikeOf } from "./alike_recipe.ts";
import { mergeWrittenRecipe } from "./merge_written_recipe.ts";
import { OWN_RECIPES_MAX, type OwnRecipe } from "./own_recipe.ts";
import type { OwnRecipeStore, ToRecipe } from "./own_recipe_store.ts";
import {
  drawRecipePlate,
  fetchedPhoto,
  knownFoods,
  putPhoto,
  type RecipePhotoPorts,
  toRecipeWith,
} from "./own_recipes.ts";
import type { PageFetcher } from "./page_fetcher.ts";
import type { PlateArtist } from "./plate_artist.ts";
import type { ClaimedItem, FinishedItem, RecipeImportStore } from "./recipe_import_store.ts";
import { removeAndRestore, type UndoRecipeImportPorts } from "./undo_recipe_import.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** A recipe with its pictures needs less, and renews it before each picture. */
const LEASE_MS = 30_000;
/** A recipe that fails more often fails always. */
const ATTEMPTS_MAX = 3;

export interface ImportRecipesPorts extends RecipePhotoPorts, UndoRecipeImportPorts {
  readonly imports: RecipeImportStore;
  readonly ownRecipes: OwnRecipeStore;
  readonly pageFetcher: Pick<PageFetcher, "fetchPicture">;
  readonly plateArtist: PlateArtist;
  readonly opinions: OpinionStore;
  readonly recipes: Pick<RecipeStore, "find">;
  readonly clock: Pick<Clock, "now">;
}

/**
 * Imports one queued recipe, or else draws the plate of an imported one. Several servers may call it at once: each recipe is
 * leased to one of them, and to another if that one stopped meanwhile, without making a second recipe.
 *
 * @returns whether there was anything to do
 * @throws any error that the recipe did not cause, such as an outage; the recipe is then tried again
 */
export async function importNextRecipe(ports: ImportRecipesPorts): Promise<boolean> {
  const item = await ports.imports.claim(lease(ports));
  if (!item) return await drawNextPlate(ports);
  try {
    const finished = await importItem(ports, item);
    const isKept = await ports.imports.finish(finished);
    // It was undone meanwhile.
    if (!isKept) await removeAndRestore(ports, { userId: item.userId, id: item.importId });
  } catch (error) {
    await ports.imports.release(item);
    throw error;
  }
  return true;
}

async function importItem(ports: ImportRecipesPorts, item: ClaimedItem): Promise<FinishedItem> {
  const { userId, importId, position } = item;
  const finished = { importId, position, reasons: [], isUpdated: false, recipeId: undefined, isPlain: false };
  if (item.attempts > ATTEMPTS_MAX) return { ...finished, outcome: "rejected", reasons: ["It could not be imported."] };
  const known = await knownFoods(ports);
  const written = withKnownFoods(item.recipe, known);
  const alike = await ports.ownRecipes.findAlike(userId, alikeOf(written, known), { limit: 5 });
  // From an earlier attempt that was interrupted.
  const isBegun = alike.some(({ importItem: by }) => by?.importId === importId && by.position === position);
  const toRecipe = toRecipeWith(known, ports.pictures);
  if (item.whenKnown !== "both" && !isBegun) {
    const repeated = (await exportedBefore(ports, item)) ?? alike[0];
    if (repeated) {
      const { id } = repeated;
      const updated = item.whenKnown === "update" ? await update(ports, { item, id, written, toRecipe }) : undefined;
      return {
        ...finished,
        outcome: "duplicate",
        isUpdated: updated !== undefined,
        reasons: [updated ? "You had this recipe already. It was updated." : "You have this recipe already."],
        recipeId: id,
        isPlain: updated?.photos.length === 0,
      };
    }
  }
  const { own: settings } = item.settings;
  const copied = settings?.copyOf && (await ports.recipes.find(settings.copyOf.id, userId));
  const added = await ports.ownRecipes.add(
    userId,
    {
      written,
      isShared: settings?.isShared ?? false,
      copyOf: copied && settings?.copyOf,
      importItem: { importId, position },
    },
    toRecipe,
  );
  if (added === "full") {
    const reason = `You have ${OWN_RECIPES_MAX} recipes. Delete one first.`;
    return { ...finished, outcome: "rejected", reasons: [reason] };
  }
  await setOpinion(ports, { item, id: added.id });
  const { own, isWhole } = await withPictures(ports, { item, added, known });
  const reasons = [...item.doubts, ...(isWhole ? [] : ["A picture could not be read."])];
  return {
    ...finished,
    outcome: reasons.length > 0 ? "doubtful" : "imported",
    reasons,
    recipeId: own.id,
    isPlain: own.photos.length === 0,
  };
}

/** The person's recipe that a file of our own export has. */
async function exportedBefore(
  { ownRecipes }: Pick<ImportRecipesPorts, "ownRecipes">,
  { userId, settings: { own } }: ClaimedItem,
): Promise<OwnRecipe | undefined> {
  const found = own && (await ownRecipes.find(userId, own.id));
  return found?.owner.id === userId && found.createdAt.toISOString() === own?.createdAt ? found : undefined;
}

/** Replaces the text of a recipe and its owner's opinion. Its photos stay. @returns undefined if both are the same */
async function update(
  ports: ImportRecipesPorts,
  { item, id, written, toRecipe }: { item: ClaimedItem; id: RecipeId; written: WrittenRecipe; toRecipe: ToRecipe },
): Promise<OwnRecipe | undefined> {
  const own = await ports.ownRecipes.find(item.userId, id);
  if (!own) return undefined; // deleted meanwhile
  const { version, isShared, written: mine } = own;
  const before = (await ports.opinions.find(item.userId, id)) ?? { stars: undefined, favourite: false };
  const { stars = before.stars, isFavourite = false } = item.settings;
  const after = { stars, favourite: before.favourite || isFavourite };
  const hasSameOpinion = before.stars === after.stars && before.favourite === after.favourite;
  const { taken } = mergeWrittenRecipe({ base: mine, mine, theirs: written });
  if (taken.length === 0 && hasSameOpinion) return undefined;
  const replacedBy = { importId: item.importId, opinion: { before, after } };
  const changed = await ports.ownRecipes.change(item.userId, { id, version, isShared, written, replacedBy }, toRecipe);
  if (changed === "changed") throw new Error("The recipe was changed meanwhile");
  await setOpinion(ports, { item, id });
  return changed;
}

async function setOpinion(
  { opinions }: Pick<ImportRecipesPorts, "opinions">,
  { item: { userId, settings }, id }: { item: ClaimedItem; id: RecipeId },
): Promise<void> {
  const { stars, isFavourite } = settings;
  if (stars !== undefined) await opinions.rate(userId, id, { stars });
  if (isFavourite === true) await opinions.addFavourite(userId, id);
}

/** A food that the table does not have would be refused when the cook changes the recipe. */
function withKnownFoods(recipe: WrittenRecipe, { foods }: KnownFoods): WrittenRecipe {
  const ingredients = recipe.ingredients.map(({ lines, ...group }) => ({
    ...group,
    lines: lines.map(({ text, food }) =>
      food === undefined || (food !== null && !foods.has(food)) ? { text } : { text, food },
    ),
  }));
  return { ...recipe, ingredients };
}

async function withPictures(
  ports: ImportRecipesPorts,
  { item, added, known }: { item: ClaimedItem; added: OwnRecipe; known: KnownFoods },
): Promise<{ own: OwnRecipe; isWhole: boolean }> {
  const { userId } = item;
  const toRecipe = toRecipeWith(known, ports.pictures);
  let own = added;
  let isWhole = true;
  // Those of an earlier attempt are there already.
  for (const picture of item.pictures.slice(added.photos.length)) {
    await ports.imports.renew(item, lease(ports));
    try {
      const photo = "bytes" in picture ? picture.bytes : await fetchedPhoto(ports, picture.url);
      const changed = photo && (await putPhoto(ports, { userId, id: own.id, photo, toRecipe }));
      if (changed) own = changed;
      else isWhole = false;
    } catch (error) {
      const isOutage = !(error instanceof DomainError) || error.code === "photos_unavailable";
      if (isOutage && item.attempts < ATTEMPTS_MAX) throw error;
      isWhole = false;
    }
  }
  return { own, isWhole };
}

async function drawNextPlate(ports: ImportRecipesPorts): Promise<boolean> {
  const plain = await ports.imports.claimPlate();
  if (!plain) return false;
  await drawRecipePlate(ports, { userId: plain.userId, id: plain.recipeId });
  return true;
}

function lease({ clock }: Pick<ImportRecipesPorts, "clock">): { now: Date; leasedUntil: Date } {
  const now = clock.now();
  return { now, leasedUntil: new Date(now.getTime() + LEASE_MS) };
}

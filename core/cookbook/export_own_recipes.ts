import type { UserId } from "../account/mod.ts";
import { PHOTO_WIDTHS, type PhotoKey, type PhotoStorage } from "../community/mod.ts";
import type { OpinionStore, RecipeId } from "../recipe/mod.ts";
import type { OwnRecipe } from "./own_recipe.ts";
import type { OwnRecipeStore } from "./own_recipe_store.ts";
import type { OwnSettings, RecipeSettings, WrittenRecipe } from "./written_recipe.ts";

const PAGE = 200;

/** A recipe with its settings and photos, the main one first. */
export interface RecipeWithPhotos extends RecipeSettings {
  readonly recipe: WrittenRecipe;
  readonly photos: readonly {
    /** With the extension of its format: "photo.webp". */
    readonly fileName: string;
    readonly bytes: Uint8Array;
  }[];
}

/**
 * All recipes that the person wrote, with their photos in the largest size; the last changed first. One recipe is in memory at a
 * time.
 *
 * @throws {DomainError} `photos_unavailable` while it is read
 */
export async function* exportOwnRecipes(
  ports: {
    ownRecipes: Pick<OwnRecipeStore, "list" | "find">;
    opinions: Pick<OpinionStore, "find">;
    photoStorage: Pick<PhotoStorage, "get">;
  },
  { userId }: { userId: UserId },
): AsyncIterable<RecipeWithPhotos> {
  // The ids first: a recipe that is changed meanwhile moves between the pages.
  for (const id of await ownIds(ports.ownRecipes, userId)) {
    const own = await ports.ownRecipes.find(userId, id);
    if (!own) continue; // deleted meanwhile
    const photos = await Promise.all(own.photos.map((key) => bytesOf(ports.photoStorage, key)));
    const opinion = await ports.opinions.find(userId, id);
    yield {
      recipe: own.written,
      own: settingsOf(own),
      stars: opinion?.stars,
      isFavourite: opinion?.favourite,
      photos: photos.filter((bytes) => bytes !== undefined).map((bytes) => ({ fileName: "photo.webp", bytes })),
    };
  }
}

function settingsOf({ id, createdAt, isShared, copyOf }: OwnRecipe): OwnSettings {
  return { id, createdAt: createdAt.toISOString(), isShared, copyOf };
}

async function ownIds(ownRecipes: Pick<OwnRecipeStore, "list">, userId: UserId): Promise<Iterable<RecipeId>> {
  const ids = new Set<RecipeId>();
  for (let skip = 0, isMore = true; isMore; skip += PAGE) {
    const page = await ownRecipes.list(userId, { skip, limit: PAGE });
    for (const { id, owner } of page.recipes) if (owner.id === userId) ids.add(id);
    isMore = page.isMore;
  }
  return ids;
}

async function bytesOf(photoStorage: Pick<PhotoStorage, "get">, key: PhotoKey): Promise<Uint8Array | undefined> {
  const photo = await photoStorage.get(key, PHOTO_WIDTHS[0]);
  if (!photo) return undefined;
  try {
    const bytes = new Uint8Array(photo.length);
    let at = 0;
    for await (const chunk of photo.body) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return bytes;
  } finally {
    await photo.close();
  }
}

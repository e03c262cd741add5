import { MemoryPhotoStorage } from "../../adapters/memory/community/photo_storage.ts";
import { PHOTO_WIDTHS, type PhotoKey, type PhotoProcessor, type PhotoVariant } from "../../core/community/mod.ts";
import type { RecipePictures } from "../../core/cookbook/mod.ts";
import { picture } from "./story_recipes.ts";

/** Photos with addresses that need no server. */
export class StoryPhotos extends MemoryPhotoStorage implements RecipePictures {
  readonly none = picture("own-recipe");
  readonly #addresses = new Map<PhotoKey, string>();

  /** A photo that is there already. */
  add(key: PhotoKey, address: string): PhotoKey {
    this.#addresses.set(key, address);
    return key;
  }

  override async put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void> {
    await super.put(key, variants);
    const largest = variants.slice(0, 1).map(({ bytes }) => new Uint8Array(bytes));
    this.add(key, URL.createObjectURL(new Blob(largest)));
  }

  /** The photo of a story's post, and its copy for moderators, is the picture of the recipe that the key names. */
  photo(key: PhotoKey): string {
    return this.#addresses.get(key) ?? picture(key.replace(/^evidence-/u, ""));
  }
}

/** Accepts every photo, and stores it as it is: stories show what was chosen. */
export const storyPhotoProcessor: PhotoProcessor = {
  prepare: async (bytes) => ({
    variants: PHOTO_WIDTHS.map((width) => ({ width, bytes })),
    feedSize: { width: 800, height: 600 },
  }),
};

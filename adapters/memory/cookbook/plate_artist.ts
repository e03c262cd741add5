import { FEED_PHOTO_WIDTH, PHOTO_FILES, type PreparedPhoto } from "../../../core/community/mod.ts";
import type { PlateArtist, PlateSubject } from "../../../core/cookbook/mod.ts";
import type { FoodTables } from "../../../core/food/mod.ts";

/** {@linkcode PlateArtist} that draws every dish whose heaviest food is known. The variants' bytes are a description of the plate. */
export class MemoryPlateArtist implements PlateArtist {
  readonly #foodTables: FoodTables;

  constructor(foodTables: FoodTables) {
    this.#foodTables = foodTables;
  }

  async draw({ recipeId, foods: [heaviest] }: PlateSubject): Promise<PreparedPhoto | undefined> {
    const { foods } = await this.#foodTables.current();
    if (heaviest === undefined || !foods.get(heaviest)) return undefined;
    return {
      variants: PHOTO_FILES.map((file) => ({
        ...file,
        bytes: new TextEncoder().encode(`${file.type} ${file.width}: ${heaviest} for ${recipeId}`),
      })),
      feedSize: { width: FEED_PHOTO_WIDTH, height: (FEED_PHOTO_WIDTH * 3) / 4 },
    };
  }
}

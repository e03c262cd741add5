import type { PreparedPhoto } from "../community/mod.ts";
import type { FoodKey } from "../food/mod.ts";
import type { DishType, RecipeId } from "../recipe/mod.ts";

/** The dish that a plate is drawn of. */
export interface PlateSubject {
  /** Everything that looks random follows from it: the table, the cloth, how the pieces lie. So it stays when the foods change. */
  readonly recipeId: RecipeId;
  /**
   * Its words distinguish a stew from a soup, in six languages. At most {@linkcode WRITTEN_RECIPE_LIMITS}.nameLength are
   * read.
   */
  readonly name: string;
  /** Empty if they are not known. */
  readonly dishTypes: readonly DishType[];
  /** The heaviest first. Only the first 30 are read. Keys that the food table does not know are left out. */
  readonly foods: readonly FoodKey[];
}

/**
 * Draws the picture of a recipe that has no photo. Every implementation passes `adapters/contracts/cookbook/plate_artist_contract.ts`.
 *
 * Call it after the recipe is saved, and not in the transaction: one drawing takes about a second, and others may wait before it.
 * Draw again when the name or the foods have changed, and only while the recipe has no photo of its own.
 */
export interface PlateArtist {
  /**
   * A plate of the dish, 1200 x 900, 800 x 600 and 400 x 300 pixels: as the catalogue's pictures, and in the form that
   * `PhotoStorage.put` takes. The same subject gives the same bytes under one build of the product. The picture shows only foods of
   * the dish.
   *
   * @returns undefined if no good plate can be drawn of these foods: then the neutral picture stands for the dish.
   * @throws {DomainError} `photos_unavailable` if too many drawings wait, or one takes too long. It may be tried again later.
   */
  draw(subject: PlateSubject): Promise<PreparedPhoto | undefined>;
}

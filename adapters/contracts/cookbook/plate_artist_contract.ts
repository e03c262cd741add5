import { describe, expect, it } from "vitest";
import { PHOTO_FILES } from "../../../core/community/mod.ts";
import type { PlateArtist, PlateSubject } from "../../../core/cookbook/mod.ts";

/** A dish of the foods of `adapters/memory/food/foods.ts` that every adapter can draw. */
export const drawableSoup: PlateSubject = {
  recipeId: "tomato-soup-of-tomas",
  name: "Tomato soup",
  dishTypes: ["Soup"],
  foods: ["tomato", "onion", "olive-oil", "basil"],
};

/** The contract of {@linkcode PlateArtist}, run for every adapter on the foods of `adapters/memory/food/foods.ts`. */
export function plateArtistContract(adapter: string, open: () => PlateArtist): void {
  describe(`PlateArtist on ${adapter}`, () => {
    it("draws the same dish with the same bytes, in every width and type of a photo", async () => {
      const artist = open();
      const plate = await artist.draw(drawableSoup);

      expect(plate?.variants.map(({ width, type }) => ({ width, type }))).toEqual(PHOTO_FILES);
      expect(plate?.feedSize).toEqual({ width: 800, height: 600 });
      expect(await artist.draw({ ...drawableSoup, foods: [...drawableSoup.foods] })).toEqual(plate);
    });

    it("draws the same foods for another recipe in another way", async () => {
      const artist = open();
      const [plate, other] = await Promise.all([
        artist.draw(drawableSoup),
        artist.draw({ ...drawableSoup, recipeId: "tomato-soup-of-maya" }),
      ]);

      expect(other).not.toEqual(plate);
    });

    it.each([
      ["no foods", []],
      ["foods that the table does not know", ["dragon-egg", "unicorn"]],
    ])("draws nothing of %s", async (_what, foods) => {
      expect(await open().draw({ ...drawableSoup, foods })).toBeUndefined();
    });
  });
}

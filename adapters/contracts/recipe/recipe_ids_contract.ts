import { expect, it } from "vitest";
import { type RecipeIds, type RecipeStore, shufflePositionOf } from "../../../core/recipe/mod.ts";
import { recipe } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the read, and the store behind it, which is empty. */
interface RecipeIdsFixture extends ContractFixture {
  readonly ids: RecipeIds;
  readonly recipes: RecipeStore;
}

const STORED = Array.from({ length: 25 }, (_, n) => `dish-${n}`);
const IN_ORDER = STORED.toSorted((a, b) => shufflePositionOf(a) - shufflePositionOf(b));

/** The contract of {@linkcode RecipeIds}, run for every adapter. */
export const recipeIdsContract = contractOnOneFixture<RecipeIdsFixture>("RecipeIds", (fixture) => {
  it("lists no page before there is a recipe", async () => {
    expect(await fixture.ids.listPageStarts({ pageSize: 10, limit: 5 })).toEqual([]);
    expect(await fixture.ids.listFrom("dish-0", { limit: 10 })).toEqual([]);
  });

  it.each([1, 10, 24, 25, 26])("lists every id once in pages of %i", async (pageSize) => {
    await fixture.recipes.putAll(STORED.map((id) => recipe({ id, name: id })));
    const starts = await fixture.ids.listPageStarts({ pageSize, limit: 100 });
    const pages = await Promise.all(starts.map((id) => fixture.ids.listFrom(id, { limit: pageSize })));

    expect(starts).toHaveLength(Math.ceil(STORED.length / pageSize));
    expect(pages.map(([first]) => first)).toEqual(starts);
    expect(pages.flat()).toEqual(IN_ORDER);
  });

  it("lists no more pages than asked for", async () => {
    expect(await fixture.ids.listPageStarts({ pageSize: 10, limit: 2 })).toEqual([IN_ORDER[0], IN_ORDER[10]]);
  });

  it("begins behind an id that is not there any more", async () => {
    const gone = "dish-25";
    const behind = IN_ORDER.filter((id) => shufflePositionOf(id) > shufflePositionOf(gone));

    expect(behind).not.toEqual(IN_ORDER);
    expect(await fixture.ids.listFrom(gone, { limit: 100 })).toEqual(behind);
  });
});

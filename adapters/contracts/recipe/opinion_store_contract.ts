import { expect, it } from "vitest";
import type { OpinionStore } from "../../../core/recipe/mod.ts";
import { caprese, maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: a store without opinions, Maya, Tomás and the three recipes. */
interface OpinionStoreFixture extends ContractFixture {
  readonly store: OpinionStore;
}

/** The contract of {@linkcode OpinionStore}, run for every adapter. */
export const opinionStoreContract = contract<OpinionStoreFixture>("OpinionStore", (fixture) => {
  const kept = async (options: { before?: number; limit?: number } = {}) =>
    await fixture.store.listFavourites(maya.id, { before: undefined, limit: 10, ...options });

  it("has no opinion at first", async () => {
    expect(await fixture.store.ratingOf(shakshuka.id)).toEqual({ mean: undefined, reviews: 0 });
    expect(await fixture.store.find(maya.id, shakshuka.id)).toEqual({ stars: undefined, favourite: false });
    expect(await kept()).toEqual([]);
  });

  it.each(["grey-gruel", "", "zero\u0000byte"])("has none of a recipe that does not exist: %j", async (id) => {
    expect(await fixture.store.find(maya.id, id)).toBeUndefined();
  });

  it("returns the mean of all ratings, to one decimal", async () => {
    await fixture.store.rate(maya.id, shakshuka.id, { stars: 5 });
    await fixture.store.rate(tomas.id, shakshuka.id, { stars: 4 });
    await fixture.store.rate(tomas.id, caprese.id, { stars: 1 });

    expect(await fixture.store.ratingOf(shakshuka.id)).toEqual({ mean: 4.5, reviews: 2 });
    expect(await fixture.store.find(tomas.id, shakshuka.id)).toEqual({ stars: 4, favourite: false });
  });

  it("counts a person's concurrent ratings once", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => fixture.store.rate(maya.id, shakshuka.id, { stars: (n % 5) + 1 })),
    );
    await fixture.store.rate(maya.id, shakshuka.id, { stars: 2 });

    expect(await fixture.store.ratingOf(shakshuka.id)).toEqual({ mean: 2, reviews: 1 });
  });

  it("removes a rating, and ignores a second removal", async () => {
    await fixture.store.rate(maya.id, shakshuka.id, { stars: 5 });
    await fixture.store.rate(tomas.id, shakshuka.id, { stars: 4 });
    await fixture.store.removeRating(maya.id, shakshuka.id);
    await fixture.store.removeRating(maya.id, shakshuka.id);

    expect(await fixture.store.find(maya.id, shakshuka.id)).toEqual({ stars: undefined, favourite: false });
    expect(await fixture.store.ratingOf(shakshuka.id)).toEqual({ mean: 4, reviews: 1 });
  });

  it("stores a favourite once, also for repeated and concurrent calls", async () => {
    await Promise.all(Array.from({ length: 20 }, () => fixture.store.addFavourite(maya.id, shakshuka.id)));

    expect(await kept()).toMatchObject([{ id: shakshuka.id, name: shakshuka.name, kcal: 400, favourite: true }]);
    expect(await fixture.store.find(maya.id, shakshuka.id)).toEqual({ stars: undefined, favourite: true });
    expect(await fixture.store.find(tomas.id, shakshuka.id)).toEqual({ stars: undefined, favourite: false });
  });

  it("lists the newest favourites first, from a cursor on", async () => {
    for (const { id } of [shakshuka, caprese, tomatoSoup, caprese]) await fixture.store.addFavourite(maya.id, id);

    const all = await kept();

    expect(all.map(({ id }) => id)).toEqual([tomatoSoup.id, caprese.id, shakshuka.id]);
    expect(await kept({ limit: 2 })).toEqual(all.slice(0, 2));
    expect(await kept({ before: all[1]?.place ?? 0 })).toEqual(all.slice(2));
  });

  it("removes a favourite, ignores a second removal, and adds it again as the newest", async () => {
    await fixture.store.addFavourite(maya.id, shakshuka.id);
    await fixture.store.addFavourite(maya.id, caprese.id);
    await fixture.store.removeFavourite(maya.id, shakshuka.id);
    await fixture.store.removeFavourite(maya.id, shakshuka.id);
    expect((await kept()).map(({ id }) => id)).toEqual([caprese.id]);

    await fixture.store.addFavourite(maya.id, shakshuka.id);
    expect((await kept()).map(({ id }) => id)).toEqual([shakshuka.id, caprese.id]);
  });
});

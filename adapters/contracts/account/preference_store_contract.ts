import { beforeAll, expect, it } from "vitest";
import type { IdentityId, Person, PreferenceStore } from "../../../core/account/mod.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: a store, and two people with new accounts. */
interface PreferenceStoreFixture extends ContractFixture {
  readonly store: PreferenceStore;
  readonly maya: Person;
  readonly tomas: Person;
}

/** The contract of {@linkcode PreferenceStore}, run for every adapter. */
export const preferenceStoreContract = contract<PreferenceStoreFixture>("PreferenceStore", (fixture) => {
  const HOUR = 3_600_000;
  let anHourAgo: Date;
  let inAnHour: Date;

  beforeAll(async () => {
    anHourAgo = new Date(Date.now() - HOUR);
    inAnHour = new Date(Date.now() + HOUR);
  });

  it("has none at first", async () => {
    expect(await fixture.store.list(fixture.maya.id)).toEqual([]);
  });

  it("returns stored preferences in the specification's order", async () => {
    await fixture.store.replace(fixture.maya.id, ["sandwiches", "Salad", "main dish"]);

    expect(await fixture.store.list(fixture.maya.id)).toEqual(["main dish", "Salad", "sandwiches"]);
  });

  it("replaces only the person's own preferences", async () => {
    await fixture.store.replace(fixture.tomas.id, ["Fried", "Snack"]);
    await fixture.store.replace(fixture.maya.id, ["Dessert", "Salad"]);
    await fixture.store.replace(fixture.maya.id, ["Salad", "Dinner"]);

    expect(await fixture.store.list(fixture.maya.id)).toEqual(["Salad", "Dinner"]);
    expect(await fixture.store.list(fixture.tomas.id)).toEqual(["Fried", "Snack"]);
  });

  it("never mixes two lists that are stored concurrently", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        fixture.store.replace(fixture.maya.id, n % 2 ? ["Dessert", "Salad"] : ["Fried", "Snack"]),
      ),
    );

    expect([
      ["Dessert", "Salad"],
      ["Fried", "Snack"],
    ]).toContainEqual(await fixture.store.list(fixture.maya.id));
  });

  it("accepts the first preferences of a new account, once", async () => {
    const putFirst = () =>
      fixture.store.putFirst(fixture.maya.identityId, ["Dessert", "Salad"], { createdSince: anHourAgo });

    expect(await putFirst()).toBe(true);
    expect(await putFirst()).toBe(false);
    expect(await fixture.store.list(fixture.maya.id)).toEqual(["Dessert", "Salad"]);
  });

  it("accepts exactly one of ten concurrent first lists", async () => {
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        fixture.store.putFirst(fixture.maya.identityId, n % 2 ? ["Dessert", "Salad"] : ["Fried", "Snack"], {
          createdSince: anHourAgo,
        }),
      ),
    );

    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await fixture.store.list(fixture.maya.id)).toHaveLength(2);
  });

  it("stores none for an account that is too old or missing", async () => {
    const { store, maya } = fixture;

    expect(await store.putFirst(maya.identityId, ["Dessert", "Salad"], { createdSince: inAnHour })).toBe(false);
    expect(
      await store.putFirst("identity-unknown" as IdentityId, ["Dessert", "Salad"], { createdSince: anHourAgo }),
    ).toBe(false);
    expect(await store.list(maya.id)).toEqual([]);
  });
});

import { expect, it } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import {
  AVOIDABLE,
  DISLIKED_FOODS_MAX,
  type FoodRules,
  type FoodRulesStore,
  INTOLERANCES,
  NO_FOOD_RULES,
} from "../../../core/food_rules/mod.ts";
import type { HouseholdStore } from "../../../core/household/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: a store, and two people without rules. */
interface FoodRulesStoreFixture extends ContractFixture {
  readonly store: FoodRulesStore;
  readonly maya: Person;
  readonly tomas: Person;
  readonly households: HouseholdStore;
}

const vegan: FoodRules = { diet: "vegan", avoids: ["alcohol"], intolerances: ["nuts"], dislikedFoods: ["onion"] };

/** The contract of {@linkcode FoodRulesStore}, run for every adapter. */
export const foodRulesStoreContract = contractOnOneFixture<FoodRulesStoreFixture>("FoodRulesStore", (fixture) => {
  it("has none at first, keeps the first that come, and replaces them only when asked to", async () => {
    const { store, maya } = fixture;
    expect(await store.find(maya.id)).toBeUndefined();

    await Promise.all([store.saveFirst(maya.id, NO_FOOD_RULES), store.saveFirst(maya.id, NO_FOOD_RULES)]);
    expect(await store.find(maya.id)).toEqual(NO_FOOD_RULES);

    await store.save(maya.id, vegan);
    await store.saveFirst(maya.id, NO_FOOD_RULES);
    expect(await store.find(maya.id)).toEqual(vegan);

    await store.save(maya.id, NO_FOOD_RULES);
    expect(await store.find(maya.id)).toEqual(NO_FOOD_RULES);
  });

  it("stores every kind of rule, for the person alone", async () => {
    const { store, maya, tomas } = fixture;
    const dislikedFoods = Array.from({ length: DISLIKED_FOODS_MAX }, (_, index) => `food-${index}`);
    const everything: FoodRules = {
      diet: "pescatarian",
      avoids: AVOIDABLE,
      intolerances: INTOLERANCES,
      dislikedFoods,
    };
    await store.save(maya.id, vegan);
    await store.save(tomas.id, everything);

    expect(await store.find(tomas.id)).toEqual(everything);
    expect(await store.find(maya.id)).toEqual(vegan);
  });

  it("lists the rules of each member of a household, the reader's first", async () => {
    const { store, households, maya, tomas } = fixture;
    await store.save(maya.id, vegan);
    await store.save(tomas.id, NO_FOOD_RULES);
    const [mine, his] = [
      { person: { id: maya.id, name: maya.fullName }, rules: vegan },
      { person: { id: tomas.id, name: tomas.fullName }, rules: NO_FOOD_RULES },
    ];
    expect(await store.listOfHousehold(maya.id)).toEqual([mine]);

    const [tokenHash, createdAt, from] = ["link", new Date("2026-11-19"), calendarDate("2026-11-16")];
    await households.invite(maya.id, { tokenHash, createdAt, expiresAt: new Date("2026-11-26") }, 5);
    await households.join(tomas.id, { tokenHash, now: createdAt, from, bringPlan: false, maxMembers: 12 });

    expect(await store.listOfHousehold(maya.id)).toEqual([mine, his]);
    expect(await store.listOfHousehold(tomas.id)).toEqual([his, mine]);
  });
});

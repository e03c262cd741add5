import { beforeEach, expect, it } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import type { HouseholdStore } from "../../../core/household/mod.ts";
import {
  type FoodDetails,
  PANTRY_FOODS_MAX,
  type PantryEdit,
  type PantryFood,
  type PantryStore,
} from "../../../core/pantry/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: the stores, where `clear` makes Maya and Tomás live alone without foods. */
interface PantryStoreFixture extends ContractFixture {
  readonly pantries: PantryStore;
  readonly households: HouseholdStore;
}

const at = new Date("2026-11-23T12:00:00Z");
const from = calendarDate("2026-11-23");

const spinach: FoodDetails = {
  name: "Baby spinach",
  food: "spinach",
  amount: { quantity: 0.125, unit: "g" },
  useBy: calendarDate("2026-11-27"),
  storage: "fridge",
  alwaysThere: false,
};
const jam: FoodDetails = {
  name: "Grandma's jam",
  food: undefined,
  amount: undefined,
  useBy: undefined,
  storage: undefined,
  alwaysThere: true,
};

/** The contract of {@linkcode PantryStore}, run for every adapter. */
export const pantryStoreContract = contract<PantryStoreFixture>("PantryStore", (fixture) => {
  let { pantries, households } = {} as PantryStoreFixture;

  beforeEach(async () => {
    ({ pantries, households } = fixture);
  });

  function change({ id: userId }: Person, edit: PantryEdit) {
    return pantries.change({ userId, at, edit: () => edit });
  }

  async function foodsOf({ id }: Person): Promise<readonly PantryFood[]> {
    return (await pantries.find(id))?.foods ?? [];
  }

  async function namesOf(person: Person): Promise<string[]> {
    return (await foodsOf(person)).map(({ name }) => name);
  }

  async function join({ id }: Person, { bringPlan }: { bringPlan: boolean }) {
    await households.invite(maya.id, { tokenHash: "token", createdAt: at, expiresAt: new Date("2026-11-30") }, 5);
    return await households.join(id, { tokenHash: "token", now: at, from, bringPlan, maxMembers: 12 });
  }

  it("adds, changes and removes foods of one household, and counts each change once", async () => {
    const { added, change: first } = await change(maya, { add: [spinach, jam] });
    const [one, two] = added as [PantryFood, PantryFood];
    const addedBy = { id: maya.id, name: "Maya Lindqvist" };
    expect(added).toEqual([
      { ...spinach, id: one.id, addedBy, addedAt: at },
      { ...jam, id: two.id, addedBy, addedAt: at },
    ]);
    expect(await pantries.find(maya.id)).toEqual({ householdId: first?.householdId, version: 1, foods: added });

    const wilted = { ...one, ...jam, name: "Wilted spinach" };
    const { change: second } = await change(maya, { add: [spinach], put: [wilted], remove: [two.id] });

    expect(second).toEqual({ householdId: first?.householdId, version: 2, kind: "pantry", by: maya.id });
    expect(await foodsOf(maya)).toEqual([wilted, { ...spinach, id: expect.any(Number), addedBy, addedAt: at }]);
    expect(await foodsOf(tomas)).toEqual([]);
  });

  it("touches no food of another household", async () => {
    const { added } = await change(maya, { add: [spinach] });
    const [mine] = added as [PantryFood];
    await change(tomas, { put: [{ ...mine, name: "Mine now" }], remove: [mine.id] });

    expect(await foodsOf(maya)).toEqual([mine]);
  });

  it("changes and counts nothing for an empty edit, and for one that fails", async () => {
    expect(await change(maya, {})).toEqual({ edit: {}, added: [], change: undefined });
    const failing = pantries.change({
      userId: maya.id,
      at,
      edit() {
        throw new Error("Cannot decide");
      },
    });
    await expect(failing).rejects.toThrow("Cannot decide");
    expect(await pantries.find(maya.id)).toMatchObject({ version: 0, foods: [] });
  });

  it("decides on what others have stored: of many additions at once none is too many", async () => {
    const addUpTo = (max: number) =>
      pantries.change({ userId: maya.id, at, edit: (foods) => (foods.length < max ? { add: [jam] } : {}) });
    await Promise.all(Array.from({ length: 20 }, () => addUpTo(7)));

    expect(await pantries.find(maya.id)).toMatchObject({ version: 7, foods: Array.from({ length: 7 }, () => jam) });
  });

  // #household-shares
  it("shares foods with members; the home of a person who joins comes along if they choose so", async () => {
    await change(maya, { add: [spinach] });
    await change(tomas, { add: [jam] });
    await join(tomas, { bringPlan: true });

    expect((await namesOf(maya)).toSorted()).toEqual(["Baby spinach", "Grandma's jam"]);
    expect(await foodsOf(tomas)).toEqual(await foodsOf(maya));
  });

  it("leaves the foods of a person who joins without them", async () => {
    await change(tomas, { add: [jam] });
    await join(tomas, { bringPlan: false });

    expect(await namesOf(tomas)).toEqual([]);
  });

  it("brings no more foods than a household may have", async () => {
    await change(maya, { add: Array.from({ length: PANTRY_FOODS_MAX - 1 }, () => spinach) });
    await change(tomas, { add: [jam, { ...jam, name: "Pickles" }] });
    await join(tomas, { bringPlan: true });

    const names = await namesOf(maya);
    expect(names).toHaveLength(PANTRY_FOODS_MAX);
    expect(names).toContain("Grandma's jam");
    expect(names).not.toContain("Pickles");
  });

  it("stays where it is when a member leaves, without their name", async () => {
    await join(tomas, { bringPlan: true });
    await change(tomas, { add: [jam] });
    await change(maya, { add: [spinach] });
    await households.leave(tomas.id, { from });

    expect(await foodsOf(tomas)).toEqual([]);
    expect(await foodsOf(maya)).toMatchObject([
      { name: "Grandma's jam", addedBy: undefined },
      { name: "Baby spinach", addedBy: { id: maya.id } },
    ]);
  });
});

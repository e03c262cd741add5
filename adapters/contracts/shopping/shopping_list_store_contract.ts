import * as fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import type { HouseholdStore } from "../../../core/household/mod.ts";
import type { FinishedShopping, PantryEdit, PantryStore } from "../../../core/pantry/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import {
  addLine,
  EMPTY_LIST,
  LIST_ENTRIES_MAX,
  mergeLists,
  removeEntries,
  SHOPS_MAX,
  type ShoppingList,
  type ShoppingListStore,
  tickFood,
  tickLine,
} from "../../../core/shopping/mod.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: the lists and their households; `clear` makes Maya and Tomás live alone, with empty lists. */
interface ShoppingListStoreFixture extends ContractFixture {
  readonly lists: ShoppingListStore & FinishedShopping;
  readonly pantries: PantryStore;
  readonly households: HouseholdStore;
}

const now = new Date("2026-11-19T12:00:00Z");
const from = calendarDate("2026-11-16");
const userId = maya.id;

/** The contract of {@linkcode ShoppingListStore}, run for every adapter. */
export const shoppingListStoreContract = contract<ShoppingListStoreFixture>("ShoppingListStore", (fixture) => {
  let { lists, households, pantries } = {} as ShoppingListStoreFixture;

  beforeEach(async () => {
    ({ lists, households, pantries } = fixture);
  });

  async function listOf(id: UserId): Promise<ShoppingList | undefined> {
    return (await lists.find(id))?.list;
  }

  /** @returns the stored change, with the entries that it ended. */
  async function finish(id: UserId, ids: readonly string[], pantryEdit: PantryEdit = {}) {
    let ended: ShoppingList | undefined;
    const edit = (_: unknown, had: ShoppingList) => {
      ended = had;
      return pantryEdit;
    };
    return { ...(await lists.finish(id, { ids, at: now, edit })), ended };
  }

  async function liveTogether(): Promise<void> {
    const invitation = { tokenHash: "for Tomás", createdAt: now, expiresAt: new Date("2026-11-26T12:00:00Z") };
    await households.invite(maya.id, invitation, 5);
    await households.join(tomas.id, { tokenHash: "for Tomás", now, from, bringPlan: true, maxMembers: 12 });
  }

  it("begins empty for every household, and is unknown to a stranger", async () => {
    const { id: householdId, version } = (await households.find(userId, now)) ?? {};

    expect(await lists.find(userId)).toEqual({
      household: { householdId, version },
      days: undefined,
      list: EMPTY_LIST,
      shops: [],
      shopId: undefined,
    });
    expect(await lists.find(999 as UserId)).toBeUndefined();
  });

  it("merges changes, counts each, and does nothing else when one is repeated", async () => {
    const tick = tickFood("t", { food: "lemon", amount: 2, measure: "piece", after: [] });
    const before = (await lists.find(userId))?.household;
    await lists.merge(userId, mergeLists(addLine("b", "batteries"), addLine("c", "Bücher “heute” 🍋")));
    await lists.merge(userId, removeEntries(["b"]));
    const merged = await lists.merge(userId, tick);
    const repeated = await lists.merge(userId, mergeLists(addLine("b", "batteries"), tick));

    const list = mergeLists(addLine("c", "Bücher “heute” 🍋"), tick, removeEntries(["b"]));
    const change = { householdId: before?.householdId, by: userId };
    expect(merged).toEqual({ list, change: { ...change, version: (before?.version ?? 0) + 3 } });
    expect(repeated).toEqual({ list, change: { ...change, version: (before?.version ?? 0) + 4 } });
    expect(await lists.find(userId)).toMatchObject({ list, household: { version: (before?.version ?? 0) + 4 } });
  });

  it("loses nothing of two people who change the list at once", async () => {
    await liveTogether();
    const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
    const change = fc.oneof(
      id.map((each) => addLine(each, `line ${each}`)),
      id.map((each) => tickLine(`tick-${each}`, each)),
      fc.array(id, { minLength: 1, maxLength: 3 }).map((ids) => removeEntries([...new Set(ids)])),
    );
    const [changes = []] = fc.sample(fc.array(change, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 18 });
    const started = (await lists.find(userId))?.household.version ?? 0;
    const merged = await Promise.all(changes.map((each, i) => lists.merge(i % 2 === 0 ? maya.id : tomas.id, each)));

    const versions = merged.flatMap((each) => (typeof each === "string" ? [] : [each.change.version]));
    expect(versions.toSorted((a, b) => a - b)).toEqual(changes.map((_, i) => started + 1 + i));
    expect(await listOf(maya.id)).toEqual(mergeLists(...changes));
    expect(await listOf(tomas.id)).toEqual(mergeLists(...changes));
  });

  it("does not merge what is for the list of another household", async () => {
    const before = await lists.find(userId);
    const householdId = (before?.household.householdId ?? 0) + 1;
    expect(await lists.merge(userId, addLine("a", "milk"), { householdId })).toBe("other_household");
    expect(await lists.find(userId)).toEqual(before);
    expect(await lists.merge(userId, addLine("a", "milk"), before?.household)).toMatchObject({
      list: addLine("a", "milk"),
    });
  });

  it("is bounded", async () => {
    const ids = Array.from({ length: LIST_ENTRIES_MAX }, (_, i) => `id-${i}`);
    expect(await lists.merge(userId, removeEntries(ids))).not.toBe("full");
    const before = await lists.find(userId);
    expect(await lists.merge(userId, addLine("one more", "milk"))).toBe("full");
    expect(await lists.find(userId)).toEqual(before);
  });

  it("ends bought entries, leaves the others, and does not restore ended ones", async () => {
    const bought = tickFood("t", { food: "lemon", amount: 2, measure: "piece", after: [] });
    const late = tickFood("late", { food: "egg", amount: 6, measure: "piece", after: [] });
    const rest = mergeLists(addLine("b", "batteries"), late);
    await lists.merge(userId, mergeLists(bought, rest, addLine("x", "taken off")));
    await lists.merge(userId, removeEntries(["x"]));

    const finished = await finish(userId, ["t", "unknown"]);
    expect(finished).toMatchObject({ list: rest, ended: bought });
    expect(await finish(userId, ["t"])).toMatchObject({ list: rest, ended: EMPTY_LIST });
    await lists.merge(userId, mergeLists(bought, addLine("x", "taken off"), addLine("unknown", "never")));
    expect(await listOf(userId)).toEqual(rest);
  });

  it("ends an entry once if two people finish at once", async () => {
    await liveTogether();
    await lists.merge(userId, mergeLists(addLine("a", "milk"), tickLine("t", "a")));
    const ended = await Promise.all([maya.id, tomas.id].map((id) => finish(id, ["a", "t"])));

    expect(ended.flatMap((each) => (each.ended?.entries ?? []).map(({ id }) => id))).toEqual(["a", "t"]);
  });

  it("changes the list and the pantry together, or neither", async () => {
    const milk = { name: "milk", food: undefined, amount: { quantity: 2, unit: "can" } } as const;
    const add = [{ ...milk, useBy: undefined, storage: "fridge", alwaysThere: false } as const];
    await lists.merge(userId, mergeLists(addLine("a", "milk"), addLine("b", "soap")));
    const { change, pantryChange } = await finish(userId, ["a"], { add });

    expect(pantryChange).toEqual({ ...change, version: change.version + 1, kind: "pantry" });
    expect((await pantries.find(userId))?.foods).toMatchObject([milk]);
    expect(await finish(userId, [])).toMatchObject({ pantryChange: undefined });
    const before = await lists.find(userId);
    const edit = () => {
      throw new Error("The pantry is full");
    };
    await expect(lists.finish(userId, { ids: ["b"], at: now, edit })).rejects.toThrow("The pantry is full");
    expect(await lists.find(userId)).toEqual(before);
  });

  it("remembers the chosen days and shops", async () => {
    const days = [calendarDate("2026-11-20"), calendarDate("2026-11-22")];
    await lists.setDays(userId, days);
    await lists.addShop(userId, { name: "Market", aisles: ["fish", "fruit-and-vegetables"] });
    await lists.addShop(userId, { name: "Corner shop", aisles: [] });
    const stored = await lists.find(userId);
    const shops = stored?.shops ?? [];
    const [corner, market] = shops;

    expect(stored).toMatchObject({ days, shopId: corner?.id });
    expect(shops).toEqual([
      { id: corner?.id, name: "Corner shop", aisles: [] },
      { id: market?.id, name: "Market", aisles: ["fish", "fruit-and-vegetables"] },
    ]);
    if (!corner || !market) return;
    await lists.changeShop(userId, { ...market, name: "Big market", aisles: ["bread"] });
    await lists.chooseShop(userId, market.id);
    await lists.setDays(userId, []);
    expect(await lists.find(userId)).toMatchObject({
      days: [],
      shopId: market.id,
      shops: [{ name: "Big market" }, corner],
    });
    await lists.removeShop(userId, market.id);
    expect(await lists.find(userId)).toMatchObject({ shopId: undefined, shops: [corner] });
    expect((await lists.find(userId))?.household.version).toBe((stored?.household.version ?? 0) + 4);
  });

  it("refuses too many shops, and those of other households, without a change", async () => {
    for (let i = 0; i < SHOPS_MAX; i += 1) await lists.addShop(userId, { name: `Shop ${i}`, aisles: [] });
    const before = await lists.find(userId);
    const [shop] = before?.shops ?? [];
    if (!shop) throw new Error("There is no shop");

    expect(await lists.addShop(userId, { name: "One more", aisles: [] })).toBe("full");
    const beforeTomas = await lists.find(tomas.id);
    expect(await lists.chooseShop(tomas.id, shop.id)).toBeUndefined();
    expect(await lists.changeShop(tomas.id, { ...shop, name: "Mine" })).toBeUndefined();
    expect(await lists.removeShop(tomas.id, shop.id)).toBeUndefined();
    expect(await lists.find(userId)).toEqual(before);
    expect(await lists.find(tomas.id)).toEqual(beforeTomas);
  });

  it("stays with the household when a person joins or leaves", async () => {
    await lists.merge(tomas.id, addLine("t", "Tomás's own"));
    await lists.merge(maya.id, addLine("m", "batteries"));
    await liveTogether();
    expect(await listOf(tomas.id)).toEqual(addLine("m", "batteries"));
    await households.leave(tomas.id, { from });
    expect(await lists.find(tomas.id)).toMatchObject({ list: EMPTY_LIST, shops: [] });
    expect(await listOf(maya.id)).toEqual(addLine("m", "batteries"));
  });
});

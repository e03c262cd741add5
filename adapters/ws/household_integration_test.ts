import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../core/account/mod.ts";
import { householdEvents } from "../../core/chat/mod.ts";
import type { HouseholdChange } from "../../core/household/mod.ts";
import { moveMeal, saveMeal } from "../../core/meal_plan/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import { tickFood } from "../../core/shopping/mod.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { ingeborg, maya, shakshuka, tomas } from "../memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../memory/recipe/recipe_store.ts";
import { PostgresHouseholdStore } from "../postgres/household/household_store.ts";
import { PostgresMealPlanStore } from "../postgres/meal_plan/meal_plan_store.ts";
import { PostgresShoppingListStore } from "../postgres/shopping/shopping_list_store.ts";
import { databaseForFile } from "../postgres/testing/fresh_database.ts";
import { type ChatRig, startChatRig } from "./testing/chat_rig.ts";
import type { TestDevice } from "./testing/test_device.ts";
import { TwoEndedBus } from "./testing/two_ended_bus.ts";

// Two instances with one database. Their bus delivers late and in any order.

const clock = new FixedClock(calendarDate("2026-11-19"));
const from = calendarDate("2026-11-16");
const slot = { day: "Thursday", mealTime: "Dinner" } as const;
const bus = new TwoEndedBus();
const events = householdEvents(bus.here);
const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [shakshuka] });
let [here, there]: ChatRig[] = [];
let households: PostgresHouseholdStore;
let mealPlans: PostgresMealPlanStore;
let tokens = 0;

beforeAll(async () => {
  households = new PostgresHouseholdStore(database.knex);
  mealPlans = new PostgresMealPlanStore(database.knex);
  [here, there] = [
    await startChatRig(database, { bus: bus.here, drainTimeoutMs: 500 }),
    await startChatRig(database, { bus: bus.there, drainTimeoutMs: 500 }),
  ];
});
afterAll(async () => {
  await here?.close();
  await there?.close();
});

async function plan({ id: userId }: Person): Promise<void> {
  await saveMeal(
    { mealPlans, recipes: new MemoryRecipeStore([shakshuka]), events, clock },
    { userId, recipeId: shakshuka.id, ...slot },
  );
}

function publish(changes: readonly HouseholdChange[] | undefined): void {
  for (const change of changes ?? []) events.publish(change);
}

async function join({ id: userId }: Person): Promise<void> {
  tokens += 1;
  const [tokenHash, now] = [`token ${tokens}`, clock.now()];
  await households.invite(maya.id, { tokenHash, createdAt: now, expiresAt: new Date("2026-11-26") }, 5);
  const outcome = await households.join(userId, { tokenHash, now, from, bringPlan: false, maxMembers: 12 });
  if (typeof outcome === "string") throw new Error(`Could not join: ${outcome}`);
  publish(outcome.changes);
}

/** A device that watches, and the version that it got. */
async function watching(rig: ChatRig | undefined, person: Person) {
  const device = await rig?.device(person);
  if (!device) throw new Error("The server did not start");
  device.say("watchHousehold", {});
  return { device, start: await device.next("householdVersion") };
}

/** Waits for the change with this version, or for a later one. */
async function versionOf(device: TestDevice, version: number) {
  for (;;) {
    const changed = await device.next("householdChanged");
    if (changed.version >= version) return changed;
  }
}

describe("changes of a household", () => {
  // #household-live
  it("reach all its watching devices on every server, with who made them, and no other device", async () => {
    await join(tomas);
    const [phone, tablet, other] = [
      await watching(here, maya),
      await watching(there, tomas),
      await watching(there, ingeborg),
    ];
    const silent = await there?.device(tomas);
    expect(tablet.start).toEqual(phone.start);
    const { householdId, version } = phone.start;
    await plan(tomas);
    const lunch = { ...slot, mealTime: "Lunch" } as const;
    await moveMeal({ mealPlans, events, clock }, { userId: tomas.id, recipeId: shakshuka.id, from: slot, to: lunch });

    const moved = { recipeId: shakshuka.id, from: { date: "2026-11-19", mealTime: "Dinner" } };
    for (const { device } of [phone, tablet]) {
      expect(await versionOf(device, version + 2)).toEqual({
        householdId,
        version: version + 2,
        change: {
          kind: "mealMoved",
          by: { id: tomas.id, name: "Tomás Herrera" },
          date: "2026-11-19",
          mealTime: "Lunch",
          moved,
        },
      });
      // Versions increase. A late one is left out, since the next one includes it.
      const heard = device.heard("householdChanged").map((changed) => changed.version);
      expect(heard).toEqual([...new Set(heard)].toSorted((a, b) => a - b));
    }
    const tick = tickFood("t", { food: "egg", amount: 6, measure: "piece", after: [] });
    const ticked = await new PostgresShoppingListStore(database.knex).merge(tomas.id, tick);
    if (typeof ticked !== "string") events.publish({ ...ticked.change, kind: "shopping", list: tick });
    for (const { device } of [phone, tablet]) {
      const change = { kind: "shopping", by: { id: tomas.id, name: "Tomás Herrera" }, list: tick };
      expect(await versionOf(device, version + 3)).toEqual({ householdId, version: version + 3, change });
    }
    await other.device.settled();
    await silent?.settled();
    expect(other.device.heard("householdChanged")).toEqual([]);
    expect(silent?.events.filter((event) => event.startsWith("household"))).toEqual([]);
  });

  it("stop for a person who was removed, who learns of their own household instead", async () => {
    const [phone, tablet] = [await watching(here, maya), await watching(there, tomas)];
    const shared = tablet.start.householdId;
    publish(await households.removeMember(maya.id, { id: tomas.id, from }));
    const changes = () => tablet.device.heard("householdChanged");
    await expect.poll(() => changes().at(-1)?.householdId ?? shared, { timeout: 15_000 }).not.toBe(shared);
    const own = changes().at(-1);
    expect(own).toMatchObject({ version: 1, change: { kind: "members", by: { id: maya.id } } });
    const before = changes().length;

    await plan(maya);
    await versionOf(phone.device, phone.start.version + 2);
    await plan(tomas);
    await expect.poll(() => changes().at(-1)?.version, { timeout: 15_000 }).toBe(2);
    expect(changes().slice(before)).toMatchObject([{ householdId: own?.householdId, version: 2 }]);
  });

  // #household-live
  it("that the bus lost are detected by the version, also to a device that comes back", async () => {
    const phone = await watching(there, maya);
    bus.loseNext();
    await plan(maya);

    const version = { ...phone.start, version: phone.start.version + 1 };
    expect(await phone.device.next("householdVersion")).toEqual(version);
    phone.device.cut();
    expect((await watching(here, maya)).start).toEqual(version);
    phone.device.close();
    expect([...(here?.faults ?? []), ...(there?.faults ?? [])]).toEqual([]);
  });
});

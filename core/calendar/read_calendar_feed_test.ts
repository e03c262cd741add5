import { beforeEach, expect, it } from "vitest";
import { memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, recipe, shakshuka, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { CryptoSessionTokens } from "../../adapters/system/session_tokens.ts";
import { saveSettings } from "../account/mod.ts";
import { addMealTime, type MealTime } from "../meal_plan/mod.ts";
import { addDays, calendarDate } from "../shared/mod.ts";
import type { CalendarEvent } from "./calendar_writer.ts";
import { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from "./own_calendar_feed.ts";
import { readCalendarFeed } from "./read_calendar_feed.ts";

const today = calendarDate("2026-11-19");
const origin = "https://weekplate.example";
const sourdough = recipe({ id: "sourdough", name: "Sourdough", totalMinutes: 1_440 });
const toast = recipe({ id: "toast/1", name: "Toast", totalMinutes: 0 });
const byMaya = { userId: maya.id };

let ports: ReturnType<typeof portsOf>;
beforeEach(() => {
  ports = portsOf();
});

it("has each planned meal at the person's meal time, as long as the dish takes, with its page", async () => {
  await plan("Dinner", shakshuka);
  const mealTimes = { Breakfast: "08:00", Lunch: "12:30", Dinner: "19:15", Snacks: "15:30" };
  await saveSettings(ports, { ...byMaya, energyUnit: "cal", mealTimes });
  const { token } = await makeCalendarFeed(ports, byMaya);

  expect(await eventsAt(token)).toEqual([
    {
      id: "2026-11-19-dinner-1@weekplate",
      title: "Dinner: Shakshuka with Feta",
      startsAt: "2026-11-19T19:15",
      minutes: 30,
      url: "https://weekplate.example/recipe/shakshuka-with-feta",
      changedAt: ports.clock.now().toISOString(),
    },
  ]);
});

it("gives a dish without a time 45 minutes, and one that rests for a day no more than four hours", async () => {
  await plan("Breakfast", toast);
  await plan("Lunch", sourdough);
  const { token } = await makeCalendarFeed(ports, byMaya);

  expect((await eventsAt(token))?.map(({ minutes, startsAt, url }) => [startsAt.slice(11), minutes, url])).toEqual([
    ["08:00", 45, `${origin}/recipe/toast%2F1`],
    ["12:30", 240, `${origin}/recipe/sourdough`],
  ]);
});

it("calls leftovers by their name, and gives them the time to eat", async () => {
  const yesterday = { date: addDays(today, -1), mealTime: "Dinner" } as const;
  await plan("Dinner", sourdough, yesterday.date);
  await ports.mealPlans.put({
    ...byMaya,
    date: today,
    mealTime: "Lunch",
    recipeId: sourdough.id,
    name: "Lunch: Sourdough",
    leftoversOf: { ...yesterday, keepsDays: 4 },
  });
  const { token } = await makeCalendarFeed(ports, byMaya);

  expect(await eventsAt(token)).toMatchObject([
    { title: "Dinner: Sourdough", minutes: 240 },
    { title: "Lunch: Sourdough (leftovers)", minutes: 45 },
  ]);
});

it("goes from four weeks ago to eight weeks ahead", async () => {
  for (const days of [-29, -28, 56, 57]) await plan("Dinner", shakshuka, addDays(today, days));
  const { token } = await makeCalendarFeed(ports, byMaya);

  expect((await eventsAt(token))?.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(["2026-10-22", "2027-01-14"]);
});

it("has the meals that another member of the household plans", async () => {
  await ports.join(maya, tomas);
  const { token } = await makeCalendarFeed(ports, byMaya);

  await plan("Lunch", shakshuka, today, tomas.id);

  expect(await eventsAt(token)).toMatchObject([{ id: "2026-11-19-lunch-1@weekplate" }]);
});

it("ends at an address that is replaced or removed, and at no other", async () => {
  const [first, ofTomas] = [await makeCalendarFeed(ports, byMaya), await makeCalendarFeed(ports, { userId: tomas.id })];
  ports.clock.advance(1_000);
  const second = await makeCalendarFeed(ports, byMaya);
  expect([await eventsAt(first.token), await eventsAt(second.token)]).toEqual([undefined, []]);
  expect(await getCalendarFeed(ports, byMaya)).toEqual({ createdAt: second.createdAt });

  await removeCalendarFeed(ports, byMaya);

  expect(await eventsAt(second.token)).toBeUndefined();
  expect(await getCalendarFeed(ports, byMaya)).toBeUndefined();
  expect(await eventsAt(ofTomas.token)).toEqual([]);
});

it("makes a token of 256 random bits and stores only its hash", async () => {
  const { token } = await makeCalendarFeed(ports, byMaya);

  expect(token).toMatch(/^[\w-]{43}$/u);
  expect(await ports.calendarFeeds.findOwner(token)).toBeUndefined();
});

it("is not there while the person is suspended", async () => {
  const { token } = await makeCalendarFeed(ports, byMaya);
  ports.suspended = maya.id;
  expect(await eventsAt(token)).toBeUndefined();

  ports.suspended = undefined;
  expect(await eventsAt(token)).toEqual([]);
});

async function plan(mealTime: MealTime, dish: typeof shakshuka, date = today, userId = maya.id): Promise<void> {
  await ports.mealPlans.put({ userId, date, mealTime, recipeId: dish.id, name: addMealTime(dish.name, mealTime) });
}

/** The calendar text at an address; undefined for an unknown address. */
async function eventsAt(token: string): Promise<CalendarEvent[] | undefined> {
  const text = await readCalendarFeed(ports, { token, origin });
  return text === undefined ? undefined : (JSON.parse(text) as CalendarEvent[]);
}

function portsOf() {
  return {
    ...memoryStores({ recipes: [shakshuka, sourdough, toast] }),
    tokens: new CryptoSessionTokens(),
    suspended: undefined as typeof maya.id | undefined,
    suspensions: {
      suspendedUntil: async (userId: typeof maya.id) =>
        userId === ports.suspended ? new Date("2026-12-01") : undefined,
    },
    writer: { write: (events: readonly CalendarEvent[]) => JSON.stringify(events) },
  };
}

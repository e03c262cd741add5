import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DAY_MS } from "../../../core/shared/mod.ts";
import { memoryStorage } from "../../testing/memory_storage.ts";
import { isDone, type KitchenTimer, KitchenTimers, leftMsOf, TIMERS_MAX } from "./kitchen_timers.ts";
import { forgetCooking, TIMERS_KEY } from "./timers_key.ts";

const simmer = { name: "Simmer, step 3", dish: "Goulash Soup", path: "/recipe/goulash-soup/cook" };
const bake = { name: "Bake, step 5", dish: "Lemon Cake", path: "/recipe/lemon-cake/cook" };

// Node has no window: its global scope is no event target.
const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-19T18:00:00Z") });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openedKitchen(storage = memoryStorage()) {
  const alarm = { prepare: vi.fn(), plan: vi.fn(), notify: vi.fn() };
  const kitchen = new KitchenTimers({ storage, alarm });
  const onChange = vi.fn();
  const close = kitchen.subscribe(onChange);
  return { storage, alarm, kitchen, onChange, close };
}

function only(kitchen: KitchenTimers): KitchenTimer {
  const [timer] = kitchen.timers;
  if (!timer || kitchen.timers.length > 1) throw new Error("There is not one timer");
  return timer;
}

it("counts down, rings and notifies once at its end, and stays until it is removed", () => {
  const { kitchen, alarm, onChange, close } = openedKitchen();
  kitchen.start(simmer, { seconds: 60 });
  expect(alarm.prepare).toHaveBeenCalledOnce();
  expect(alarm.plan).toHaveBeenLastCalledWith([Date.now() + 60_000]);

  vi.advanceTimersByTime(59_000);
  expect(leftMsOf(only(kitchen))).toBe(1_000);
  expect(alarm.notify).not.toHaveBeenCalled();
  onChange.mockClear();
  vi.advanceTimersByTime(600_000);

  expect(isDone(only(kitchen))).toBe(true);
  expect(alarm.notify.mock.calls.map(([{ name }]) => name)).toEqual(["Simmer, step 3"]);
  expect(onChange).toHaveBeenCalled();
  kitchen.remove(only(kitchen).id);
  expect(kitchen.timers).toEqual([]);
  close();
});

it("runs several, in the order in which they end", () => {
  const { kitchen, alarm, close } = openedKitchen();
  kitchen.start(bake, { seconds: 600 });
  kitchen.start(simmer, { seconds: 60 });
  expect(kitchen.timers.map(({ name }) => name)).toEqual(["Simmer, step 3", "Bake, step 5"]);

  vi.advanceTimersByTime(600_000);

  expect(alarm.notify.mock.calls.map(([{ name }]) => name)).toEqual(["Simmer, step 3", "Bake, step 5"]);
  close();
});

it("pauses, continues and adds minutes, also to one that is done", () => {
  const { kitchen, alarm, close } = openedKitchen();
  kitchen.start(simmer, { seconds: 60 });
  vi.advanceTimersByTime(20_000);
  kitchen.pause(only(kitchen).id);
  vi.advanceTimersByTime(3_600_000);
  expect(leftMsOf(only(kitchen))).toBe(40_000);
  kitchen.addMinute(only(kitchen).id);
  expect(leftMsOf(only(kitchen))).toBe(100_000);
  kitchen.resume(only(kitchen).id);
  vi.advanceTimersByTime(100_000);
  expect(isDone(only(kitchen))).toBe(true);

  kitchen.addMinute(only(kitchen).id);

  expect(leftMsOf(only(kitchen))).toBe(60_000);
  vi.advanceTimersByTime(60_000);
  expect(alarm.notify).toHaveBeenCalledTimes(2);
  close();
});

it("runs on while no page is open, and then shows what ended without a ring", () => {
  const first = openedKitchen();
  first.kitchen.start(simmer, { seconds: 60 });
  first.kitchen.start(bake, { seconds: 600 });
  first.close();
  expect(first.alarm.plan).toHaveBeenLastCalledWith([]);
  vi.advanceTimersByTime(120_000);
  expect(first.alarm.notify).not.toHaveBeenCalled();

  const second = openedKitchen(first.storage);

  expect(second.kitchen.timers.map((timer) => leftMsOf(timer))).toEqual([0, 480_000]);
  vi.advanceTimersByTime(480_000);
  expect(second.alarm.notify.mock.calls.map(([{ name }]) => name)).toEqual(["Bake, step 5"]);
  second.close();
});

it("follows another tab, and a log-out", () => {
  const storage = memoryStorage();
  const one = openedKitchen(storage);
  const other = openedKitchen(storage);
  one.kitchen.start(simmer, { seconds: 60 });
  expect(other.kitchen.timers).toHaveLength(1);

  forgetCooking(storage);

  expect(one.kitchen.timers).toEqual([]);
  expect(other.alarm.plan).toHaveBeenLastCalledWith([]);
  one.close();
  other.close();
});

it("has a bounded number of timers", () => {
  const { kitchen, close } = openedKitchen();
  const started = Array.from({ length: TIMERS_MAX + 1 }, () => kitchen.start(simmer, { seconds: 60 }));

  expect(started.filter((isStarted) => isStarted)).toHaveLength(TIMERS_MAX);
  expect(kitchen.timers).toHaveLength(TIMERS_MAX);
  close();
});

it("ignores what is no timer, and what ended long ago", () => {
  const storage = memoryStorage();
  const good = { id: "1", ...simmer, endsAtMs: Date.now() - 60_000 };
  const yesterday = { ...good, id: "2", endsAtMs: Date.now() - DAY_MS };
  const elsewhere = { ...good, id: "3", path: "https://example.com/" };
  storage.setItem(TIMERS_KEY, JSON.stringify([good, yesterday, elsewhere, null, 7, { id: "4" }]));
  expect(new KitchenTimers({ storage, alarm: openedKitchen().alarm }).timers.map(({ id }) => id)).toEqual(["1"]);

  storage.setItem(TIMERS_KEY, "{");
  expect(new KitchenTimers({ storage, alarm: openedKitchen().alarm }).timers).toEqual([]);
});

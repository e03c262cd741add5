import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Progress } from "./progress.ts";

let said: string[];
let progress: Progress;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  progress = new Progress((line) => said.push(line));
});

afterEach(() => {
  vi.useRealTimers();
});

it("announces a step that takes long, once", () => {
  progress.next("Importing the recipe catalogue");
  expect(said).toEqual([]);

  vi.advanceTimersByTime(60_000);

  expect(said).toEqual(["Importing the recipe catalogue …"]);
});

it("says nothing of steps that are over at once", () => {
  progress.next("Bringing the database to the newest schema");
  vi.advanceTimersByTime(100);
  progress.next("Importing the recipe catalogue");
  vi.advanceTimersByTime(100);
  progress.done();
  vi.advanceTimersByTime(60_000);

  expect(said).toEqual(["Ready after 0.2 s."]);
});

it.each([
  ["went well", async () => "done"],
  ["failed", async () => Promise.reject(new Error("no room"))],
])("says nothing of work that is over, whether or not it %s", async (_how, work) => {
  await progress.during("Starting Postgres", work).catch(() => {});
  vi.advanceTimersByTime(60_000);

  expect(said).toEqual([]);
});

it("announces work that takes long", async () => {
  const starting = progress.during("Starting Postgres", () => delay(0).then(() => "started"));
  vi.advanceTimersByTime(60_000);

  expect(said).toEqual(["Starting Postgres …"]);
  vi.useRealTimers();
  expect(await starting).toBe("started");
});

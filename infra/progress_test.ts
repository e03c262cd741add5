import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Progress } from "./progress.ts";

let lines: string[];
let progress: Progress;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  progress = new Progress((line) => lines.push(line));
});

afterEach(() => {
  vi.useRealTimers();
});

it("announces a long step once", () => {
  progress.next("Importing the recipe catalogue");
  expect(lines).toEqual([]);

  vi.advanceTimersByTime(60_000);

  expect(lines).toEqual(["Importing the recipe catalogue …"]);
});

it("does not announce short steps", () => {
  progress.next("Migrating the database to the newest schema");
  vi.advanceTimersByTime(100);
  progress.next("Importing the recipe catalogue");
  vi.advanceTimersByTime(100);
  progress.done();
  vi.advanceTimersByTime(60_000);

  expect(lines).toEqual(["Ready after 0.2 s."]);
});

it.each([
  ["succeeded", async () => "done"],
  ["failed", async () => Promise.reject(new Error("no room"))],
])("announces nothing after work that %s", async (_how, work) => {
  await progress.during("Starting Postgres", work).catch(() => {});
  vi.advanceTimersByTime(60_000);

  expect(lines).toEqual([]);
});

it("announces long work", async () => {
  const starting = progress.during("Starting Postgres", () => delay(0).then(() => "started"));
  vi.advanceTimersByTime(60_000);

  expect(lines).toEqual(["Starting Postgres …"]);
  vi.useRealTimers();
  expect(await starting).toBe("started");
});

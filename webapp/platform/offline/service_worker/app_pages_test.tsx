import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { precache } from "workbox-precaching";
import { SHELL_PATH } from "../../../../wire/pages/service_worker.ts";
import { answered, workerEvent } from "../../../testing/worker_events.ts";
import { appPages } from "./app_pages.ts";

const PRECACHE = `workbox-precache-v2`;

beforeEach(async () => {
  precache([{ url: SHELL_PATH, revision: "1" }]);
  await (await caches.open(PRECACHE)).put(`${SHELL_PATH}?__WB_REVISION__=1`, new Response("shell"));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(PRECACHE);
});

it.each([
  ["the server's page", () => new Response("Maya's week"), "Maya's week"],
  ["the server's page of an unknown recipe", () => new Response("Not found", { status: 404 }), "Not found"],
  ["the shell where the server fails", () => new Response("Bad gateway", { status: 502 }), "shell"],
  // sound: it fails in place of a reply
  ["the shell without a network", () => Promise.reject(new TypeError("Failed to fetch")) as never, "shell"],
])("answers with %s", async (_what, reply, shown) => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => reply());

  expect(await (await answered(appPages(), new Request("/week"))).text()).toBe(shown);
});

it("answers with the shell where the server is slow", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  const page = appPages().handle({ event: workerEvent("fetch"), request: new Request("/week") });
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();

  expect(await (await page).text()).toBe("shell");
});

it("stores no page", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("Maya's week"));
  await answered(appPages(), new Request("/week"));

  expect(await caches.match("/week")).toBeUndefined();
});

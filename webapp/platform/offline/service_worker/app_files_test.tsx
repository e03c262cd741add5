import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CacheExpiration } from "workbox-expiration";
import { answered, workerEvent } from "../../../testing/worker_events.ts";
import { AppFiles, FILE_CACHE } from "./app_files.ts";

/** The server's current files. */
let served: Set<string>;
let asked: string[];

beforeEach(() => {
  served = new Set(["/assets/start-1.js", "/assets/kit-1.js"]);
  asked = [];
  let nowMs = 0;
  vi.spyOn(Date, "now").mockImplementation(() => ++nowMs);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(pathname);
    return served.has(pathname) ? new Response(pathname) : new Response(undefined, { status: 404 });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(FILE_CACHE);
  await new CacheExpiration(FILE_CACHE, { maxEntries: 1 }).delete();
});

const first = new AppFiles(["/assets/start-1.js", "/assets/kit-1.js"]);
const second = new AppFiles(["/assets/start-2.js", "/assets/kit-1.js"]);

async function deployed(version: AppFiles, files: readonly string[]): Promise<void> {
  served = new Set(files);
  await version.install(workerEvent("install"));
  await version.removeOld();
}

async function textOf(files: AppFiles, path: string): Promise<string> {
  return await (await answered(files, new Request(path))).text();
}

async function stored(): Promise<string[]> {
  return (await (await caches.open(FILE_CACHE)).keys()).map(({ url }) => new URL(url).pathname).toSorted();
}

it("answers with the files of its version without the server", async () => {
  await first.install(workerEvent("install"));
  served.clear();

  expect(await textOf(first, "/assets/kit-1.js")).toBe("/assets/kit-1.js");
});

it("loads only what is new for the next version, and leaves the files of the former one to its tabs", async () => {
  await first.install(workerEvent("install"));
  asked = [];
  await deployed(second, ["/assets/start-2.js", "/assets/kit-1.js"]);

  expect(asked).toEqual(["/assets/start-2.js"]);
  expect(await textOf(second, "/assets/start-1.js")).toBe("/assets/start-1.js");
});

it("removes the files that only older versions need", async () => {
  await first.install(workerEvent("install"));
  const versions = [2, 3, 4, 5, 6, 7].map((version) => `/assets/start-${version}.js`);
  for (const file of versions) await deployed(new AppFiles([file, "/assets/kit-1.js"]), [file, "/assets/kit-1.js"]);

  expect(await stored()).toEqual(["/assets/kit-1.js", ...versions.slice(1)]);
});

it("is not installed where a file is missing", async () => {
  await expect(second.install(workerEvent("install"))).rejects.toThrow("/assets/start-2.js: the server replied 404");
});

it("stores what is used once beyond its list", async () => {
  served.add("/assets/settings-1.js");
  await textOf(first, "/assets/settings-1.js");
  served.clear();

  expect(await textOf(first, "/assets/settings-1.js")).toBe("/assets/settings-1.js");
});

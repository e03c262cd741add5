import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DAY_MS } from "../../../../core/shared/mod.ts";
import { PICTURE_CACHE } from "../../../../wire/pages/service_worker.ts";
import {
  DEVICE_DATABASE,
  deleteDeviceDatabase,
  deviceDatabase,
  forgetPerson,
  storeLastPerson,
} from "../device_database/mod.ts";
import { IndexedDbPersistedQueryStore } from "./indexed_db_persisted_query_store.ts";

const MAYA = { id: "uid-maya", email: "", fullName: "Maya Lindqvist" };
const BEN = { id: "uid-ben", email: "", fullName: "Ben Okafor" };
const NOW_MS = 1_800_000_000_000;

let logged: string[] = [];

beforeEach(async () => {
  logged = [];
  await storeLastPerson("session", MAYA);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDeviceDatabase();
  await caches.delete(PICTURE_CACHE);
});

function store({ version = "a", maxBytes = 1_000, nowMs = NOW_MS } = {}): IndexedDbPersistedQueryStore {
  return new IndexedDbPersistedQueryStore({
    version,
    maxBytes,
    now: () => nowMs,
    log: (message) => logged.push(message),
  });
}

function week(monday: string, { writtenAtMs = NOW_MS, name = "Soup" } = {}) {
  return { queryKey: ["week", monday], data: [{ name, portions: undefined }], writtenAtMs };
}

it("returns a persisted query, with its time, and the last answer of two", async () => {
  await store().write(MAYA.id, [week("2026-11-16"), week("2026-11-23", { name: "Curry" })]);
  await store().write(MAYA.id, [week("2026-11-16", { name: "Stew", writtenAtMs: NOW_MS + 1 })]);

  expect(await store().read(MAYA.id)).toEqual([
    week("2026-11-16", { name: "Stew", writtenAtMs: NOW_MS + 1 }),
    week("2026-11-23", { name: "Curry" }),
  ]);
});

it("removes the oldest queries where there are too many bytes", async () => {
  const text = "x".repeat(380);
  await store().write(MAYA.id, [
    week("2026-11-23", { writtenAtMs: NOW_MS - 2, name: text }),
    week("2026-11-16", { writtenAtMs: NOW_MS - 3, name: text }),
  ]);
  await store().write(MAYA.id, [week("2026-11-30", { writtenAtMs: NOW_MS - 1, name: text })]);

  const kept = await store().read(MAYA.id);
  expect(kept.map(({ queryKey }) => queryKey[1])).toEqual(["2026-11-23", "2026-11-30"]);
});

it("removes what the server has no more", async () => {
  await store().write(MAYA.id, [week("2026-11-16")]);
  await store().write(MAYA.id, [{ ...week("2026-11-16"), data: undefined }]);

  expect(await store().read(MAYA.id)).toEqual([]);
});

it("does not read queries that another version of the app or an old session has stored", async () => {
  await store({ version: "a" }).write(MAYA.id, [week("2026-11-16")]);

  expect(await store({ version: "b" }).read(MAYA.id)).toEqual([]);
  expect(await store({ nowMs: NOW_MS + 31 * DAY_MS }).read(MAYA.id)).toEqual([]);
  expect(await store({ nowMs: NOW_MS + 29 * DAY_MS }).read(MAYA.id)).toHaveLength(1);
});

it("stores nothing of a person who is not signed in on this device, and shows nothing to another one", async () => {
  await store().write(MAYA.id, [week("2026-11-16")]);
  await store().write(BEN.id, [week("2026-11-16")]);
  expect(await store().read(BEN.id)).toEqual([]);

  await storeLastPerson("other-session", BEN);
  expect(await store().read(MAYA.id)).toEqual([]);
});

it("leaves no database behind when an answer arrives after log-out", async () => {
  await forgetPerson(MAYA.id);

  await store().write(MAYA.id, [week("2026-11-16")]);

  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DEVICE_DATABASE);
});

it("goes on without answers where the browser refuses the database, and says so once", async () => {
  await deleteDeviceDatabase();
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Refused", "SecurityError");
  });
  const refused = store();

  await refused.write(MAYA.id, [week("2026-11-16")]);

  expect(await refused.read(MAYA.id)).toEqual([]);
  expect(logged).toEqual(["Cannot keep answers on this device"]);
});

it("leaves its entries where the device is full", async () => {
  await store().write(MAYA.id, [week("2026-11-16")]);
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });

  await store().write(MAYA.id, [week("2026-11-23")]);

  put.mockRestore();
  expect(await store().read(MAYA.id)).toEqual([week("2026-11-16")]);
  expect(await (await deviceDatabase()).count("answers")).toBe(1);
});

import { deleteDB } from "idb";
import { afterEach, expect, it, vi } from "vitest";
import { PICTURE_CACHE } from "../../../../wire/pages/service_worker.ts";
import {
  DEVICE_DATABASE,
  deleteDeviceDatabase,
  deviceDatabase,
  findLastPerson,
  forgetAnswers,
  forgetPerson,
  storeLastPerson,
} from "./mod.ts";

const MAYA = "uid-maya";
const BEN = "uid-ben";

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDeviceDatabase();
  await caches.delete(PICTURE_CACHE);
});

async function databaseNames(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

async function storeSomething(personId: string): Promise<void> {
  const database = await deviceDatabase();
  await database.put("answers", { personId, key: "week", writtenAtMs: 1, bytes: 2, version: "a", data: {} });
  await database.add("outbox", { personId, entry: { id: `${personId}-1` } });
  await database.put("last_person", { marker: "1", personId, fullName: "" }, "last");
}

it("gives unsent actions of all people one order, and refuses a second with the same id", async () => {
  const database = await deviceDatabase();
  await database.add("outbox", { personId: MAYA, entry: { id: "b" } });
  await database.add("outbox", { personId: BEN, entry: { id: "b" } });
  await database.add("outbox", { personId: MAYA, entry: { id: "a" } });

  const mayas = await database.getAllFromIndex("outbox", "by_person", MAYA);
  expect(mayas.map(({ entry }) => entry.id)).toEqual(["b", "a"]);
  await expect(database.add("outbox", { personId: MAYA, entry: { id: "a" } })).rejects.toThrow("by_entry");
});

it("is gone after log-out", async () => {
  await storeSomething(MAYA);

  await forgetPerson(MAYA);

  expect(await databaseNames()).not.toContain(DEVICE_DATABASE);
});

it("leaves at log-out only other people's unsent actions", async () => {
  await storeSomething(BEN);
  await storeSomething(MAYA);

  await forgetPerson(MAYA);

  const database = await deviceDatabase();
  expect(await database.getAll("outbox")).toMatchObject([{ personId: BEN }]);
  expect(await database.count("answers")).toBe(0);
  expect(await database.count("last_person")).toBe(0);
});

it("leaves after the end of a session only unsent actions", async () => {
  await storeSomething(MAYA);

  await forgetAnswers();

  const database = await deviceDatabase();
  expect(await database.count("outbox")).toBe(1);
  expect(await database.count("answers")).toBe(0);
  expect(await findLastPerson("1")).toBeUndefined();
});

it("knows who was signed in last, in the same session only", async () => {
  await storeLastPerson("session-1", { id: MAYA, email: "maya@example.com", fullName: "Maya Lindqvist" });

  expect(await findLastPerson("session-1")).toEqual({ id: MAYA, email: "", fullName: "Maya Lindqvist" });
  expect(await findLastPerson("session-2")).toBeUndefined();
});

it("removes the answers and pictures of a person when another one signs in, and only then", async () => {
  const maya = { id: MAYA, email: "", fullName: "Maya Lindqvist" };
  await storeLastPerson("session-1", maya);
  await storeSomething(MAYA);
  await (await caches.open(PICTURE_CACHE)).put("/pictures/soup.webp", new Response("RIFF"));

  await storeLastPerson("session-2", maya);
  expect(await (await deviceDatabase()).count("answers")).toBe(1);
  expect(await (await caches.open(PICTURE_CACHE)).keys()).toHaveLength(1);

  await storeLastPerson("session-3", { id: BEN, email: "", fullName: "Ben Okafor" });
  expect(await (await deviceDatabase()).count("answers")).toBe(0);
  expect(await (await caches.open(PICTURE_CACHE)).keys()).toHaveLength(0);
});

it("is closed when another tab deletes it, and opened again at the next use", async () => {
  await storeSomething(MAYA);

  await deleteDB(DEVICE_DATABASE);

  expect(await (await deviceDatabase()).count("answers")).toBe(0);
});

it("tries again after the browser has refused it", async () => {
  vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
    throw new DOMException("Refused", "SecurityError");
  });

  await expect(deviceDatabase()).rejects.toThrow("Refused");
  expect(await (await deviceDatabase()).count("answers")).toBe(0);
});

import { deleteDB } from "idb";
import { afterEach, expect, it, vi } from "vitest";
import { DEVICE_DATABASE, deleteDeviceDatabase, deviceDatabase, forgetPerson } from "./mod.ts";

const MAYA = "uid-maya";
const BEN = "uid-ben";

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDeviceDatabase();
});

async function databaseNames(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

async function keepSomething(personId: string): Promise<void> {
  const database = await deviceDatabase();
  await database.put("answers", { personId, key: "week", writtenAtMs: 1, bytes: 2, version: "a", data: {} });
  await database.add("outbox", { personId, entry: { id: `${personId}-1` } });
  await database.put("last_person", { marker: "1", personId, email: "", fullName: "" }, "last");
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
  await keepSomething(MAYA);

  await forgetPerson(MAYA);

  expect(await databaseNames()).not.toContain(DEVICE_DATABASE);
});

it("keeps at log-out only what other people have not sent", async () => {
  await keepSomething(BEN);
  await keepSomething(MAYA);

  await forgetPerson(MAYA);

  const database = await deviceDatabase();
  expect(await database.getAll("outbox")).toMatchObject([{ personId: BEN }]);
  expect(await database.count("answers")).toBe(0);
  expect(await database.count("last_person")).toBe(0);
});

it("is closed when another tab deletes it, and opened again at the next use", async () => {
  await keepSomething(MAYA);

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

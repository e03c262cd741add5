import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { acquireStateLock, LOCK_FILE, processStartTime, type StateLock } from "./state_lock.ts";

const address = "http://localhost:3000";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-state-folder-"));
});

afterEach(() => rm(folder, { recursive: true }));

it("creates the folder, locks it and releases it", async () => {
  const state = join(folder, "new", "state");
  const lock = await acquireStateLock(state, { address });

  expect(await readLock(state)).toEqual({ pid: process.pid, startTime: await processStartTime(process.pid), address });

  await lock.release();
  expect(existsSync(join(state, LOCK_FILE))).toBe(false);
  await acquireStateLock(state, { address });
});

it("fails for a folder of a running process, with one line that names it", async () => {
  await acquireStateLock(folder, { address });

  await expect(acquireStateLock(folder, { address: "http://localhost:3001" })).rejects.toMatchObject({
    name: "CannotStart",
    message: `Cannot start: Weekplate already runs with ${folder}, as process ${process.pid} at ${address}. Stop it, or set another STATE_FOLDER and PORT.`,
  });
  expect(await readLock(folder)).toMatchObject({ address });
});

it("fails for a folder that cannot be created, with one line that names it", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const state = join(file, "state");

  await expect(acquireStateLock(state, { address })).rejects.toMatchObject({
    name: "CannotStart",
    message: expect.stringMatching(
      `^Cannot start: the folder ${state} cannot be created or written \\(ENOTDIR.*\\)\\. Set another STATE_FOLDER\\.$`,
    ),
  });
});

it("replaces the lock of a killed process", async () => {
  const dead = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(dead, "exit");
  await writeLock({ pid: dead.pid ?? 0, startTime: "1", address: "http://localhost:3001" });

  await acquireStateLock(folder, { address });

  expect(await readLock(folder)).toMatchObject({ pid: process.pid, address });
});

it("replaces the lock of a killed process whose id is in use again", async () => {
  await writeLock({ pid: process.pid, startTime: "the day before", address: "http://localhost:3001" });

  await acquireStateLock(folder, { address });

  expect(await readLock(folder)).toMatchObject({ address });
});

it.each(["", "{", '{"pid":', "null", '{"pid":"many"}'])("replaces an incomplete lock: %j", async (incomplete) => {
  await writeFile(join(folder, LOCK_FILE), incomplete);

  await acquireStateLock(folder, { address });

  expect(await readLock(folder)).toMatchObject({ address });
});

it("lets only one of several simultaneous starts succeed", async () => {
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => acquireStateLock(folder, { address })));
  const refused = starts.filter((start) => start.status === "rejected");

  expect(refused).toHaveLength(7);
  for (const { reason } of refused) expect(reason).toMatchObject({ name: "CannotStart" });
});

it("fails on a nearly full disk, with one line that says how much is required, and leaves no lock", async () => {
  const requiredBytes = 2 ** 50;

  await expect(acquireStateLock(folder, { address, requiredBytes })).rejects.toMatchObject({
    name: "CannotStart",
    message: expect.stringMatching(
      /^Cannot start: \d+ MB are free on the disk of .+, and 1073741824 MB are required\.$/u,
    ),
  });
  expect(existsSync(join(folder, LOCK_FILE))).toBe(false);
});

async function readLock(state: string): Promise<StateLock> {
  return JSON.parse(await readFile(join(state, LOCK_FILE), "utf8")) as StateLock;
}

async function writeLock(lock: StateLock): Promise<void> {
  await writeFile(join(folder, LOCK_FILE), JSON.stringify(lock));
}

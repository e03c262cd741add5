import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { processStartTime } from "./process_start_time.ts";

/** Names the process that holds the folder; `reset.sh` reads it too. */
export const LOCK_FILE = "running.json";

/** An empty stack takes about 80 MB; photos and messages want room. In bytes. */
const NEEDED_BYTES = 500 * 1024 ** 2;
const BYTES_PER_MEGABYTE = 1024 ** 2;

/** A start that can't be; its message is one clear line for the person at the terminal. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}

/** What a held folder's {@linkcode LOCK_FILE} says, as JSON. */
export interface StateLock {
  readonly pid: number;
  /** By {@linkcode processStartTime}: a later process may get the same number. */
  readonly startTime: string;
  /** Where that run serves. */
  readonly address: string;
}

export interface AcquireStateLockOptions {
  /** Where this run is going to serve. */
  readonly address: string;
  /** How much of the folder's disk has to be free, in bytes; 500 MB where absent. */
  readonly neededBytes?: number;
}

/**
 * Takes the folder for this process. A lock whose process is gone, killed perhaps, is taken over.
 *
 * @throws {CannotStart} when another run holds it, or its disk is nearly full.
 */
export async function acquireStateLock(
  folder: string,
  { address, neededBytes = NEEDED_BYTES }: AcquireStateLockOptions,
): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await requireDiskSpace(folder, neededBytes);

  const file = join(folder, LOCK_FILE);
  const lock: StateLock = { pid: process.pid, startTime: (await processStartTime(process.pid)) ?? "unknown", address };
  if (!(await placeLock(file, lock))) {
    const other = await readLock(file);
    if (other && (await processStartTime(other.pid)) === other.startTime) {
      throw new CannotStart(
        `Cannot start: Weekplate runs over ${folder} already, as process ${other.pid} at ${other.address}. Stop it, or give another STATE_FOLDER and PORT.`,
      );
    }
    await rm(file, { force: true });
    if (!(await placeLock(file, lock))) {
      throw new CannotStart(`Cannot start: another start took ${folder} at the same moment.`);
    }
  }
  return { release: () => rm(file, { force: true }) };
}

/** Puts the lock there whole or not at all; false where there is one. */
async function placeLock(file: string, lock: StateLock): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(lock));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

async function requireDiskSpace(folder: string, neededBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= neededBytes) return;
  const [free, needed] = [bavail * bsize, neededBytes].map((bytes) => Math.round(bytes / BYTES_PER_MEGABYTE));
  throw new CannotStart(`Cannot start: ${free} MB are free on the disk of ${folder}, and ${needed} MB are needed.`);
}

async function readLock(file: string): Promise<StateLock | undefined> {
  try {
    const lock: unknown = JSON.parse(await readFile(file, "utf8"));
    if (!lock || typeof lock !== "object" || !("pid" in lock) || typeof lock.pid !== "number") return undefined;
    return {
      pid: lock.pid,
      startTime: "startTime" in lock ? String(lock.startTime) : "unknown",
      address: "address" in lock ? String(lock.address) : "",
    };
  } catch {
    return undefined; // let go of just now, or no lock of ours: nobody holds the folder
  }
}

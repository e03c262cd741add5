import { randomUUID } from "node:crypto";
import { link, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFolder } from "../../adapters/filesystem/create_folder.ts";

// Not proper-lockfile: it recognises a crashed process only when its lock is at least 5 s old, so it would refuse a restart
// right after a crash and a start over a fresh copy of the folder, and it does not say which process runs.

/** Names the process that uses the folder; `reset.sh` reads it too. */
export const LOCK_FILE = "running.json";

/** An empty stack needs about 80 MB; the rest is for photos and messages. */
const REQUIRED_BYTES = 500 * 1024 ** 2;
const BYTES_PER_MEGABYTE = 1024 ** 2;

/** A start that failed for a known reason; the message is one line for the terminal. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}

/** The content of {@linkcode LOCK_FILE}, as JSON. */
export interface StateLock {
  readonly pid: number;
  /** By {@linkcode processStartTime}, because process ids are reused. */
  readonly startTime: string;
  /** Where the process serves. */
  readonly address: string;
}

export interface AcquireStateLockOptions {
  /** Where this process is going to serve. */
  readonly address: string;
  /** Required free space on the folder's disk; 500 MB by default. */
  readonly requiredBytes?: number;
}

/**
 * Reserves the folder for this process. The lock of a process that has ended, also by a crash, is replaced at once.
 *
 * @throws {CannotStart} if the folder cannot be created or written, another process uses it, or its disk is nearly full.
 */
export async function acquireStateLock(
  folder: string,
  options: AcquireStateLockOptions,
): Promise<{ release(): Promise<void> }> {
  try {
    return await lockFolder(folder, options);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new CannotStart(
      `Cannot start: the folder ${folder} cannot be created or written (${error.message}). Set another STATE_FOLDER.`,
      { cause: error },
    );
  }
}

async function lockFolder(
  folder: string,
  { address, requiredBytes = REQUIRED_BYTES }: AcquireStateLockOptions,
): Promise<{ release(): Promise<void> }> {
  await createFolder(folder);
  await requireDiskSpace(folder, requiredBytes);

  const file = join(folder, LOCK_FILE);
  const lock: StateLock = { pid: process.pid, startTime: (await processStartTime(process.pid)) ?? "unknown", address };
  if (!(await createLock(file, lock))) {
    const other = await readLock(file);
    if (other && (await processStartTime(other.pid)) === other.startTime) {
      throw new CannotStart(
        `Cannot start: Weekplate already runs with ${folder}, as process ${other.pid} at ${other.address}. Stop it, or set another STATE_FOLDER and PORT.`,
      );
    }
    await rm(file, { force: true });
    if (!(await createLock(file, lock))) {
      throw new CannotStart(`Cannot start: another process is starting with ${folder} at the same moment.`);
    }
  }
  return { release: () => rm(file, { force: true }) };
}

/** Creates the lock file atomically. @returns false if it exists. */
async function createLock(file: string, lock: StateLock): Promise<boolean> {
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

async function requireDiskSpace(folder: string, requiredBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= requiredBytes) return;
  const [free, required] = [bavail * bsize, requiredBytes].map((bytes) => Math.round(bytes / BYTES_PER_MEGABYTE));
  throw new CannotStart(`Cannot start: ${free} MB are free on the disk of ${folder}, and ${required} MB are required.`);
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
    return undefined; // just released, or incomplete after a crash: no process uses the folder
  }
}

// Fields of /proc/<pid>/stat after the process name, see `man proc_pid_stat`.
const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

/**
 * When a process started, in the system's clock ticks. Process ids are reused; the id and the start time together identify
 * one process. Undefined if no such process runs; "unknown" on systems without `/proc`.
 */
export async function processStartTime(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return undefined;
  }
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (stat === undefined) return "unknown";
  // The name is in parentheses and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[STATE_FIELD] === "Z") return undefined; // it has ended, but its parent has not noticed
  return fields[START_TIME_FIELD] ?? "unknown";
}

import { mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

const LOCK = "running.json";
/** An empty stack takes about 80 MB; photos and messages want room. */
const NEEDED_BYTES = 500 * 1024 ** 2;

/** A start that can't be; its message is one clear line for the person at the terminal. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}

interface Lock {
  readonly pid: number;
  readonly address: string;
}

/**
 * Takes the folder for this process. A lock whose process is gone, killed perhaps, is taken over.
 *
 * @throws {CannotStart} when another run holds it, or its disk is nearly full.
 */
export async function takeStateFolder(
  folder: string,
  options: { address: string },
): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < NEEDED_BYTES) {
    const free = Math.round((bavail * bsize) / 1024 ** 2);
    throw new CannotStart(`Cannot start: only ${free} MB are free on the disk of ${folder}, and 500 MB are needed.`);
  }

  const file = join(folder, LOCK);
  const other = await readLock(file);
  if (other && (await isWeekplate(other.pid))) {
    throw new CannotStart(
      `Weekplate runs already over ${folder}: process ${other.pid}, ${other.address}. Stop it, or give STATE_FOLDER and PORT.`,
    );
  }
  await rm(file, { force: true });
  const lock: Lock = { pid: process.pid, address: options.address };
  try {
    await writeFile(file, JSON.stringify(lock), { flag: "wx" });
  } catch (error) {
    throw new CannotStart(`Cannot start: another start took ${folder} at the same moment.`, { cause: error });
  }
  return { release: () => rm(file, { force: true }) };
}

async function readLock(file: string): Promise<Lock | undefined> {
  try {
    const lock: unknown = JSON.parse(await readFile(file, "utf8"));
    if (!lock || typeof lock !== "object" || !("pid" in lock) || typeof lock.pid !== "number") return undefined;
    return { pid: lock.pid, address: "address" in lock ? String(lock.address) : "" };
  } catch {
    return undefined;
  }
}

async function isWeekplate(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // The number may belong to somebody else by now; where /proc says so, believe it.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "main.ts");
  return command.includes("main.ts");
}

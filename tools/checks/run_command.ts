import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The command and all its processes are ended when it takes longer. */
  readonly timeLimitMinutes: number;
  /** Put in front of every line of output, to tell commands apart that run at the same time. */
  readonly prefix?: string;
}

/** Time between asking a command's processes to end and ending them. */
const SHUTDOWN_TIMEOUT_MS = 20_000;

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const child of running) endGroup(child, "SIGTERM");
    process.exitCode = 1;
  });
}

/**
 * Runs a command and shows its output line by line.
 *
 * @returns whether it exited with 0 within its time limit.
 */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { env = {}, timeLimitMinutes, prefix = "" }: CommandOptions,
): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that a time limit ends its browsers and servers too.
    detached: true,
    // npm's Node 24 comes before the machine's.
    env: { ...process.env, PATH: `node_modules/.bin:${process.env["PATH"]}`, ...env },
  });
  running.add(child);
  createInterface({ input: child.stdout }).on("line", (line) => console.log(prefix + line));
  createInterface({ input: child.stderr }).on("line", (line) => console.error(prefix + line));
  const timers = [
    setTimeout(() => {
      console.error(`${prefix}Ended: it took longer than ${timeLimitMinutes} minutes.`);
      endGroup(child, "SIGTERM");
      timers.push(setTimeout(() => endGroup(child, "SIGKILL"), SHUTDOWN_TIMEOUT_MS));
    }, timeLimitMinutes * 60_000),
  ];
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      console.error(prefix + error.message);
      resolve(1);
    });
    child.once("exit", resolve);
  });
  for (const timer of timers) clearTimeout(timer);
  // A browser or server that the command left running would keep its output, and us, open for ever.
  endGroup(child, "SIGKILL");
  running.delete(child);
  return exitCode === 0;
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // All its processes have ended.
  }
}

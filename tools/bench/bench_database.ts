import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../adapters/postgres/database.ts";
import { bootstrapDatabase } from "../../infra/bootstrap_database.ts";
import { readConfig } from "../../infra/config.ts";
import { createContainer } from "../../infra/container.ts";
import { tokens } from "../../infra/tokens.ts";
import type { BenchStack } from "./bench_stack.ts";
import { generateCommunity } from "./generate_community.ts";
import { generateRecipes } from "./generate_recipes.ts";

/** Below it lie Postgres's own tables. */
const FIRST_OF_OURS = 16_384;

/**
 * The address of a database that holds this many made-up recipes and the people who cook them. It is kept from one run
 * to the next for as long as what it is made by stays the same, and the week, since the plans lie around today.
 */
export async function benchDatabase(stack: BenchStack, recipes: number): Promise<string> {
  const name = `bench_${recipes}_${await fingerprint()}`;
  const admin = openDatabase(stack.databaseUrl("postgres"), { size: 1 });
  try {
    const { rows: known } = await admin.raw<{ rows: { datname: string }[] }>(
      "SELECT datname FROM pg_database WHERE datname LIKE ?",
      [`bench\\_${recipes}\\_%`],
    );
    if (known.some(({ datname }) => datname === name)) return stack.databaseUrl(name);

    for (const { datname } of known) await admin.raw("DROP DATABASE ?? WITH (FORCE)", [datname]);
    const unfinished = `${name}_unfinished`;
    await admin.raw("CREATE DATABASE ??", [unfinished]);
    await fill(stack, unfinished, recipes);
    await admin.raw("ALTER DATABASE ?? RENAME TO ??", [unfinished, name]);
    return stack.databaseUrl(name);
  } finally {
    await admin.destroy();
  }
}

/** Reads all of it into Postgres's memory, where it lies on a server that has been in use for a while. */
export async function warmUp(databaseUrl: string): Promise<void> {
  const knex = openDatabase(databaseUrl, { size: 1 });
  try {
    await knex.raw("CREATE EXTENSION IF NOT EXISTS pg_prewarm");
    await knex.raw(
      "SELECT pg_prewarm(oid) FROM pg_class WHERE relkind IN ('r', 'i', 't') AND oid >= ? AND relpersistence = 'p'",
      [FIRST_OF_OURS],
    );
  } finally {
    await knex.destroy();
  }
}

async function fill(stack: BenchStack, database: string, recipes: number): Promise<void> {
  const url = stack.databaseUrl(database);
  const container = await createContainer(readConfig(stack.settingsOf(url)), {
    databaseUrl: url,
    emulatorHost: stack.emulatorHost,
  });
  const knex = container.get(tokens.knex);
  try {
    await bootstrapDatabase(container, { seed: "catalogue", onProgress: () => {} });
    await generateRecipes(knex, recipes);
    await generateCommunity(knex);
  } finally {
    await knex.destroy();
  }
}

async function fingerprint(): Promise<string> {
  const migrations = join(import.meta.dirname, "..", "..", "adapters", "postgres", "migrations");
  const hash = createHash("sha256").update(weekNow());
  const sources = [
    ...(await readdir(migrations)).sort().map((name) => join(migrations, name)),
    ...["generate_recipes.ts", "generate_community.ts", "viewers.ts"].map((name) => join(import.meta.dirname, name)),
  ];
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest("hex").slice(0, 8);
}

function weekNow(): string {
  return String(Math.floor((Date.now() / 86_400_000 + 3) / 7)); // 1970 began on a Thursday
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { migrate } from "../../adapters/postgres/migrate.ts";
import { bootstrapDatabase } from "../../infra/bootstrap_database.ts";
import { readConfig } from "../../infra/config.ts";
import { createContainer } from "../../infra/container.ts";
import { tokens } from "../../infra/tokens.ts";
import { generateCommunity } from "./generate_community.ts";
import { generateOwnRecipes } from "./generate_own_recipes.ts";
import { generateRecipes } from "./generate_recipes.ts";
import type { MeasureStack } from "./measure_stack.ts";
import { CAREFUL_PEOPLE, CAREFUL_RULES } from "./people.ts";
import { withDatabase } from "./with_database.ts";

/** Object ids below this are Postgres's own tables. */
const FIRST_USER_OID = 16_384;
const COPY = "load";
const UNFINISHED = "_unfinished";

/**
 * A database with so many generated recipes and the people who use them. It is stored for later runs until its sources change or
 * the week ends, because the meal plans are around today's date.
 *
 * @param options `keep`: whether a stored database is migrated and used although its sources changed. Default false.
 * @returns its address
 */
export async function filledDatabase(stack: MeasureStack, recipes: number, { keep = false } = {}): Promise<string> {
  const name = `bench_${recipes}_${await fingerprint()}`;
  return await withDatabase(stack.databaseUrl("postgres"), async (admin) => {
    const { rows: known } = await admin.raw<{ rows: { datname: string }[] }>(
      "SELECT datname FROM pg_database WHERE datname LIKE ?",
      [`bench\\_${recipes}\\_%`],
    );
    if (known.some(({ datname }) => datname === name)) return stack.databaseUrl(name);

    const [kept] = known.filter(({ datname }) => !datname.endsWith(UNFINISHED));
    if (keep && kept) {
      const url = stack.databaseUrl(kept.datname);
      await withDatabase(url, migrate, { size: 2 });
      return url;
    }

    for (const { datname } of known) await admin.raw("DROP DATABASE ?? WITH (FORCE)", [datname]);
    const unfinished = `${name}${UNFINISHED}`;
    await admin.raw("CREATE DATABASE ??", [unfinished]);
    await fill(stack, unfinished, recipes);
    await admin.raw("ALTER DATABASE ?? RENAME TO ??", [unfinished, name]);
    return stack.databaseUrl(name);
  });
}

/** A copy of {@linkcode filledDatabase} for a measurement that writes. It replaces the copy before it. */
export async function copyOfFilledDatabase(stack: MeasureStack, recipes: number): Promise<string> {
  const source = new URL(await filledDatabase(stack, recipes)).pathname.slice(1);
  return await withDatabase(stack.databaseUrl("postgres"), async (admin) => {
    await admin.raw("DROP DATABASE IF EXISTS ?? WITH (FORCE)", [COPY]);
    await admin.raw("CREATE DATABASE ?? TEMPLATE ??", [COPY, source]);
    return stack.databaseUrl(COPY);
  });
}

/** The same with so many own recipes of each of 10,000 people.. */
export async function databaseWithOwnRecipes(stack: MeasureStack, recipes: number, own: number): Promise<string> {
  const url = await copyOfFilledDatabase(stack, recipes);
  await withDatabase(url, (knex) => generateOwnRecipes(knex, own));
  return url;
}

/** Gives the {@linkcode CAREFUL_PEOPLE} their food rules. Here, because a stored database may be without them. */
export async function setFoodRules(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (knex) =>
    knex.raw(
      `INSERT INTO food_rules (user_id, diet, avoids, intolerances, disliked_foods)
       SELECT id, :diet, :avoids, :intolerances, :dislikedFoods FROM person WHERE identity_id = ANY (:people)
           ON CONFLICT DO NOTHING`,
      { ...CAREFUL_RULES, people: [...CAREFUL_PEOPLE] },
    ),
  );
}

/** Loads all tables and indexes into Postgres's memory, as on a server that has been in use for a while. */
export async function warmUp(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (knex) => {
    await knex.raw("CREATE EXTENSION IF NOT EXISTS pg_prewarm");
    await knex.raw(
      "SELECT pg_prewarm(oid) FROM pg_class WHERE relkind IN ('r', 'i', 't') AND oid >= ? AND relpersistence = 'p'",
      [FIRST_USER_OID],
    );
  });
}

async function fill(stack: MeasureStack, database: string, recipes: number): Promise<void> {
  const url = stack.databaseUrl(database);
  const container = await createContainer(readConfig(stack.settingsOf(url)), {
    databaseUrl: url,
    emulatorHost: stack.emulatorHost,
  });
  try {
    await bootstrapDatabase(container, { seed: "catalogue", onProgress: () => {} });
    // Without the server's statement timeout, because the statements insert 100,000 rows.
    const generate = async (knex: Knex) => {
      await generateRecipes(knex, recipes);
      await generateCommunity(knex);
    };
    await withDatabase(url, generate, { size: 2 });
  } finally {
    await container.get(tokens.knex).destroy();
  }
}

async function fingerprint(): Promise<string> {
  const migrations = join(import.meta.dirname, "..", "..", "adapters", "postgres", "migrations");
  const hash = createHash("sha256").update(String(weekNumber()));
  const sources = [
    ...(await readdir(migrations)).sort().map((name) => join(migrations, name)),
    ...["generate_recipes.ts", "generate_community.ts", "people.ts"].map((name) => join(import.meta.dirname, name)),
  ];
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest("hex").slice(0, 8);
}

/** Weeks since the first Monday of 1970, which began on a Thursday. */
function weekNumber(): number {
  return Math.floor((Date.now() / 86_400_000 + 3) / 7);
}

import type { Container } from "inversify";
import { openDatabase } from "../adapters/postgres/database.ts";
import { withLock } from "../adapters/postgres/database_lock.ts";
import { PostgresFoodStore } from "../adapters/postgres/food/food_store.ts";
import { migrate } from "../adapters/postgres/migrate.ts";
import { PostgresCatalogueImports } from "../adapters/postgres/recipe/catalogue_imports.ts";
import { PostgresRecipeStore } from "../adapters/postgres/recipe/recipe_store.ts";
import { importCatalogue } from "../catalogue/importer/mod.ts";
import type { Config } from "./config.ts";
import { createDemoUsers, detectSeedState } from "./seed/create_demo_users.ts";
import { tokens } from "./tokens.ts";

/** Longest that a statement of an import may take. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A start can wait longer than a call for a connection to a busy database. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** One import, with a few statements at a time. */
const POOL_SIZE = 4;

export interface BootstrapOptions {
  readonly seed: "nothing" | "catalogue" | "catalogue and demo users";
  /** Receives the name of each step when it begins. */
  readonly onProgress: (step: string) => void;
}

export interface BootstrapResult {
  /** Whether the six demo users exist, from this start or an earlier one. */
  readonly hasDemoUsers: boolean;
}

/** The seed's settings. */
export function seedScope({ importCatalogue, seedPeople }: Config): BootstrapOptions["seed"] {
  if (!importCatalogue) return "nothing";
  return seedPeople ? "catalogue and demo users" : "catalogue";
}

/** Migrates the database to the newest schema and seeds it. Instances that start together may all call this. */
export async function bootstrapDatabase(
  container: Container,
  { seed, onProgress }: BootstrapOptions,
): Promise<BootstrapResult> {
  const { databaseUrl } = container.get(tokens.backingServices);
  const knex = openDatabase(databaseUrl, {
    size: POOL_SIZE,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
  });
  try {
    onProgress("Migrating the database to the newest schema");
    await migrate(knex);
    if (seed === "nothing") return { hasDemoUsers: false };

    onProgress("Importing the recipe catalogue");
    // The first of several instances imports; the others wait, and then find nothing to do.
    await withLock({ url: databaseUrl, lock: "catalogue" }, () =>
      importCatalogue({
        recipes: new PostgresRecipeStore(knex),
        foods: new PostgresFoodStore(knex),
        imports: new PostgresCatalogueImports(knex),
      }),
    );
  } finally {
    await knex.destroy();
  }
  return { hasDemoUsers: seed === "catalogue and demo users" && (await seedDemoUsers(container, onProgress)) };
}

/**
 * Creates the six demo users once, and only in a database without users, so that it never overwrites what a user changed
 * and adds nothing to a restored backup.
 *
 * @returns whether the demo users exist.
 */
async function seedDemoUsers(container: Container, onProgress: BootstrapOptions["onProgress"]): Promise<boolean> {
  const { databaseUrl, emulatorHost } = container.get(tokens.backingServices);
  if (emulatorHost === undefined) return false;
  return await withLock({ url: databaseUrl, lock: "people" }, async () => {
    const state = await detectSeedState(container.get(tokens.knex));
    if (state !== "empty") return state === "seeded";
    onProgress("Creating six demo users, with their meals, posts and messages");
    await createDemoUsers(
      {
        people: container.get(tokens.personStore),
        preferences: container.get(tokens.preferenceStore),
        posts: container.get(tokens.postStore),
        feed: container.get(tokens.postFeed),
        photoProcessor: container.get(tokens.photoProcessor),
        photoStorage: container.get(tokens.photoStorage),
        mealPlans: container.get(tokens.mealPlanStore),
        recipes: container.get(tokens.recipeStore),
        chat: container.get(tokens.chatStore),
        suspensions: container.get(tokens.moderation),
        clock: container.get(tokens.clock),
        ids: container.get(tokens.idSource),
      },
      { emulatorHost, projectId: container.get(tokens.config).identity.projectId },
    );
    return true;
  });
}

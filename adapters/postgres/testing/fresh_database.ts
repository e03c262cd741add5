import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { inject } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import { forAll } from "../../shared/testing/for_all.ts";
import { openDatabase } from "../database.ts";
import { insertRecipes } from "./recipe_rows.ts";

export interface TestDatabase {
  readonly knex: Knex;
  /** The database's address, for another pool on it. */
  readonly url: string;
}

export interface FreshDatabase extends TestDatabase {
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

declare module "vitest" {
  interface ProvidedContext {
    /** A Postgres with a migrated, empty database `template`; `tests/setup/embedded_postgres.ts` starts it once a run. */
    postgresUrl: string;
  }
}

export interface DatabaseContent {
  people: readonly Person[];
  recipes: readonly Recipe[];
  /** The database to copy; a migrated, empty one by default. */
  template?: string;
}

/** The {@linkcode freshDatabase} of a test file, from before its first test until after its last one. */
export function databaseForFile(content: DatabaseContent): TestDatabase {
  return forAll(
    () => freshDatabase(content),
    (database) => database.drop(),
  );
}

/** A database of its own for one test file, copied from the migrated template (about 30 ms). */
export async function freshDatabase(content: DatabaseContent): Promise<FreshDatabase> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = openDatabase(`${server}/postgres`, { size: 1 });
  await admin.raw("CREATE DATABASE ?? TEMPLATE ??", [name, content.template ?? "template"]);

  // On a busy machine a test that changes many things at once would wait longer than the product does.
  const knex = openDatabase(`${server}/${name}`, { size: 10, connectionTimeoutMs: 60_000 });
  // The people have the numbers by which the tests identify them; later people get higher ones.
  for (const { id, identityId, email, fullName } of content.people) {
    await knex.raw(
      "INSERT INTO person (id, identity_id, email, full_name) OVERRIDING SYSTEM VALUE VALUES (?, ?, ?, ?)",
      [id, identityId, email ?? null, fullName],
    );
  }
  await knex.raw("SELECT setval('person_id_seq', 1000)");
  await insertRecipes(knex, content.recipes);

  return {
    knex,
    url: `${server}/${name}`,
    async drop() {
      await knex.destroy();
      await admin.raw("DROP DATABASE ?? WITH (FORCE)", [name]);
      await admin.destroy();
    },
  };
}

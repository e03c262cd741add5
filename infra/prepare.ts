import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Container } from "inversify";
import { underLock } from "../adapters/postgres/database_lock.ts";
import { migrate } from "../adapters/postgres/migrate.ts";
import { importCatalogue } from "./catalogue/mod.ts";
import type { Config } from "./config.ts";
import { seedPeople } from "./seed/seed_people.ts";
import { tokens } from "./tokens.ts";

export interface PrepareOptions {
  /** The people come only into a database of our own, and the catalogue into one that was configured where that is wished. */
  readonly seed: "nothing" | "catalogue" | "catalogue and people";
  /** Hears what is being done, for the person at the terminal. */
  readonly onProgress: (step: string) => void;
}

/** Nothing into a database that was configured, unless its catalogue is asked for; the people only where they are wanted. */
export function whatToSeed({ databaseUrl, importCatalogue, seedPeople }: Config): PrepareOptions["seed"] {
  if (!importCatalogue) return "nothing";
  return databaseUrl === undefined && seedPeople ? "catalogue and people" : "catalogue";
}

/** Brings the database to where the server can begin: the newest schema, and what was asked for in it. */
export async function prepare(container: Container, { seed, onProgress }: PrepareOptions): Promise<void> {
  const knex = container.get(tokens.knex);
  onProgress("Bringing the database to the newest schema");
  await migrate(knex);
  if (seed === "nothing") return;

  onProgress("Importing the recipe catalogue");
  const { databaseUrl, emulatorHost } = container.get(tokens.surroundings);
  // Of servers that start together, one imports; the others find it done.
  await underLock({ url: databaseUrl, lock: "catalogue" }, () =>
    importCatalogue({
      recipes: container.get(tokens.recipeStore),
      foods: container.get(tokens.foodStore),
      imports: container.get(tokens.catalogueImports),
    }),
  );

  const { identity, stateFolder } = container.get(tokens.config);
  // Once: what people do with the week, the posts and the preferences afterwards is theirs.
  const seated = join(stateFolder, "people-seated");
  if (seed !== "catalogue and people" || emulatorHost === undefined || existsSync(seated)) return;
  onProgress("Seating the six people, with their meals, posts and messages");
  await seedPeople(
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
      clock: container.get(tokens.clock),
      ids: container.get(tokens.idSource),
    },
    { emulatorHost, projectId: identity.projectId },
  );
  await writeFile(seated, "");
}

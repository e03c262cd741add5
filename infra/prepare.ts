import type { Container } from "inversify";
import { underLock } from "../adapters/postgres/database_lock.ts";
import { migrate } from "../adapters/postgres/migrate.ts";
import { importCatalogue } from "../catalogue/importer/mod.ts";
import type { Config } from "./config.ts";
import { seedPeople } from "./seed/seed_people.ts";
import { whoLivesIn } from "./seed/who_lives_in.ts";
import { tokens } from "./tokens.ts";

export interface PrepareOptions {
  readonly seed: "nothing" | "catalogue" | "catalogue and people";
  /** Hears what is being done, for the person at the terminal. */
  readonly onProgress: (step: string) => void;
}

export interface Prepared {
  /** Whether the six people are there, from now or from an earlier start. */
  readonly arePeopleSeated: boolean;
}

/** What the settings ask for. */
export function whatToSeed({ importCatalogue, seedPeople }: Config): PrepareOptions["seed"] {
  if (!importCatalogue) return "nothing";
  return seedPeople ? "catalogue and people" : "catalogue";
}

/** Brings the database to where the server can begin: the newest schema, and what was asked for in it. */
export async function prepare(container: Container, { seed, onProgress }: PrepareOptions): Promise<Prepared> {
  const knex = container.get(tokens.knex);
  onProgress("Bringing the database to the newest schema");
  await migrate(knex);
  if (seed === "nothing") return { arePeopleSeated: false };

  onProgress("Importing the recipe catalogue");
  const { databaseUrl } = container.get(tokens.surroundings);
  // Of servers that start together, one imports; the others find it done.
  await underLock({ url: databaseUrl, lock: "catalogue" }, () =>
    importCatalogue({
      recipes: container.get(tokens.recipeStore),
      foods: container.get(tokens.foodStore),
      imports: container.get(tokens.catalogueImports),
    }),
  );
  return { arePeopleSeated: seed === "catalogue and people" && (await seatPeople(container, onProgress)) };
}

/**
 * Seats the six people once, and only where nobody lives yet: what anybody does with the week, the posts and the preferences
 * is theirs, and a backup that was brought back is not added to.
 *
 * @returns whether they are there.
 */
async function seatPeople(container: Container, onProgress: PrepareOptions["onProgress"]): Promise<boolean> {
  const { databaseUrl, emulatorHost } = container.get(tokens.surroundings);
  if (emulatorHost === undefined) return false;
  return await underLock({ url: databaseUrl, lock: "people" }, async () => {
    const inhabitants = await whoLivesIn(container.get(tokens.knex));
    if (inhabitants !== "nobody") return inhabitants === "the six";
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
      { emulatorHost, projectId: container.get(tokens.config).identity.projectId },
    );
    return true;
  });
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { type IdentityId, type Person, type PersonStore, type PreferenceStore } from "../../core/account/mod.ts";
import { type ChatStore, messageText, REQUEST_LIMIT } from "../../core/chat/mod.ts";
import { type PostFeed, type PostMealPorts, type PostStore, postMeal } from "../../core/community/mod.ts";
import { type MealPlanStore, saveMeal } from "../../core/meal_plan/mod.ts";
import type { RecipeStore } from "../../core/recipe/mod.ts";
import type { Clock } from "../../core/shared/mod.ts";
import { type EmulatorAccount, registerAccounts } from "./emulator_accounts.ts";
import {
  SEED_MESSAGES,
  SEED_PASSWORD,
  SEED_PEOPLE,
  SEED_POSTS,
  SEED_WEEK,
  type SeedPerson,
  type SeedPost,
} from "./people.ts";

export interface SeedPorts extends Omit<PostMealPorts, "posts"> {
  readonly people: PersonStore;
  readonly preferences: PreferenceStore;
  readonly posts: PostStore;
  readonly feed: PostFeed;
  readonly mealPlans: MealPlanStore;
  readonly recipes: RecipeStore;
  readonly chat: ChatStore;
  readonly clock: Clock;
}

/**
 * Creates the six demo users with their posts, likes, week and conversations. It skips existing ones, so that a second call
 * completes an interrupted first one. Preferences are written last, those of the first user at the very end: `detectSeedState`
 * reads them as the sign of completion.
 */
export async function createDemoUsers(
  ports: SeedPorts,
  emulator: { emulatorHost: string; projectId: string },
): Promise<void> {
  await registerAccounts(SEED_PEOPLE.map(seedAccount), emulator);
  const people = new Map<string, Person>();
  for (const person of SEED_PEOPLE) {
    people.set(person.slug, await ports.people.save(seedAccount(person)));
  }
  const personOf = (slug: string): Person => {
    const person = people.get(slug);
    if (!person) throw new Error(`Cannot seed: no demo user is called ${slug}`);
    return person;
  };

  await seedPosts(ports, personOf);
  await seedWeek(ports, personOf(SEED_WEEK.person));
  await seedMessages(ports, personOf);
  for (const { slug, preferences } of SEED_PEOPLE.toReversed()) {
    await ports.preferences.replace(personOf(slug).id, preferences);
  }
}

/** Sign-in address, such as `maya@example.com`. */
export function seedEmail({ slug }: SeedPerson): string {
  return `${slug}@example.com`;
}

/** The user's id at the identity service. */
export function seedIdentity({ slug }: SeedPerson): IdentityId {
  return `seed-${slug}` as IdentityId; // sound: the seed creates this identity
}

export function seedAccount(person: SeedPerson): EmulatorAccount {
  return {
    identityId: seedIdentity(person),
    email: seedEmail(person),
    password: SEED_PASSWORD,
    fullName: person.fullName,
  };
}

async function seedPosts(ports: SeedPorts, personOf: (slug: string) => Person): Promise<void> {
  const viewer = personOf(SEED_WEEK.person);
  const known = await ports.feed.list({
    viewerId: viewer.id,
    likedOnly: false,
    search: undefined,
    sort: "recent",
    after: undefined,
    limit: 100,
  });
  for (const post of SEED_POSTS) {
    const author = personOf(post.author);
    if (known.some(({ authorId, text }) => authorId === author.id && text.mealName === post.mealName)) continue;
    const { id } = await postMeal(ports, {
      authorId: author.id,
      mealName: post.mealName,
      ingredients: post.ingredients.join("\n"),
      instructions: post.steps.join("\n"),
      caption: post.caption,
      photo: await photoOf(post),
    });
    for (const slug of post.likedBy) await ports.posts.toggleLike(personOf(slug).id, id);
  }
}

async function photoOf({ photo }: SeedPost): Promise<Uint8Array> {
  return await readFile(join(import.meta.dirname, "photos", `${photo}.jpg`));
}

async function seedWeek(ports: SeedPorts, { id: userId }: Person): Promise<void> {
  const events = { publish() {} }; // no one is signed in yet
  for (const [day, mealTime, recipeId] of SEED_WEEK.meals) {
    await saveMeal({ ...ports, events }, { userId, day, mealTime, recipeId });
  }
}

async function seedMessages({ chat }: SeedPorts, personOf: (slug: string) => Person): Promise<void> {
  for (const [place, { from, to, text }] of SEED_MESSAGES.entries()) {
    const [senderId, receiverId] = [personOf(from).id, personOf(to).id];
    await chat.append(
      { senderId, receiverId, text: messageText(text), clientMessageId: `seed-${place}` },
      REQUEST_LIMIT,
    );
  }
}

/** `empty`: seeding may begin, or continue after it was interrupted. `seeded`: the demo users exist, perhaps beside others. */
export type SeedState = "empty" | "seeded" | "other users";

/** Reads the state from the data itself, so that a copied or restored database gives the same answer. */
export async function detectSeedState(knex: Knex): Promise<SeedState> {
  // The first demo user's preferences are written last, so they show that the seeding is complete.
  const [first = "", ...rest] = SEED_PEOPLE.map(seedIdentity);
  const { rows } = await knex.raw<{ rows: { is_complete: boolean; has_others: boolean }[] }>(
    `SELECT
       EXISTS (SELECT FROM person JOIN person_preference ON user_id = id WHERE identity_id = :first) AS is_complete,
       EXISTS (SELECT FROM person WHERE identity_id <> ALL (:demo)) AS has_others`,
    { first, demo: [first, ...rest] },
  );
  if (rows[0]?.is_complete) return "seeded";
  return rows[0]?.has_others ? "other users" : "empty";
}

import type { Knex } from "knex";
import { describe, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import { postFeedContract } from "../../contracts/community/post_feed_contract.ts";
import { type CommunityFixture, postStoreContract } from "../../contracts/community/post_store_contract.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { down, up } from "../migrations/20261129_01_recipe_name_of_post.ts";
import { PostgresPersonData } from "../personal_data/person_data.ts";
import { PostgresRecipeStore } from "../recipe/recipe_store.ts";
import { PostgresBlockStore } from "../safety/block_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile, freshDatabase } from "../testing/fresh_database.ts";
import { PostgresPostFeed } from "./post_feed.ts";
import { PostgresPostStore } from "./post_store.ts";

postStoreContract("Postgres", open);
postFeedContract("Postgres", open);

async function open(): Promise<CommunityFixture> {
  const database = await freshDatabase({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });
  const { knex } = database;
  const recipes = new PostgresRecipeStore(knex);
  const crowd = await knex("person")
    .insert(Array.from({ length: 50 }, (_each, index) => ({ identity_id: `crowd-${index}`, full_name: `N${index}` })))
    .returning<{ id: UserId }[]>("id");
  let isRecipeChanged = false;
  return {
    posts: new PostgresPostStore(knex),
    feed: new PostgresPostFeed(knex),
    blocks: new PostgresBlockStore(knex),
    crowd: crowd.map(({ id }) => id),
    rename,
    async changeRecipe(name) {
      if (name === undefined) await knex("recipe").where({ id: shakshuka.id }).delete();
      else await recipes.putAll([{ ...shakshuka, name }]);
      isRecipeChanged = true;
    },
    async clear() {
      if (isRecipeChanged) await recipes.putAll([shakshuka]);
      isRecipeChanged = false;
      await knex("post").delete();
      await knex("person_block").delete();
      for (const { id, fullName } of [maya, tomas]) await rename(id, fullName);
    },
    close: () => database.drop(),
  };

  async function rename(userId: UserId, fullName: string): Promise<void> {
    await knex("person").where({ id: userId }).update({ full_name: fullName });
  }
}

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

it("lists a page of the feed in one statement", async () => {
  const posts = new PostgresPostStore(database.knex);
  for (let index = 0; index < 5; index += 1) await posts.insert(newPost({ authorId: index % 2 ? maya.id : tomas.id }));
  const feed = new PostgresPostFeed(database.knex);
  const query = {
    viewerId: maya.id,
    likedOnly: true,
    search: "shak",
    recipeId: "shakshuka-with-feta",
    sort: "likes",
    limit: 101,
  } as const;

  const statements = await countStatements(database.knex, () =>
    feed.list({ ...query, after: { sort: "likes", id: 3, likeCount: 0 } }),
  );

  expect(statements).toHaveLength(1);
});

describe("a post and its author's new name, written concurrently", () => {
  it("is found by the new name when the name was first", async () => {
    const renaming = await database.knex.transaction();
    await rename(renaming, "Tomás the First");
    const inserting = new PostgresPostStore(database.knex).insert(newPost({ authorId: tomas.id }));
    await Promise.race([inserting, untilBlocked()]);
    await renaming.commit();
    const id = await inserting;

    expect(await foundBy("tomás the first")).toContain(id);
  });

  it("is found by the new name when the post was first", async () => {
    const posting = await database.knex.transaction();
    const id = await new PostgresPostStore(posting).insert(newPost({ authorId: tomas.id }));
    const renaming = rename(database.knex, "Tomás the Second");
    await Promise.race([renaming, untilBlocked()]);
    await posting.commit();
    await renaming;

    expect(await foundBy("tomás the second")).toContain(id);
  });

  async function rename(knex: Knex, fullName: string): Promise<void> {
    await knex("person").where({ id: tomas.id }).update({ full_name: fullName });
  }

  async function untilBlocked(): Promise<void> {
    let waiting: unknown;
    do {
      waiting = await database.knex("pg_locks").where({ granted: false }).first();
    } while (!waiting);
  }

  async function foundBy(search: string): Promise<number[]> {
    const query = { viewerId: maya.id, likedOnly: false, sort: "recent", after: undefined, limit: 100 } as const;
    return (await new PostgresPostFeed(database.knex).list({ ...query, search })).map(({ id }) => id);
  }
});

it("keeps the count right when a person who liked is deleted", async () => {
  const posts = new PostgresPostStore(database.knex);
  const id = await posts.insert(newPost());
  await posts.toggleLike(tomas.id, id);
  await posts.toggleLike(maya.id, id);
  await database.knex("person").where({ id: tomas.id }).delete();

  expect(await database.knex("post").where({ id }).first("like_count")).toEqual({ like_count: 1 });
});

it("migrates posts of other people's recipes to the recipe's name", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });
  try {
    await knex("stored_recipe").where({ id: tomatoSoup.id }).update({ owner_id: maya.id });
    await knex.transaction(down);
    const [hers, ofCatalogue, his] = await knex("post")
      .insert(
        [
          { user_id: maya.id, recipe_id: tomatoSoup.id },
          { user_id: tomas.id, recipe_id: shakshuka.id },
          { user_id: tomas.id, recipe_id: tomatoSoup.id },
        ].map((post, place) => ({ ...post, ...COLUMNS_OF_POST, photo_key: `photo-${place}` })),
      )
      .returning<{ id: number }[]>("id");
    await knex.transaction(up);

    const feed = new PostgresPostFeed(knex);
    const recipeOf = async (postId = 0) => {
      const post = await feed.findForViewer({ viewerId: maya.id, postId });
      return [post?.recipeId, post?.recipeName];
    };
    expect(await recipeOf(hers?.id)).toEqual([tomatoSoup.id, tomatoSoup.name]);
    expect(await recipeOf(ofCatalogue?.id)).toEqual([shakshuka.id, shakshuka.name]);
    expect(await recipeOf(his?.id)).toEqual([undefined, tomatoSoup.name]);
    const exported = [];
    for await (const page of new PostgresPersonData(knex).read(tomas.id, "posts")) exported.push(...page);
    expect(exported).toMatchObject([{ recipeName: null }, { recipeId: null, recipeName: tomatoSoup.name }]);
  } finally {
    await drop();
  }
});

const COLUMNS_OF_POST = {
  meal_name: "Soup",
  ingredients: "6 tomatoes",
  instructions: "Cook it gently.",
  caption: "",
  photo_width: 800,
  photo_height: 600,
  created_at: new Date("2026-11-19T18:30:00Z"),
};

import { beforeEach, describe, expect, it } from "vitest";
import { MemoryPhotoStorage } from "../../adapters/memory/community/photo_storage.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { CountingIdSource } from "../../adapters/memory/counting_id_source.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, shakshuka as recipe, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import { calendarDate } from "../shared/mod.ts";
import { photoKey } from "./photo.ts";
import { photosUnavailable } from "./photo_storage.ts";
import { type PostMealInput, type PostMealPorts, postMeal } from "./post_meal.ts";

const clock = new FixedClock(calendarDate("2026-11-19"));
const shakshuka: PostMealInput = {
  authorId: maya.id,
  mealName: "Shakshuka with Feta",
  ingredients: "4 eggs\r\n1 can of tomatoes",
  instructions: "Cook it gently.\r\nServe it warm.",
  caption: "Brunch!",
  photo: new Uint8Array([1, 2, 3]),
};
let posts: MemoryPostStore;
let photoStorage: MemoryPhotoStorage;
let ports: PostMealPorts;

beforeEach(() => {
  posts = new MemoryPostStore([maya], [], { recipes: [recipe] });
  photoStorage = new MemoryPhotoStorage(clock);
  ports = {
    posts,
    feed: posts,
    recipes: new MemoryRecipeStore([recipe]),
    suspensions: { suspendedUntil: async () => undefined },
    photoStorage,
    photoProcessor: decoded,
    ids: new CountingIdSource(),
    clock,
  };
});

// #community-call-post
it("stores the post, and its photo under a unique key", async () => {
  const post = await postMeal(ports, shakshuka);

  expect(post).toEqual({
    id: 1,
    authorId: maya.id,
    authorName: "Maya Lindqvist",
    text: {
      mealName: "Shakshuka with Feta",
      ingredients: "4 eggs\n1 can of tomatoes",
      instructions: "Cook it gently.\nServe it warm.",
      caption: "Brunch!",
    },
    photo: { key: "id-1", feedSize: { width: 800, height: 600 } },
    createdAt: clock.now(),
    likeCount: 0,
    likedByViewer: false,
    hidden: false,
  });
  expect(await storedKeys()).toEqual(["id-1"]);
  expect(await posts.find(1)).toMatchObject({ authorId: maya.id, photo: post.photo });
});

// #community-photo-limits
it("accepts a photo of exactly 10 MiB", async () => {
  await postMeal(ports, { ...shakshuka, photo: new Uint8Array(10 * 1024 * 1024) });

  expect(await photoStorage.sizeOf(photoKey("id-1"), 800)).toBe(10 * 1024 * 1024);
});

it("links the recipe that was cooked, by the recipe's name and not the post's", async () => {
  const post = await postMeal(ports, { ...shakshuka, mealName: "Sunday's pan", recipeId: recipe.id });

  expect(post).toMatchObject({ recipeId: recipe.id, recipeName: recipe.name });
  expect(await posts.find(post.id)).toMatchObject({ recipeId: recipe.id });
});

it("only names the recipe of another person", async () => {
  posts.changeRecipe(recipe.id, { name: recipe.name, ownerId: tomas.id });
  const post = await postMeal(ports, { ...shakshuka, recipeId: recipe.id });

  expect([post.recipeId, post.recipeName]).toEqual([undefined, recipe.name]);
});

it("is posted once under one client id, and keeps one photo", async () => {
  const sent = { ...shakshuka, clientId: "phone-1" };
  const first = await postMeal(ports, sent);
  expect((await postMeal(ports, { ...sent, mealName: "Changed" })).text.mealName).toBe("Shakshuka with Feta");
  expect(posts.postsOf(maya.id).map(({ id }) => id)).toEqual([first.id]);

  const atOnce: PostMealPorts["posts"] = {
    insert: (post) => posts.insert(post),
    findByClientId: async () => undefined,
    photosInUse: (keys) => posts.photosInUse(keys),
  };
  await postMeal({ ...ports, posts: atOnce }, sent);
  expect([posts.postsOf(maya.id).length, await storedKeys()]).toEqual([1, ["id-1"]]);
});

describe("refuses", () => {
  it.each([
    ["blank ingredients", { ingredients: " " }, "ingredients"],
    ["no photo", { photo: undefined }, "photo"],
    ["an empty photo", { photo: new Uint8Array() }, "photo"],
  ])("%s", async (_what, changes, field) => {
    const refused = { code: "invalid_input", message: "Please complete all fields, including a photo.", field };

    await expect(postMeal(ports, { ...shakshuka, ...changes })).rejects.toMatchObject(refused);
    expect(await storedKeys()).toEqual([]);
  });

  it("a recipe that the author cannot read", async () => {
    await expect(postMeal(ports, { ...shakshuka, recipeId: tomatoSoup.id })).rejects.toMatchObject({
      code: "invalid_input",
      field: "recipeId",
    });
    expect(await storedKeys()).toEqual([]);
  });

  it("a photo of more than 10 MiB, without decoding it", async () => {
    await expect(postMeal(ports, { ...shakshuka, photo: new Uint8Array(10 * 1024 * 1024 + 1) })).rejects.toMatchObject({
      code: "photo_too_large",
      field: "photo",
      message: "Cannot take the photo: it is larger than 10 MB",
    });
    expect(await storedKeys()).toEqual([]);
  });
});

describe("a failure of", () => {
  it("the storage leaves no post and no photo", async () => {
    const broken = { put: () => Promise.reject(photosUnavailable("the disk is full")), async remove() {} };

    await expect(postMeal({ ...ports, photoStorage: broken }, shakshuka)).rejects.toMatchObject({
      code: "photos_unavailable",
    });
    expect(await posts.find(1)).toBeUndefined();
  });

  it("the database leaves no post and no photo", async () => {
    const broken = {
      insert: () => Promise.reject(lost),
      findByClientId: async () => undefined,
      photosInUse: posts.photosInUse.bind(posts),
    };

    await expect(postMeal({ ...ports, posts: broken }, shakshuka)).rejects.toBe(lost);
    expect(await storedKeys()).toEqual([]);
  });

  it("the connection after the insert keeps post and photo", async () => {
    const broken: PostMealPorts["posts"] = {
      async insert(post) {
        await posts.insert(post);
        throw lost;
      },
      findByClientId: async () => undefined,
      photosInUse: posts.photosInUse.bind(posts),
    };

    await expect(postMeal({ ...ports, posts: broken }, shakshuka)).rejects.toBe(lost);
    expect(await storedKeys()).toEqual(["id-1"]);
  });

  it("the insert and of the check for the post reports the first error, and leaves the photo to the sweep", async () => {
    const broken = {
      insert: () => Promise.reject(lost),
      findByClientId: async () => undefined,
      photosInUse: () => Promise.reject(new Error("still lost")),
    };

    await expect(postMeal({ ...ports, posts: broken }, shakshuka)).rejects.toBe(lost);
    expect(await storedKeys()).toEqual(["id-1"]);
  });
});

const lost = new Error("the connection is lost");

const decoded: PostMealPorts["photoProcessor"] = {
  prepare: async (bytes) => ({ variants: [{ width: 800, bytes }], feedSize: { width: 800, height: 600 } }),
};

async function storedKeys(): Promise<string[]> {
  return (await photoStorage.list({ after: undefined, limit: 10 })).map(({ key }) => key);
}

it("refuses a suspended person, and stores no photo", async () => {
  const until = new Date("2026-11-26T00:00:00Z");
  const suspended = { ...ports, suspensions: { suspendedUntil: async () => until } };

  await expect(postMeal(suspended, shakshuka)).rejects.toMatchObject({ code: "suspended", until });
  expect(await photoStorage.list({ after: undefined, limit: 10 })).toEqual([]);
});

it("refuses a person without a verified e-mail address where one is required, and stores no photo", async () => {
  const requiring = (email: string | undefined) => ({ ...ports, verifiedEmails: { verifiedEmail: async () => email } });

  await expect(postMeal(requiring(undefined), shakshuka)).rejects.toMatchObject({ code: "email_not_verified" });
  expect(await storedKeys()).toEqual([]);
  expect(await postMeal(requiring("maya@example.com"), shakshuka)).toMatchObject({ authorId: maya.id });
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messageText } from "../../core/chat/mod.ts";
import { postText } from "../../core/community/mod.ts";
import { SEED_MESSAGES, SEED_PEOPLE, SEED_POSTS, SEED_WEEK } from "./people.ts";

const RECIPES = join(import.meta.dirname, "..", "..", "catalogue", "recipes");
const PHOTOS = join(import.meta.dirname, "photos");
const known = new Set(SEED_PEOPLE.map(({ slug }) => slug));

describe.each(SEED_PEOPLE)("$fullName", (person) => {
  it("has at least two preferences, none of them twice", () => {
    expect(person.preferences.length).toBeGreaterThanOrEqual(2);
    expect(new Set(person.preferences).size).toBe(person.preferences.length);
  });
});

it("has six people, none of them twice", () => {
  expect(SEED_PEOPLE).toHaveLength(6);
  expect(known.size).toBe(6);
});

describe.each(SEED_POSTS)("the post $mealName", ({ author, likedBy, photo, mealName, ingredients, steps, caption }) => {
  it("is a valid post", () => {
    const text = postText({
      mealName,
      ingredients: ingredients.join("\n"),
      instructions: steps.join("\n"),
      caption,
    });

    expect(text.ingredients.split("\n")).toEqual(ingredients);
    expect(text.instructions.split("\n")).toEqual(steps);
  });

  it("has an existing author and likes of existing users, each once", () => {
    expect(known).toContain(author);
    expect(likedBy.filter((slug) => !known.has(slug))).toEqual([]);
    expect(new Set(likedBy).size).toBe(likedBy.length);
  });

  it("has its own photo", () => {
    expect(existsSync(join(PHOTOS, `${photo}.jpg`))).toBe(true);
    expect(SEED_POSTS.filter((post) => post.photo === photo)).toHaveLength(1);
  });
});

it("has different names for each author's posts, which seeding recognises them by", () => {
  const names = SEED_POSTS.map(({ author, mealName }) => `${author}: ${mealName}`);

  expect(new Set(names).size).toBe(names.length);
});

describe("the planned week", () => {
  it("belongs to a demo user", () => {
    expect(known).toContain(SEED_WEEK.person);
  });

  it.each(SEED_WEEK.meals)("has for %s's %s a recipe of the catalogue, %s", (_day, _mealTime, recipeId) => {
    expect(existsSync(join(RECIPES, `${recipeId}.json`))).toBe(true);
  });

  it("fills no slot twice, and leaves some to be filled", () => {
    const slots = new Set(SEED_WEEK.meals.map(([day, mealTime]) => `${day} ${mealTime}`));

    expect(slots.size).toBe(SEED_WEEK.meals.length);
    expect(slots.size).toBeLessThan(7 * 4);
  });
});

describe("the conversations", () => {
  it.each(SEED_MESSAGES)("hold $from's message to $to: $text", ({ from, to, text }) => {
    expect(known).toContain(from);
    expect(known).toContain(to);
    expect(from).not.toBe(to);
    expect(messageText(text)).toBe(text);
  });

  it("are two", () => {
    const pairs = new Set(SEED_MESSAGES.map(({ from, to }) => [from, to].toSorted().join(" and ")));

    expect([...pairs].toSorted()).toEqual(["ingeborg and maya", "maya and tomas"]);
  });
});

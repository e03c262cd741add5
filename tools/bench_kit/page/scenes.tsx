import type { ReactNode } from "react";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { Masonry } from "../../../ui-kit/Masonry/mod.ts";
import { PostCard } from "../../../ui-kit/PostCard/mod.ts";
import { RecipeCard } from "../../../ui-kit/RecipeCard/mod.ts";
import { samplePosts } from "../../../ui-kit/testing/sample_posts.ts";
import { sampleDays, sampleMeals, sampleRecipes } from "../../../ui-kit/testing/sample_recipes.ts";
import { WeekGrid } from "../../../ui-kit/WeekGrid/mod.ts";

/** The rendered content, twice over: each `change` is one prop that every piece gets anew. */
export interface Scene {
  readonly name: string;
  readonly draw: (change: boolean) => ReactNode;
}

const RECIPES = Object.values(sampleRecipes);
const POSTED = Object.values(samplePosts);
const CARDS = 500;
const POSTS = 1000;

/** The scene that is scrolled through. */
export const SCROLLED_SCENE = "1,000 posts";

/** In the order of the table. */
export const scenes: readonly Scene[] = [
  {
    name: `${CARDS} recipe cards`,
    draw: (change) => (
      <CardGrid layout="even">
        {Array.from({ length: CARDS }, (_, index) => (
          <RecipeCard key={index} {...recipeOf(index)} favourite={change} onFavourite={ignore} />
        ))}
      </CardGrid>
    ),
  },
  {
    name: SCROLLED_SCENE,
    draw: (change) => (
      <Masonry>
        {Array.from({ length: POSTS }, (_, index) => (
          <PostCard key={index} {...postOf(index)} liked={change} onLike={ignore} onAsk={ignore} />
        ))}
      </Masonry>
    ),
  },
  {
    name: "a full week",
    draw: (change) => (
      <WeekGrid
        label="Nov 16 – Nov 22, 2026"
        days={sampleDays}
        meals={sampleMeals}
        mealAt={(day, meal) => recipeOf(day.length + meal.length + (change ? 1 : 0))}
        onOpen={ignore}
      />
    ),
  },
];

function recipeOf(index: number) {
  const recipe = RECIPES[index % RECIPES.length];
  if (!recipe) throw new Error("Cannot draw a card: there is no sample recipe");
  return recipe;
}

function postOf(index: number) {
  const post = POSTED[index % POSTED.length];
  if (!post) throw new Error("Cannot draw a post: there is no sample post");
  const { href, name, byline, picture, likes } = post;
  return { href, name, byline, picture, likes };
}

function ignore(): void {}

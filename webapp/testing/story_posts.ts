import type { StoredPost } from "../../adapters/memory/community/post_store.ts";
import { ingeborg, kwame, maya, priya, tomas, yuki } from "../../adapters/memory/people_and_recipes.ts";
import type { Person, UserId } from "../../core/account/mod.ts";
import { photoKey, postText } from "../../core/community/mod.ts";
import type { SentBefore } from "./api/mod.ts";
import { storyRecipe } from "./story_recipes.ts";

/** The fields of a post that a story sets; the others have defaults. */
export interface StoryPost {
  readonly id: number;
  readonly mealName: string;
  /** Tomás unless said otherwise. */
  readonly by?: Person;
  /** The recipe whose picture serves as the photo. */
  readonly photoOf?: string;
  /** Of 1,200 pixels of width; 900 by default. */
  readonly photoHeight?: number;
  readonly ingredients?: string;
  readonly caption?: string;
  readonly recipeId?: string;
  readonly likes?: number;
  readonly isLiked?: boolean;
}

/** A post, by default by Tomás and without likes. */
export function storyPost({ id, mealName, by = tomas, likes = 0, isLiked = false, ...changes }: StoryPost): StoredPost {
  const {
    photoOf = "miso-mushroom-ramen",
    photoHeight = 900,
    ingredients = "200 g ramen noodles\n2 tbsp white miso\n150 g brown mushrooms\n2 eggs",
    caption = "",
    recipeId,
  } = changes;
  const instructions = "Toast the mushrooms in a dry pan.\nSimmer the stock and stir in the miso.\nBoil the eggs.";
  return {
    id,
    authorId: by.id,
    authorName: by.fullName,
    text: postText({ mealName, ingredients, instructions, caption }),
    photo: { key: photoKey(photoOf), feedSize: { width: 1200, height: photoHeight } },
    recipeId,
    createdAt: new Date("2026-11-18T18:30:00.000Z"),
    likedBy: Array.from(
      { length: likes },
      (_each, index) => (index === 0 && isLiked ? maya.id : 3000 + index) as UserId,
    ),
  };
}

/** Tomás's ramen, which Maya likes. */
export const ramenPost = storyPost({
  id: 7,
  mealName: "Miso Mushroom Ramen",
  caption: "Three Sundays of tries went into this broth.",
  photoHeight: 1500,
  likes: 42,
  isLiked: true,
});

/** Maya's own. */
export const falafelPost = storyPost({
  id: 5,
  mealName: "Falafel Plate with Hummus",
  by: maya,
  photoOf: "falafel-plate-with-hummus",
  ingredients: "250 g dried chickpeas\n2 tbsp tahini\n1 lemon",
  likes: 27,
});

/** The feed of the reference picture. */
export const storyPosts: readonly StoredPost[] = [
  ramenPost,
  storyPost({
    id: 6,
    mealName: "Sunday Blueberry Pancakes",
    by: priya,
    photoOf: "blueberry-buttermilk-pancakes",
    photoHeight: 1500,
    likes: 64,
    isLiked: true,
  }),
  falafelPost,
  storyPost({
    id: 4,
    mealName: "Roasted Tomato Soup",
    by: priya,
    photoOf: "roasted-tomato-soup-with-basil",
    likes: 12,
  }),
  storyPost({
    id: 3,
    mealName: "Caprese from the Balcony",
    photoOf: "heirloom-tomato-caprese",
    photoHeight: 1200,
    likes: 9,
  }),
  storyPost({
    id: 2,
    mealName: "Friday Pizza",
    by: maya,
    photoOf: "pan-pizza-margherita",
    photoHeight: 1500,
    likes: 18,
  }),
];

/** Posts of the lemon salmon: by several people, with a long name among them. */
export const salmonPosts: readonly StoredPost[] = [
  { id: 26, mealName: "Salmon, but make it Monday", by: priya, photoHeight: 1500 },
  { id: 25, mealName: "Grandma Ingeborg's Lemon Salmon with Twice as Many Potatoes as Anyone Needs", by: ingeborg },
  { id: 24, mealName: "Lemon Salmon", by: kwame },
  { id: 23, mealName: "Lemon Salmon with Dill Potatoes", by: yuki, photoHeight: 1200 },
  { id: 22, mealName: "First try", by: maya },
  { id: 21, mealName: "Lemony!", by: tomas, likes: 3 },
].map((post) =>
  storyPost({ photoOf: "lemon-salmon-with-dill-potatoes", recipeId: "lemon-salmon-with-dill-potatoes", ...post }),
);

/** Maya's messages to Priya and Tomás, and his to her, oldest first. */
export const storyMessages: readonly SentBefore[] = [
  { from: maya, to: priya, text: "Your pancakes were gone in minutes.", at: "2026-11-17T12:10:00Z" },
  { from: maya, to: tomas, text: "Hi Tomás, your ramen looks perfect!", at: "2026-11-19T17:55:00Z" },
  { from: tomas, to: maya, text: "Thanks for asking about the ramen.", at: "2026-11-19T17:58:00Z" },
  {
    from: maya,
    to: tomas,
    text: "Was the broth white miso or red? Mine turned out too salty.",
    at: "2026-11-19T18:01:00Z",
  },
  {
    from: tomas,
    to: maya,
    text: "Yes! White miso, two spoons, stirred in off the heat.",
    at: "2026-11-19T18:02:00Z",
  },
];

/** {@linkcode storyMessages}, and messages of two people to whom Maya has never written. */
export const storyRequests: readonly SentBefore[] = [
  ...storyMessages,
  {
    from: kwame,
    to: maya,
    text: "Hello Maya! Your falafel made my week. Could you tell me which tahini you use, and whether you soak the chickpeas overnight or cook them first?",
    at: "2026-11-19T18:03:00Z",
  },
  { from: yuki, to: maya, text: "Is it spicy?", at: "2026-11-19T18:04:00Z" },
];

/** A recipe's picture as a file, as chosen in a file dialog. */
export async function storyPhoto(recipeId: string): Promise<File> {
  const reply = await fetch(storyRecipe(recipeId).mainImage);
  return new File([await reply.blob()], `${recipeId}.webp`, { type: "image/webp" });
}

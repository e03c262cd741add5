import { maya, priya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../core/account/mod.ts";
import type { ChatMessageWire } from "../../wire/chat_message.ts";
import type { CommunityPost } from "../../wire/community_post.ts";
import type { RecentConversation } from "../api/mod.ts";
import { storyRecipe } from "./story_recipes.ts";

/** The fields of a post that a story sets; the others have defaults. */
export interface StoryPost extends Partial<Omit<CommunityPost, "user_id">> {
  readonly id: number;
  readonly meal_name: string;
  /** Tomás unless said otherwise. */
  readonly by?: Person;
  /** The recipe whose picture serves as the photo. */
  readonly photoOf?: string;
}

/** A post, by default by Tomás and without likes. */
export function storyPost({ by = tomas, photoOf = "miso-mushroom-ramen", ...changes }: StoryPost): CommunityPost {
  return {
    user_id: by.id,
    author: by.fullName,
    ingredients: "200 g ramen noodles\n2 tbsp white miso\n150 g brown mushrooms\n2 eggs",
    instructions: "Toast the mushrooms in a dry pan.\nSimmer the stock and stir in the miso.\nBoil the eggs.",
    postText: "",
    photo: storyRecipe(photoOf).mainImage,
    photoWidth: 1200,
    photoHeight: 900,
    like_count: 0,
    likedByUser: 0,
    created_at: "2026-11-18T18:30:00.000Z",
    ...changes,
  };
}

/** Tomás's ramen, which Maya likes. */
export const ramenPost = storyPost({
  id: 7,
  meal_name: "Miso Mushroom Ramen",
  postText: "Three Sundays of tries went into this broth.",
  photoHeight: 1500,
  like_count: 42,
  likedByUser: 1,
});

/** Maya's own. */
export const falafelPost = storyPost({
  id: 5,
  meal_name: "Falafel Plate with Hummus",
  by: maya,
  photoOf: "falafel-plate-with-hummus",
  ingredients: "250 g dried chickpeas\n2 tbsp tahini\n1 lemon",
  like_count: 27,
});

/** The feed of the reference picture. */
export const storyPosts: readonly CommunityPost[] = [
  ramenPost,
  storyPost({
    id: 6,
    meal_name: "Sunday Blueberry Pancakes",
    by: priya,
    photoOf: "blueberry-buttermilk-pancakes",
    photoHeight: 1500,
    like_count: 64,
    likedByUser: 1,
  }),
  falafelPost,
  storyPost({
    id: 4,
    meal_name: "Roasted Tomato Soup",
    by: priya,
    photoOf: "roasted-tomato-soup-with-basil",
    like_count: 12,
  }),
  storyPost({
    id: 3,
    meal_name: "Caprese from the Balcony",
    photoOf: "heirloom-tomato-caprese",
    photoHeight: 1200,
    like_count: 9,
  }),
  storyPost({
    id: 2,
    meal_name: "Friday Pizza",
    by: maya,
    photoOf: "pan-pizza-margherita",
    photoHeight: 1500,
    like_count: 18,
  }),
];

/** What Maya and Tomás have said to each other, oldest first. */
export const storyMessages: readonly ChatMessageWire[] = [
  message(1, maya, "Hi Tomás, your ramen looks perfect!", "17:55"),
  message(2, tomas, "Thanks for asking about the ramen.", "17:58"),
  message(3, maya, "Was the broth white miso or red? Mine turned out too salty.", "18:01"),
  message(4, tomas, "Yes! White miso, two spoons, stirred in off the heat.", "18:02"),
];

/** Maya's conversations, the most recent first. */
export const storyConversations: readonly RecentConversation[] = [
  { userId: tomas.id, name: tomas.fullName, lastMessageAt: "2026-11-19T18:02:00.000Z", unread: 0 },
  { userId: priya.id, name: priya.fullName, lastMessageAt: "2026-11-17T12:10:00.000Z", unread: 0 },
];

function message(id: number, from: Person, text: string, time: string): ChatMessageWire {
  return {
    id,
    sender_id: from.id,
    receiver_id: from === maya ? tomas.id : maya.id,
    sender_name: from.fullName,
    message: text,
    created_at: `2026-11-19T${time}:00.000Z`,
    cursor: id,
  };
}

/** A recipe's picture as a file, as chosen in a file dialog. */
export async function storyPhoto(recipeId: string): Promise<File> {
  const reply = await fetch(storyRecipe(recipeId).mainImage);
  return new File([await reply.blob()], `${recipeId}.webp`, { type: "image/webp" });
}

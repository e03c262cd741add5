import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { bearer, type Registered } from "./people.ts";

/** A JPEG that compresses as badly as a phone's photo. */
export async function mealPhoto({ width = 640, height = 480 } = {}): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 140, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#e0a040", noise } })
    .jpeg()
    .toBuffer();
}

/** The same photo in the format that a file input needs. */
export async function photoFile(size?: Parameters<typeof mealPhoto>[0]) {
  return { name: "plate.jpg", mimeType: "image/jpeg", buffer: await mealPhoto(size) };
}

export interface Meal {
  readonly mealName: string;
  readonly ingredients?: string;
  readonly instructions?: string;
  readonly postText?: string;
}

/** Posts a meal through the API, and returns the post's number. */
export async function posted(request: APIRequestContext, author: Registered, meal: Meal): Promise<number> {
  const reply = await request.post("/api/community-posts", {
    headers: bearer(author),
    multipart: {
      ingredients: "1 beetroot",
      instructions: "Roast it.",
      postText: "",
      ...meal,
      photo: await photoFile(),
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { post } = (await reply.json()) as { post: { id: number } };
  return post.id;
}

/** A planned meal of one person. */
export interface PlannedMeal {
  readonly day: string;
  readonly time: string;
  /** Any date in the meal's week. */
  readonly date: string;
  readonly meal: { readonly id: string; readonly name: string };
}

/** Plans a meal through the API. */
export async function planned(request: APIRequestContext, person: Registered, slot: PlannedMeal): Promise<void> {
  const meal = { ...slot.meal, name: `${slot.time}: ${slot.meal.name}` };
  const reply = await request.post("/api/save-meal", { headers: bearer(person), data: { ...slot, meal } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { bearer, type Registered } from "./people.ts";

/** A photo as a phone takes it: a JPEG that does not shrink to nothing. */
export async function mealPhoto({ width = 640, height = 480 } = {}): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 140, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#e0a040", noise } })
    .jpeg()
    .toBuffer();
}

/** The same as a file input takes it. */
export async function photoFile(size?: Parameters<typeof mealPhoto>[0]) {
  return { name: "plate.jpg", mimeType: "image/jpeg", buffer: await mealPhoto(size) };
}

export interface Meal {
  readonly mealName: string;
  readonly ingredients?: string;
  readonly instructions?: string;
  readonly postText?: string;
}

/** Posts a meal without a screen, and answers the post's number. */
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

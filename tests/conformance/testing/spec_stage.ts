import sharp from "sharp";
import type { ApiRequest } from "../../../adapters/http/testing/api_client.ts";
import { pathOf, type SpecCall, type SpecRequest, type Stage } from "../spec_call.ts";
import type { Cook } from "./product.ts";

export const SMALL_PHOTO: Blob = new Blob(
  [
    new Uint8Array(
      await sharp({ create: { width: 16, height: 12, channels: 3, background: "tomato" } })
        .jpeg()
        .toBuffer(),
    ),
  ],
  { type: "image/jpeg" },
);

/** The data for a cook's calls. */
export function stageOf(cook: Pick<Cook, "uid" | "client">, { otherId }: { otherId: number }): Stage {
  let reported: Promise<number> | undefined;
  let suspended: Promise<number> | undefined;
  async function reportOther(): Promise<number> {
    await cook.client.post("/api/reports", { json: { kind: "person", id: otherId, reason: "other" } });
    const { body } = await cook.client.get("/api/moderation/reports");
    return (body as { reports: { id: number }[] }).reports[0]?.id ?? 0;
  }
  async function suspendOther(): Promise<number> {
    const suspendUntil = new Date(Date.now() + 3_600_000).toISOString();
    const json = { suspendUntil, reason: "Only adverts" };
    await cook.client.post(`/api/moderation/reports/${await reportOther()}/decision`, { json });
    const { body } = await cook.client.get("/api/moderation/log");
    return (body as { entries: { id: number }[] }).entries[0]?.id ?? 0;
  }
  return {
    uid: cook.uid,
    otherId,
    recipe: { id: "shakshuka-with-feta", name: "Shakshuka with Feta" },
    photo: SMALL_PHOTO,
    async post() {
      const form = formOf({
        mealName: "Sunday Pancakes",
        ingredients: "flour",
        instructions: "Fry.",
        photo: SMALL_PHOTO,
        recipeId: "shakshuka-with-feta",
      });
      const { body } = await cook.client.post("/api/community-posts", { form });
      return (body as { post: { id: number } }).post.id;
    },
    async pantryFood() {
      const { body } = await cook.client.post("/api/pantry", { json: { text: "2 lemons" } });
      return (body as { id: number }).id;
    },
    async ownRecipe() {
      const recipe = {
        name: "Goulash",
        ingredients: [{ lines: [{ text: "800 g beef" }] }],
        steps: [],
        notes: [],
        tags: [],
      };
      const { body } = await cook.client.post("/api/own-recipes", { json: { recipe } });
      return (body as { id: string }).id;
    },
    async session() {
      const { body } = await cook.client.post("/api/session");
      return (body as { session: { id: string } }).session.id;
    },
    report: () => (reported ??= reportOther()),
    suspension: () => (suspended ??= suspendOther()),
  };
}

/** A call as an HTTP request. */
export function wireOf(call: SpecCall, { id = "", query, body }: SpecRequest): ApiRequest & { path: string } {
  return {
    path: pathOf(call).replace(/\{\w+\}/u, id),
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : call.bodyAs === "form" ? { form: formOf(body) } : { json: body }),
  };
}

/** A request with one field set, or removed if the value is undefined. */
export function withField(
  request: SpecRequest,
  { name, place, value }: { name: string; place: "query" | "body"; value: unknown },
): SpecRequest {
  return { ...request, [place]: without({ ...request[place], [name]: value }) };
}

export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each, "photo.jpg");
      else form.append(name, String(each));
    }
  }
  return form;
}

function without(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

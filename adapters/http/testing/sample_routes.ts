import { z } from "zod";
import { IMPORT_FILE_MAX_BYTES } from "../../../core/cookbook/mod.ts";
import { call } from "../../../wire/call.ts";
import { route } from "../route.ts";

// One route of each kind, for tests of what all routes have in common.

const MEGABYTE = 2 ** 20;

export const echo = route(
  call("POST /api/echo", {
    summary: "Replies with the text",
    access: "signed-in",
    body: z.object({ text: z.string().max(200_000), firebaseUid: z.string().optional() }),
    reply: z.object({ text: z.string() }),
  }),
  async ({ body }) => ({ text: body.text }),
);
/** A call that only reads. */
export const measure = route(
  call("POST /api/measure", {
    summary: "Replies with the length of the text",
    access: "signed-in",
    rateClass: "read",
    body: z.object({ text: z.string().max(10), firebaseUid: z.string().optional() }),
    reply: z.object({ length: z.number() }),
  }),
  async ({ body }) => ({ length: body.text.length }),
);
export const shout = route(
  call("PUT /api/echo", {
    summary: "Replies with nothing",
    access: "signed-in",
    reply: z.undefined(),
  }),
  async () => undefined,
);
export const dish = route(
  call("GET /api/dish/:id", {
    summary: "A public dish",
    access: "public",
    params: z.object({ id: z.string().max(20) }),
    query: z.object({ portions: z.coerce.number().int().max(9).optional() }),
    reply: z.object({ id: z.string(), portions: z.number().optional() }),
  }),
  async ({ params, query }) => ({ id: params.id, ...(query.portions ? { portions: query.portions } : {}) }),
);
export const greeting = route(
  call("GET /api/greeting", {
    summary: "Greets the caller",
    access: "optional",
    reply: z.object({ hello: z.string() }),
  }),
  async ({ caller }) => ({ hello: caller?.fullName ?? "stranger" }),
);
export const photo = route(
  call("POST /api/photo", {
    summary: "Takes a photo",
    access: "signed-in",
    rateClass: "photo",
    upload: { field: "photo", kind: "photo", maxBytes: MEGABYTE },
    body: z.object({ caption: z.string().optional() }),
    reply: z.object({ bytes: z.number(), type: z.string(), caption: z.string() }),
  }),
  async ({ file, body }) => ({
    bytes: file?.bytes.length ?? 0,
    type: file?.declaredType ?? "",
    caption: body.caption ?? "",
  }),
);

export const importFile = route(
  call("POST /api/import", {
    summary: "Takes a large file",
    access: "signed-in",
    rateClass: "photo",
    upload: { field: "file", kind: "import", maxBytes: IMPORT_FILE_MAX_BYTES },
    reply: z.object({ bytes: z.number() }),
  }),
  async ({ file }) => ({ bytes: file?.bytes.length ?? 0 }),
);

/** A route that fails with whatever it is given. */
export function failing(error: unknown) {
  return route(
    call("GET /api/failing", {
      summary: "Fails",
      access: "public",
      reply: z.object({}),
      errors: ["recipe_not_found", "photos_unavailable"],
    }),
    async () => {
      throw error;
    },
  );
}

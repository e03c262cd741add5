import { beforeAll, expect, it } from "vitest";
import type { ApiReply } from "../../adapters/http/testing/api_client.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

// Many calls at once, with the default pool and rate limits: no call is refused. The contracts of the stores try the
// same of each store.

const product = productForFile();
let tomas: Cook & { userId: number };

beforeAll(async () => {
  tomas = await product.join("Tomás Herrera");
});

it("creates one account for a new user whose page makes different calls at once", async () => {
  const newcomer = await product.signUp("Yuki Tanaka");
  const query = { firebaseUid: newcomer.uid };
  const json = { ...query, fullName: newcomer.fullName };
  const replies = await atOnce(60, (n) =>
    n % 3 === 0
      ? newcomer.client.post("/save-user", { json })
      : newcomer.client.get(n % 3 === 1 ? "/recipes" : "/api/current-user", { query }),
  );

  expect(statusesOf(replies)).toEqual([200]);
  expect(await product.knex("person").where({ identity_id: newcomer.uid })).toMatchObject([
    { full_name: "Yuki Tanaka" },
  ]);
  expect((await newcomer.client.get("/api/user-info", { query })).body).toEqual({ fullName: "Yuki Tanaka" });
});

it("stores thirty photos at once, and deletes all of them with their posts", async () => {
  const fields = { mealName: "Sunday Pancakes", ingredients: "flour", instructions: "Fry.", photo: SMALL_PHOTO };
  const posted = await atOnce(30, () => tomas.client.post("/api/community-posts", { form: formOf(fields) }));
  const posts = posted.map(({ body }) => (body as { post: { id: number; photo: string } }).post);
  expect(new Set(posts.map(({ photo }) => photo)).size).toBe(30);

  // Each twice: the second call finds no post.
  const deleted = await Promise.all(
    posts.flatMap(({ id }) => [0, 1].map(() => tomas.client.delete(`/api/community-posts/${id}`))),
  );
  const photos = await Promise.all(posts.map(({ photo }) => fetch(`${product.url}${photo}`)));
  expect(deleted.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(statusesOf(deleted)).toEqual([200, 404]);
  expect(photos.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 404));
});

it("logs no error", async () => {
  expect((await product.readLog()).filter((line) => line.includes('"level":50'))).toEqual([]);
});

function atOnce(times: number, call: (n: number) => Promise<ApiReply>): Promise<ApiReply[]> {
  return Promise.all(Array.from({ length: times }, (_, n) => call(n)));
}

function statusesOf(replies: readonly ApiReply[]): number[] {
  return [...new Set(replies.map(({ status }) => status))].toSorted((a, b) => a - b);
}

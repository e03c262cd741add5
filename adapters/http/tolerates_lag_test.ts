import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { DomainError } from "../../core/shared/mod.ts";
import { call } from "../../wire/call.ts";
import { maya } from "../memory/people_and_recipes.ts";
import { readSource } from "../shared/lag_tolerance.ts";
import { route } from "./route.ts";
import { memoryAppForEachTest } from "./testing/memory_app.ts";
import { echo } from "./testing/sample_routes.ts";

const answered: string[] = [];

/** Reads as from a replica, which has not heard of the dish. */
const menu = route(
  call("GET /api/menu", {
    summary: "The menu",
    access: "known",
    toleratesLag: true,
    reply: z.object({ dish: z.string() }),
  }),
  async () => {
    const source = readSource();
    if (source?.current !== "undecided") {
      answered.push("primary");
      return { dish: "soup" };
    }
    answered.push("replica");
    source.current = "replica";
    throw new DomainError("recipe_not_found", "There is no soup");
  },
);

beforeEach(() => {
  answered.length = 0;
});
const app = memoryAppForEachTest({ routes: [menu, echo], hasSessionRoutes: true, hasReplica: true });

async function cookiesOf(): Promise<{ session: string; wrote: string }> {
  const { headers } = await app.as(maya).post("/api/session");
  const [session = "", wrote = ""] = headers.getSetCookie();
  expect(wrote).toBe("weekplate-wrote=1; Max-Age=30; Path=/; HttpOnly; SameSite=Lax");
  return { session: session.split(";")[0] ?? "", wrote: wrote.split(";")[0] ?? "" };
}

const readAs = (cookie: string) => app.stranger.get("/api/menu", { headers: { cookie, origin: app.url } });

it("asks the primary what the replica does not have", async () => {
  const { session } = await cookiesOf();

  expect((await readAs(session)).body).toEqual({ dish: "soup" });
  expect(answered).toEqual(["replica", "primary"]);
});

it("asks only the primary for a browser that has just written, and for a program with a token", async () => {
  const { session, wrote } = await cookiesOf();
  await readAs(`${session}; ${wrote}`);
  await app.as(maya).get("/api/menu");

  expect(answered).toEqual(["primary", "primary"]);
});

it("says that something was written only after a write that succeeded", async () => {
  const written = await app.as(maya).post("/api/echo", { json: { text: "salt" } });
  const refused = await app.as(maya).post("/api/echo", { json: { text: 7 } });
  const read = await app.as(maya).get("/api/menu");

  expect([written, refused, read].map(({ headers }) => headers.getSetCookie().length)).toEqual([1, 0, 0]);
});

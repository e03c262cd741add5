import { expect, it } from "vitest";
import { DAY_MS } from "../../../core/shared/mod.ts";
import type { AccessTokenView } from "../../../wire/account/access_tokens.ts";
import { makeCalendarFeed } from "../../../wire/calendar/mod.ts";
import { makeRecipeLink, shareOwnRecipe } from "../../../wire/cookbook/mod.ts";
import { invite, joinHousehold } from "../../../wire/household/mod.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type Route, route } from "../route.ts";
import type { ApiReply } from "../testing/api_client.ts";
import { memoryAppForEachTest } from "../testing/memory_app.ts";
import { echo, greeting } from "../testing/sample_routes.ts";

/** Each gives access that would outlive the token. */
const lasting: Route[] = [
  route(makeCalendarFeed, async () => ({ path: "/calendar/secret.ics", createdAt: "2026-11-19T12:00:00.000Z" })),
  route(invite, async () => ({ id: 1, token: "secret", expiresAt: "2026-11-19T12:00:00.000Z" })),
  route(joinHousehold, async () => {
    throw new Error("not reached");
  }),
  route(makeRecipeLink, async () => ({ path: "/shared/link-secret" })),
  route(shareOwnRecipe, async () => ({ path: "/shared/link-secret" })),
];
const app = memoryAppForEachTest({ routes: [echo, greeting, ...lasting], hasSessionRoutes: true });

/** Makes an access token of Maya. @returns its id and its secret. */
async function make(scope: "read" | "write", { days = 30 } = {}): Promise<AccessTokenView & { secret: string }> {
  const refreshToken = app.accounts.issueRefreshToken(maya.identityId);
  const json = { name: "Home Assistant", scope, days, refreshToken };
  const reply = await app.as(maya).post("/api/access-tokens", { json });
  expect(reply.status).toBe(200);
  return reply.body as AccessTokenView & { secret: string };
}

/** Calls with an access token. */
function call(secret: string, method: string, path: string, json?: unknown): Promise<ApiReply> {
  return app.stranger.send(method, { path, json, headers: { authorization: `Bearer ${secret}` } });
}

it("calls as its person, and says when it was used", async () => {
  const { secret, lastUsedAt } = await make("read");
  expect(lastUsedAt).toBeNull();
  app.clock.advance(10 * 60_000);

  expect(await call(secret, "GET", "/api/greeting")).toMatchObject({
    status: 200,
    body: { hello: maya.fullName },
  });
  const { body } = await app.as(maya).get("/api/access-tokens");
  expect(body).toMatchObject({
    accessTokens: [{ name: "Home Assistant", scope: "read", lastUsedAt: app.clock.now().toISOString() }],
  });
  expect(JSON.stringify(body)).not.toContain(secret);
});

it("changes something only with the scope for it", async () => {
  const body = { text: "Hello" };
  expect(await call((await make("read")).secret, "POST", "/api/echo", body)).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
  expect((await call((await make("write")).secret, "POST", "/api/echo", body)).status).toBe(200);
});

it.each(["/api/sessions", "/api/access-tokens"])("does not reach %s", async (path) => {
  expect((await call((await make("write")).secret, "GET", path)).status).toBe(403);
});

it.each(lasting)("does not make what outlives it: $method $path", async ({ method, path }) => {
  const { secret } = await make("write");
  const reply = await call(secret, method, path.replace(":id", "own-1"), { token: "secret", bringPlan: true });
  expect(reply).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

it("ends when its person logs out everywhere else, if they want that", async () => {
  const { secret } = await make("read");
  const logOut = (query: string) => app.as(maya).send("DELETE", { path: `/api/sessions${query}` });

  expect((await logOut("")).body).toEqual({ ended: 0 });
  expect((await call(secret, "GET", "/api/greeting")).status).toBe(200);
  expect((await logOut("?accessTokens=true")).body).toEqual({ ended: 1 });
  expect((await call(secret, "GET", "/api/greeting")).status).toBe(401);
});

it("is no session's cookie, and a session's cookie is no access token", async () => {
  const { secret } = await make("write");
  const headers = { cookie: `weekplate-session=${secret}` };
  expect((await app.stranger.get("/api/greeting", { headers })).body).toEqual({ hello: "stranger" });

  const session = await app.as(maya).post("/api/session", {});
  const cookie = /weekplate-session=(?<token>[\w-]+)/u.exec(session.headers.get("set-cookie") ?? "")?.groups?.["token"];
  expect((await call(`weekplate_${cookie}`, "GET", "/api/greeting")).status).toBe(401);
});

it("ends when its person ends it, and by no one else", async () => {
  const { id, secret } = await make("read");
  expect((await app.as(tomas).send("DELETE", { path: `/api/access-tokens/${id}` })).status).toBe(404);
  expect((await call(secret, "GET", "/api/greeting")).status).toBe(200);

  expect((await app.as(maya).send("DELETE", { path: `/api/access-tokens/${id}` })).status).toBe(200);
  expect((await call(secret, "GET", "/api/greeting")).status).toBe(401);
});

it("ends when it expires, however often it is used", async () => {
  const { secret } = await make("read", { days: 30 });
  for (let day = 1; day < 30; day += 1) {
    app.clock.advance(DAY_MS);
    expect((await call(secret, "GET", "/api/greeting")).status).toBe(200);
  }
  app.clock.advance(DAY_MS);
  expect((await call(secret, "GET", "/api/greeting")).status).toBe(401);
});

it("is not made without the identity service's refresh token, nor by another access token", async () => {
  const json = { name: "Home Assistant", scope: "write", days: 30 };
  expect(await app.as(maya).post("/api/access-tokens", { json })).toMatchObject({
    status: 400,
    body: { field: "refreshToken" },
  });
  const session = await app.as(maya).post("/api/session", {});
  const cookie = session.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(await app.stranger.post("/api/access-tokens", { json, headers: { cookie, origin: app.url } })).toMatchObject({
    status: 409,
    body: { code: "access_tokens_unavailable" },
  });
  expect((await call((await make("write")).secret, "POST", "/api/access-tokens", json)).status).toBe(403);
});

it("is refused beyond twenty of a person", async () => {
  for (let made = 0; made < 20; made += 1) await make("read");
  const json = { name: "One more", scope: "read", days: 30, refreshToken: "refresh-token-1" };
  expect(await app.as(maya).post("/api/access-tokens", { json })).toMatchObject({
    status: 409,
    body: { code: "too_many_access_tokens" },
  });
});

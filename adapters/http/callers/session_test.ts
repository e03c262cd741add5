import { describe, expect, it } from "vitest";
import type { Person, SessionId } from "../../../core/account/mod.ts";
import type { SessionView } from "../../../wire/account/session.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import type { ApiReply } from "../testing/api_client.ts";
import { memoryAppForEachTest } from "../testing/memory_app.ts";
import { echo, greeting } from "../testing/sample_routes.ts";

const MINUTE_MS = 60_000;
const ALLOWED = "https://table.example";
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const app = memoryAppForEachTest({
  routes: [echo, greeting],
  hasSessionRoutes: true,
  allowedOrigins: [ALLOWED],
  trustedProxies: ["loopback"],
});

/** Signs in, and returns the session's cookie as a browser sends it. */
async function signIn(person: Person, headers: Record<string, string> = {}): Promise<string> {
  const refreshToken = app.accounts.issueRefreshToken(person.identityId);
  const reply = await app.as(person).post("/api/session", { json: { refreshToken }, headers });
  expect(reply.status).toBe(200);
  return reply.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** Calls with a cookie, as our own page does. */
function send(
  cookie: string,
  method: string,
  { path, json, headers = {} }: { path: string; json?: unknown; headers?: Record<string, string> },
): Promise<ApiReply> {
  return app.stranger.send(method, { path, json, headers: { cookie, origin: app.url, ...headers } });
}

function greet(cookie: string): Promise<ApiReply> {
  return send(cookie, "GET", { path: "/api/greeting" });
}

async function sessionsOf(cookie: string): Promise<readonly SessionView[]> {
  const { body } = await send(cookie, "GET", { path: "/api/sessions" });
  return (body as { sessions: SessionView[] }).sessions;
}

describe("a session's cookie", () => {
  it("is not readable for scripts, and not sent with other sites' requests", async () => {
    const { headers } = await app.as(maya).post("/api/session");

    expect(headers.get("set-cookie")).toMatch(
      /^weekplate-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
  });

  it("is bound to the host and to encryption over TLS, also at a trusted proxy", async () => {
    const secure = { "x-forwarded-proto": "https" };
    const { headers } = await app.as(maya).post("/api/session", { headers: secure });
    const cookie = headers.get("set-cookie") ?? "";

    expect(cookie).toMatch(/^__Host-weekplate-session=[\w-]{43}; .*; Secure$/u);
    const call = { path: "/api/greeting", headers: secure };
    expect((await send(cookie.split(";")[0] ?? "", "GET", call)).body).toEqual({ hello: maya.fullName });
    expect((await send(await signIn(tomas), "GET", call)).body).toEqual({ hello: "stranger" });
  });

  // #account-session-cookie
  it("signs its person in, beside other cookies", async () => {
    const cookie = await signIn(maya);

    expect((await greet(`theme=dark; ${cookie}; other=1`)).body).toEqual({ hello: maya.fullName });
    const reply = await send(cookie, "POST", {
      path: "/api/echo",
      json: { text: "salt", firebaseUid: maya.identityId },
    });
    expect(reply.body).toEqual({ text: "salt" });
  });

  // #account-session-cookie
  it("gives way to a bearer token", async () => {
    const cookie = await signIn(maya);

    expect((await app.as(tomas).get("/api/greeting", { headers: { cookie } })).body).toEqual({ hello: tomas.fullName });
    expect((await app.as(tomas).post("/api/echo", { json: { text: "salt" }, headers: { cookie } })).status).toBe(200);
  });

  it.each(["weekplate-session=made-up", `weekplate-session=${"x".repeat(43)}`, "weekplate-session="])(
    "does not sign in as %s",
    async (cookie) => {
      expect((await send(cookie, "POST", { path: "/api/echo", json: { text: "salt" } })).status).toBe(401);
    },
  );

  it("does not prove another person's uid", async () => {
    const json = { text: "salt", firebaseUid: tomas.identityId };

    expect((await send(await signIn(maya), "POST", { path: "/api/echo", json })).status).toBe(403);
  });

  it("learns within 60 seconds which address of the account is verified, and trusts no stored one", async () => {
    const cookie = await signIn(maya);
    const { id } = (await app.people.findByIdentity(maya.identityId)) ?? maya;
    const email = "changed@kitchen.example";
    app.accounts.setEmail(maya.identityId, { email, emailVerified: true });
    app.clock.advance(MINUTE_MS);
    await greet(cookie);

    expect(await app.people.verifiedEmail(id)).toBe(email);
  });

  it("does not start another session", async () => {
    expect((await send(await signIn(maya), "POST", { path: "/api/session" })).status).toBe(401);
  });
});

describe("a change with a session's cookie", () => {
  it.each([
    ["our own page", (url: string) => ({ origin: url })],
    ["our own page in a newer browser", (url: string) => ({ origin: url, "sec-fetch-site": "same-origin" })],
    ["an allowed origin", () => ({ origin: ALLOWED, "sec-fetch-site": "cross-site" })],
  ])("is made by %s", async (_name, headersFor) => {
    const headers: Record<string, string> = headersFor(app.url);
    const call = { path: "/api/echo", json: { text: "salt" }, headers };

    expect((await send(await signIn(maya), "POST", call)).status).toBe(200);
  });

  // #account-session-origin
  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site in an older browser", { origin: "https://evil.example" }],
    ["another port of this machine", { origin: "http://127.0.0.1:1" }],
    ["a page without an origin", { origin: "null" }],
    ["a request that the browser says is another site's", { "sec-fetch-site": "cross-site" }],
    ["a request that the browser says is a sibling's", { "sec-fetch-site": "same-site" }],
    ["a request by hand", { "sec-fetch-site": "none" }],
  ])("is refused from %s", async (_name, headers) => {
    const call = { path: "/api/echo", json: { text: "salt" }, headers };

    expect(await send(await signIn(maya), "POST", call)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("is refused from our own page that was not encrypted, where the call is", async () => {
    const secure = { "x-forwarded-proto": "https" };
    const cookie = await signIn(maya, secure);
    const from = (origin: string) =>
      send(cookie, "POST", { path: "/api/echo", json: { text: "salt" }, headers: { ...secure, origin } });

    expect((await from(app.url)).status).toBe(403);
    expect((await from(app.url.replace("http:", "https:"))).status).toBe(200);
  });

  it("is refused without an Origin, where a read is not", async () => {
    const headers = { cookie: await signIn(maya) };

    expect((await app.stranger.post("/api/echo", { json: { text: "salt" }, headers })).status).toBe(403);
    expect((await app.stranger.delete("/api/session", { headers })).status).toBe(403);
    expect((await app.stranger.get("/api/greeting", { headers })).body).toEqual({ hello: maya.fullName });
  });
});

describe("the list of sessions", () => {
  it("has each with its device and when it was last seen", async () => {
    const phone = await signIn(maya, { "user-agent": userAgent });
    app.clock.advance(7 * MINUTE_MS);
    const laptop = await signIn(maya);
    await signIn(tomas);
    app.clock.advance(MINUTE_MS);

    expect(await sessionsOf(phone)).toMatchObject([
      {
        device: "Firefox on Linux",
        isCurrent: true,
        createdAt: "2026-11-19T00:00:00.000Z",
        lastSeenAt: "2026-11-19T00:08:00.000Z",
      },
      { device: "Unknown device", isCurrent: false },
    ]);
    expect((await sessionsOf(laptop)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it("ends one session, and no other person's", async () => {
    const [phone, laptop, other] = [await signIn(maya), await signIn(maya), await signIn(tomas)];
    const idOf = async (cookie: string) => (await sessionsOf(cookie)).find(({ isCurrent }) => isCurrent)?.id;
    const [laptopId, otherId] = [await idOf(laptop), await idOf(other)];
    const ended: SessionId[] = [];
    app.sessionResolver.onEnded((ids) => ended.push(...ids));

    expect((await send(phone, "DELETE", { path: `/api/sessions/${otherId}` })).status).toBe(404);
    expect((await send(phone, "DELETE", { path: `/api/sessions/${laptopId}` })).body).toEqual({ ended: 1 });
    expect((await greet(laptop)).status).toBe(401);
    expect((await greet(other)).body).toEqual({ hello: tomas.fullName });
    expect(ended).toEqual([laptopId]);
  });

  it("ends all others", async () => {
    const [phone, laptop, other] = [await signIn(maya), await signIn(maya), await signIn(tomas)];

    expect((await send(phone, "DELETE", { path: "/api/sessions" })).body).toEqual({ ended: 1 });
    expect([(await greet(phone)).status, (await greet(laptop)).status, (await greet(other)).status]).toEqual([
      200, 401, 200,
    ]);
  });

  it("has one session where the same browser signs in twice", async () => {
    const first = await signIn(maya);
    const second = await signIn(maya, { cookie: first });

    expect(await sessionsOf(second)).toHaveLength(1);
    expect((await greet(first)).status).toBe(401);
  });
});

it("logs out: the session ends, and the browser drops the cookie", async () => {
  const cookie = await signIn(maya);
  const reply = await send(cookie, "DELETE", { path: "/api/session" });

  expect(reply.body).toEqual({ ended: 1 });
  expect(reply.headers.get("set-cookie")).toMatch(/^weekplate-session=; Max-Age=0; Path=\//u);
  expect((await greet(cookie)).status).toBe(401);
});

// #account-out-in-a-minute
it("ends a session within 60 seconds of its account's end", async () => {
  const cookie = await signIn(maya);
  const ended: SessionId[] = [];
  app.sessionResolver.onEnded((ids) => ended.push(...ids));
  app.accounts.deactivate(maya.identityId);
  app.clock.advance(MINUTE_MS);

  expect((await greet(cookie)).status).toBe(401);
  expect(ended).toHaveLength(1);
});

it("goes on for 30 minutes while the identity service is unreachable, then answers 503 and not 401", async () => {
  const cookie = await signIn(maya);
  app.accounts.setAvailable(false);
  app.clock.advance(29 * MINUTE_MS);
  expect((await greet(cookie)).status).toBe(200);

  app.clock.advance(2 * MINUTE_MS);
  expect(await greet(cookie)).toMatchObject({ status: 503, body: { code: "identity_unavailable" } });
  app.accounts.setAvailable(true);
  app.clock.advance(MINUTE_MS);
  expect((await greet(cookie)).status).toBe(200);
});

it("ends a session without a refresh token with its identity token", async () => {
  const reply = await app.as(maya).post("/api/session");
  const cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? "";
  app.clock.advance(59 * MINUTE_MS);
  expect((await greet(cookie)).status).toBe(200);

  app.clock.advance(2 * MINUTE_MS);
  expect((await greet(cookie)).status).toBe(401);
});

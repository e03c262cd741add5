import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { DomainError } from "../../core/shared/mod.ts";
import { call } from "../../wire/call.ts";
import { maya, tomas } from "../memory/people_and_recipes.ts";
import { route } from "./route.ts";
import { type MemoryApp, startMemoryApp } from "./testing/memory_app.ts";
import { dish, echo, failing, greeting, shout } from "./testing/sample_routes.ts";

let app: MemoryApp;

beforeEach(async () => {
  app = await startMemoryApp({ routes: [echo, shout, dish, greeting] });
});
afterEach(() => app.close());

async function restart(options: Parameters<typeof startMemoryApp>[0]): Promise<void> {
  await app.close();
  app = await startMemoryApp(options);
}

describe("access", () => {
  it("needs no token with optional access, but refuses an invalid one", async () => {
    expect((await app.stranger.get("/api/greeting")).body).toEqual({ hello: "stranger" });
    expect((await app.as(maya).get("/api/greeting")).body).toEqual({ hello: "Maya Lindqvist" });
    const withGarbage = await app.stranger.get("/api/greeting", { headers: { authorization: "Bearer garbage" } });
    expect(withGarbage.status).toBe(401);
    expect(withGarbage.headers.get("www-authenticate")).toBe("Bearer");
  });

  it("never reads a token on a public call", async () => {
    const { status } = await app.stranger.get("/api/dish/soup", { headers: { authorization: "Bearer provider-key" } });

    expect(status).toBe(200);
    expect(app.verifier.verifyCount).toBe(0);
  });

  // #account-keys-unavailable
  it("replies 503 and not 401 while tokens can't be verified", async () => {
    const client = app.as(maya);
    app.verifier.setAvailable(false);
    const reply = await client.post("/api/echo", { json: { text: "x" } });

    expect(reply).toMatchObject({ status: 503, body: { code: "identity_unavailable" } });
    expect(reply.headers.get("retry-after")).toBe("5");
  });

  // #server-no-store
  it("excludes private replies from every cache", async () => {
    for (const client of [app.as(maya), app.stranger]) {
      expect((await client.get("/api/greeting")).headers.get("cache-control")).toBe("no-store");
    }
    expect((await app.stranger.get("/api/nothing")).headers.get("cache-control")).toBe("no-store");
    expect((await app.stranger.get("/api/dish/soup")).headers.get("cache-control")).toBe("no-cache");
  });

  it("does not read the body of an unauthenticated request", async () => {
    const reply = await app.stranger.post("/api/echo", { text: "{", headers: { "content-type": "application/json" } });

    expect(reply.status).toBe(401);
  });
});

describe("paths and methods", () => {
  it("replies to OPTIONS with the methods of the path", async () => {
    const options = await app.stranger.send("OPTIONS", { path: "/api/echo" });

    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, PUT"]);
  });

  it("finds a path with a slash at its end", async () => {
    expect((await app.as(maya).delete("/api/echo/")).status).toBe(405);
    expect((await app.stranger.get("/api/dish/soup/")).status).toBe(200);
  });

  // #server-request-id
  it("gives every response a new id, and ignores a client's id", async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { headers } = await app.stranger.get("/api/nothing", { headers: { "x-request-id": "mine" } });
        return headers.get("x-request-id");
      }),
    );

    expect(new Set(ids).size).toBe(5);
    expect(ids).not.toContain("mine");
  });
});

describe("failures", () => {
  const logged: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line: string) => logged.push(line) });

  beforeEach(() => {
    logged.length = 0;
  });

  // #error-envelope
  it.each([
    ["a domain error", new DomainError("recipe_not_found", "No such recipe"), 404, "recipe_not_found"],
    ["an unavailable service", new DomainError("photos_unavailable", "Not now"), 503, "photos_unavailable"],
    ["an error that the call does not declare", new DomainError("shop_not_found", "No such shop"), 500, "internal"],
    ["an unexpected error", new TypeError("Cannot read properties of undefined"), 500, "internal"],
    ["nonsense", "a thrown text", 500, "internal"],
  ])("replies to %s with the error envelope", async (_name, error, status, code) => {
    await restart({ routes: [failing(error)], logger });
    const reply = await app.stranger.get("/api/failing");

    expect(reply).toMatchObject({ status, body: { code } });
    expect(reply.headers.get("retry-after")).toBe(status === 503 ? "5" : null);
    expect(logged.some((line) => JSON.parse(line).level === 50)).toBe(status >= 500);
  });

  // #error-no-internals
  it("writes an unexpected error to the log, and hides it from the client", async () => {
    const fault = Object.assign(new Error("relation person has no column nmae"), { detail: "(email)=(maya@x.org)" });
    await restart({ routes: [failing(fault)], logger });
    const { body } = await app.stranger.get("/api/failing");

    expect(JSON.stringify(body)).not.toContain("relation");
    const { requestId } = body as { requestId: string };
    const line = logged.find((each) => each.includes(requestId));
    expect(line).toContain("relation person has no column nmae");
    expect(line).not.toContain("maya@x.org");
  });

  // #error-retry-after
  it("replies 503 while a backing service can't be reached", async () => {
    await restart({ routes: [failing(new Error("pool empty"))], isUnavailable: () => true });

    expect(await app.stranger.get("/api/failing")).toMatchObject({ status: 503, body: { code: "unavailable" } });
  });

  it("replies 500 for a reply that does not match its schema, where replies are checked", async () => {
    const leaky = route(
      call("GET /api/leaky", {
        summary: "Says too much",
        access: "public",
        reply: z.object({ name: z.string() }),
      }),
      async () => ({ name: "Maya", email: "maya@example.com" }),
    );
    await restart({ routes: [leaky], checkReplies: true });

    expect((await app.stranger.get("/api/leaky")).status).toBe(500);
  });

  // #server-logs-private
  it("logs no token, query, body or id", async () => {
    await restart({ routes: [echo, dish], logger });
    await app.as(maya).post("/api/echo", { json: { text: "a secret sauce" }, query: { q: "private" } });
    await app.stranger.get("/api/dish/soup");
    await expect.poll(() => logged.length).toBe(2);

    expect(JSON.parse(logged[0] ?? "")).toMatchObject({
      method: "POST",
      route: "/api/echo",
      status: 200,
      userId: 1001,
    });
    for (const secret of ["secret sauce", "private", "token-", "soup", maya.identityId, "@"]) {
      expect(logged.join("")).not.toContain(secret);
    }
  });
});

it("notifies a route that its client has disconnected, so that a search can stop", async () => {
  const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const search = route(
    call("GET /api/search", {
      summary: "Searches until the client goes",
      access: "public",
      reply: z.undefined(),
    }),
    async ({ closed }) => {
      begun.resolve();
      await closed();
      gone.resolve();
      return undefined;
    },
  );
  await restart({ routes: [search] });
  const client = new AbortController();
  const reply = fetch(`${app.url}/api/search`, { signal: client.signal });
  await begun.promise;
  client.abort();

  await expect(reply).rejects.toMatchObject({ name: "AbortError" });
  await gone.promise;
});

describe("rate limits", () => {
  const rateLimits = {
    readsPerMinute: 3,
    writesPerMinute: 2,
    photosPerTenMinutes: 1,
    addressReadsPerMinute: 4,
    savePreferencesPerMinute: 1,
  };

  // #error-retry-after
  it("counts each person's writes, and returns when to retry", async () => {
    await restart({ routes: [echo], rateLimits });
    const [asMaya, asTomas] = [app.as(maya), app.as(tomas)];
    const write = (client: typeof asMaya) => client.post("/api/echo", { json: { text: "x" } });
    await write(asMaya);
    app.clock.advance(20_000);
    await write(asMaya);

    const refused = await write(asMaya);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(refused.headers.get("retry-after")).toBe("40");
    expect((await write(asTomas)).status).toBe(200);
    app.clock.advance(40_000);
    expect((await write(asMaya)).status).toBe(200);
  });

  it("counts requests without a token, or with an invalid one, by address", async () => {
    await restart({ routes: [dish, greeting], rateLimits });
    await app.stranger.get("/api/dish/soup");
    await app.stranger.get("/api/greeting");
    for (let n = 0; n < 2; n += 1)
      await app.stranger.get("/api/greeting", { headers: { authorization: "Bearer bad" } });

    expect((await app.stranger.get("/api/dish/soup")).status).toBe(429);
    expect((await app.as(maya).get("/api/greeting")).status).toBe(200);
  });

  // #limit-proxy
  it("uses X-Forwarded-For of trusted proxies only", async () => {
    const from = (address: string) =>
      app.stranger.get("/api/dish/soup", { headers: { "x-forwarded-for": address } }).then(({ status }) => status);
    const five = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"];

    await restart({ routes: [dish], rateLimits });
    expect(await Promise.all(five.map(from))).toContain(429);
    await restart({ routes: [dish], rateLimits, trustedProxies: ["loopback"] });
    expect(await Promise.all(five.map(from))).not.toContain(429);
  });
});

it("refuses addresses of other sites, where it checks them", async () => {
  const app = await startMemoryApp({ routes: [greeting], isOwnHost: (host) => host !== "evil.example" });
  // `fetch` sets no `Host`.
  const status = async (headers: Record<string, string>) => {
    const [reply] = (await once(get(`${app.url}/api/greeting`, { headers }), "response")) as [IncomingMessage];
    reply.resume();
    return reply.statusCode;
  };

  expect([await status({}), await status({ host: "evil.example" })]).toEqual([200, 403]);
  await app.close();
});

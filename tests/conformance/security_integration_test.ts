import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { ApiReply } from "../../adapters/http/testing/api_client.ts";
import { SEED_PEOPLE } from "../../infra/seed/people.ts";
import { joinChat } from "./testing/chat_client.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { rawGet, rawRequest } from "./testing/raw_request.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

// Attacks on the product, with the demo users in it. Every reply to a client is searched for the uids and e-mails of other
// users.

const METRICS_TOKEN = "the-token-for-metrics";
const product = productForFile({
  seed: "catalogue and demo users",
  settings: {
    METRICS_TOKEN,
    RATE_WRITES_PER_MINUTE: "40",
    RATE_READS_PER_MINUTE: "60",
    RATE_SAVE_PREFERENCES_PER_MINUTE: "5",
  },
});
let maya: Cook & { userId: number };
let tomas: Cook & { userId: number };
/** Addresses of calendar feeds, which the log must not have. */
const feedPaths: string[] = [];

beforeAll(async () => {
  [maya, tomas] = [await product.join("Maya of Bergen"), await product.join("Tomás of Oslo")];
});

describe("headers", () => {
  const origin = { origin: "https://evil.example" };
  const unwanted = ["x-powered-by", "server", "set-cookie", "access-control-allow-origin"];

  // #server-headers
  it.each(["/", "/week", "/nowhere", "/service-worker.js"])(
    "protect the page %s, and allow the sign-in popup",
    async (path) => {
      const { headers } = await product.stranger.get(path, { headers: { accept: "*/*", ...origin } });
      const policy = new Map(
        (headers.get("content-security-policy") ?? "").split(";").map((rule) => {
          const [name = "", ...sources] = rule.trim().split(/\s+/u);
          return [name, sources.join(" ")];
        }),
      );

      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(policy.get("default-src")).toBe("'self'");
      expect(policy.get("object-src")).toBe("'none'");
      expect(policy.get("frame-ancestors")).toBe("'none'");
      expect(policy.get("script-src")).not.toMatch(/unsafe|\*|data:/u);
      expect(policy.get("style-src")).toMatch(/^'self'(?: 'nonce-[\w-]{22}')?$/u);
      expect(policy.get("require-trusted-types-for")).toBe("'script'");
      expect(policy.get("connect-src")).toContain(`http://${product.emulatorHost}`);
      expect(policy.get("frame-src")).toContain("https://demo-weekplate.firebaseapp.com");
      expect(unwanted.filter((name) => headers.has(name))).toEqual([]);
    },
  );

  it.each(["/api/recipes", "/api/nothing", "/config.json", "/favicon.svg", "/pictures/none.webp"])(
    "let %s run nothing if it is opened as a page",
    async (path) => {
      const { headers } = await product.stranger.get(path, { headers: origin });

      expect(headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(unwanted.filter((name) => headers.has(name))).toEqual([]);
    },
  );
});

describe("pages", () => {
  const page = { headers: { accept: "text/html" } };

  // #screen-not-found
  it.each([
    "/nowhere",
    "/week/2",
    "/recipe",
    "/.env",
    "/package.json",
    "/infra/config.ts",
    "/.git/config",
    "/index.php",
  ])("answers %s with the app's not-found page", async (path) => {
    const reply = await product.stranger.get(path, page);

    expect(reply.status).toBe(404);
    expect(reply.body).toContain('<div id="root">');
    const asData = await product.stranger.get(path, { headers: { accept: "application/json" } });
    expect(asData).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("path traversal", () => {
  const ways = ["../../infra/", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "....//", "%252e%252e%252f", "../../infra/"];
  const targets = ["package.json", "README.md", "infra/config.ts"];
  const folders = ["/pictures/", "/photos/", "/assets/", "/photos/00000000-0000-4000-8000-000000000000/"];

  it.each(folders.flatMap((folder) => ways.map((way) => [folder, way])))(
    "is not possible from %s by %s",
    async (folder, way) => {
      const content = await Promise.all(targets.map((target) => readFile(target, "utf8")));
      for (const [place, target] of targets.entries()) {
        for (const depth of [1, 2, 3, 4, 6]) {
          const reply = await rawGet(product.host, `${folder}${way.repeat(depth)}${target}`);
          expect(reply.status).toBeGreaterThanOrEqual(400);
          expect(reply.status).toBeLessThan(500);
          expect(reply.body).not.toContain(content[place]?.slice(0, 40));
        }
      }
    },
  );

  it.each([
    "/pictures/",
    "/photos/",
    "/assets/",
    "/pictures",
    "/photos",
    "/assets/../",
    "/pictures/%00.webp",
    "/pictures/%",
  ])("lists no folder at %s", async (path) => {
    const { status, body } = await rawGet(product.host, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain("shakshuka");
  });

  it("is not possible with an absolute address", async () => {
    for (const path of ["//etc/passwd", "/pictures//etc/passwd", `http://${product.host}/pictures/../package.json`]) {
      const { body } = await rawGet(product.host, path);
      expect(body).not.toMatch(/root:[^:]*:0:0:|"devDependencies"/u);
    }
  });
});

describe("unusual requests", () => {
  it("are answered at any length, and so is the next one", async () => {
    const replies = await Promise.all([
      product.stranger.get("/api/recipes", { query: { query: "x".repeat(10_000) } }),
      product.stranger.get("/api/recipes", { query: Array.from({ length: 2_000 }, (_, n) => `p${n}=`).join("&") }),
      product.stranger.get(`/api/recipe/${"x".repeat(10_000)}`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([400, 200, 404]);
    expect((await rawGet(product.host, `/api/recipes?query=${"x".repeat(20_000)}`)).status).toBe(431);
    expect(await product.stranger.get("/healthz")).toMatchObject({ status: 200 });
  });

  it("cannot inject a header", async () => {
    const injected = "x%0d%0aSet-Cookie:%20a=b%0d%0aX-Injected:%20yes";
    for (const path of [
      `/api/recipe/${injected}`,
      `/${injected}`,
      `/api/recipes?query=${injected}`,
      `/photos/${injected}/800.webp`,
    ]) {
      const { head, status } = await rawGet(product.host, path);
      expect(status).toBeLessThan(500);
      expect(head).not.toMatch(/^(?:set-cookie|x-injected):/imu);
    }
    const spoofed = await product.stranger.get("/api/nothing", { headers: { "x-request-id": "mine" } });
    expect(spoofed.headers.get("x-request-id")).not.toBe("mine");
  });

  it("cannot smuggle another request", async () => {
    const host = `Host: ${product.host}\r\nConnection: close\r\n`;
    const json = "Content-Type: application/json\r\n";
    const both = `POST /find-recipes HTTP/1.1\r\n${host}${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`;
    const twice = `POST /find-recipes HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`;
    const noHost = "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n";

    for (const text of [both, twice, noHost, "nonsense\r\n\r\n"]) {
      expect((await rawRequest(product.host, text)).status).toBe(400);
    }
  });
});

describe("texts", () => {
  const markup = '<script>alert("1")</script>\u202eabc\u202c & 🍅 \u0000'.replace("\u0000", "\\u0000 'OR 1=1; --");

  it("are returned unchanged as data, including markup and direction marks", async () => {
    const fullName = 'alert("1") & 🍅 OR 1=1; --';
    const cook = await product.join(fullName);
    const form = { mealName: markup, ingredients: markup, instructions: "x".repeat(10_000), postText: markup };
    const { headers, body } = await cook.client.post("/api/community-posts", {
      form: formOf({ ...form, photo: SMALL_PHOTO }),
    });

    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(body).toMatchObject({
      post: {
        author: fullName,
        meal_name: markup,
        ingredients: markup,
        instructions: "x".repeat(10_000),
        postText: markup,
      },
    });
    expect((await cook.client.get("/api/user-info")).body).toEqual({ fullName });
    const { body: found } = await tomas.client.get("/api/community-posts", { query: { search: '<script>alert("1")' } });
    expect(found).toMatchObject({ posts: [{ meal_name: markup }] });
    const tooLong = formOf({ ...form, instructions: "x".repeat(10_001), photo: SMALL_PHOTO });
    expect(await cook.client.post("/api/community-posts", { form: tooLong })).toMatchObject({ status: 400 });
  });

  it.each(["' OR '1'='1", "%", "_", "\\", "tomato:*&!|", "\ud800", "(((", "🍅", "İ", "ﬁ", "\u202e", "a\u0301"])(
    "are only searched for: %j",
    async (query) => {
      expect(await product.stranger.get("/api/recipes", { query: { query } })).toMatchObject({ status: 200 });
      expect(await tomas.client.get("/api/community-posts", { query: { search: query } })).toMatchObject({
        status: 200,
      });
      const json = { ingredients: [query] };
      expect(await product.stranger.post("/find-recipes", { json })).toMatchObject({ status: 200 });
    },
  );
});

it("gives of other users only an id and a name", async () => {
  const { body } = await maya.client.get("/api/community-posts");
  const received = JSON.stringify(body);

  expect(received).toContain("Ingeborg Aas");
  expect(SEED_PEOPLE.filter(({ slug }) => received.includes(`seed-${slug}`) || received.includes(`${slug}@`))).toEqual(
    [],
  );
});

// #account-others-private
it("detects a reply with another user's e-mail or uid", async () => {
  const cook = await product.join("Kwame of Accra");

  for (const fullName of [maya.email, maya.uid, "maya@example.com"]) {
    await expect(cook.client.post("/save-user", { json: { fullName } })).rejects.toThrow("to deeply equal []");
  }
});

describe("GET /metrics", () => {
  const forwarded = [{ "x-forwarded-for": "127.0.0.1" }, { forwarded: "for=127.0.0.1" }];

  it("needs the token, except from the same machine", async () => {
    expect(await product.stranger.get("/metrics")).toMatchObject({ status: 200 });
    for (const headers of forwarded) {
      expect(await product.stranger.get("/metrics", { headers })).toMatchObject({ status: 404 });
      const known = { ...headers, authorization: `Bearer ${METRICS_TOKEN}` };
      expect(await product.stranger.get("/metrics", { headers: known })).toMatchObject({ status: 200 });
      const wrong = { ...headers, authorization: `Bearer ${METRICS_TOKEN}x` };
      expect(await product.stranger.get("/metrics", { headers: wrong })).toMatchObject({ status: 404 });
    }
  });
});

describe("limits", () => {
  it("apply to one user's writes, then reads, and to no other user", async () => {
    const yuki = await product.join("Yuki of Kyoto");
    const writes = await inTurn(45, () => yuki.client.put("/api/recipe/shakshuka-with-feta/favourite"));
    const reads = await inTurn(65, () => yuki.client.get("/api/current-user"));

    expect(countOf(writes, 429)).toBe(45 - 39); // the sign-up was the first write
    expect(countOf(reads, 429)).toBe(5);
    expect(Number(reads.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await product.stranger.get("/api/recipes")).toMatchObject({ status: 200 });
    expect(await maya.client.get("/api/current-user")).toMatchObject({ status: 200 });
  });

  it("apply to an address without a token, whatever proxies it claims", async () => {
    const json = { preferences: ["Salad", "Fried"], firebaseUid: "unknown-uid" };
    let proxy = 0;
    const replies = await inTurn(8, () => {
      proxy += 1;
      return product.stranger.post("/savePreferences", { json, headers: { "x-forwarded-for": `203.0.113.${proxy}` } });
    });

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await maya.client.post("/savePreferences", { json: { preferences: ["Salad", "Fried"] } })).toMatchObject({
      status: 200,
    });
  });
});

describe("a calendar feed", () => {
  it("is the plan of one household, at a secret address until it is replaced or ended", async () => {
    const priya = await product.join("Priya of Pune");
    const meal = { id: "shakshuka-with-feta", name: "Shakshuka with Feta" };
    const now = new Date();
    const today = now.toISOString().slice(0, 10);
    const day = now.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
    await priya.client.post("/api/save-meal", { json: { day, time: "Dinner", date: today, meal } });
    const make = async () => ((await priya.client.post("/api/calendar-feed")).body as { path: string }).path;
    const first = await make();

    const reply = await product.stranger.get(first);
    expect(reply).toMatchObject({
      status: 200,
      body: expect.stringContaining("SUMMARY:Dinner: Shakshuka with Feta\r\n"),
    });
    expect(reply.body).toContain(`DTSTART:${today.replaceAll("-", "")}T183000\r\n`);
    expect(String(reply.body).replaceAll("\r\n ", "")).toContain(
      `http://${product.host}/recipe/shakshuka-with-feta\r\n`,
    );
    expect(String(reply.body).match(/BEGIN:VEVENT/gu)).toHaveLength(1);

    const second = await make();
    expect(await product.stranger.get(first)).toMatchObject({ status: 404, body: { code: "not_found" } });
    await product
      .knex("person")
      .where({ id: priya.userId })
      .update({ suspended_until: new Date(Date.now() + 3_600_000) });
    expect(await product.stranger.get(second)).toMatchObject({ status: 404 });
    await product.knex("person").where({ id: priya.userId }).update({ suspended_until: null });
    expect(await product.stranger.get(second)).toMatchObject({ status: 200 });

    await priya.client.delete("/api/calendar-feed");
    expect(await product.stranger.get(second)).toMatchObject({ status: 404 });
    feedPaths.push(first, second);
  });
});

describe("the log", () => {
  const secret = "grandmother's oregano";

  // #error-no-internals
  it("reports a database error without the user's text, and so does the reply", async () => {
    // Postgres's error message contains the whole row.
    for (const [table, column] of [
      ["person", "full_name"],
      ["post", "meal_name"],
      ["chat_message", "text"],
      ["food_rules", "disliked_foods"],
    ]) {
      await product.knex.raw(
        "ALTER TABLE ?? ADD CONSTRAINT ?? CHECK (CAST(?? AS text) NOT LIKE '%oregano%') NOT VALID",
        [`${table}`, `${table}_without`, `${column}`],
      );
    }
    const foodRules = { diet: "vegan", avoids: [], intolerances: ["coeliac"] };
    const form = formOf({ mealName: secret, ingredients: "x", instructions: "y", photo: SMALL_PHOTO });
    const replies = [
      await tomas.client.post("/save-user", { json: { fullName: secret } }),
      await tomas.client.post("/api/community-posts", { form }),
      await tomas.client.put("/api/food-rules", { json: { ...foodRules, dislikedFoods: ["oregano"] } }),
    ];
    const { device } = await joinChat(product, tomas);
    device.say("sendMessage", { receiverId: maya.userId, message: secret, senderFirebaseUid: tomas.uid });
    expect(await device.next("messageError")).toMatchObject({ code: "internal" });
    device.close();

    expect(replies.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(JSON.stringify([replies, device.frames])).not.toMatch(/oregano|constraint|relation/u);
    const faults = (await product.readLog()).filter((line) => line.includes('"level":50'));
    expect(faults.length).toBeGreaterThanOrEqual(4);
    expect(faults.filter((line) => /oregano|coeliac|@kitchen/u.test(line))).toEqual([]);
  });

  it("has no token, uid, e-mail or text of this test file", async () => {
    const log = (await product.readLog()).join("");
    const feedTokens = feedPaths.map((path) => path.slice("/calendar/".length, -".ics".length));
    const words = [
      ...feedTokens,
      maya.token,
      maya.uid,
      maya.email,
      tomas.token,
      "oregano",
      "alert(",
      "unknown-uid",
      METRICS_TOKEN,
    ];

    expect(feedTokens).toHaveLength(2);
    expect(log).toContain('"route":"/calendar"');
    expect(log).toContain('"route":"/api/community-posts"');
    expect(words.filter((word) => log.includes(word))).toEqual([]);
  });
});

async function inTurn(times: number, call: () => Promise<ApiReply>): Promise<ApiReply[]> {
  const replies: ApiReply[] = [];
  for (let n = 0; n < times; n += 1) replies.push(await call());
  return replies;
}

function countOf(replies: readonly ApiReply[], status: number): number {
  return replies.filter((reply) => reply.status === status).length;
}

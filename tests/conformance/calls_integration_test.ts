import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "../../adapters/http/route.ts";
import type { ApiReply } from "../../adapters/http/testing/api_client.ts";
import { APP_ROUTES } from "../../wire/pages/app_routes.ts";
import { methodOf, pathOf, type SpecRequest, type Stage } from "./spec_call.ts";
import { SPEC_CALLS } from "./spec_calls.ts";
import { type OpenApiDocument, OpenApiReplies } from "./testing/openapi_replies.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { stageOf, wireOf, withField } from "./testing/spec_stage.ts";

// Every call of the specification, made correctly. access_integration_test.ts and input_integration_test.ts make them
// incorrectly.

const SIGNED_IN = [{ bearer: [] }, { session: [] }];
const SECURITY = {
  "bearer only": [{ bearer: [] }],
  bearer: SIGNED_IN,
  none: [],
  known: [{}, ...SIGNED_IN],
  "first time": [{}, ...SIGNED_IN],
};

const product = productForFile({ settings: { RATE_LIMITS: "off" } });
let maya: Cook & { userId: number };
let stage: Stage;
let replies: OpenApiReplies;
let document: OpenApiDocument;
let mountedRoutes: readonly Route[];

beforeAll(async () => {
  maya = await product.joinAsModerator("Maya Lindqvist");
  const { userId: otherId } = await product.join("Tomás Herrera");
  stage = stageOf(maya, { otherId });
  document = (await product.stranger.get("/api/openapi.json")).body as OpenApiDocument;
  replies = new OpenApiReplies(document);
  mountedRoutes = await product.routes();
});

describe("the table of calls", () => {
  it("has a row for every mounted route and no other", () => {
    expect(SPEC_CALLS.map(({ call }) => call).toSorted()).toEqual(mountedRoutes.map(nameOf).toSorted());
  });

  // #server-calls
  it("has the sixteen calls of the specification", () => {
    expect(SPEC_CALLS.filter(({ origin }) => origin === "specification")).toHaveLength(16);
  });

  it("agrees with the published OpenAPI document, including all fields", () => {
    const published = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path}`,
        fields: [
          ...operation.parameters.map(({ name }) => name),
          ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
            Object.keys(schema.properties ?? {}),
          ),
        ].toSorted(),
        security: operation.security,
      })),
    );
    const expected = SPEC_CALLS.map(({ call, fields, auth }) => ({
      call,
      fields: [...[...call.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name), ...Object.keys(fields)].toSorted(),
      security: SECURITY[auth],
    }));

    expect(document.openapi).toMatch(/^3\.1\./u);
    expect(published).toEqual(expect.arrayContaining(expected));
    expect(published).toHaveLength(expected.length);
  });

  it("has no path of a page", () => {
    expect(SPEC_CALLS.map(pathOf).filter((path) => (APP_ROUTES as readonly string[]).includes(path))).toEqual([]);
  });
});

const repeatable = SPEC_CALLS.filter(({ madeIn }) => madeIn === undefined);

describe.each(repeatable)("$call", (call) => {
  const method = methodOf(call);

  // #server-calls, #run-ids-and-times
  it("answers as the specification, the route's schema and the OpenAPI document say", async () => {
    const reply = await send(await call.request(stage));

    expect(reply).toMatchObject({ status: 200 });
    expect(call.holds.safeParse(reply.body)).toMatchObject({ success: true });
    expect(schemaErrorsOf(reply)).toEqual([]);
    expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(reply.headers.get("cache-control")).toBe(call.auth === "none" ? "no-cache" : "no-store");
  });

  it("works without each optional field, and without all of them", async () => {
    const optional = Object.entries(call.fields).filter(([, { missing }]) => missing === "fine");
    const lacking: Record<string, SpecRequest> = {};
    let bare = await call.request(stage);
    for (const [name, { in: place }] of optional) {
      lacking[name] = withField(await call.request(stage), { name, place, value: undefined });
      bare = withField(bare, { name, place, value: undefined });
    }
    expect(await badlyAnswered({ ...lacking, all: bare })).toEqual([]);
  });

  it("ignores unknown fields", async () => {
    const inQuery = { name: "utm_source", place: "query", value: "letter" } as const;
    const inBody = { name: "theme", place: "body", value: call.bodyAs === "form" ? "dark" : { of: ["dark"] } } as const;
    const more = { query: withField(await call.request(stage), inQuery) };
    const evenMore = method === "GET" ? {} : { body: withField(await call.request(stage), inBody) };

    expect(await badlyAnswered({ ...more, ...evenMore })).toEqual([]);
  });

  it("answers ten identical calls at once", async () => {
    const request = await call.request(stage);
    const together = await Promise.all(Array.from({ length: 10 }, () => send(request)));
    const wellDone = together.filter(({ status }) => status === 200);

    expect(wellDone).toHaveLength(call.again === undefined ? 10 : 1);
    expect(new Set(together.map(({ status }) => status))).toEqual(
      new Set(call.again === undefined ? [200] : [200, call.again]),
    );
    expect(together.flatMap(schemaErrorsOf)).toEqual([]);
  });

  async function send(request: SpecRequest): Promise<ApiReply> {
    return await maya.client.send(method, wireOf(call, request));
  }

  /** The requests whose reply is not 200 or does not fit a schema. */
  async function badlyAnswered(requests: Record<string, SpecRequest>): Promise<unknown[]> {
    const bad = [];
    for (const [what, request] of Object.entries(requests)) {
      const reply = await send(request);
      if (reply.status !== 200 || schemaErrorsOf(reply).length > 0) bad.push({ what, ...reply });
    }
    return bad;
  }

  /** How a reply differs from the published schema or the route's own. */
  function schemaErrorsOf({ status, body }: ApiReply): string[] {
    const faults = replies.faultsOf(body, { path: pathOf(call), method, status });
    const route = mountedRoutes.find((each) => nameOf(each) === call.call);
    const fits = status !== 200 || isDeepStrictEqual(route?.reply.parse(body), body);
    return fits ? faults : [...faults, "has fields that the schema does not have"];
  }
});

it.each(repeatable.filter((call) => methodOf(call) === "GET"))("$call answers HEAD without a body", async (call) => {
  const { path, ...request } = wireOf(call, await call.request(stage));
  const kept = ["content-type", "content-length", "cache-control", "content-security-policy"];
  const differences = async () => {
    const get = await maya.client.get(path, request);
    const head = await maya.client.send("HEAD", { path, ...request });
    expect(head).toMatchObject({ status: 200, body: "" });
    return kept.filter((name) => head.headers.get(name) !== get.headers.get(name));
  };

  // The result of an earlier call may appear in a list between the two.
  await expect.poll(differences).toEqual([]);
});

describe("fields of the specification, spelled as there", () => {
  // #account-call-current-user
  it("accepts firebaseuid and firebaseUid, and no other capitals", async () => {
    for (const name of ["firebaseuid", "firebaseUid"]) {
      expect((await maya.client.get("/api/current-user", { query: { [name]: maya.uid } })).body).toMatchObject({
        userId: maya.userId,
      });
    }
    // An unknown field is ignored.
    expect(await maya.client.get("/api/current-user", { query: { FIREBASEUID: "x" } })).toMatchObject({ status: 200 });
  });

  it.each(["Beverage", "Bread", "Breakfast", "Dessert", "drinks", "main dish", "Salad", "Sauce", "Soup"])(
    "finds at least two recipes of the dish type %s",
    async (filter) => {
      const { body } = await product.stranger.post("/api/meals-by-filters", { json: { filters: [filter] } });
      expect((body as { meals: unknown[] }).meals.length).toBeGreaterThanOrEqual(2);
    },
  );

  // #account-preference-categories
  it("accepts all ten preferences", async () => {
    const preferences = [
      "main dish",
      "Dessert",
      "Salad",
      "Dinner",
      "Fried",
      "Snack",
      "Mediterranean",
      "Gluten-Free",
      "High-Protein",
      "sandwiches",
    ];
    expect((await maya.client.post("/savePreferences", { json: { preferences } })).body).toEqual({ preferences });
  });

  // #plan-no-date
  it.each(["2026-11-19", "", null, undefined])("saves a meal for the date %j", async (date) => {
    const json = { day: "Friday", time: "Snacks", date, meal: { id: stage.recipe.id } };
    expect(await maya.client.post("/api/save-meal", { json })).toMatchObject({ status: 200 });
  });

  // #plan-meal-name
  it("uses the recipe's name for the meal, whatever name the client sends", async () => {
    for (const name of ["Dinner: Shakshuka with Feta", "Shakshuka with Feta", "Something else", undefined]) {
      const json = { day: "Friday", time: "Dinner", date: "2026-11-19", meal: { id: stage.recipe.id, name } };
      expect((await maya.client.post("/api/save-meal", { json })).body).toMatchObject({
        meal_name: "Dinner: Shakshuka with Feta",
      });
    }
  });
});

describe("a list of several pages", () => {
  it("continues at the cursor, in the order of the first page", async () => {
    for (const id of ["shakshuka-with-feta", "pan-pizza-margherita", "masala-chai"]) {
      await maya.client.put(`/api/recipe/${id}/favourite`);
    }
    const posts = [await stage.post(), await stage.post(), await stage.post()];
    for (const id of posts.slice(0, 2)) await maya.client.post(`/api/community-posts/${id}/toggle-like`);

    for (const [path, list, query] of [
      ["/api/recipes", "recipes", { query: "tomato" }],
      ["/api/favourites", "recipes", {}],
      ["/api/community-posts", "posts", { sort: "recent" }],
      ["/api/community-posts", "posts", { sort: "likes" }],
    ] as const) {
      const page = async (more: Record<string, string>) => {
        const { body } = await maya.client.get(path, { query: { ...query, ...more } });
        const { [list]: items, nextCursor } = body as { [list]: { id: unknown }[]; nextCursor: string };
        return { ids: (items as { id: unknown }[]).map(({ id }) => id), nextCursor };
      };
      const whole = await page({ limit: "3" });
      const first = await page({ limit: "2" });
      const second = await page({ limit: "1", cursor: first.nextCursor });
      expect([...first.ids, ...second.ids]).toEqual(whole.ids);
    }
    const { body } = await maya.client.get("/api/community-posts", { query: { sort: "likes", limit: "2" } });
    expect(body).toMatchObject({
      posts: posts
        .slice(0, 2)
        .toReversed()
        .map((id) => ({ id })),
    });
  });
});

it("logs and measures nothing private", async () => {
  const lines = await product.readLog();
  const log = lines.join("");
  const { body: metrics } = await product.stranger.get("/metrics");
  expect(log).toContain('"route":"/api/food-rules"');
  expect(metrics).toContain('route="/api/food-rules"');
  for (const word of [maya.token, maya.uid, maya.email, "Pancakes", "Maya", "vegan", "coeliac", "lupin", "okra"]) {
    expect(log).not.toContain(word);
    expect(metrics).not.toContain(word);
  }
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

function nameOf({ method, path }: Route): string {
  return `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/gu, "{$1}")}`;
}

import { beforeAll, describe, expect, it } from "vitest";
import type { ApiRequest } from "../../adapters/http/testing/api_client.ts";
import { methodOf, ofEachKind, pathOf, type SpecCall, type SpecRequest, type Stage } from "./spec_call.ts";
import { SPEC_CALLS } from "./spec_calls.ts";
import { type OpenApiDocument, OpenApiReplies } from "./testing/openapi_replies.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { type Attempt, notRefused } from "./testing/refusals.ts";
import { formOf, stageOf, wireOf, withField } from "./testing/spec_stage.ts";

// Every call of the specification, with each part of its input missing or invalid.

const JSON_TYPE = "application/json";

const product = productForFile({ settings: { RATE_LIMITS: "off" } });
let maya: Cook & { userId: number };
let stage: Stage;
let replies: OpenApiReplies;

beforeAll(async () => {
  maya = await product.joinAsModerator("Maya Lindqvist");
  stage = stageOf(maya, { otherId: (await product.join("Tomás Herrera")).userId });
  replies = new OpenApiReplies((await product.stranger.get("/api/openapi.json")).body as OpenApiDocument);
});

const fields = SPEC_CALLS.flatMap((call) =>
  Object.entries(call.fields).map(([name, field]) => ({ call, name, field, where: `${call.call}: ${name}` })),
);

describe("each field", () => {
  // #error-invalid-input
  it.each(fields)("$where is rejected by name if it is invalid", async ({ call, name, field }) => {
    const request = await call.request(stage);
    const wrong = field.wrong.map((value) =>
      attempt(JSON.stringify(value), wireOf(call, withField(request, { name, place: field.in, value }))),
    );
    const named = [name, ...(field.named === undefined ? [] : [field.named])];

    expect(wrong.length).toBeGreaterThan(0);
    expect(await notRefused(call, wrong, { replies, status: 400, field: name, named })).toEqual([]);
  });

  // #error-invalid-input
  it.each(fields.filter(({ field }) => field.missing !== "fine"))(
    "$where is rejected by name if it is missing",
    async ({ call, name, field }) => {
      const request = withField(await call.request(stage), { name, place: field.in, value: undefined });
      const attempts = [attempt("missing", wireOf(call, request))];
      const refusal = { status: Number(field.missing), field: name, named: [field.named ?? name] };

      expect(await notRefused(call, attempts, { replies, ...refusal })).toEqual([]);
    },
  );

  it.each(fields.filter(({ field }) => field.in === "query"))(
    "$where is rejected if it is sent twice",
    async ({ call, name }) => {
      const { query, ...request } = wireOf(call, await call.request(stage));
      const others = new URLSearchParams(query);
      others.delete(name);
      const attempts = [`${name}=1&${name}=1`, `${name}=1&${name}=2`].map((both) =>
        attempt(both, { ...request, query: `${others}&${both}` }),
      );

      expect(await notRefused(call, attempts, { replies, status: 400, named: [name] })).toEqual([]);
    },
  );

  it.each(fields.filter(({ call }) => call.bodyAs === "form"))(
    "$where is rejected if it is sent twice or as a file",
    async (row) => {
      const { call, name } = row;
      const { body = {} } = await call.request(stage);
      const two = [body[name], name === "photo" ? stage.photo : "another"];
      const attempts = [
        attempt("twice", { path: pathOf(call), form: formOf({ ...body, [name]: two }) }),
        ...(name === "photo"
          ? []
          : [attempt("as a file", { path: pathOf(call), form: formOf({ ...body, [name]: stage.photo }) })]),
      ];

      // For two files, the error names the first field or the additional one.
      expect(await notRefused(call, attempts, { replies, status: 400, named: [name, "photo", "file"] })).toEqual([]);
    },
  );
});

describe("each id of a path", () => {
  const ids = SPEC_CALLS.flatMap((call) =>
    Object.entries(call.ids ?? {}).map(([id, status]) => ({ call, id, status, where: `${call.call} with ${id}` })),
  );

  it.each(ids)("$where is $status", async ({ call, id, status }) => {
    const attempts = [attempt(id, wireOf(call, { ...(await call.request(stage)), id }))];

    expect(await notRefused(call, attempts, { replies, status })).toEqual([]);
  });

  it("is 404 for an unknown recipe in a body and an unknown person in a query", async () => {
    const json = { day: "Friday", time: "Lunch", date: "2026-11-19", meal: { id: "no-such-dish", name: "Shakshuka" } };

    expect(await maya.client.post("/api/save-meal", { json })).toMatchObject({
      status: 404,
      body: { code: "recipe_not_found" },
    });
    expect(await maya.client.get("/api/chat/messages", { query: { receiverId: "999999999" } })).toMatchObject({
      status: 404,
      body: { code: "receiver_unknown" },
    });
  });
});

const withBody = SPEC_CALLS.filter((call) => methodOf(call) !== "GET");

describe.each(withBody)("the body of $call", (call) => {
  const isForm = call.bodyAs === "form";

  // #error-payload
  it("is rejected if it is too large, of another content type, or malformed", async () => {
    const request = await call.request(stage);
    const long = withField(request, {
      name: "theme",
      place: "body",
      value: "x".repeat((call.bodyMaxBytes ?? 100_000) + 1),
    });
    const cut = isForm ? { text: "--x", type: "multipart/form-data; boundary=x" } : { text: "{", type: JSON_TYPE };

    expect([
      await notRefused(call, [attempt("too large", wireOf(call, long))], { replies, status: 413 }),
      await notRefused(call, [attemptText(call, request, { text: '{"a":1}', type: "text/plain" })], {
        replies,
        status: 415,
      }),
      await notRefused(call, [attemptText(call, request, cut)], { replies, status: 400 }),
    ]).toEqual([[], [], []]);
  });
});

it.each(withBody.filter(({ fields }) => "photo" in fields))("$call rejects a photo that is too large", async (call) => {
  const value = new Blob([stage.photo, new Uint8Array(10 * 2 ** 20)], { type: "image/jpeg" });
  const request = withField(await call.request(stage), { name: "photo", place: "body", value });

  expect(await notRefused(call, [attempt("photo", wireOf(call, request))], { replies, status: 413 })).toEqual([]);
});

// All calls share the code that reads bodies. So one of each kind is tried with everything that is no such body.
describe.each(ofEachKind(withBody))("any wrong body of $call", (call) => {
  const isForm = call.bodyAs === "form";

  it("is rejected with another content type", async () => {
    const request = await call.request(stage);
    const types = ["text/plain", "application/xml", "application/x-www-form-urlencoded", "application/jsonp"];
    const { path } = wireOf(call, request);
    const other: ApiRequest = isForm ? { json: { mealName: "Soup" } } : { form: formOf({ day: "Friday" }) };
    const attempts = [
      ...types.map((type) => attemptText(call, request, { text: '{"a":1}', type })),
      attempt("the other kind", { path, ...other }),
    ];

    expect(await notRefused(call, attempts, { replies, status: 415 })).toEqual([]);
  });

  it("is rejected if it is malformed", async () => {
    const request = await call.request(stage);
    const asForm = { type: "multipart/form-data; boundary=x" };
    const cutOff = '--x\r\nContent-Disposition: form-data; name="mealName"\r\n\r\nSou';
    const attempts = isForm
      ? [
          ...["--x", cutOff, "no form at all"].map((text) => attemptText(call, request, { text, ...asForm })),
          attemptText(call, request, { text: "--x--", type: "multipart/form-data" }),
        ]
      : ["{", '{"a":1', "[1,2", "'a'", "null", "7", '"text"', "[]", "{}}", '{"a":\u0001}'].map((text) =>
          attemptText(call, request, { text, type: JSON_TYPE }),
        );

    expect(await notRefused(call, attempts, { replies, status: 400 })).toEqual([]);
  });
});

const paths = [...new Set(SPEC_CALLS.map(pathOf))].map((path) => {
  const own = SPEC_CALLS.filter((call) => pathOf(call) === path).map(methodOf);
  const taken = own.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return { path, taken, others: ["GET", "POST", "PUT", "DELETE", "PATCH"].filter((each) => !taken.includes(each)) };
});

describe.each(paths)("$path", ({ path, taken, others }) => {
  const address = path.replace(/\{\w+\}/u, path.includes("posts") ? "1" : "shakshuka-with-feta");

  // #error-method
  it.each(others)("rejects %s and lists the allowed methods", async (method) => {
    const reply = await maya.client.send(method, { path: address });

    expect(reply).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
    expect(new Set(reply.headers.get("allow")?.split(", "))).toEqual(new Set(taken));
  });

  it.each([`${address}/more/still`, address.toUpperCase()])("does not exist at %s", async (wrong) => {
    expect(await maya.client.post(wrong, { json: {} })).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

it("logs no error for any of this", async () => {
  expect((await product.readLog()).filter((line) => line.includes('"level":50'))).toEqual([]);
});

function attempt(what: string, request: Attempt["request"]): Attempt {
  return { what, client: maya.client, request };
}

function attemptText(call: SpecCall, { id, query }: SpecRequest, { text, type }: { text: string; type: string }) {
  const rest = wireOf(call, { ...(id === undefined ? {} : { id }), ...(query ? { query } : {}) });
  return attempt(`${type}: ${text}`, { ...rest, text, headers: { "content-type": type } });
}

import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MemoryApp, startMemoryApp } from "./testing/memory_app.ts";

const PATH = "/api/csp-report";
const limits = {
  readsPerMinute: 600,
  writesPerMinute: 120,
  photosPerTenMinutes: 60,
  addressReadsPerMinute: 600,
  savePreferencesPerMinute: 30,
};
let app: MemoryApp;
let logged: Record<string, unknown>[];

beforeEach(async () => {
  logged = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => logged.push(JSON.parse(line)) });
  app = await startMemoryApp({ logger, rateLimits: limits });
});
afterEach(() => app.close());

function report(body: unknown, type = "application/csp-report") {
  return app.stranger.post(PATH, { text: JSON.stringify(body), headers: { "content-type": type } });
}

function single(fields: Record<string, unknown> = {}) {
  return { "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "inline", ...fields } };
}

function batchOf(count: number) {
  const body = { effectiveDirective: "img-src", blockedURL: "https://evil.example/pixel?who=maya" };
  return Array.from({ length: count }, () => ({
    type: "csp-violation",
    age: 10,
    url: "https://weekplate.example/",
    body,
  }));
}

it("logs a report by report-uri, without what could name a person", async () => {
  const reply = await report(
    single({
      "document-uri": "https://weekplate.example/recipe/mayas-soup?from=maya@example.com",
      "source-file": "https://weekplate.example/assets/index-1a2b3c.js?maya",
      "line-number": 7,
      "script-sample": "maya's secret",
      referrer: "https://weekplate.example/recipe/mayas-soup",
    }),
  );

  expect(reply.status).toBe(204);
  expect(logged).toMatchObject([
    {
      msg: "content security policy violated",
      directive: "script-src-elem",
      blocked: "inline",
      page: "/recipe",
      source: "https://weekplate.example/assets/index-1a2b3c.js",
      line: 7,
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/maya|secret/u);
});

it("logs the first ten violations of a batch by report-to", async () => {
  const other = { type: "deprecation", body: { id: "old" } };

  expect((await report([other, ...batchOf(12)], "application/reports+json")).status).toBe(204);

  expect(logged).toHaveLength(10);
  expect(logged[0]).toMatchObject({ directive: "img-src", blocked: "https://evil.example", page: "unknown" });
  expect(JSON.stringify(logged)).not.toContain("maya");
});

it.each([
  ["no body", undefined],
  ["another object", { report: {} }],
  ["a list of other things", [1, "two"]],
  ["a number for a directive", single({ "effective-directive": 5 })],
])("refuses %s", async (_name, body) => {
  expect((await report(body)).status).toBe(400);
  expect(logged).toEqual([]);
});

it("refuses a body that is too large, and other types", async () => {
  expect((await report(single({ "script-sample": "x".repeat(16_000) }))).status).toBe(413);
  expect((await report(single(), "text/plain")).status).toBe(415);
  expect((await app.stranger.get(PATH)).status).toBe(405);
  expect(logged).toEqual([]);
});

it("writes no line of its own that a report contains", async () => {
  await report(single({ "effective-directive": 'x\n{"level":60}', "blocked-uri": "a b\nc", "source-file": "\n" }));

  expect(logged).toMatchObject([{ directive: "x", blocked: "unknown", source: "unknown" }]);
});

it("accepts 30 reports of one address in a minute", async () => {
  const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await report(single())).status));

  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

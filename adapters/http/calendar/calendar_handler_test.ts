import { afterEach, beforeEach, expect, it } from "vitest";
import { CALENDAR_PATH } from "../../../wire/calendar/calendar_feed.ts";
import { InProcessRateLimiter } from "../../in_process/rate_limiter.ts";
import { RequestRateLimiter } from "../request_rate_limiter.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { calendarHandler } from "./calendar_handler.ts";

const TOKEN = "maya".repeat(11).slice(1);
let app: MemoryApp;
let calendar: string;
let origins: string[];

beforeEach(async () => {
  calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR";
  origins = [];
  app = await start({ publicUrl: undefined });
});
afterEach(() => app.close());

it("serves the calendar of a right token to any program, for that program alone", async () => {
  const reply = await get(`/${TOKEN}.ics`);

  expect([reply.status, await reply.text()]).toEqual([200, calendar]);
  expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(reply.headers.get("cache-control")).toBe("private, no-cache");
  expect(reply.headers.get("set-cookie")).toBeNull();
  expect(origins).toEqual([app.url]);
});

it("sends nothing again that the program has already", async () => {
  const etag = (await get(`/${TOKEN}.ics`)).headers.get("etag") ?? "";
  // Without a cache-control of its own, fetch asks for a full reply.
  const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
  expect([etag.length, (await get(`/${TOKEN}.ics`, { headers })).status]).toEqual([45, 304]);

  calendar = calendar.replace("END", "X-WR-CALNAME:New\r\nEND");

  const changed = await get(`/${TOKEN}.ics`, { headers });
  expect([changed.status, await changed.text()]).toEqual([200, calendar]);
});

it("answers HEAD without a body", async () => {
  const reply = await get(`/${TOKEN}.ics`, { method: "HEAD" });

  expect([reply.status, await reply.text()]).toEqual([200, ""]);
});

it.each([
  ["a wrong token", `/${TOKEN}x.ics`],
  ["no ending", `/${TOKEN}`],
  ["a short token", "/x.ics"],
  ["no token", "/.ics"],
  ["no file", ""],
  ["more than the file", `/${TOKEN}.ics/more`],
  ["a long token", `/${"x".repeat(5_000)}.ics`],
])("answers %s as any address where nothing is", async (_what, path) => {
  const reply = await get(path);

  expect([reply.status, await reply.json()]).toMatchObject([404, { code: "not_found" }]);
});

it("can only be read", async () => {
  const reply = await get(`/${TOKEN}.ics`, { method: "DELETE" });

  expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

it("limits wrong tokens by address, and right ones each for itself", async () => {
  const wrong = [];
  for (let n = 0; n < 4; n += 1) wrong.push((await get(`/wrong-${n}.ics`)).status);
  const right = [];
  for (let n = 0; n < 6; n += 1) right.push((await get(`/${TOKEN}.ics`)).status);

  expect(wrong).toEqual([404, 404, 429, 429]);
  expect(right).toEqual([200, 200, 200, 200, 200, 429]);
});

it("links to the public address where one is set", async () => {
  await app.close();
  app = await start({ publicUrl: "https://weekplate.example/" });
  await get(`/${TOKEN}.ics`);

  expect(origins).toEqual(["https://weekplate.example"]);
});

async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return await fetch(`${app.url}${CALENDAR_PATH}${path}`, init);
}

function start({ publicUrl }: { publicUrl: string | undefined }): Promise<MemoryApp> {
  const limits = {
    readsPerMinute: 5,
    writesPerMinute: 5,
    photosPerTenMinutes: 5,
    addressReadsPerMinute: 2,
    savePreferencesPerMinute: 5,
  };
  const rateLimiter = new InProcessRateLimiter({ clock: { now: () => new Date(0) } });
  const handler = calendarHandler({
    async read({ token, origin }) {
      origins.push(origin);
      return token === TOKEN ? calendar : undefined;
    },
    requestRateLimiter: new RequestRateLimiter({ limits, rateLimiter }),
    publicUrl,
  });
  return startMemoryApp({ handlers: [{ path: CALENDAR_PATH, handler }] });
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import { deviceCookie } from "../../../wire/pages/device_cookie.ts";
import { invitationCookie } from "../../../wire/pages/invitation_cookie.ts";
import type { PageRenderer, PageRequest } from "../../../wire/pages/page_renderer.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { dish, echo, greeting, measure } from "../testing/sample_routes.ts";

const PAGE = '<html><head><!--page-head--></head><body><div id="root"></div></body></html>';
const DESCRIPTION =
  '<meta name="description" content="Plan a week of meals: recipes picked for you, laid on a table for seven days.">';
const EMPTY = PAGE.replace("<!--page-head-->", `<title>Home · Weekplate</title>${DESCRIPTION}`);
const DEVICE = deviceCookie({ marker: "17-4", timeZone: "Europe/Oslo" }, { secure: false }).split(";")[0] ?? "";
const READS_PER_MINUTE = 12;

/** Renders the API's replies to the person. The address selects the failure. */
const render: PageRenderer = async ({ url, person, invitation, read }) => {
  if (url.includes("fails")) throw new Error("The page has a fault");
  if (url.includes("hangs")) return await new Promise(() => {});
  if (url.includes("leads")) return undefined;
  if (url.includes("invited")) return { head: "", styles: "", root: String(invitation), data: "", busyMs: 0 };
  const [hello, missing] = [await read("/api/greeting"), await read("/api/nothing")];
  const root = `${hello.body} ${missing.status} ${person?.device.timeZone ?? "nowhere"}`;
  return { head: "<title>Drawn</title>", styles: "<style></style>", root, data: "<i>data</i>", busyMs: 1 };
};

let folder: string;
let app: MemoryApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-pages-"));
  await writeFile(join(folder, "index.html"), PAGE);
  app = await startMemoryApp({
    routes: [greeting, dish],
    hasSessionRoutes: true,
    webAppFolder: folder,
    renderPage: render,
    pageTimeoutMs: 200,
    rateLimits: {
      readsPerMinute: READS_PER_MINUTE,
      writesPerMinute: 60,
      photosPerTenMinutes: 60,
      addressReadsPerMinute: 60,
      savePreferencesPerMinute: 60,
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Signs in, and returns the session's cookie. */
async function sessionOf(person: Person, at: MemoryApp = app): Promise<string> {
  const refreshToken = at.accounts.issueRefreshToken(person.identityId);
  const { headers } = await at.as(person).post("/api/session", { json: { refreshToken } });
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function open(path: string, ...cookies: readonly string[]) {
  const { status, headers, body } = await app.stranger.get(path, {
    headers: { accept: "text/html", cookie: cookies.join("; ") },
  });
  return { status, html: String(body), cacheControl: headers.get("cache-control") };
}

it("draws a page for the person behind its cookies, and lets no cache store it", async () => {
  const [ofMaya, ofTomas] = await Promise.all([sessionOf(maya), sessionOf(tomas)]);

  const [first, second] = await Promise.all([open("/home", ofMaya, DEVICE), open("/home", ofTomas, DEVICE)]);

  expect(first).toEqual({
    status: 200,
    cacheControl: "private, no-store",
    html: `<html><head>${DESCRIPTION}<title>Drawn</title><style></style></head><body><div id="root">{"hello":"${maya.fullName}"} 404 Europe/Oslo</div><i>data</i></body></html>`,
  });
  expect(second.html).toContain(`{"hello":"${tomas.fullName}"}`);
});

it("draws the page of an invitation with its token, which the browser then forgets", async () => {
  const [cookie = ""] = invitationCookie("Zx_9-a").split(";");
  const { body, headers } = await app.stranger.get("/join?invited", { headers: { accept: "text/html", cookie } });

  expect(String(body)).toContain('<div id="root">Zx_9-a</div>');
  expect(headers.get("set-cookie")).toBe(invitationCookie(undefined));
});

it("draws a visitor's page without a person", async () => {
  expect((await open("/login")).html).toContain('<div id="root">{"hello":"stranger"} 404 nowhere</div>');
});

it.each([
  ["the browser has ended the session", async () => [await sessionOf(maya)]],
  ["the session has ended", async () => [DEVICE]],
  ["the session is unknown", async () => [`weekplate-session=${"x".repeat(43)}`, DEVICE]],
  ["the time zone does not exist", async () => [await sessionOf(maya), "weekplate-device=17-4~Atlantis/Deep"]],
] as const)("leaves a page to the browser where %s", async (_case, cookies) => {
  const { status, html, cacheControl } = await open("/home", ...(await cookies()));

  expect({ status, html, cacheControl }).toEqual({ status: 200, html: EMPTY, cacheControl: "private, no-cache" });
});

it.each(["fails", "hangs", "leads"])("leaves a page to the browser that %s", async (how) => {
  expect(await open(`/home?${how}`, await sessionOf(maya), DEVICE)).toMatchObject({ status: 200, html: EMPTY });
});

it("draws so many pages for a person as they may read, and serves the others all the same", async () => {
  const eager = { ...maya, identityId: "eager-maya" as typeof maya.identityId, email: "eager@example.com" };
  const cookie = await sessionOf(eager);
  const pages: string[] = [];
  for (let page = 0; page < READS_PER_MINUTE + 2; page += 1) pages.push((await open("/home", cookie, DEVICE)).html);

  expect(pages.filter((html) => html.includes("hello"))).toHaveLength(READS_PER_MINUTE);
  expect(pages.at(-1)).toBe(EMPTY);
});

it("reads for a page only what a person may read with their session, and nothing that is a file or changes", async () => {
  const calls: readonly { call: Parameters<PageRequest["read"]>; visitor: number; signedIn: number }[] = [
    { call: ["/api/sessions"], visitor: 404, signedIn: 200 },
    { call: ["/api/access-tokens"], visitor: 404, signedIn: 200 },
    { call: ["/api/dish/7?portions=x"], visitor: 400, signedIn: 400 },
    { call: ["/api/dish/%E0"], visitor: 404, signedIn: 404 },
    { call: ["/healthz"], visitor: 404, signedIn: 404 },
    { call: ["/api/measure"], visitor: 404, signedIn: 404 },
    { call: ["/api/measure", '{"text":"four"}'], visitor: 404, signedIn: 200 },
    { call: ["/api/measure", '{"text":"more than ten"}'], visitor: 404, signedIn: 400 },
    {
      call: ["/api/measure", `{"text":"four","firebaseUid":"${tomas.identityId}"}`],
      visitor: 404,
      signedIn: 403,
    },
    { call: ["/api/echo", '{"text":"four"}'], visitor: 404, signedIn: 404 },
  ];
  const reader = await startMemoryApp({
    routes: [greeting, dish, measure, echo],
    hasSessionRoutes: true,
    webAppFolder: folder,
    renderPage: async ({ read }) => {
      const replies = await Promise.all(calls.map(async ({ call }) => (await read(...call)).status));
      return { head: "", styles: "", root: replies.join(), data: "", busyMs: 0 };
    },
  });
  try {
    const statusesFor = async (...cookies: readonly string[]) => {
      const { body } = await reader.stranger.get("/login", {
        headers: { accept: "text/html", cookie: cookies.join("; ") },
      });
      return /<div id="root">(.*)<\/div>/u.exec(String(body))?.[1]?.split(",").map(Number);
    };
    expect(await statusesFor()).toEqual(calls.map(({ visitor }) => visitor));
    expect(await statusesFor(await sessionOf(maya, reader), DEVICE)).toEqual(calls.map(({ signedIn }) => signedIn));
  } finally {
    await reader.close();
  }
});

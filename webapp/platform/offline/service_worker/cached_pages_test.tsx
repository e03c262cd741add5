import { afterEach, beforeEach, expect, it } from "vitest";
import { type CachedPage, PAGE_CACHE } from "../../../../wire/pages/service_worker.ts";
import { deleteCachedPages, withCachedPage } from "./cached_pages.ts";

const today = new Date().toLocaleDateString("sv-SE");
const page: CachedPage = {
  marker: "12-34",
  today,
  title: "Week <1>",
  css: "h1{color:red}",
  html: "<h1>Your week</h1>",
};
const SHELL = `<html><head><title>Weekplate</title><style nonce="n0nce">p{}</style></head><body><div id="root"></div></body></html>`;
const request = new Request("/week");

beforeEach(async () => {
  await caches.open(PAGE_CACHE);
});
afterEach(() => caches.delete(PAGE_CACHE));

async function keep(content: unknown): Promise<void> {
  await (await caches.open(PAGE_CACHE)).put(request, new Response(JSON.stringify(content)));
}

async function answer(): Promise<string> {
  return await (await withCachedPage(request, new Response(SHELL))).text();
}

it("puts the cached page into the shell, with its title, and with its rules under the shell's nonce", async () => {
  await keep(page);

  const text = await answer();
  expect(text).toContain('<div id="root"><h1>Your week</h1></div>');
  expect(text).toContain("<title>Week &lt;1></title>");
  expect(text).toMatch(/<style nonce="n0nce" data-kept>[^<]*h1\{color:red\}<\/style>/u);
});

it("hides the page until the document says that it is in the same session", async () => {
  await keep(page);
  const shown = new DOMParser().parseFromString(await answer(), "text/html");
  const guard = shown.querySelector("style[data-kept]")?.textContent ?? "";

  expect(guard).toMatch(/^html:not\(\[data-session="12-34"\]\) #root\{display:none\}/u);
});

it.each([
  ["of another date", { ...page, today: "2026-01-01" }],
  ["with a marker that could end its rule", { ...page, marker: '"]) *{}' }],
  ["whose rules could end their element", { ...page, css: "</style><script>1</script>" }],
  ["that was not written to its end", undefined],
])("answers with the shell alone for a page %s", async (_which, content) => {
  await keep(content);

  expect(await answer()).toBe(SHELL);
});

it("answers with the shell alone where no person is signed in, and stores nothing then", async () => {
  await caches.delete(PAGE_CACHE);

  expect(await answer()).toBe(SHELL);
  await deleteCachedPages();
  expect(await caches.has(PAGE_CACHE)).toBe(false);
});

it("drops the pages for a new version, and caches new ones after that", async () => {
  await keep(page);
  await deleteCachedPages();

  expect(await answer()).toBe(SHELL);
  expect(await caches.has(PAGE_CACHE)).toBe(true);
});

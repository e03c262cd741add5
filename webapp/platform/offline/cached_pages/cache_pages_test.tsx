import { afterEach, beforeEach, expect, it } from "vitest";
import { type CachedPage, PAGE_CACHE } from "../../../../wire/pages/service_worker.ts";
import { cachePages } from "./mod.ts";

const SESSION = "12-34";
const TODAY = "2026-11-19";
const ADDRESS = "/week?date=2026-11-19";

let root: HTMLElement;
let ending: AbortController;
let session: string | undefined;
const before = location.href;

beforeEach(async () => {
  root = document.createElement("div");
  root.innerHTML = "<h1>Your week</h1>";
  document.body.append(root);
  ending = new AbortController();
  session = SESSION;
  history.replaceState(null, "", ADDRESS);
  await caches.open(PAGE_CACHE);
});

afterEach(async () => {
  ending.abort();
  root.remove();
  // Without a frame in between, the next test's page would be scrolled as this one.
  scrollTo(0, 0);
  history.replaceState(null, "", before);
  await caches.delete(PAGE_CACHE);
});

function keep(): void {
  cachePages({ root, marker: () => session, today: () => TODAY, signal: ending.signal, delayMs: 0 });
}

async function cachedAt(address: string): Promise<CachedPage | undefined> {
  if (!(await caches.has(PAGE_CACHE))) return undefined;
  const stored = await (await caches.open(PAGE_CACHE)).match(address);
  return stored && ((await stored.json()) as CachedPage); // sound: written by the code under test
}

it("caches a page's content at its address, with its session and date", async () => {
  keep();

  await expect
    .poll(() => cachedAt(ADDRESS))
    .toMatchObject({
      marker: SESSION,
      today: TODAY,
      title: document.title,
      html: "<h1>Your week</h1>",
    });
});

it.each([
  ["a page is still loading", '<section aria-busy="true"></section>'],
  ["a dialog is open", "<dialog open>Log out?</dialog>"],
  ["nothing is drawn", ""],
])("keeps nothing while %s", async (_why, html) => {
  root.innerHTML = html;
  keep();
  await settled();
  expect(await cachedAt(ADDRESS)).toBeUndefined();

  root.innerHTML = "<h1>Your week</h1>";
  // The same page is looked at again after its next change.
  await expect.poll(() => cachedAt(ADDRESS), { timeout: 3_000 }).toMatchObject({ html: "<h1>Your week</h1>" });
});

it("caches nothing while a person types, and never typed text", async () => {
  root.innerHTML = '<input aria-label="Add to the list" />';
  const field = root.querySelector("input");
  field?.focus();
  // As React does with typed text.
  field?.setAttribute("value", "a secret");
  keep();
  await settled();
  expect(await cachedAt(ADDRESS)).toBeUndefined();

  field?.blur();
  root.append("Bread");
  await expect.poll(() => cachedAt(ADDRESS)).toMatchObject({ html: expect.stringContaining("Bread") });
  expect((await cachedAt(ADDRESS))?.html).not.toContain("secret");
});

it("leaves out scripts, frames and what appears later, and makes rules of style attributes", async () => {
  root.innerHTML = `<p style="width: 40%">Oats</p><script>1</script><iframe title="None"></iframe><p data-late>A message</p>`;
  keep();

  await expect.poll(() => cachedAt(ADDRESS)).toMatchObject({ html: '<p data-kept-style="0">Oats</p>' });
  expect((await cachedAt(ADDRESS))?.css).toContain('[data-kept-style="0"]:not(#none){width: 40%}');
});

it("caches the part of a long list near the page's top or the view, and the places of the rest", async () => {
  const meals = Array.from({ length: 40 }, (_, place) => `<li><h2>Meal ${place}</h2></li>`);
  root.innerHTML = `<style>li { content-visibility: auto; contain-intrinsic-block-size: 400px; block-size: 400px; }</style>
    <ul>${meals.join("")}</ul>`;
  root.querySelectorAll("li").item(30).scrollIntoView();
  keep();

  await expect.poll(() => cachedAt(ADDRESS)).toBeDefined();
  const page = document.createElement("div");
  page.innerHTML = (await cachedAt(ADDRESS))?.html ?? "";
  const kept = [...page.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(kept).toHaveLength(40);
  expect([kept[0], kept[15], kept[30], kept[39]]).toEqual(["Meal 0", "", "Meal 30", ""]);
  expect((await cachedAt(ADDRESS))?.css).toContain("content-visibility: hidden");
});

it("caches the days of a week that are near the page's top, and the places of the rest", async () => {
  const days = Array.from({ length: 7 }, (_, place) => `<div role="row"><h2>Day ${place}</h2></div>`);
  root.innerHTML = `<style>[role=row] { block-size: 400.5px; }</style><div role="grid">${days.join("")}</div>`;
  keep();

  await expect.poll(() => cachedAt(ADDRESS)).toBeDefined();
  const page = document.createElement("div");
  page.innerHTML = (await cachedAt(ADDRESS))?.html ?? "";
  const kept = [...page.querySelectorAll("[role=row]")].map(({ textContent }) => textContent);
  expect(kept).toHaveLength(7);
  expect([kept[0], kept[6]]).toEqual(["Day 0", ""]);
  expect((await cachedAt(ADDRESS))?.css).toContain("block-size: 400.5px");
});

it("caches ticks as they are now", async () => {
  root.innerHTML = '<input type="checkbox" aria-label="Eggs" />';
  root.querySelector("input")?.click();
  keep();

  await expect.poll(() => cachedAt(ADDRESS)).toMatchObject({ html: expect.stringContaining("checked") });
});

it("caches no page with forms, settings or other people's words", async () => {
  for (const path of ["/settings", "/postmeal", "/community", "/login"]) {
    history.replaceState(null, "", path);
    keep();
    await settled();
    expect(await cachedAt(path)).toBeUndefined();
  }
});

it("caches nothing without a session, and nothing on a device that stores no data of the person", async () => {
  session = undefined;
  keep();
  await settled();
  expect(await cachedAt(ADDRESS)).toBeUndefined();

  session = SESSION;
  await caches.delete(PAGE_CACHE);
  root.append("Porridge");
  await settled();
  expect(await caches.has(PAGE_CACHE)).toBe(false);
});

it("removes the pages of a person who logs out while one is being cached", async () => {
  let asked = 0;
  // The first answer is from before log-out, the second one from after it.
  const marker = () => {
    asked += 1;
    return asked === 1 ? SESSION : undefined;
  };
  cachePages({ root, marker, today: () => TODAY, signal: ending.signal, delayMs: 0 });

  await expect.poll(() => asked).toBe(2);
  await expect.poll(() => caches.has(PAGE_CACHE)).toBe(false);
});

it("caches at most 2 MB, the newest pages", async () => {
  const cache = await caches.open(PAGE_CACHE);
  for (const path of ["/home", "/pantry"]) {
    await cache.put(path, new Response("{}", { headers: { "content-length": "900000" } }));
  }
  root.innerHTML = `<p>${"x".repeat(300_000)}</p>`;
  keep();

  await expect.poll(() => cachedAt(ADDRESS)).toBeDefined();
  await expect
    .poll(async () => (await cache.keys()).map(({ url }) => new URL(url).pathname))
    .toEqual(["/pantry", "/week"]);
});

/** Until the changes so far are cached, if they are to be. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
}

import { expect, type Page } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { posted } from "./testing/meals.ts";
import { comeTo, registered } from "./testing/people.ts";

const HOSTILE = {
  script: `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`,
  markup: `</p></li><b>Bold</b> &amp; {{7*7}} \${7*7} javascript:alert(1)`,
  "right to left": "\u202Egnihton\u202C נועה שלום \u200Fend",
  emoji: "👩🏽‍🍳🥘🇳🇴 Zoë’s O’Neil",
} as const;

/** Expects that typed text was not interpreted as HTML or script. */
async function onlyText(page: Page): Promise<void> {
  expect(await page.title()).not.toContain("taken");
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
}

test("text that people type is shown as plain text: in a post, in the search, in the chat", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [ylva, dag] = await Promise.all([registered(request, "Ylva Rask"), registered(request, "Dag Hauge")]);
  page.on("dialog", (dialog) => expect(dialog.message(), "no dialog opens").toBe(""));
  await comeTo(page, "/community", ylva);
  const other = await (await browser.newContext()).newPage();
  await comeTo(other, "/community", dag);

  for (const [kind, text] of Object.entries(HOSTILE)) {
    await test.step(kind, async () => {
      const id = await posted(request, dag, {
        mealName: text,
        ingredients: `${text}\nsalt`,
        instructions: `${text}\nServe.`,
        postText: text,
      });

      await page.goto(`/community?post=${id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(text);
      await expect(dialog.getByText(text, { exact: true })).toHaveCount(4);
      await expect(dialog.locator("script, b, img[src='x']")).toHaveCount(0);
      await dialog.getByRole("button", { name: "Ask about this meal" }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByPlaceholder("Type your message...").fill(text);
      await page.getByPlaceholder("Type your message...").press("Enter");
      const bubble = page.getByRole("log").locator('[data-part="bubble"]').last();
      await expect(bubble).toHaveText(text);
      await expect(bubble.locator("*")).toHaveCount(0);
      await onlyText(page);

      await page.getByRole("searchbox", { name: "Search meals, authors, ingredients" }).fill(text);
      await expect(page.getByRole("article").filter({ hasText: text }).first()).toBeVisible();
      await page.getByRole("searchbox", { name: "Search for a recipe..." }).fill(text);
      await expect(page).toHaveURL(/\/discover\?query=/u);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search & Discover New Recipes");
      await expect(page.getByRole("searchbox", { name: "Search for a recipe..." })).toHaveValue(text);
      await onlyText(page);
    });
  }

  await test.step("the other person sees the same text", async () => {
    await other.reload();
    await other.getByRole("button", { name: "Chat, 1 message request" }).click();
    await onlyText(other);
    await other.getByRole("button", { name: /^Accept /u }).click();
    const bubbles = other.getByRole("log").locator('[data-part="bubble"]');
    await expect.poll(() => bubbles.allTextContents()).toEqual(Object.values(HOSTILE));
    await onlyText(other);
    await other.context().close();
  });
});

test("10,000 characters are stored or truncated, and never break a layout", async ({ page, request }) => {
  const embla = await registered(request, "Embla Storm");
  const long = "Spaghettieis".repeat(834).slice(0, 10_000);
  await page.setViewportSize({ width: 390, height: 800 });
  await comeTo(page, "/postmeal", embla);
  for (const [label, kept] of [
    ["Meal name", 120],
    ["Caption", 280],
    ["Ingredients", 4_000],
    ["Instructions", 10_000],
  ] as const) {
    const field = page.getByLabel(label);
    await field.focus();
    await page.keyboard.insertText(long);
    await expect(field).toHaveValue(long.slice(0, kept));
  }
  await onlyText(page);

  const id = await posted(request, embla, {
    mealName: long.slice(0, 120),
    ingredients: long.slice(0, 4_000),
    instructions: long,
    postText: long.slice(0, 280),
  });
  await page.goto(`/community?post=${id}`);
  await expect(page.getByRole("dialog").getByText(long, { exact: true })).toBeVisible();
  expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await onlyText(page);

  await page.goto("/community?search=tacos");
  await page.getByRole("button", { name: "Ask about this meal Birthday Tacos" }).click();
  const composer = page.getByPlaceholder("Type your message...");
  await expect(composer).toBeEditable();
  await composer.focus();
  await page.keyboard.insertText(long);
  await expect(composer).toHaveValue(long.slice(0, 2_000));
  await expect(page.getByText("0 characters left")).toBeVisible();
  await onlyText(page);

  await page.goto(`/discover?query=${long.slice(0, 5_000)}`);
  await expect(page.getByText(/^\d+ recipes? found$/u)).toBeAttached();
  await onlyText(page);
});

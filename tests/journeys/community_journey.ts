import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { posted } from "./meals.ts";
import { bearer, comeTo, type Registered, registered } from "./people.ts";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const names = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();
const like = (page: Page, name: string) =>
  page.getByRole("article").getByRole("button", { name: new RegExp(`^Like ${name}, `, "u") });

/** A unique word in this journey's posts, so that its searches find no other posts. */
const aWord = () => `word${crypto.randomUUID().slice(0, 8)}`;

/** Olle's three meals; Ragna likes the broth. */
async function threeMeals(
  request: APIRequestContext,
): Promise<{ olle: Registered; ragna: Registered; word: string; broth: number }> {
  const [olle, ragna] = await Promise.all([registered(request, "Olle Strand"), registered(request, "Ragna Sund")]);
  const word = aWord();
  await posted(request, olle, { mealName: "Cabbage Rolls", ingredients: `1 cabbage\n1 ${word}` });
  const broth = await posted(request, olle, {
    mealName: "Barley Broth",
    ingredients: `200 g barley\n1 ${word}`,
    instructions: "Rinse the barley.\nSimmer it for an hour.",
    postText: "Better on the second day.",
  });
  await posted(request, olle, { mealName: "Apricot Tart", ingredients: `8 apricots\n1 ${word}` });
  const liked = await request.post(`/api/community-posts/${broth}/toggle-like`, { headers: bearer(ragna), data: {} });
  expect(liked.ok()).toBe(true);
  return { olle, ragna, word, broth };
}

test("Ragna searches, sorts, likes and marks her favourites", async ({ page, request }) => {
  const { ragna, word } = await threeMeals(request);
  await comeTo(page, "/community", ragna);
  await expect(page).toHaveTitle("Community · Weekplate");

  await test.step("search, whatever the case", async () => {
    await page.getByPlaceholder("Search meals, authors, ingredients…").pressSequentially(word.toUpperCase());
    await expect(page.getByPlaceholder("Search meals, authors, ingredients…")).toHaveValue(word.toUpperCase());
    await expect.poll(() => names(page)).toEqual(["Apricot Tart", "Barley Broth", "Cabbage Rolls"]);
    await expect(page.getByPlaceholder("Search meals, authors, ingredients…")).toBeFocused();
  });

  await test.step("sort", async () => {
    const sort = page.getByLabel("Sort");
    await expect(sort).toHaveValue("recent");
    await sort.selectOption("Most liked");
    await expect.poll(() => names(page)).toEqual(["Barley Broth", "Apricot Tart", "Cabbage Rolls"]);
    await sort.selectOption("Name A–Z");
    await expect.poll(() => names(page)).toEqual(["Apricot Tart", "Barley Broth", "Cabbage Rolls"]);
  });

  await test.step("like, and remove the like", async () => {
    const heart = like(page, "Apricot Tart");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(heart).toHaveAccessibleName("Like Apricot Tart, 1 like");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAccessibleName("Like Apricot Tart, 0 likes");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("only favourites, and still so after a reload", async () => {
    await page.getByLabel("Favourites").check();
    await expect.poll(() => names(page)).toEqual(["Barley Broth"]);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(["Barley Broth"]);
    await expect(page.getByLabel("Favourites")).toBeChecked();
    await expect(page.getByLabel("Sort")).toHaveValue("name");
  });

  await test.step("nothing found", async () => {
    await page.getByPlaceholder("Search meals, authors, ingredients…").fill(`no ${word}`);
    await expect(page.getByText("No community posts found")).toBeVisible();
    await expect(page.getByText("Try clearing filters or search, or post your first meal!")).toBeVisible();
  });
});

// #screen-state-in-address, #community-post-view
test("a post opens at an address of its own that can be shared", async ({ page, context, request }) => {
  const { ragna, word, broth } = await threeMeals(request);
  await comeTo(page, `/community?search=${word}`, ragna);
  const dialog = page.getByRole("dialog", { name: "Barley Broth" });
  const open = () => card(page, "Barley Broth").getByRole("link").click();

  await test.step("it shows all of the post", async () => {
    await open();
    await expect(page).toHaveURL(`/community?search=${word}&post=${broth}`);
    await expect(dialog.getByText("by Olle Strand")).toBeVisible();
    await expect(dialog.getByText("Better on the second day.")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Ingredients" })).toBeVisible();
    await expect(dialog.getByText("200 g barley")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Instructions" })).toBeVisible();
    await expect(dialog.getByText("Simmer it for an hour.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Ask about this meal/u })).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Delete/u })).toHaveCount(0);
  });

  for (const [how, close] of [
    ["×", () => dialog.getByRole("button", { name: "Close" }).click()],
    ["the backdrop", () => page.mouse.click(4, 400)],
    ["Back", () => page.goBack()],
    ["Escape", () => page.keyboard.press("Escape")],
  ] as const) {
    await test.step(`${how} closes it`, async () => {
      if (!(await dialog.isVisible())) await open();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`/community?search=${word}`);
    });
  }

  await test.step("its link in a fresh tab", async () => {
    const tab = await context.newPage();
    await tab.goto(`/community?post=${broth}`);
    await expect(tab.getByRole("dialog", { name: "Barley Broth" })).toBeVisible();
    await tab.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(tab).toHaveURL("/community");
    await tab.goto("/community?post=999999999");
    await expect(tab.getByText("Post not found")).toBeVisible();
  });
});

test("a like is not sent twice, and the heart changes after the server's answer", async ({ page, request }) => {
  const { ragna, word } = await threeMeals(request);
  await comeTo(page, `/community?search=${word}`, ragna);
  const release = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(/\/toggle-like$/u, async (route) => {
    sent += 1;
    await release.promise;
    await route.continue();
  });
  const heart = like(page, "Cabbage Rolls");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-busy", "true");
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  release.resolve();

  await expect(heart).toHaveAccessibleName("Like Cabbage Rolls, 1 like");
  expect(sent).toBe(1);
});

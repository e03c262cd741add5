import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { posted } from "./meals.ts";
import { bearer, comeTo, PRIYA, registered } from "./people.ts";

test("Solveig reports a post and blocks its author, and Priya hides it from everyone", async ({
  page,
  browser,
  request,
}) => {
  const [solveig, knut, liv] = await Promise.all(
    ["Solveig Moen", "Knut Hamre", "Liv Aune"].map((fullName) => registered(request, fullName)),
  );
  if (!solveig || !knut || !liv) throw new Error("There are three");
  const mealName = `Knives for Sale ${crypto.randomUUID().slice(0, 8)}`;
  const post = await posted(request, knut, { mealName });
  const seenByLiv = async () => (await request.get(`/api/community-posts/${post}`, { headers: bearer(liv) })).status();

  await comeTo(page, "/community", solveig);
  const card = page.getByRole("article").filter({ hasText: mealName });
  await card.getByRole("button", { name: /More/u }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: `Report ${mealName}` });
  await dialog.getByLabel("What is wrong?").selectOption("Spam or advertising");
  await dialog.getByLabel("Block Knut Hamre too").check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Knut Hamre is blocked.")).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await seenByLiv()).toBe(200);

  const moderators = await browser.newContext();
  const desk = await moderators.newPage();
  await comeTo(desk, "/moderation", PRIYA);
  const report = desk.getByRole("region", { name: "Spam or advertising: a post by Knut Hamre" });
  await expect(report.getByRole("img", { name: `Photo of ${mealName}` })).toHaveJSProperty("naturalWidth", 640);
  await report.getByLabel("Hide the post").check();
  await report.getByLabel("Why").fill("This is an advert.");
  await report.getByRole("button", { name: "Apply and close the report" }).click();
  await expect(report).toHaveCount(0);
  expect(await seenByLiv()).toBe(404);
  await moderators.close();
});

import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { posted } from "./testing/meals.ts";
import { bearer, comeTo, registered } from "./testing/people.ts";

// #screen-state-in-address
test("the community's search, order and favourites are still chosen after a reload", async ({ page, request }) => {
  const ragna = await registered(request, "Ragna Sund");
  const word = `word${crypto.randomUUID().slice(0, 8)}`;
  await posted(request, ragna, { mealName: "Apricot Tart", ingredients: `1 ${word}` });
  const broth = await posted(request, ragna, { mealName: "Barley Broth", ingredients: `1 ${word}` });
  const liked = await request.post(`/api/community-posts/${broth}/toggle-like`, { headers: bearer(ragna), data: {} });
  expect(liked.ok()).toBe(true);
  await comeTo(page, `/community?search=${word}`, ragna);

  await page.getByLabel("Sort").selectOption("Name A–Z");
  await page.getByLabel("Favourites").check();
  await expect(page).toHaveURL(/favourites=true/u);
  await page.reload();

  await expect(page.getByLabel("Favourites")).toBeChecked();
  await expect(page.getByLabel("Sort")).toHaveValue("name");
  await expect(page.getByRole("article")).toHaveText([/Barley Broth/u]);
});

import { expect, type Page, test } from "@playwright/test";
import { comeHome, MAYA } from "./people.ts";

const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search for a recipe..." });
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

test("Maya types in the search box of any screen, and discovery finds as she types", { tag: "@essential" }, async ({
  page,
}) => {
  await comeHome(page, MAYA);
  for (const address of ["/home", "/week", "/WeeklyMeals", "/community", "/postmeal", "/recipe/masala-chai"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await searchBox(page).pressSequentially("tomato soup");

      await expect(page).toHaveURL("/discover?query=tomato%20soup");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search & Discover New Recipes");
      await expect(searchBox(page)).toHaveValue("tomato soup");
      await expect(searchBox(page)).toBeFocused();
      await expect(card(page, "Roasted Tomato Soup with Basil")).toBeVisible();
      await expect(card(page, "Masala Chai")).toHaveCount(0);

      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(searchBox(page)).toHaveValue("");
    });
  }
});

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Route, test } from "@playwright/test";
import { comeHome, MAYA } from "./people.ts";

interface Screen {
  address: string;
  /** What is there once the screen is. */
  shows: string | RegExp;
  /** What is done there before it is looked at. */
  before?: (page: Page) => Promise<void>;
}

const SIGNED_OUT: readonly Screen[] = [
  { address: "/", shows: "Create your account" },
  { address: "/login", shows: "Welcome Back" },
  { address: "/nothing-here", shows: "Page not found" },
];

const SIGNED_IN: readonly Screen[] = [
  { address: "/onboarding", shows: "What are your meal preferences?" },
  { address: "/home", shows: "Shakshuka with Feta" },
  { address: "/recipe/shakshuka-with-feta", shows: "Ingredients" },
  { address: "/recipe/grey-gruel", shows: "Recipe not found" },
  { address: "/select-meal/Monday?time=Breakfast", shows: "Shakshuka with Feta" },
  { address: "/week", shows: "Berry Yoghurt with Oat Crumble" },
  { address: "/discover", shows: "Shakshuka with Feta" },
  { address: "/WeeklyMeals", shows: "Berry Yoghurt with Oat Crumble" },
  { address: "/UseMyIngredients", shows: "Quick to cook" },
  { address: "/community", shows: "Birthday Tacos" },
  { address: "/community?post=1", shows: /The last basket from the greenhouse/u },
  { address: "/community?search=tacos", shows: "Birthday Tacos", before: openChat },
  { address: "/postmeal", shows: "Share a New Meal" },
  { address: "/UseMyIngredients", shows: "Use My Ingredients", before: findRecipes },
];

async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ask about this meal Birthday Tacos" }).click();
  await expect(page.getByRole("log")).toContainText("Good to know.");
}

async function findRecipes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tomatoes" }).click();
  await page.getByRole("button", { name: "Find Recipes" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
}

for (const [who, screens] of [
  ["a visitor", SIGNED_OUT],
  ["Maya", SIGNED_IN],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on the screens of ${who} in the ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await onEvery(page, screens, async (address) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
        expect(found, address).toEqual([]);
      });
    });
  }

  test(`the screens of ${who} never scroll sideways, at any width, nor with text at twice its size`, async ({
    page,
  }) => {
    test.slow();
    await onEvery(page, screens, async (address) => {
      for (const textSize of ["100%", "200%"]) {
        await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), textSize);
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          // A page whose layout is a script's takes a moment to follow the width.
          await expect
            .poll(() => page.evaluate(overhang), { message: `${address} at ${width} px, text at ${textSize}` })
            .toBeLessThanOrEqual(0);
        }
      }
    });
  });
}

/** By how much the page is wider than the window, in px. In the browser. */
function overhang(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Opens these screens one after the other. */
async function onEvery(
  page: Page,
  screens: readonly Screen[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  if (screens === SIGNED_IN) {
    await page.route(/\/(api\/)?recipes(\?|$)/u, withFewRecipes);
    await comeHome(page, MAYA);
  }
  for (const { address, shows, before } of screens) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.getByText(/Loading more/u)).toHaveCount(0);
      await before?.(page);
      await look(address);
    });
  }
}

/** As many as show everything that a list can: a hundred cards more are the same to axe, and take it minutes. */
async function withFewRecipes(route: Route): Promise<void> {
  const response = await route.fetch();
  const reply = (await response.json()) as { recipes: { name: string }[] };
  const few = reply.recipes.filter(({ name }, place) => place < 12 || name === "Shakshuka with Feta");
  await route.fulfill({ response, json: { ...reply, recipes: few } });
}

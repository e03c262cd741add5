import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { comeHome, MAYA, MAYAS_DATE } from "./testing/people.ts";

interface Screen {
  address: string;
  /** An element that is visible once the screen has loaded. */
  shows: string | RegExp | ((page: Page) => Locator);
  /** Actions before the screen is checked. */
  before?: (page: Page) => Promise<void>;
}

/** Number of recipes to check in a list. More would add minutes to axe's run and no new findings. */
const FEW = 6;

/** Rules that only the whole page can break. The stories of the screens prove axe's other rules, in both themes. */
const PAGE_RULES = [
  "bypass",
  "document-title",
  "duplicate-id-aria",
  "heading-order",
  "html-has-lang",
  "html-lang-valid",
  "landmark-banner-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "meta-viewport",
  "page-has-heading-one",
  "region",
];

const SIGNED_OUT: readonly Screen[] = [
  { address: "/", shows: "Create your account" },
  { address: "/login", shows: "Welcome Back" },
  { address: "/nothing-here", shows: "Page not found" },
];

const SIGNED_IN: readonly Screen[] = [
  { address: "/onboarding", shows: "What are your meal preferences?" },
  { address: "/home", shows: recipeOfList },
  { address: "/recipe/shakshuka-with-feta", shows: "Ingredients" },
  { address: "/recipe/grey-gruel", shows: "Recipe not found" },
  { address: "/select-meal/Monday?time=Breakfast", shows: mealToPick },
  { address: `/week?date=${MAYAS_DATE}`, shows: "Berry Yoghurt with Oat Crumble" },
  { address: "/discover", shows: recipeOfList },
  { address: `/WeeklyMeals?date=${MAYAS_DATE}`, shows: "Berry Yoghurt with Oat Crumble" },
  { address: "/UseMyIngredients", shows: "Quick to cook" },
  { address: "/community", shows: "Birthday Tacos" },
  { address: "/community?post=1", shows: /The last basket from the greenhouse/u },
  { address: "/community?search=tacos", shows: "Birthday Tacos", before: openChat },
  { address: "/postmeal", shows: "Share a New Meal" },
  { address: "/UseMyIngredients", shows: "Use My Ingredients", before: findRecipes },
  { address: "/favourites", shows: (page) => page.getByRole("heading", { name: "Favourites" }) },
  { address: "/recipes/mine", shows: "No recipes yet" },
  { address: "/recipes/new?from=shakshuka-with-feta", shows: /ingredients counted/u },
  { address: "/recipes/import", shows: "From a web page" },
];

/** The last of the list's recipes that are checked. */
function recipeOfList(page: Page): Locator {
  return page
    .getByRole("article")
    .nth(FEW - 1)
    .getByRole("link");
}

function mealToPick(page: Page): Locator {
  return page
    .getByRole("article")
    .nth(FEW - 1)
    .getByRole("button", { name: /^Select /u });
}

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
  test(`axe finds nothing on the screens of ${who}, and none scrolls sideways, nor with text at twice its size`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await onEvery(page, screens, async (address) => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(PAGE_RULES).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
      expect(found, address).toEqual([]);
      for (const [textSize, widths] of [
        ["100%", [320, 768, 1280]],
        ["200%", [320, 1280]],
      ] as const) {
        await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), textSize);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          // A script computes the layout of some pages, so the new width applies with a delay.
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
      await expect((typeof shows === "function" ? shows(page) : page.getByText(shows)).first()).toBeVisible();
      await expect(page.getByText(/Loading more/u)).toHaveCount(0);
      await before?.(page);
      await look(address);
    });
  }
}

async function withFewRecipes(route: Route): Promise<void> {
  const response = await route.fetch();
  const reply = (await response.json()) as { recipes: unknown[] };
  await route.fulfill({ response, json: { ...reply, recipes: reply.recipes.slice(0, FEW) } });
}

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { comeHome, MAYA } from "./people.ts";

interface Screen {
  address: string;
  /** What is there once the screen is. */
  shows: string | RegExp;
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
  { address: "/postmeal", shows: "Share a New Meal" },
];

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
  if (screens === SIGNED_IN) await comeHome(page, MAYA);
  for (const { address, shows } of screens) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.getByText(/Loading more/u)).toHaveCount(0);
      await look(address);
    });
  }
}

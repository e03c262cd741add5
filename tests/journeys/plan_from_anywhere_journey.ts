import { expect, type Locator, type Page } from "@playwright/test";
import { expectStarted, test } from "./testing/journey.ts";
import { comeTo, newcomer, registered } from "./testing/people.ts";
import { Taps } from "./testing/taps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const RAMEN = { id: "miso-mushroom-ramen", name: "Miso Mushroom Ramen" };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** A slot of the week with this meal. */
const planned = (page: Page, { name, mealTime }: { name: string; mealTime: string }) =>
  page.getByRole("button", { name: `, ${mealTime}: ${name}` });

test("Liv has an open recipe on Wednesday in three taps, and shops for it in one", {
  tag: "@essential",
}, async ({ page, request }) => {
  await comeTo(page, `/recipe/${RAMEN.id}`, await registered(request, "Liv Sandvik"));
  await expectStarted(page);
  const shop = button(page, "Add to shopping list");
  await expectInView(button(page, "Plan this"));

  await test.step("add its foods to the shopping list, before it is planned", async () => {
    const taps = new Taps();
    await taps.on(shop);
    await expect(page.getByText(/^Added to your shopping list: \d+ foods?\.$/u)).toBeVisible();
    await taps.on(button(page, "Undo"));
    await taps.on(shop);
    await expect(page.getByText(/^Added to your shopping list/u)).toBeVisible();
    await taps.on(shop);
    await expect(page.getByText("Its foods are on your shopping list.")).toBeVisible();
    expect(taps.count).toBe(4);
  });

  await test.step("plan it", async () => {
    const taps = new Taps();
    await taps.on(button(page, "Plan this"));
    await taps.on(button(page, /Wednesday/u).and(page.locator("[aria-pressed]")));
    await taps.on(button(page, "Dinner"));
    expect(taps.count).toBe(3);
    await expect(page.getByText(`${RAMEN.name} is planned for Wednesday's Dinner.`)).toBeVisible();
  });

  await test.step("find it in the week, and cook, move and clear it by its menu", async () => {
    await page.goto("/week");
    // From Thursday on it is next week's Wednesday.
    const slot = planned(page, { name: RAMEN.name, mealTime: "Dinner" });
    if (!(await isShownSoon(slot))) await button(page, "Next week").tap();
    await expect(slot).toBeVisible();
    const more = page.getByRole("button", { name: /^More for Wednesday .*, Dinner$/u });
    await more.tap();
    await page.getByRole("menuitem", { name: "Move" }).tap();
    await page.getByRole("button", { name: /^Wednesday .*, Lunch: empty$/u }).tap();
    await expect(planned(page, { name: RAMEN.name, mealTime: "Lunch" })).toBeVisible();
    await page.getByRole("button", { name: /^More for Wednesday .*, Lunch$/u }).tap();
    await page.getByRole("menuitem", { name: "Clear" }).tap();
    await expect(page.getByText("Wednesday's Lunch is empty.")).toBeVisible();
  });
});

test("Ylva plans a recipe from its card in two taps", async ({ page, request }) => {
  await comeTo(page, "/discover?query=ramen", await registered(request, "Ylva Krog"));
  await expectStarted(page);
  const taps = new Taps();
  await taps.on(button(page, `Plan ${RAMEN.name}`));
  await taps.on(page.getByRole("button", { name: /^Next free dinner: / }));
  expect(taps.count).toBe(2);
  await expect(page.getByText(new RegExp(`^${RAMEN.name} is planned for \\w+'s Dinner\\.$`, "u"))).toBeVisible();
});

test("Maren has a dinner planned within ten taps from sign-up, and never has to go back", async ({ page }) => {
  const maren = newcomer("Maren Holt");
  const taps = new Taps();
  await page.goto("/");
  await expectStarted(page);

  await taps.type(page.getByLabel("Full Name"), maren.fullName);
  await taps.type(page.getByLabel("Email Address"), maren.email);
  await taps.type(page.getByLabel("Password", { exact: true }), maren.password);
  await taps.on(button(page, "Create Account"));
  await expect(page).toHaveURL("/onboarding");
  await taps.on(button(page, /^Mediterranean/u));
  await taps.on(button(page, /^main dish/u));
  await taps.on(button(page, "Continue"));
  await taps.on(button(page, "Skip"));
  await expect(page).toHaveURL("/home");
  await taps.on(
    page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Plan /u }),
  );
  await taps.on(page.getByRole("button", { name: /^Next free dinner: / }));

  await expect(page.getByText(/ is planned for \w+'s Dinner\.$/u)).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(10);
});

/** Above the bottom bar, without scrolling. */
async function expectInView(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - 80);
}

async function isShownSoon(target: Locator): Promise<boolean> {
  return target.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
}

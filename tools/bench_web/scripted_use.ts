import type { Page } from "playwright";
import type { AppRoute } from "../../wire/app_routes.ts";

/** What a person does on one page. */
export interface ScriptedUse {
  readonly route: AppRoute;
  readonly what: string;
  readonly address: string;
  use(page: Page): Promise<void>;
}

const TIMES = 5;
/** Between two acts, as a person pauses: an interaction is not counted with the one before it. */
const PAUSE_MS = 400;

/** What people do most on the pages that they use most. */
export const SCRIPTED_USE: readonly ScriptedUse[] = [
  {
    route: "/home",
    what: "open and close the menu",
    address: "/home",
    async use(page) {
      for (let time = 0; time < TIMES; time++) {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.waitForTimeout(PAUSE_MS);
        await page.keyboard.press("Escape");
        await page.waitForTimeout(PAUSE_MS);
      }
    },
  },
  {
    route: "/UseMyIngredients",
    what: "type a food",
    address: "/UseMyIngredients",
    async use(page) {
      await typeInto(page, "e.g., chicken, tomatoes, garlic", "tomatoes and red rice");
    },
  },
  {
    route: "/week",
    what: "go to the next week and back",
    address: "/week",
    async use(page) {
      for (let time = 0; time < TIMES; time++) {
        await press(page, "Next week");
        await press(page, "Previous week");
      }
    },
  },
  {
    route: "/select-meal/:day",
    what: "choose meals by dish type",
    address: "/select-meal/Friday?time=Dinner",
    async use(page) {
      const types = page.getByRole("toolbar", { name: "Dish types" }).getByRole("button");
      for (let time = 0; time < TIMES; time++) {
        await types.nth(time).click();
        await page.waitForTimeout(PAUSE_MS);
        await page
          .getByRole("button", { name: /^Select / })
          .first()
          .click();
        await page.waitForTimeout(PAUSE_MS);
      }
    },
  },
  {
    route: "/shopping",
    what: "tick lines and write one",
    address: "/shopping",
    async use(page) {
      const lines = page.getByRole("main").getByRole("checkbox", { checked: false });
      for (let time = 0; time < TIMES; time++) {
        await lines.first().click();
        await page.waitForTimeout(PAUSE_MS);
      }
      await typeInto(page, "Add to the list", "oats");
      await page.keyboard.press("Enter");
    },
  },
  {
    route: "/community",
    what: "type in the search, and send messages",
    address: "/community",
    async use(page) {
      await typeInto(page, "Search meals, authors, ingredients…", "soup");
      await page
        .getByRole("button", { name: /^Ask about this meal / })
        .first()
        .click();
      for (let time = 0; time < TIMES; time++) {
        await page.getByPlaceholder("Type your message...").pressSequentially("Is it hot?", { delay: PAUSE_MS / 4 });
        await page.keyboard.press("Enter");
        await page.waitForTimeout(PAUSE_MS);
      }
    },
  },
];

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.waitForTimeout(PAUSE_MS);
}

async function typeInto(page: Page, placeholderOrLabel: string, text: string): Promise<void> {
  const field = page.getByPlaceholder(placeholderOrLabel).or(page.getByLabel(placeholderOrLabel)).first();
  await field.pressSequentially(text, { delay: PAUSE_MS / 2 });
}

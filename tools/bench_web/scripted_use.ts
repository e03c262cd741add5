import type { Locator, Page } from "playwright";
import type { AppRoute } from "../../wire/pages/app_routes.ts";

/** A person's actions on one page. */
export interface ScriptedUse {
  readonly route: AppRoute;
  readonly what: string;
  readonly address: string;
  use(page: Page): Promise<void>;
}

const TIMES = 5;
/** Between two acts, as a person pauses: an interaction is not counted with the one before it. */
const PAUSE_MS = 400;
/** A finger stays on the screen for as long. */
const FINGER_MS = 80;

/** The most frequent actions on the most frequent pages. */
export const SCRIPTED_USE: readonly ScriptedUse[] = [
  {
    route: "/home",
    what: "open and close the menu",
    address: "/home",
    async use(page) {
      for (let time = 0; time < TIMES; time++) {
        await tap(page.getByRole("button", { name: "Menu" }));
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
        await tap(page.getByRole("button", { name: "Next week" }));
        await tap(page.getByRole("button", { name: "Previous week" }));
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
        await tap(types.nth(time));
        await tap(page.getByRole("button", { name: /^Select / }).first());
      }
    },
  },
  {
    route: "/shopping",
    what: "write lines and tick them",
    address: "/shopping",
    async use(page) {
      const lines = page.getByRole("main").getByRole("checkbox", { checked: false });
      for (let time = 0; time < TIMES; time++) {
        await typeInto(page, "Add to the list", "oats");
        await page.keyboard.press("Enter");
        await tap(lines.first());
      }
    },
  },
  {
    route: "/community",
    what: "type in the search, and send messages",
    address: "/community",
    async use(page) {
      await typeInto(page, "Search meals, authors, ingredients…", "soup");
      await tap(page.getByRole("button", { name: /^Ask about this meal / }).first());
      for (let time = 0; time < TIMES; time++) {
        await page.getByPlaceholder("Type your message...").pressSequentially("Is it hot?", { delay: PAUSE_MS / 4 });
        await page.keyboard.press("Enter");
        await page.waitForTimeout(PAUSE_MS);
      }
    },
  },
];

/** Taps where an element is. Playwright's own taps check the hit element first, which takes the slow phone 10 ms. */
async function tap(target: Locator): Promise<void> {
  const page = target.page();
  let box: Awaited<ReturnType<Locator["boundingBox"]>> = null;
  // It may be drawn anew in between, as in a list that is being searched.
  while (!box) {
    await target.tap({ trial: true });
    box = await target.boundingBox();
  }
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
  await page.waitForTimeout(PAUSE_MS);
}

async function typeInto(page: Page, placeholderOrLabel: string, text: string): Promise<void> {
  const field = page.getByPlaceholder(placeholderOrLabel).or(page.getByLabel(placeholderOrLabel)).first();
  await field.pressSequentially(text, { delay: PAUSE_MS / 2 });
}

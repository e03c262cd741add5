import { expect, type Page, type Response, test } from "@playwright/test";
import { failing, noAnswer } from "./failing.ts";
import { type PlannedMeal, planned } from "./meals.ts";
import { comeTo, registered } from "./people.ts";

const RAMEN = { id: "miso-mushroom-ramen", name: "Miso Mushroom Ramen" };
const PIZZA = { id: "pan-pizza-margherita", name: "Pan Pizza Margherita" };

const slot = (page: Page, place: string) => page.getByRole("button", { name: new RegExp(`^${place}: `, "u") });

/** The planned meals by slot, as the screen shows them. Empty slots are left out. */
async function laid(page: Page): Promise<string[]> {
  await expect(page.getByRole("grid")).not.toHaveAttribute("aria-busy", "true");
  const names = await page
    .getByRole("gridcell")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names.filter((name) => !name.endsWith(": empty"));
}

/** Waits until the server has emptied a slot of this meal time. */
const isEmptied = (time: string) => (response: Response) =>
  response.request().method() === "DELETE" && (response.request().postData() ?? "").includes(`"${time}"`);

/** Waits until the server has stored a change. A reload before that would show the old week. */
async function isSaid(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("region", { name: "Messages" }).getByText(words)).toBeVisible();
}

/** Expects these meals, before and after a reload. */
async function staysLaid(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => laid(page)).toEqual(expected);
  await page.reload();
  await expect.poll(() => laid(page)).toEqual(expected);
}

test("Borghild drags a meal to another slot, swaps it with another one, and undoes a move", {
  tag: "@essential",
}, async ({ page, request }) => {
  const borghild = await registered(request, "Borghild Foss");
  await planned(request, borghild, { day: "Monday", time: "Lunch", date: "2027-03-10", meal: RAMEN });
  await planned(request, borghild, { day: "Friday", time: "Dinner", date: "2027-03-10", meal: PIZZA });
  await comeTo(page, "/week?date=2027-03-10", borghild);
  await expect
    .poll(() => laid(page))
    .toEqual(["Monday Mar 8, Lunch: Miso Mushroom Ramen", "Friday Mar 12, Dinner: Pan Pizza Margherita"]);

  await test.step("to an empty slot", async () => {
    await slot(page, "Monday Mar 8, Lunch").dragTo(slot(page, "Wednesday Mar 10, Dinner"));
    await isSaid(page, "Moved to Wednesday's Dinner.");
    await staysLaid(page, [
      "Wednesday Mar 10, Dinner: Miso Mushroom Ramen",
      "Friday Mar 12, Dinner: Pan Pizza Margherita",
    ]);
  });

  await test.step("onto another meal, which comes back in its place", async () => {
    await slot(page, "Wednesday Mar 10, Dinner").dragTo(slot(page, "Friday Mar 12, Dinner"));
    await isSaid(page, "Moved to Friday's Dinner.");
    await staysLaid(page, [
      "Wednesday Mar 10, Dinner: Pan Pizza Margherita",
      "Friday Mar 12, Dinner: Miso Mushroom Ramen",
    ]);
  });

  await test.step("undo", async () => {
    await slot(page, "Friday Mar 12, Dinner").dragTo(slot(page, "Sunday Mar 14, Breakfast"));
    await isSaid(page, "Moved to Sunday's Breakfast.");
    const emptied = page.waitForResponse(isEmptied("Breakfast"));
    await page.getByRole("button", { name: "Undo" }).click();
    await emptied;
    await staysLaid(page, [
      "Wednesday Mar 10, Dinner: Pan Pizza Margherita",
      "Friday Mar 12, Dinner: Miso Mushroom Ramen",
    ]);
  });

  await test.step("offline, it returns to its slot with a message", async () => {
    const mend = await failing(page, /^\/api\/save-meal$/u, noAnswer);
    await slot(page, "Friday Mar 12, Dinner").dragTo(slot(page, "Monday Mar 8, Snacks"));
    await isSaid(page, "Not moved. Try again.");
    await mend();
    await staysLaid(page, [
      "Wednesday Mar 10, Dinner: Pan Pizza Margherita",
      "Friday Mar 12, Dinner: Miso Mushroom Ramen",
    ]);
  });
});

test("Eldbjørg moves a meal by the keyboard, and changes her mind once", async ({ page, request }) => {
  const eldbjorg = await registered(request, "Eldbjørg Haga");
  await planned(request, eldbjorg, { day: "Tuesday", time: "Lunch", date: "2027-03-10", meal: RAMEN });
  await comeTo(page, "/week?date=2027-03-10", eldbjorg);
  const from = slot(page, "Tuesday Mar 9, Lunch");
  await expect(from).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);
  await from.focus();

  await test.step("Escape leaves it where it was", async () => {
    await page.keyboard.press("m");
    await expect(page.getByText(/^Miso Mushroom Ramen picked up\./u)).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Not moved.", { exact: true })).toBeAttached();
    await expect(from).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);
  });

  await test.step("M, arrows, Enter", async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(from).toBeFocused();
    for (const key of ["m", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await isSaid(page, "Moved to Thursday's Dinner.");
    await expect(slot(page, "Thursday Mar 11, Dinner")).toBeFocused();
    await staysLaid(page, ["Thursday Mar 11, Dinner: Miso Mushroom Ramen"]);
  });
});

test("Jorunn repeats last week: meals already planned stay, and the repetition can be undone", async ({
  page,
  request,
}) => {
  const jorunn = await registered(request, "Jorunn Eide");
  const LAST_WEEK: readonly PlannedMeal[] = [
    { day: "Monday", time: "Lunch", date: "2027-03-03", meal: RAMEN },
    { day: "Monday", time: "Dinner", date: "2027-03-03", meal: PIZZA },
    { day: "Sunday", time: "Snacks", date: "2027-03-03", meal: { id: "masala-chai", name: "Masala Chai" } },
  ];
  for (const meal of LAST_WEEK) await planned(request, jorunn, meal);
  await planned(request, jorunn, { day: "Monday", time: "Dinner", date: "2027-03-10", meal: RAMEN });
  await comeTo(page, "/week?date=2027-03-10", jorunn);
  await expect.poll(() => laid(page)).toEqual(["Monday Mar 8, Dinner: Miso Mushroom Ramen"]);
  const repeat = page.getByRole("button", { name: "Repeat last week" });

  await test.step("undone, it is as before", async () => {
    await repeat.click();
    await isSaid(page, "2 meals of last week are on the table.");
    const emptied = Promise.all([page.waitForResponse(isEmptied("Lunch")), page.waitForResponse(isEmptied("Snacks"))]);
    await page.getByRole("button", { name: "Undo" }).click();
    await emptied;
    await staysLaid(page, ["Monday Mar 8, Dinner: Miso Mushroom Ramen"]);
  });

  await test.step("repeated, it stays", async () => {
    await repeat.click();
    await isSaid(page, "2 meals of last week are on the table.");
    await staysLaid(page, [
      "Monday Mar 8, Lunch: Miso Mushroom Ramen",
      "Monday Mar 8, Dinner: Miso Mushroom Ramen",
      "Sunday Mar 14, Snacks: Masala Chai",
    ]);
  });

  await test.step("nothing is left to repeat", async () => {
    await repeat.click();
    await isSaid(page, "Last week's slots are all filled already.");
  });

  await test.step("a week after an empty one has nothing to repeat", async () => {
    await page.goto("/week?date=2027-03-03");
    await expect(slot(page, "Monday Mar 1, Lunch")).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);
    await repeat.click();
    await isSaid(page, "Nothing was planned last week.");
  });
});

test("Magnhild empties a slot: it stays empty, and an undone removal stays planned", async ({ page, request }) => {
  const magnhild = await registered(request, "Magnhild Rød");
  await planned(request, magnhild, { day: "Tuesday", time: "Lunch", date: "2027-03-10", meal: RAMEN });
  await comeTo(page, "/week?date=2027-03-10", magnhild);
  const lunch = slot(page, "Tuesday Mar 9, Lunch");
  await expect(lunch).toHaveAccessibleName(/: Miso Mushroom Ramen$/u);

  await test.step("undo", async () => {
    await lunch.press("Delete");
    await isSaid(page, "Tuesday's Lunch is empty.");
    const saved = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/save-meal");
    await page.getByRole("button", { name: "Undo" }).click();
    expect((await saved).ok()).toBe(true);
    await staysLaid(page, ["Tuesday Mar 9, Lunch: Miso Mushroom Ramen"]);
  });

  await test.step("for good", async () => {
    await lunch.press("Delete");
    await isSaid(page, "Tuesday's Lunch is empty.");
    await staysLaid(page, []);
  });
});

import { expect, test } from "@playwright/test";
import { failing, fault, noAnswer, overload } from "./failing.ts";
import { arrive, comeHome, MAYA, newcomer, signUp } from "./people.ts";
import { choose } from "./pick_meal.ts";

test("home reports that recipes could not be loaded, greets a guest, and retries", async ({ page }) => {
  const mendName = await failing(page, /^\/api\/user-info$/u, fault);
  const mendList = await failing(page, /^\/recipes$/u, overload);
  await comeHome(page, MAYA);

  await expect(page.getByText("Failed to fetch recipes. Please try again.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hi, Guest! Welcome to your personalized recipes!");
  await mendName();
  await mendList();
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(page.getByRole("article").first()).toBeVisible();
});

test("Astrid's sign-up fails twice, keeps what she typed, and succeeds", async ({ page }) => {
  const astrid = newcomer("Astrid Moe");

  await test.step("her full name is missing", async () => {
    await signUp(page, { ...astrid, fullName: "   " });
    await expect(page.getByText("Full Name is required")).toBeVisible();
    await page.getByLabel("Full Name").fill(astrid.fullName);
  });

  const mend = await failing(page, /^\/save-user$/u, noAnswer);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue(astrid.fullName);
  await expect(page.getByLabel("Email Address")).toHaveValue(astrid.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(astrid.password);
  await mend();
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL("/onboarding");
});

test("Hedda's preferences and meal are not saved at first, and are still chosen", async ({ page }) => {
  await arrive(page, newcomer("Hedda Lie"));

  await test.step("preferences", async () => {
    const mend = await failing(page, /^\/savePreferences$/u, fault);
    await page.getByRole("button", { name: /^Salad/u }).click();
    await page.getByRole("button", { name: /^Dessert/u }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Not saved. Try again.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Salad/u })).toHaveAttribute("aria-pressed", "true");
    await mend();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/home");
  });

  await test.step("a meal", async () => {
    await page.goto("/select-meal/Tuesday?time=Snacks&date=2027-03-10");
    const mend = await failing(page, /^\/api\/save-meal$/u, overload);
    await choose(page, { name: "Masala Chai", dishType: "drinks" });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Not saved. Try again.")).toBeVisible();
    await expect(page.getByText("Snacks, Tuesday Mar 9")).toBeVisible();
    await mend();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Tuesday Mar 9, Snacks: Masala Chai" })).toBeVisible();
  });

  await test.step("a slot that can't be emptied keeps its meal", async () => {
    const mend = await failing(page, /^\/api\/save-meal$/u, noAnswer);
    await page.getByRole("button", { name: "Tuesday Mar 9, Snacks: Masala Chai" }).press("Delete");
    await expect(page.getByText("Not removed. Try again.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Tuesday Mar 9, Snacks: Masala Chai" })).toBeVisible();
    await mend();
  });
});

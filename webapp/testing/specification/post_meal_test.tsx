import { describe, expect } from "vitest";
import { storyPhoto } from "../mod.ts";
import { byButton, byLabel, byText, filled, type OpenedScreen, open, shown } from "./on_screen.ts";

async function fillIn(screen: OpenedScreen, photo?: File): Promise<void> {
  await byLabel(screen, "Meal name").fill("Friday Night Black Bean Tacos");
  await byLabel(screen, "Ingredients").fill("8 corn tortillas\n\n400 g black beans");
  await byLabel(screen, "Instructions").fill("Warm the beans.\nPile up, squeeze lime, eat.");
  await byLabel(screen, "Photo").upload(photo ?? (await storyPhoto("spaghetti-bolognese")));
}

describe("the specification: post meal", () => {
  shown({ rule: "#community-form-preview", means: "follows name, caption and both counts" }, async () => {
    const { screen } = await open("/postmeal");
    await fillIn(screen);
    await byLabel(screen, "Caption").fill("Beans from the freezer.");
    const preview = screen.getByRole("region", { name: "Preview" });
    await expect.element(preview.getByText("Friday Night Black Bean Tacos")).toBeVisible();
    await expect.element(preview.getByText("Beans from the freezer.")).toBeVisible();
    await expect.poll(() => preview.element().textContent).toMatch(/2\s*ingredients\s*2\s*steps/u);
  });
  shown({ rule: "#community-form-buttons", means: "one goes back", says: ["Cancel"] }, async ([name = ""]) => {
    const { screen, address } = await open("/home");
    await screen.getByRole("link", { name: "Post a Meal" }).first().click();
    await byButton(screen, name).click();
    await expect.poll(address).toBe("/home");
  });
  shown(
    { rule: "#community-form-signed-in", means: "else a word", says: ["You must be logged in to post a meal."] },
    async ([refusal = ""]) => {
      const { screen, services } = await open("/postmeal");
      await fillIn(screen);
      // Between the end of a session and the leaving of the page.
      Object.defineProperty(services.identity, "current", { get: () => undefined });
      await byButton(screen, "Post Meal").click();
      await expect.element(byText(screen, refusal)).toBeVisible();
      expect(services.community.answers.calls).not.toContain("postMeal");
    },
  );
  shown({ rule: "#community-form-hint", means: "another format is left to the server" }, async () => {
    const { screen, services } = await open("/postmeal");
    await fillIn(screen, new File(["GIF89a"], "tacos.gif", { type: "image/gif" }));
    await byButton(screen, "Post Meal").click();
    await expect.poll(() => services.community.answers.calls).toContain("postMeal");
  });
  [21, 20].forEach((n) =>
    shown(
      {
        rule: "#community-caption",
        means: `the counter ${n === 20 ? "warns" : "does not warn"} at ${n} left`,
        says: ["{n} characters left"],
      },
      async ([left]) => {
        const { screen } = await open("/postmeal");
        await byLabel(screen, "Caption").fill("x".repeat(280 - n));
        const counter = byText(screen, filled(left, { n }));
        await expect.element(counter).toBeVisible();
        const isLow = counter.element().parentElement?.querySelector(":scope > svg") !== null;
        expect(isLow).toBe(n === 20);
      },
    ),
  );
  shown(
    { rule: "#error-post-meal", means: "where the server says nothing", says: ["Failed to post meal."] },
    async ([failure = ""]) => {
      const { screen, services } = await open("/postmeal");
      Object.assign(services.community, { postMeal: () => Promise.reject(new TypeError("Failed to fetch")) });
      await fillIn(screen);
      await byButton(screen, "Post Meal").click();
      await expect.element(byText(screen, failure)).toBeVisible();
    },
  );
});

import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { open } from "../../testing/open_screen.tsx";

it("saves every choice at once, all of them together", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByLabelText("Diet").selectOptions("Vegetarian (no meat, no fish)");
  await screen.getByRole("button", { name: "No alcohol" }).click();
  await screen.getByRole("button", { name: "Coeliac disease" }).click();
  await screen.getByRole("button", { name: "Peanut" }).click();

  await expect.element(screen.getByText("Saved.")).toBeVisible();
  await expect
    .poll(() => services.stores.foodRules.find(maya.id))
    .toEqual({
      diet: "vegetarian",
      avoids: ["alcohol"],
      intolerances: ["peanuts", "coeliac"],
      dislikedFoods: [],
    });
});

it("adds a disliked food with the keyboard alone, and removes one", async () => {
  const { screen, services } = await open("/settings", {
    account: { foodRules: { ...NO_FOOD_RULES, dislikedFoods: ["dill"] } },
  });
  const input = screen.getByLabelText("Foods I do not like");
  await input.fill("coriand");
  await expect.element(screen.getByRole("button", { name: "coriander", exact: true })).toBeVisible();

  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByRole("button", { name: "Remove coriander" })).toBeVisible();
  await expect.element(input).toHaveValue("");
  await expect.element(input).toHaveFocus();
  await screen.getByRole("button", { name: "Remove dill" }).click();
  await expect
    .poll(() => services.stores.foodRules.find(maya.id))
    .toEqual({ ...NO_FOOD_RULES, dislikedFoods: ["coriander"] });
});

it("adds nothing that is no food", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByLabelText("Foods I do not like").fill("screwdriver");
  await expect.element(screen.getByText("No food found")).toBeInTheDocument();

  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByLabelText("Foods I do not like")).toHaveValue("screwdriver");
  expect(services.foodRules.answers.calls).not.toContain("saveFoodRules");
});

it("leaves the choice where saving fails, and saves it on request", async () => {
  const { screen, services } = await open("/settings", { foodRules: { failing: ["saveFoodRules"] } });
  await screen.getByRole("button", { name: "Peanut" }).click();
  await expect.element(screen.getByText("Your last change is not saved.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Peanut" })).toHaveAttribute("aria-pressed", "true");

  services.foodRules.answers.behave({});
  await screen.getByRole("button", { name: "Milk" }).click();

  await expect.element(screen.getByText("Saved.")).toBeVisible();
  expect(await services.stores.foodRules.find(maya.id)).toMatchObject({ intolerances: ["peanuts", "milk"] });
});

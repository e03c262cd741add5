import { expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { open } from "../../testing/open_screen.tsx";

const withPreferences = {
  safety: {
    arrange: ({
      preferences,
    }: {
      preferences: { replace(id: typeof maya.id, chosen: ["Dessert", "Salad"]): Promise<void> };
    }) => preferences.replace(maya.id, ["Dessert", "Salad"]),
  },
};

// #account-preferences-changed
it("shows the preferences of the onboarding, and changes them", async () => {
  const { screen, services } = await open("/settings", withPreferences);
  await expect.element(screen.getByText("Dessert and Salad")).toBeVisible();
  await screen.getByRole("button", { name: "Change preferences" }).click();
  const dialog = screen.getByRole("dialog", { name: "Meal preferences" });
  await expect.element(dialog.getByRole("button", { name: /^Salad/u })).toHaveAttribute("aria-pressed", "true");

  await dialog.getByRole("button", { name: /^Salad/u }).click();
  await expect.element(dialog.getByRole("button", { name: "Save preferences" })).toBeDisabled();
  await dialog.getByRole("button", { name: /^Snack/u }).click();
  await dialog.getByRole("button", { name: "Save preferences" }).click();

  await expect.element(screen.getByText("Dessert and Snack")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Change preferences" })).toHaveFocus();
  expect(await services.stores.preferences.list(maya.id)).toEqual(["Dessert", "Snack"]);
});

it("keeps the choice where saving fails", async () => {
  const { screen, services } = await open("/settings", {
    ...withPreferences,
    account: { failing: ["savePreferences"] },
  });
  await screen.getByRole("button", { name: "Change preferences" }).click();
  const dialog = screen.getByRole("dialog", { name: "Meal preferences" });
  await dialog.getByRole("button", { name: /^Fried/u }).click();
  await dialog.getByRole("button", { name: "Save preferences" }).click();

  await expect.element(screen.getByText("Not saved. Try again.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /^Fried/u })).toHaveAttribute("aria-pressed", "true");
  expect(await services.stores.preferences.list(maya.id)).toEqual(["Dessert", "Salad"]);
});

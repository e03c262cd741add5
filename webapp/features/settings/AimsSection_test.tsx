import { expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { open } from "../../testing/open_screen.tsx";

it("fills the fields from a published set with its source, and saves them changed", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByLabelText("Start from").selectOptions("A woman of 19 to 64 (UK)");
  await expect.element(screen.getByText(/^Source: Public Health England 2016/u)).toBeVisible();

  await screen.getByLabelText("Protein, at least (g)").fill("52,5");
  await screen.getByLabelText("Salt, at most (g)").fill("");
  await screen.getByRole("button", { name: "Save aims" }).click();

  await expect.element(screen.getByRole("button", { name: "Save aims" })).toHaveFocus();
  await expect
    .poll(async () => (await services.stores.settings.find(maya.id))?.aims)
    .toEqual({
      kcal: 2_000,
      proteinGrams: 52.5,
      carbsGrams: 267,
      fatGrams: 78,
      saturatedFatGrams: 24,
      fiberGrams: 30,
    });
});

it("leaves the typed text, marks what cannot be an aim, and focuses the first of it", async () => {
  const { screen, services } = await open("/settings");
  const energy = screen.getByLabelText("Energy, about (kcal)");
  await energy.fill("lots");
  await screen.getByLabelText("Salt, at most (g)").fill("51");

  await screen.getByRole("button", { name: "Save aims" }).click();

  await expect.element(energy).toHaveFocus();
  await expect.element(energy).toHaveValue("lots");
  await expect.element(energy).toHaveAccessibleDescription("Enter a number up to 10,000, or nothing.");
  await expect
    .element(screen.getByLabelText("Salt, at most (g)"))
    .toHaveAccessibleDescription("Enter a number up to 50, or nothing.");
  expect(services.account.answers.calls).not.toContain("saveSettings");
});

it("removes all aims", async () => {
  const { screen, services } = await open("/settings", { account: { settings: { aims: { kcal: 1_800 } } } });
  await expect.element(screen.getByLabelText("Energy, about (kcal)")).toHaveValue("1800");

  await screen.getByRole("button", { name: "Remove all" }).click();

  await expect.element(screen.getByLabelText("Energy, about (kcal)")).toHaveValue("");
  await expect.poll(async () => (await services.stores.settings.find(maya.id))?.aims).toEqual({});
});

it("leaves the typed text when it could not be saved", async () => {
  const { screen } = await open("/settings", { account: { failing: ["saveSettings"] } });
  const energy = screen.getByLabelText("Energy, about (kcal)");
  await energy.fill("1850");

  await screen.getByRole("button", { name: "Save aims" }).click();

  await expect.element(screen.getByText("Not saved.")).toBeVisible();
  await expect.element(energy).toHaveValue("1850");
});

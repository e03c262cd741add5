import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { addPantryLine, removeFood } from "../../../core/pantry/mod.ts";
import type { MemoryServices } from "../../testing/mod.ts";
import { open, openWatched } from "../../testing/open_screen.tsx";

async function stored({ stores }: MemoryServices) {
  return (await stores.pantries.find(maya.id))?.foods ?? [];
}

function portsOf({ stores }: MemoryServices) {
  return { ...stores, ingredients: new MemoryIngredientSource(stores.recipes, stores.foods) };
}

it.each(["/week", "/WeeklyMeals"])("is reached by a button on %s", async (at) => {
  const { screen, address } = await open(at);
  await screen.getByRole("main").getByRole("link", { name: "Foods at home" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Foods at home" })).toBeVisible();
  expect(address()).toBe("/pantry");
});

it("is reached from the foot of every page", async () => {
  const { screen, address } = await open("/settings");
  await screen.getByRole("contentinfo").getByRole("link", { name: "Foods at home" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Foods at home" })).toBeVisible();
  expect(address()).toBe("/pantry");
});

it("says what it understood of a line, adds it with Enter, and is ready for the next one", async () => {
  const { screen, services } = await open("/pantry");
  const field = screen.getByLabelText("Add a food");
  await field.fill("500 g spinach, by Friday in the fridge");
  await expect.element(screen.getByText("spinach · 500 g · Use by tomorrow · Fridge")).toBeVisible();
  expect(await stored(services)).toEqual([]);
  await userEvent.keyboard("{Enter}");

  const soon = screen.getByRole("region", { name: "Use soon" });
  await expect.element(soon.getByText("500 g")).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  expect(await stored(services)).toMatchObject([{ food: "spinach", useBy: "2026-11-20", storage: "fridge" }]);
});

it("says that a line names no food, and of an unknown food that recipes can’t use it", async () => {
  const { screen } = await open("/pantry");
  const field = screen.getByLabelText("Add a food");
  await field.fill("grandma's jam");
  await expect.element(screen.getByText(/no known food: recipes can’t use it/u)).toBeVisible();
  await field.fill("500 g");
  await screen.getByRole("button", { name: "Add" }).click();
  await expect.element(field).toHaveAccessibleDescription(/Write which food it is\./u);
  await expect.element(field).toHaveValue("500 g");
});

it("groups foods by what is to be used soon and by place, and links to dishes", async () => {
  const atHome = [
    "500 g tomatoes by 2026-11-18",
    "4 eggs in the fridge, by 2026-12-24",
    "salt, always there",
    "grandma's jam",
  ];
  const { screen, address } = await open("/pantry", { pantry: { atHome } });
  await expect
    .element(screen.getByRole("region", { name: "Use soon" }).getByText("Use-by date was Nov 18"))
    .toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Fridge" }).getByText("eggs")).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Cupboard" }).getByText("Always there")).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Other foods" }).getByText("grandma's jam")).toBeVisible();
  await expect.element(screen.getByText("Dishes that use them:")).toBeVisible();

  await screen.getByRole("link", { name: "Find dishes for these" }).click();
  await expect.poll(address).toBe("/UseMyIngredients");
  await expect.element(screen.getByText("1 ingredient(s) selected")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Find Recipes" })).toBeVisible();
});

it("edits a food in its place, keeps what is wrong, and returns the focus", async () => {
  const { screen, services } = await open("/pantry", { pantry: { atHome: ["2 lemons"] } });
  await screen.getByRole("button", { name: "Edit lemons" }).click();
  await expect.element(screen.getByLabelText("Food", { exact: true })).toHaveFocus();
  const amount = screen.getByLabelText("Amount");
  await expect.element(amount).toHaveValue("2");
  await amount.fill("a lot");
  await userEvent.keyboard("{Enter}");
  await expect.element(amount).toHaveAccessibleDescription(/Write it as in 500 g, 2 or 3 tins\./u);
  await amount.fill("1½ kg");
  await screen.getByLabelText("Place").selectOptions("Counter");
  await screen.getByLabelText("Always there").click();
  await screen.getByRole("button", { name: "Save" }).click();

  const row = screen.getByRole("region", { name: "Counter" });
  await expect.element(row.getByText("1.5 kg")).toBeVisible();
  await expect.element(row.getByText("Always there")).toBeVisible();
  expect(await stored(services)).toMatchObject([
    { name: "lemons", food: "lemon", amount: { quantity: 1500, unit: "g" }, storage: "counter", alwaysThere: true },
  ]);
});

it("leaves a food as it is with Escape", async () => {
  const { screen, services } = await open("/pantry", { pantry: { atHome: ["2 lemons"] } });
  await screen.getByRole("button", { name: "Edit lemons" }).click();
  await screen.getByLabelText("Amount").fill("7");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Edit lemons" })).toHaveFocus();
  expect(await stored(services)).toMatchObject([{ amount: { quantity: 2, unit: "piece" } }]);
});

it("removes a food, and brings it back", async () => {
  const { screen, services } = await open("/pantry", { pantry: { atHome: ["2 lemons, by 2026-11-22"] } });
  await screen.getByRole("button", { name: "Remove lemons" }).click();
  await expect.element(screen.getByText("Nothing here yet")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Use by Nov 22")).toBeVisible();
  expect(await stored(services)).toMatchObject([{ food: "lemon", amount: { quantity: 2, unit: "piece" } }]);
});

it("says that a food is still there where removing fails", async () => {
  const { screen } = await open("/pantry", { pantry: { atHome: ["2 lemons"], failing: ["removeFood"] } });
  await screen.getByRole("button", { name: "Remove lemons" }).click();
  await expect.element(screen.getByText("lemons is still there. Try again.")).toBeVisible();
});

it("shows what another member adds and removes", async () => {
  const { screen, services } = await openWatched("/pantry", { household: { members: [tomas] } });
  await expect.element(screen.getByText("Nothing here yet")).toBeVisible();
  const { id } = await addPantryLine(portsOf(services), { userId: tomas.id, text: "peas in the freezer" });
  await expect.element(screen.getByRole("region", { name: "Freezer" }).getByText("peas")).toBeVisible();
  await removeFood(portsOf(services), { userId: tomas.id, id });
  await expect.element(screen.getByText("Nothing here yet")).toBeVisible();
});

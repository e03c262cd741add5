import { expect, it } from "vitest";
import { fewOwnRecipes } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

it.each(["/home", "/discover"])("is reached by a link on %s", async (at) => {
  const { screen, address } = await open(at);
  await screen.getByRole("main").getByRole("link", { name: "My recipes" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "My recipes" })).toBeVisible();
  expect(address()).toBe("/recipes/mine");
});

it("is reached from the foot of every page", async () => {
  const { screen, address } = await open("/settings");
  await screen.getByRole("contentinfo").getByRole("link", { name: "My recipes" }).click();
  await expect.poll(address).toBe("/recipes/mine");
});

it("says what to do while there is nothing, and leads to the editor", async () => {
  const { screen, address } = await open("/recipes/mine");
  await expect.element(screen.getByText("No recipes yet")).toBeVisible();
  await screen.getByRole("link", { name: "Write a recipe" }).click();
  await expect.poll(address).toBe("/recipes/new");
});

it("lists own recipes and those of the household, and lets only own ones be edited", async () => {
  const { screen, address } = await open("/recipes/mine", { cookbook: fewOwnRecipes });
  await expect
    .element(screen.getByRole("link", { name: "Lentil Soup of the Harbour Café", exact: true }))
    .toBeVisible();
  await expect.element(screen.getByText("By Tomás Herrera")).toBeVisible();
  await expect.element(screen.getByText("quick, picnic")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "all in a zip" }))
    .toHaveAttribute("href", "/api/account/recipes");
  expect(screen.getByRole("link", { name: /^Edit/u }).elements()).toHaveLength(2);
  await screen.getByRole("link", { name: "Edit Spinach Pancakes" }).click();
  await expect.poll(address).toBe("/recipes/own-2/edit");
});

// #plan-from-recipe
it("plans a recipe by two presses", async () => {
  const { screen } = await open("/recipes/mine", { cookbook: fewOwnRecipes });
  await screen.getByRole("button", { name: "Plan Spinach Pancakes" }).click();
  await screen.getByRole("button", { name: "Next free dinner: Today" }).click();
  await expect.element(screen.getByText("Spinach Pancakes is planned for Thursday's Dinner.")).toBeInTheDocument();
});

it("shows further pages, each recipe once", async () => {
  const stored = Array.from({ length: 125 }, (_, place) => ({ recipe: { name: `Soup no. ${place + 1}` } }));
  const { screen } = await open("/recipes/mine", { cookbook: { stored } });
  const more = screen.getByRole("button", { name: "Show more" });
  await more.click();
  await expect.element(screen.getByText("Soup no. 120")).toBeVisible();
  await more.click();
  await expect.element(screen.getByText("Soup no. 125")).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(125);
});

// #food-rules-marked
it("marks a dish that breaks a rule of the household, with the food", async () => {
  const { screen } = await open("/recipes/mine", {
    account: { foodRules: { dislikedFoods: ["feta"] } },
    cookbook: { stored: [{ recipe: { name: "Feta Toast", ingredients: [{ lines: [{ text: "100 g feta" }] }] } }] },
  });

  await expect.element(screen.getByText("Contains feta", { exact: true })).toBeVisible();
});

import { expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { storyRecipe, storyRecipes } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

const SHAKSHUKA = "shakshuka-with-feta";
const CURRY = "coconut-chicken-curry";

// #recipe-favourites-page
it("is reached from home and the foot of every page, and shows the newest favourite first", async () => {
  const { screen, address } = await open("/home", { recipes: { favourites: [CURRY, SHAKSHUKA] } });
  await expect
    .element(screen.getByRole("contentinfo").getByRole("link", { name: "Favourites" }))
    .toHaveAttribute("href", "/favourites");
  await screen.getByRole("main").getByRole("link", { name: "Favourites" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
  expect(address()).toBe("/favourites");
  await expect.element(screen.getByRole("article").first().getByRole("link")).toHaveTextContent("Shakshuka with Feta");
  expect(screen.getByRole("article").elements()).toHaveLength(2);
});

// #recipe-favourites-page
it("says how to begin, and leads to discovery", async () => {
  const { screen, address } = await open("/favourites");
  await screen.getByRole("link", { name: "Discover recipes" }).click();
  await expect.poll(address).toBe("/discover");
});

it("leaves a card whose heart was taken back until the page is opened again", async () => {
  const { screen, services, goBack } = await open(["/home", "/favourites"], {
    recipes: { favourites: [CURRY, SHAKSHUKA] },
  });
  const heart = screen.getByRole("button", { name: "Favourite Shakshuka with Feta" });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => services.stores.opinions.find(maya.id, SHAKSHUKA)).toMatchObject({ favourite: false });
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");

  await goBack();
  await screen.getByRole("main").getByRole("link", { name: "Favourites" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
  await expect.element(heart).not.toBeInTheDocument();
  await expect.element(screen.getByRole("article").getByRole("link")).toHaveTextContent("Coconut Chicken Curry");
});

// #recipe-favourites-page
it("shows further pages", async () => {
  const recipes = Array.from({ length: 70 }, (_, place) => ({
    ...(storyRecipes[place % storyRecipes.length] ?? storyRecipe(CURRY)),
    id: `dish-${place}`,
    name: `Dish no. ${place}`,
  }));
  const { screen } = await open("/favourites", { recipes: { recipes, favourites: recipes.map(({ id }) => id) } });
  await expect.element(screen.getByText("Dish no. 10", { exact: true })).toBeInTheDocument();
  expect(screen.getByRole("article").elements()).toHaveLength(60);
  await screen.getByRole("button", { name: "Show more" }).click();
  await expect.element(screen.getByText("Dish no. 0", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

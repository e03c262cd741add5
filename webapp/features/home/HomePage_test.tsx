import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { lemonSalmon, storyRecipe, storyRecipes } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

it("restores the whole list on Back", async () => {
  const { screen, goBack } = await open("/home");
  await screen.getByRole("link", { name: "Zucchini Fritters with Yoghurt" }).click();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Zucchini Fritters with Yoghurt");

  await goBack();

  await expect.element(screen.getByRole("link", { name: "Zucchini Fritters with Yoghurt" })).toBeInTheDocument();
  await expect.element(screen.getByText(/Loading more/u)).not.toBeInTheDocument();
});

// #recipe-card-look-up
it("looks up missing facts once per card and only near the viewport", async () => {
  await page.viewport(390, 600);
  const { screen, services } = await open("/home", { recipes: { recipes: storyRecipes, bareLists: true } });

  await expect.element(screen.getByText("534,000 cal")).toBeInTheDocument();
  await expect.element(screen.getByText("Zucchini Fritters with Yoghurt")).toBeInTheDocument();

  const lookedUp = services.recipes.answers.calls.filter((call) => call === "getRecipe").length;
  expect(lookedUp).toBeGreaterThan(0);
  expect(lookedUp).toBeLessThan(storyRecipes.length);
  await expect.element(screen.getByText("340,000 cal")).not.toBeInTheDocument();
});

// #recipe-card-look-up, #recipe-list-facts
it("requests no facts that the list has", async () => {
  const { screen, services } = await open("/home");
  await expect.element(screen.getByText("534,000 cal")).toBeInTheDocument();

  expect(services.recipes.answers.calls).not.toContain("getRecipe");
});

// #recipe-card-look-up, #recipe-time-default
it("shows 20 Min and no calories when a look-up fails, without an error", async () => {
  const { screen, services } = await open("/home", {
    recipes: { recipes: [lemonSalmon], bareLists: true, failing: ["getRecipe"] },
  });

  await expect.element(screen.getByText("20 Min")).toBeInTheDocument();
  await expect.poll(() => services.recipes.answers.calls).toContain("getRecipe");
  await expect.element(screen.getByText(/ cal$/u)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

// #recipe-favourite
it("changes a favourite without leaving the page, and restores it after a failure", async () => {
  const { screen, address, services } = await open("/home");
  const heart = screen.getByRole("button", { name: "Favourite Shakshuka with Feta" });

  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(() => services.stores.opinions.find(maya.id, "shakshuka-with-feta"))
    .toMatchObject({ favourite: true });

  services.recipes.answers.behave({ failing: ["removeFavourite"] });
  await heart.click();
  await expect.element(screen.getByText("Still kept. Try again.")).toBeInTheDocument();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  expect(address()).toBe("/home");
});

it.each([390, 1280])("shows the reason in one line, with cards of equal height, at %i px", async (width) => {
  await page.viewport(width, 900);
  const reason = "Because you like Beetroot & Lentil Salad with Walnuts";
  const favourite = "beetroot-and-lentil-salad-with-walnuts";
  const ids = [favourite, "apple-walnut-and-cheddar-snack-plate", "coconut-chicken-curry"];
  const { screen } = await open("/home", {
    recipes: { recipes: ids.map(storyRecipe), favourites: [favourite] },
  });
  await expect
    .element(screen.getByRole("link", { name: "Apple, Walnut & Cheddar Snack Plate" }))
    .toHaveAccessibleDescription(reason);

  const [, plate, curry] = screen
    .getByRole("article")
    .elements()
    .map((card) => card.getBoundingClientRect());
  expect(plate?.top).toBe(curry?.top);
  expect(plate?.height).toBe(curry?.height);
  const line = screen.getByText(reason).element();
  expect(line.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(line).lineHeight));
  expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
});

it("offers once to say what the person does not eat, and leads there", async () => {
  const { screen, address } = await open("/home", { account: { foodRules: null } });

  await screen.getByRole("link", { name: "What I eat" }).click();

  await expect.element(screen.getByRole("heading", { name: "Food rules" })).toHaveFocus();
  expect(address()).toBe("/settings");
});

it("offers it no more after Not now, and again where that was not saved", async () => {
  const { screen, services } = await open("/home", {
    account: { foodRules: null },
    foodRules: { failing: ["declineFoodRules"] },
  });
  const decline = screen.getByRole("button", { name: "Not now" });
  await decline.click();
  await expect.element(screen.getByText("Not saved. Try again.")).toBeInTheDocument();

  services.foodRules.answers.behave({});
  await decline.click();

  await expect.element(decline).not.toBeInTheDocument();
  expect(await services.stores.foodRules.find(maya.id)).toEqual(NO_FOOD_RULES);
});

it("hides what the person's rules exclude, says so, and shows it for this visit only", async () => {
  const { screen, services, goBack } = await open("/home", {
    recipes: { recipes: [lemonSalmon, storyRecipe("shakshuka-with-feta")] },
    account: { foodRules: { intolerances: ["fish"] } },
  });
  await expect.element(screen.getByText("1 recipe is hidden by your food rules.")).toBeVisible();
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeVisible();
  await expect.element(screen.getByText(lemonSalmon.name)).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Show them" }).click();

  await expect.element(screen.getByText(lemonSalmon.name)).toBeVisible();
  await expect.element(screen.getByText("This list has recipes that your food rules exclude.")).toBeVisible();
  await screen.getByRole("link", { name: "Shakshuka with Feta" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Shakshuka with Feta" })).toBeVisible();
  await goBack();
  await expect.element(screen.getByText("1 recipe is hidden by your food rules.")).toBeVisible();
  expect(services.recipes.answers.calls.filter((call) => call === "listRecipesForPerson")).toHaveLength(2);
});

it("follows rules that are changed in the settings", async () => {
  const { screen } = await open("/home", {
    recipes: { recipes: [lemonSalmon, storyRecipe("shakshuka-with-feta")] },
    account: { foodRules: null },
  });
  await expect.element(screen.getByText(lemonSalmon.name)).toBeVisible();
  await screen.getByRole("link", { name: "What I eat" }).click();
  await screen.getByRole("button", { name: "Fish", exact: true }).click();
  await expect.element(screen.getByText("Saved.")).toBeVisible();

  await screen.getByRole("link", { name: "Home", exact: true }).first().click();

  await expect.element(screen.getByText("1 recipe is hidden by your food rules.")).toBeVisible();
  await expect.element(screen.getByText(lemonSalmon.name)).not.toBeInTheDocument();
});

// #recipe-energy-unit
it("shows energy in the next unit on every card after a press on one figure, and saves it", async () => {
  const { screen, services } = await open("/home");
  await expect.element(screen.getByText("534,000 cal")).toBeInTheDocument();
  await expect.element(screen.getByText("534 kcal")).toBeInTheDocument();

  await screen.getByRole("button", { name: /^398,000 cal/u }).click();
  await expect.element(screen.getByRole("button", { name: "534 kcal", exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText(/ cal$/u)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "398 kcal", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "2,234 kJ", exact: true })).toBeInTheDocument();
  await expect.poll(async () => (await services.account.getSettings({})).energyUnit).toBe("kJ");
});

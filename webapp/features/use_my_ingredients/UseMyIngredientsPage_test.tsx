import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { designPantry, type MemoryServices, memoryServices, pantryEntry } from "../../testing/mod.ts";
import { type OpenedScreen, open, openScreen } from "../../testing/open_screen.tsx";

const HERE = "/UseMyIngredients";

function input(screen: OpenedScreen) {
  return screen.getByPlaceholder("e.g., chicken, tomatoes, garlic");
}

function findButton(screen: OpenedScreen) {
  return screen.getByRole("button", { name: "Find Recipes" });
}

/** The ingredients on the tray, in order. */
function onTray(screen: OpenedScreen): string[] {
  return screen
    .getByRole("button", { name: /^Remove / })
    .elements()
    .map((button) => button.getAttribute("aria-label")?.replace("Remove ", "") ?? "");
}

afterEach(async () => {
  document.documentElement.style.removeProperty("font-size");
});

// #food-rules-marked
it("marks a dish that breaks another member's rule, with the food and the name", async () => {
  const feta = { ...NO_FOOD_RULES, dislikedFoods: ["feta"] };
  const arrange = (stores: MemoryServices["stores"]) => stores.foodRules.save(tomas.id, feta);
  const { screen } = await open(pantryEntry(["Eggs"]), { household: { members: [tomas], arrange } });
  await findButton(screen).click();

  const marked = screen.getByRole("article").filter({ hasText: "Shakshuka with Feta" });
  await expect.element(marked.getByText("Contains feta: not for Tomás", { exact: true })).toBeVisible();
});

describe("the tray", () => {
  // #recipe-ingredients-input
  it("adds the trimmed text by + Add and by Enter, and keeps the focus in the input", async () => {
    const { screen } = await open(HERE);
    const add = screen.getByRole("button", { name: "+ Add" });
    await expect.element(add).toBeDisabled();

    await input(screen).fill("   ");
    await expect.element(add).toBeDisabled();
    await input(screen).fill("  Prawns ");
    await add.click();
    await expect.element(input(screen)).toHaveFocus();
    await expect.element(input(screen)).toHaveValue("");
    await userEvent.keyboard("Lemon{Enter}");

    await expect.element(screen.getByText("2 ingredient(s) selected")).toBeVisible();
    expect(onTray(screen)).toEqual(["Prawns", "Lemon"]);
    await expect.element(input(screen)).toHaveFocus();
  });

  it("starts from the foods at home: those to use soon first, those always there last", async () => {
    const atHome = ["salt, always there", "garlic", "grandma's jam", "spinach by Friday"];
    const { screen } = await open(HERE, { pantry: { atHome } });
    await screen.getByRole("button", { name: "Start from foods at home" }).click();
    await expect.element(screen.getByText("3 ingredient(s) selected")).toBeVisible();
    expect(onTray(screen)).toEqual(["spinach", "garlic", "salt"]);
  });

  // #recipe-ingredients-chosen
  it("removes an ingredient by its ×, and keeps the focus", async () => {
    const { screen } = await open(pantryEntry(["Tomatoes", "Garlic", "Lemon"]));

    await screen.getByRole("button", { name: "Remove Garlic" }).click();
    await expect.element(screen.getByText("2 ingredient(s) selected")).toBeVisible();
    expect(onTray(screen)).toEqual(["Tomatoes", "Lemon"]);
    await expect.element(screen.getByRole("button", { name: "Remove Lemon" })).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Remove Tomatoes" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");

    await expect.element(input(screen)).toHaveFocus();
    await expect.element(screen.getByText("Please add at least one ingredient.")).toBeVisible();
    await expect.element(findButton(screen)).toBeDisabled();
  });

  it("shows an added suggestion as pressed, ignoring case; pressing again removes it", async () => {
    const { screen } = await open(pantryEntry(["garlic", "Lemon"]));
    const garlic = screen.getByRole("button", { name: "Garlic", exact: true });
    await expect.element(garlic).toHaveAttribute("aria-pressed", "true");

    await garlic.click();
    await expect.element(garlic).toHaveAttribute("aria-pressed", "false");
    await screen.getByRole("button", { name: "Eggs", exact: true }).click();

    await expect.element(screen.getByText("2 ingredient(s) selected")).toBeVisible();
    expect(onTray(screen)).toEqual(["Lemon", "Eggs"]);
  });

  it("stops at the server's limit, and keeps the typed text", async () => {
    const full = Array.from({ length: 50 }, (_each, index) => `Herb ${index}`);
    const { screen } = await open(pantryEntry(full));

    await input(screen).fill("Lemon");
    await userEvent.keyboard("{Enter}");

    await expect.element(screen.getByText("50 ingredient(s) selected")).toBeVisible();
    await expect.element(input(screen)).toHaveValue("Lemon");
    await expect.element(input(screen)).toHaveAccessibleDescription(/The tray is full/u);
  });
});

describe("Find Recipes", () => {
  it("shows recipes, missing ingredients and unknown words", async () => {
    const { screen } = await open(pantryEntry(["Tomatoes", "mozzarella", "unicorn"]));

    await findButton(screen).click();

    const best = screen.getByRole("link", { name: "View Heirloom Tomato Caprese" });
    await expect.element(best).toHaveAccessibleDescription("Missing: basil");
    await expect.element(screen.getByText("We don't know: unicorn.")).toBeVisible();
    await expect.element(screen.getByText("3 recipes found")).toBeInTheDocument();
  });

  it("puts what can be cooked now first, under its own heading", async () => {
    const { screen } = await open(pantryEntry(["Garlic", "Tomatoes", "mozzarella", "basil"]));

    await findButton(screen).click();

    await expect.element(screen.getByRole("heading", { name: "Ready to cook" })).toBeVisible();
    const headings = screen.getByRole("heading").elements().slice(1, 4);
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Ready to cook",
      "Heirloom Tomato Caprese",
      "Something is missing",
    ]);
    await expect
      .element(screen.getByRole("link", { name: "View Heirloom Tomato Caprese" }))
      .toHaveAccessibleDescription("You have everything");
  });

  it("suggests foods for a mistyped word, replaces it and searches again", async () => {
    const { screen } = await open(pantryEntry(["limone", "Tomatoes", "unicorn"]));
    await findButton(screen).click();
    const question = screen.getByRole("group", { name: "Instead of limone" });
    await expect.element(question).toHaveTextContent("“limone”: Did you mean lemon or lime?");

    await question.getByRole("button", { name: "lemon", exact: true }).click();

    await expect.element(screen.getByText("We don't know: unicorn.")).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    expect(onTray(screen)).toEqual(["lemon", "Tomatoes", "unicorn"]);
    await expect.element(screen.getByRole("link", { name: "View Lemon Salmon with Dill Potatoes" })).toBeVisible();
    await expect.element(findButton(screen)).toHaveFocus();
  });

  it("accepts one answer to a suggestion, also on a double click", async () => {
    const { screen, services } = await open(pantryEntry(["limone", "Tomatoes"]));
    await findButton(screen).click();
    const question = screen.getByRole("group", { name: "Instead of limone" });
    await expect.element(question).toBeVisible();

    services.recipes.answers.behave({ hanging: ["findRecipesByIngredients"] });
    await question.getByRole("button", { name: "lime" }).click();
    await question.getByRole("button", { name: "lemon" }).click();
    expect(onTray(screen)).toEqual(["lime", "Tomatoes"]);
    expect(services.recipes.answers.calls.filter((call) => call === "findRecipesByIngredients")).toHaveLength(2);
  });

  it("shows no suggestion for a removed word", async () => {
    const { screen } = await open(pantryEntry(["limone", "Tomatoes"], ["limone", "Tomatoes"]));
    await expect.element(screen.getByRole("group", { name: "Instead of limone" })).toBeVisible();

    await screen.getByRole("button", { name: "Remove limone" }).click();

    await expect.element(screen.getByRole("group", { name: "Instead of limone" })).not.toBeInTheDocument();
  });

  // #error-recipes
  it("shows a failure, and tries again", async () => {
    const services = memoryServices();
    services.recipes.answers.behave({ failing: ["findRecipesByIngredients"] });
    const { screen } = await openScreen(services, pantryEntry(designPantry));

    await findButton(screen).click();
    await expect.element(screen.getByText("Failed to fetch recipes. Please try again.")).toBeVisible();
    await expect.element(screen.getByText(`${designPantry.length} ingredient(s) selected`)).toBeVisible();
    services.recipes.answers.behave({});
    await screen.getByRole("button", { name: "Try again" }).click();

    await expect.element(screen.getByRole("link", { name: "View Garlic Prawn Linguine" })).toBeVisible();
    await expect.element(findButton(screen)).toHaveFocus();
  });

  it("scrolls the recipes into view on a phone", async () => {
    await page.viewport(390, 844);
    const { screen } = await open(pantryEntry(designPantry));

    await findButton(screen).click();

    const first = screen.getByRole("link", { name: "View Garlic Prawn Linguine" });
    await expect.poll(() => first.element().getBoundingClientRect().top).toBeLessThan(844);
  });
});

// #recipe-back
it("opens a recipe with ← Back, which restores tray, recipes and typed text", async () => {
  const { screen, goBack, address, services } = await open(HERE);
  await input(screen).fill("prawns, garlic");
  await userEvent.keyboard("{Enter}");
  await findButton(screen).click();
  await input(screen).fill("lem");
  await screen.getByRole("link", { name: "View Garlic Prawn Linguine" }).click();
  await expect.element(screen.getByRole("link", { name: "← Back" })).toHaveAttribute("href", HERE);
  expect(address()).toBe("/recipe/garlic-prawn-linguine?from=ingredient-builder");

  await goBack();

  await expect.element(screen.getByRole("link", { name: "View Garlic Prawn Linguine" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Use My Ingredients · Weekplate");
  await expect.element(input(screen)).toHaveValue("lem");
  expect(onTray(screen)).toEqual(["prawns", "garlic"]);
  expect(services.recipes.answers.calls.filter((call) => call === "findRecipesByIngredients")).toHaveLength(1);
});

it("searches again after a reload, without moving the focus", async () => {
  const { screen } = await open(pantryEntry(["Lemon"], designPantry));

  await expect.element(screen.getByRole("link", { name: "View Garlic Prawn Linguine" })).toBeVisible();
  expect(onTray(screen)).toEqual(["Lemon"]);
  await expect.element(findButton(screen)).not.toHaveFocus();
});

it("reads an unknown history state as an empty tray", async () => {
  const state = { pantry: { typed: 7, ingredients: [" Garlic ", 3, "garlic"], searched: "Garlic" } };
  const { screen } = await open({ pathname: HERE, state });

  await expect.element(screen.getByText("1 ingredient(s) selected")).toBeVisible();
  await expect.element(input(screen)).toHaveValue("");
});

it("saves a found recipe as a favourite at once", async () => {
  const { screen, services } = await open(pantryEntry(designPantry, designPantry));
  const heart = screen.getByRole("button", { name: "Favourite Garlic Prawn Linguine" });
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");

  await heart.click();

  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(() => services.stores.opinions.find(maya.id, "garlic-prawn-linguine"))
    .toMatchObject({ favourite: true });
});

it("works by keyboard alone", async () => {
  const { screen } = await open(HERE);
  await input(screen).click();
  await userEvent.keyboard("prawns{Enter}{Tab}");
  await expect.element(screen.getByRole("button", { name: "Chicken", exact: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight} ");
  await expect.element(screen.getByRole("button", { name: "Garlic", exact: true, pressed: true })).toHaveFocus();

  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "Start from foods at home" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "Remove prawns" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(findButton(screen)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "View Garlic Prawn Linguine" })).toBeVisible();
  await expect.element(findButton(screen)).toHaveFocus();
  await userEvent.keyboard("{Tab}");

  await expect.element(screen.getByRole("link", { name: "View Garlic Prawn Linguine" })).toHaveFocus();
});

it.each([320, 390, 768, 1280])("never scrolls sideways at %i px, nor with text at twice its size", async (width) => {
  await page.viewport(width, 900);
  const { screen } = await open(pantryEntry([...designPantry, "x".repeat(64)], designPantry));
  await expect.element(screen.getByRole("link", { name: "View Garlic Prawn Linguine" })).toBeVisible();

  for (const size of ["100%", "200%"]) {
    document.documentElement.style.fontSize = size;
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});

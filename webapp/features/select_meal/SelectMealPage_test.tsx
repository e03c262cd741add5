import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { maya, recipe, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { type MemoryServices, plannedWeek, storyRecipe, storyRecipes } from "../../testing/mod.ts";
import { type OpenedScreen, open } from "../../testing/open_screen.tsx";

function card(screen: OpenedScreen, name: string) {
  return screen.getByRole("article").filter({ hasText: name });
}

function selectButton(screen: OpenedScreen, name: string) {
  return card(screen, name).getByRole("button", { name: `Select ${name}` });
}

const fridayDinner = "/select-meal/Friday?time=Dinner&date=2026-11-19";

// #plan-select-saved, #plan-select-dock, #screen-select-meal
it("saves the chosen meal and opens the week, replacing this page in the history", async () => {
  const { screen, address, goBack, services } = await open(["/home", "/week?date=2026-11-19", fridayDinner]);

  await selectButton(screen, "Shakshuka with Feta").click();
  await screen.getByRole("button", { name: "Save" }).click();

  await expect
    .element(screen.getByRole("button", { name: "Friday Nov 20, Dinner: Shakshuka with Feta" }))
    .toBeInTheDocument();
  expect(address()).toBe("/week?date=2026-11-19");
  expect(services.mealPlan.answers.calls).toContain("saveMeal");
  await goBack();
  expect(address()).toBe("/week?date=2026-11-19");
  await goBack();
  expect(address()).toBe("/home");
});

it("moves by keyboard from the selected meal to Save, skipping the list", async () => {
  const { screen } = await open(fridayDinner);
  const select = selectButton(screen, "Shakshuka with Feta");
  await select.click();
  await expect.element(select).toHaveAttribute("aria-pressed", "true");

  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "Go to your choice" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByRole("button", { name: "Save", exact: true })).toHaveFocus();
});

// #plan-select-filters, #plan-select-title
it("filters by dish type, and keeps the selection", async () => {
  const { screen, services } = await open(fridayDinner);
  await selectButton(screen, "Shakshuka with Feta").click();

  await screen.getByRole("button", { name: "Soup" }).click();

  await expect.element(screen.getByText("Roasted Tomato Soup with Basil")).toBeInTheDocument();
  await expect.element(screen.getByText("2 dishes")).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "Shakshuka with Feta" })).not.toBeInTheDocument();
  await expect.element(screen.getByText("Dinner, Friday Nov 20")).toBeInTheDocument();
  expect(services.recipes.answers.calls).toContain("mealsByFilters");
});

it("lists every recipe under All, those without a dish type too, and one kind again after it", async () => {
  const nibbles = recipe({ id: "devilled-cashews", name: "Devilled Cashews", dishTypes: [] });
  const { screen } = await open(fridayDinner, { recipes: { recipes: [...storyRecipes, nibbles] } });

  await screen.getByRole("button", { name: "Soup" }).click();
  await expect.element(screen.getByText("2 dishes")).toBeInTheDocument();
  await screen.getByRole("button", { name: "All", exact: true }).click();

  await expect.element(screen.getByText(`${storyRecipes.length + 1} dishes`)).toBeInTheDocument();
  await expect.element(screen.getByText("Devilled Cashews", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Soup" })).toHaveAttribute("aria-pressed", "false");

  await screen.getByRole("button", { name: "Soup" }).click();
  await expect.element(screen.getByText("2 dishes")).toBeInTheDocument();
  await expect
    .element(screen.getByRole("button", { name: "All", exact: true }))
    .toHaveAttribute("aria-pressed", "false");
});

// #plan-select-order
it("begins with favourites and what was cooked lately, and lists own recipes too", async () => {
  const { screen } = await open(fridayDinner, {
    recipes: { favourites: ["spaghetti-bolognese"] },
    mealPlan: {
      planned: [
        {
          slot: { day: "Monday", mealTime: "Dinner", date: calendarDate("2026-11-19") },
          recipe: storyRecipe("miso-mushroom-ramen"),
        },
      ],
    },
    cookbook: { stored: [{ recipe: { name: "Grandpa's Pancakes" } }] },
  });
  await expect.element(screen.getByText("Grandpa's Pancakes", { exact: true })).toBeInTheDocument();

  const names = screen
    .getByRole("article")
    .elements()
    .map((each) => each.querySelector("h2")?.textContent);
  expect(names.slice(0, 3)).toEqual(["Spaghetti Bolognese", "Grandpa's Pancakes", "Miso Mushroom Ramen"]);
  await expect.element(screen.getByText(`${storyRecipes.length + 1} dishes`)).toBeInTheDocument();
});

// #plan-select-order
it("loads more near the end of the list, until all are there", async () => {
  const many = Array.from({ length: 130 }, (_, place) =>
    recipe({ id: `dish-${place}`, name: `Dish ${place}`, meals: ["Dinner"] }),
  );
  const { screen } = await open(fridayDinner, { recipes: { recipes: many } });
  await expect.element(screen.getByText("130 dishes")).toBeInTheDocument();
  expect(screen.getByRole("article").elements()).toHaveLength(48);

  for (const count of [96, 130]) {
    screen.getByRole("article").last().element().scrollIntoView();
    await expect.poll(() => screen.getByRole("article").elements().length).toBe(count);
  }
  await expect.element(screen.getByText("Loading more…")).not.toBeInTheDocument();
});

// #plan-select-search
describe("the search", () => {
  it.each(["Search for Dinner", "Search for a recipe..."])(
    "of %s finds dishes for the slot, which stays in the address",
    async (label) => {
      const { screen, address, goBack } = await open(["/home", fridayDinner]);
      await selectButton(screen, "Shakshuka with Feta").click();

      await screen.getByRole("searchbox", { name: label }).fill("ramen");

      await expect.element(screen.getByText("1 dish", { exact: true })).toBeInTheDocument();
      expect(address()).toBe(`${fridayDinner}&query=ramen`);
      for (const box of screen.getByRole("searchbox").elements()) expect(box).toHaveValue("ramen");
      await expect.element(screen.getByText("Dinner, Friday Nov 20")).toBeInTheDocument();
      await expect
        .element(screen.getByRole("link", { name: "View Recipe Miso Mushroom Ramen" }))
        .toHaveAttribute("href", expect.stringContaining("query=ramen"));
      await goBack();
      expect(address()).toBe("/home");
    },
  );

  it.each(["Search for Dinner", "Search for a recipe..."])("of %s keeps the slot without JavaScript", async (label) => {
    const { screen } = await open(`${fridayDinner}&query=ramen`);
    const box = screen.getByRole("searchbox", { name: label });
    await box.fill("soup");

    const form = box.element().closest("form");
    const sent = [...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]);
    expect(`${form?.getAttribute("action")}?${new URLSearchParams(sent)}`).toBe(`${fridayDinner}&query=soup`);
  });

  it("finds dishes among the chosen kinds, and says what it searched for", async () => {
    const { screen } = await open(`${fridayDinner}&query=tomatto`);
    await expect.element(screen.getByText(/Showing “tomato”/u)).toBeInTheDocument();

    await screen.getByRole("button", { name: "Soup" }).click();

    await expect.element(screen.getByText("Roasted Tomato Soup with Basil")).toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: /^View Recipe .*Caprese/u })).not.toBeInTheDocument();
  });

  it("keeps a letter that is typed in the other box", async () => {
    const { screen, address } = await open(fridayDinner);
    await screen.getByRole("searchbox", { name: "Search for Dinner" }).fill("sou");
    await expect.poll(address).toContain("query=sou");

    await screen.getByRole("searchbox", { name: "Search for a recipe..." }).fill("soup");

    await expect.poll(address).toContain("query=soup");
    await expect.element(screen.getByRole("searchbox", { name: "Search for Dinner" })).toHaveValue("soup");
  });
});

// #plan-select-empty
describe("without a result", () => {
  it("leads to all kinds, to other dishes and to writing the recipe", async () => {
    const { screen, address } = await open(`${fridayDinner}&query=ramen`);
    await expect.element(screen.getByText("1 dish", { exact: true })).toBeInTheDocument();
    await screen.getByRole("button", { name: "Salad" }).click();

    await expect.element(screen.getByText("No dishes found for “ramen”")).toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: "“ramen” of other kinds" })).toBeInTheDocument();
    await expect.element(selectButton(screen, "Miso Mushroom Ramen")).toBeInTheDocument();

    await screen.getByRole("button", { name: "Show all dish types" }).click();
    await expect.element(screen.getByRole("button", { name: "Salad" })).toHaveAttribute("aria-pressed", "false");
    await expect.element(screen.getByText("1 dish", { exact: true })).toBeInTheDocument();

    await screen.getByRole("searchbox", { name: "Search for Dinner" }).fill("xyzzy");
    await expect.element(screen.getByRole("heading", { name: "Dishes for Dinner" })).toBeInTheDocument();
    await screen.getByRole("link", { name: "Write it yourself" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveValue("xyzzy");
    expect(address()).toBe("/recipes/new?name=xyzzy");
  });

  it("leads to what the food rules hide", async () => {
    const { screen } = await open(`${fridayDinner}&query=shakshuka`, {
      account: { foodRules: { dislikedFoods: ["feta"] } },
    });
    await expect.element(screen.getByText("Nothing here fits your food rules")).toBeInTheDocument();

    await screen.getByRole("button", { name: "Show without your rules" }).click();

    await expect
      .element(selectButton(screen, "Shakshuka with Feta"))
      .toHaveAccessibleDescription("Contains feta, a food you dislike");
  });
});

// #food-rules-marked
it.each([
  ["the meal selection", fridayDinner],
  ["home", "/home"],
  ["discovery", "/discover"],
])("marks a dish that breaks another member's rule on %s, with the food and the name", async (_page, at) => {
  const feta = { ...NO_FOOD_RULES, dislikedFoods: ["feta"] };
  const arrange = (stores: MemoryServices["stores"]) => stores.foodRules.save(tomas.id, feta);
  const { screen } = await open(at, { household: { members: [tomas], arrange } });

  const marked = card(screen, "Shakshuka with Feta");
  await expect.element(marked.getByText("Contains feta: not for Tomás", { exact: true })).toBeVisible();
  await expect
    .element(marked.getByRole("link").first())
    .toHaveAccessibleDescription(expect.stringContaining(`Contains feta: not for ${tomas.fullName}`));
  await expect.element(card(screen, "Miso Mushroom Ramen").getByText(/^Contains/u)).not.toBeInTheDocument();
});

it("hides what the person's food rules exclude, says so, and shows it when asked", async () => {
  const { screen } = await open(fridayDinner, { account: { foodRules: { dislikedFoods: ["feta"] } } });
  const shakshuka = screen.getByText("Shakshuka with Feta");
  await expect.element(screen.getByText(/hidden by your food rules/u)).toBeVisible();
  await expect.element(shakshuka).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Show them" }).click();

  await expect.element(shakshuka.first()).toBeVisible();
});

it("shows in the week which food rule a meal breaks that was just planned", async () => {
  const { screen } = await open(["/week?date=2026-11-19", fridayDinner], {
    account: { foodRules: { dislikedFoods: ["feta"] } },
  });
  await screen.getByRole("button", { name: "Show them" }).click();
  await selectButton(screen, "Shakshuka with Feta").click();
  await screen.getByRole("button", { name: "Save" }).click();

  await expect
    .element(screen.getByRole("button", { name: /^Friday Nov 20, Dinner: Shakshuka with Feta\. Contains feta/u }))
    .toBeInTheDocument();
});

// #error-logged-and-shown
it("tries a filter again after a failure", async () => {
  const { screen, services } = await open(fridayDinner);
  services.recipes.answers.behave({ failing: ["mealsByFilters"] });
  await screen.getByRole("button", { name: "Soup" }).click();
  await expect.element(screen.getByText("Failed to fetch recipes. Please try again.")).toBeInTheDocument();
  expect(services.logged).toHaveLength(1);

  services.recipes.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();

  await expect.element(screen.getByText("2 dishes")).toBeInTheDocument();
});

// #recipe-back
it("keeps filter and selection after a visit to a recipe", async () => {
  const { screen, goBack } = await open(fridayDinner);
  await screen.getByRole("button", { name: "Soup" }).click();
  await selectButton(screen, "Miso Mushroom Ramen").click();

  await card(screen, "Miso Mushroom Ramen").getByRole("link", { name: "View Recipe Miso Mushroom Ramen" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Miso Mushroom Ramen" })).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "← Back" })).toHaveAttribute("href", fridayDinner);
  await goBack();

  await expect.element(screen.getByText("Dinner, Friday Nov 20")).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Soup" })).toHaveAttribute("aria-pressed", "true");
});

// #error-logged-and-shown
it("keeps the selection and shows an error when saving fails", async () => {
  const { screen, address, services } = await open(fridayDinner, { mealPlan: { failing: ["saveMeal"] } });
  await selectButton(screen, "Shakshuka with Feta").click();

  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText("Not saved. Try again.")).toBeInTheDocument();
  await expect.element(screen.getByText("Dinner, Friday Nov 20")).toBeInTheDocument();
  expect(address()).toBe(fridayDinner);
  expect(services.logged).toHaveLength(1);
});

it("opens cook mode for the meal of a filled slot", async () => {
  const { screen, address } = await open("/select-meal/Thursday?time=Dinner&date=2026-11-19", {
    mealPlan: { planned: plannedWeek },
  });

  await screen.getByRole("link", { name: "Start cooking Lemon Salmon with Dill Potatoes" }).click();

  await expect.element(screen.getByRole("heading", { name: "Step 1 of 5" })).toBeVisible();
  expect(address()).toBe("/recipe/lemon-salmon-with-dill-potatoes/cook?portions=1");
});

describe("portions and leftovers", () => {
  const soup = storyRecipe("miso-mushroom-ramen");
  const slot = { day: "Monday", mealTime: "Dinner", date: calendarDate("2026-11-19") } as const;
  const of = { date: calendarDate("2026-11-16"), mealTime: "Dinner" } as const;
  const cooked = { slot, recipe: soup };
  const eaten = { slot: { ...slot, day: "Wednesday" }, recipe: soup, portions: 2, leftoversOf: of } as const;
  const mondayDinner = "/select-meal/Monday?time=Dinner&date=2026-11-19";
  const wednesdayDinner = "/select-meal/Wednesday?time=Dinner&date=2026-11-19";
  const stored = async ({ stores }: MemoryServices) =>
    (await stores.mealPlans.listWeek(maya.id, weekOf(slot.date))).map(({ portions, leftoversOf }) => ({
      portions,
      of: leftoversOf?.date,
    }));

  it("are the household's until others are chosen, and follow it again", async () => {
    const { screen, services } = await open(mondayDinner, { mealPlan: { planned: [cooked] } });
    await expect.element(screen.getByText("Household: 1 portion")).toBeVisible();
    const value = screen.getByRole("spinbutton", { name: "Portions" });

    await screen.getByRole("button", { name: "More portions" }).click();
    await screen.getByRole("button", { name: "More portions" }).click();
    await screen.getByRole("button", { name: "More portions" }).click();
    await expect.element(value).toHaveAttribute("aria-valuetext", "2 ½ portions");
    await expect.poll(() => stored(services)).toEqual([{ portions: 2.5 }]);
    await expect
      .element(screen.getByRole("link", { name: `Open recipe ${soup.name}` }))
      .toHaveAttribute("href", `/recipe/${soup.id}?portions=2.5`);

    value.element().focus();
    for (const portions of ["2", "1.5", "1"]) {
      await userEvent.keyboard("{ArrowDown}");
      await expect.element(value).toHaveAttribute("aria-valuenow", portions);
    }
    await expect.poll(() => stored(services)).toEqual([{ portions: undefined }]);
  });

  it("count every press of a repeated key", async () => {
    const { screen, services } = await open(mondayDinner, { mealPlan: { planned: [cooked] } });
    const value = screen.getByRole("spinbutton", { name: "Portions" });
    await expect.element(value).toHaveAttribute("aria-valuetext", "1 portion");
    // As fast as a busy page gets them: nothing but a microtask between them.
    for (let press = 0; press < 4; press += 1) {
      value.element().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true }));
      await Promise.resolve();
    }

    await expect.poll(() => stored(services)).toEqual([{ portions: 3 }]);
    await expect.element(value).toHaveAttribute("aria-valuetext", "3 portions");
  });

  it("are cooked together, and the recipe's page is for all of them", async () => {
    const { screen, address } = await open(mondayDinner, { mealPlan: { planned: [cooked, eaten] } });
    await expect.element(screen.getByText("Cook 3 portions, with the leftovers")).toBeVisible();

    await screen.getByRole("link", { name: `Start cooking ${soup.name}` }).click();

    await expect.element(screen.getByText("For 3 portions")).toBeVisible();
    expect(address()).toBe(`/recipe/${soup.id}/cook?portions=3`);
  });

  it("of an earlier meal are planned in an empty slot, and cooked fresh again", async () => {
    const { screen, services } = await open(wednesdayDinner, { mealPlan: { planned: [cooked] } });
    const select = screen.getByRole("combobox", { name: "Leftovers of" });
    await expect.element(select).toBeVisible();

    await userEvent.selectOptions(select, `Monday's Dinner: ${soup.name}`);
    await expect.poll(() => stored(services)).toEqual([{}, { of: of.date }]);
    await expect.element(screen.getByRole("button", { name: "Remove" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: `Start cooking ${soup.name}` })).not.toBeInTheDocument();

    await userEvent.selectOptions(select, "Cooked fresh");
    await expect.poll(() => stored(services)).toEqual([{}, {}]);
    await expect.element(screen.getByRole("link", { name: `Start cooking ${soup.name}` })).toBeVisible();
  });

  it("stay as they were if they are not saved", async () => {
    const failing = ["setMealPortions", "saveLeftovers"] as const;
    const { screen, services } = await open(wednesdayDinner, { mealPlan: { planned: [cooked, eaten], failing } });
    const value = screen.getByRole("spinbutton", { name: "Portions" });
    await expect.element(value).toHaveAttribute("aria-valuenow", "2");

    await screen.getByRole("button", { name: "More portions" }).click();

    await expect.element(screen.getByText("Not saved. Try again.")).toBeInTheDocument();
    await expect.element(value).toHaveAttribute("aria-valuenow", "2");
    expect(await stored(services)).toEqual([{}, { portions: 2, of: of.date }]);
  });
});

// #plan-select-filled
it("moves the planned meal to another slot of its week, and back", async () => {
  const { screen, address } = await open("/select-meal/Thursday?time=Dinner&date=2026-11-19", {
    mealPlan: { planned: plannedWeek },
  });
  await expect.element(screen.getByRole("heading", { name: "Replacements" })).toBeInTheDocument();
  await expect
    .element(screen.getByRole("button", { name: "Select Lemon Salmon with Dill Potatoes" }))
    .not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Move" }).click();
  await expect.element(screen.getByRole("button", { name: "Dinner, where it is" })).toBeDisabled();
  await screen.getByRole("combobox", { name: "Day" }).selectOptions("Friday, Nov 20");
  await screen.getByRole("button", { name: "Lunch, swap with Heirloom Tomato Caprese" }).click();

  await expect
    .element(screen.getByRole("button", { name: "Friday Nov 20, Lunch: Lemon Salmon with Dill Potatoes" }))
    .toBeInTheDocument();
  await expect
    .element(screen.getByRole("button", { name: "Thursday Nov 19, Dinner: Heirloom Tomato Caprese" }))
    .toBeInTheDocument();
  expect(address()).toBe("/week?date=2026-11-19");
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect
    .element(screen.getByRole("button", { name: "Thursday Nov 19, Dinner: Lemon Salmon with Dill Potatoes" }))
    .toBeInTheDocument();
});

it("empties a filled slot", async () => {
  const { screen } = await open("/select-meal/Thursday?time=Dinner&date=2026-11-19", {
    mealPlan: { planned: plannedWeek },
  });

  await screen.getByRole("button", { name: "Remove" }).click();

  await expect.element(screen.getByRole("button", { name: "Thursday Nov 19, Dinner: empty" })).toBeInTheDocument();
  await expect.element(screen.getByText("Thursday's Dinner is empty.")).toBeInTheDocument();
});

// #screen-select-meal
it.each([
  ["breakfast where no meal time is given", "/select-meal/Friday", "Pick Breakfast for Friday"],
  ["day and time in any case", "/select-meal/friday?time=dinner", "Pick Dinner for Friday"],
])("takes %s", async (_name, at, title) => {
  const { screen } = await open(at);

  await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
});

it("uses the navigation state's week if the address has no date, else this week", async () => {
  const { screen } = await open({
    pathname: "/select-meal/Friday",
    search: "?time=Dinner",
    state: { date: "2026-12-24" },
  });

  await selectButton(screen, "Shakshuka with Feta").click();
  await expect.element(screen.getByText("Dinner, Friday Dec 25")).toBeInTheDocument();
});

it("opens the week if the address has no valid day", async () => {
  const { screen, address } = await open("/select-meal/Someday?time=Dinner");

  await expect.element(screen.getByRole("heading", { level: 1, name: "Plan Your Week" })).toBeInTheDocument();
  expect(address()).toBe("/week");
});

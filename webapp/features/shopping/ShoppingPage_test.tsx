import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { ingeborg, maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { addLine, changeShoppingList, mergeLists, type ShoppingList, tickFood } from "../../../core/shopping/mod.ts";
import {
  type MemoryServices,
  type MemoryServicesOptions,
  manyLines,
  shoppingPlan,
  shoppingRecipes,
  tomatoesBought,
} from "../../testing/mod.ts";
import { open, openScreen, openWatched } from "../../testing/open_screen.tsx";

/** Four people and three planned dishes. */
function planned(shopping: MemoryServicesOptions["shopping"] = {}): MemoryServicesOptions {
  return {
    household: { members: [tomas, ingeborg, priya] },
    recipes: { recipes: shoppingRecipes },
    mealPlan: { planned: shoppingPlan },
    shopping,
  };
}

async function stored({ stores }: MemoryServices): Promise<ShoppingList> {
  return (await stores.shoppingLists.find(maya.id))?.list ?? { entries: [], removed: [] };
}

/** Another member changes the list. */
async function changedByTomas({ stores }: MemoryServices, change: ShoppingList): Promise<void> {
  const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);
  await changeShoppingList({ ...stores, ingredients }, { userId: tomas.id, change });
}

it("lists what the days need by aisle, with packs, what is left over, and links to the dishes", async () => {
  const { screen } = await open("/shopping", planned());
  const tomatoes = screen.getByRole("checkbox", { name: "Canned tomatoes 3 tins (1.2 kg)" });
  await expect.element(tomatoes).toHaveAccessibleDescription("180 g left over For 2 dishes");
  await expect.element(screen.getByRole("checkbox", { name: /^Basil/u })).toHaveAccessibleDescription(/optional/u);
  await screen.getByText("For 2 dishes").first().click();
  await expect
    .element(screen.getByRole("link", { name: "Shakshuka with Feta" }).first())
    .toHaveAttribute("href", "/recipe/shakshuka-with-feta");
  const aisles = screen.getByRole("heading", { level: 2 }).elements();
  expect(aisles.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    "Fruit and vegetables",
    "Fish",
    "Milk, cheese and eggs",
  ]);
});

it("ticks a line by keyboard, moves it down, keeps the place, and undoes it", async () => {
  const { screen, services } = await open("/shopping", planned());
  const feta = screen.getByRole("checkbox", { name: /^Feta/u });
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs 6/u })).not.toBeChecked();
  (screen.getByRole("checkbox", { name: /^Eggs 6/u }).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");

  await expect.element(screen.getByRole("heading", { name: "Bought" })).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs 6/u })).toBeChecked();
  await expect.element(feta).toHaveFocus();
  await expect.poll(async () => (await stored(services)).entries).toMatchObject([{ food: "egg", amount: 6 }]);

  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs 6/u })).not.toBeChecked();
  await expect.poll(async () => (await stored(services)).entries).toEqual([]);
});

it("unticks a bought line, and shows only the last message of quick ticks", async () => {
  const { screen, services } = await open("/shopping", planned({ list: tomatoesBought }));
  await screen.getByRole("checkbox", { name: /^Eggs/u }).click();
  await screen.getByRole("checkbox", { name: /^Feta/u }).click();
  await expect.element(screen.getByText("Feta is bought.")).toBeVisible();
  expect(screen.getByText("Eggs is bought.").elements()).toEqual([]);

  await screen.getByRole("checkbox", { name: "Canned tomatoes 1 tin (400 g)" }).click();
  await expect.element(screen.getByRole("checkbox", { name: /^Canned tomatoes 3 tins/u })).not.toBeChecked();
  await expect.poll(async () => (await stored(services)).removed).toEqual(["tomatoes"]);
});

// #list-difference
it("shows only the difference where the plan has grown since", async () => {
  const { screen, services } = await open("/shopping", planned({ list: tomatoesBought }));
  const more = screen.getByRole("checkbox", { name: "Canned tomatoes + 2 tins (800 g)" });
  await more.click();
  await expect.element(screen.getByRole("checkbox", { name: "Canned tomatoes 3 tins (1.2 kg)" })).toBeChecked();
  await expect
    .poll(async () => (await stored(services)).entries)
    .toEqual(expect.arrayContaining([expect.objectContaining({ amount: 800, after: ["tomatoes"] })]));
});

it("adds written lines, which are found in their aisles, edits and removes them", async () => {
  const { screen, services } = await open("/shopping", planned({ days: [] }));
  const field = screen.getByRole("textbox", { name: "Add to the list" });
  await field.fill("  500 g spinach ");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Kitchen paper{Enter}{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Fruit and vegetables" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Household" })).toBeVisible();
  expect((await stored(services)).entries).toHaveLength(2);

  await screen.getByRole("button", { name: "More about 500 g spinach" }).click();
  await screen.getByRole("menuitem", { name: "Edit" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Edit 500 g spinach" })).toHaveFocus();
  await screen.getByRole("textbox", { name: "Edit 500 g spinach" }).fill("1 kg spinach");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("checkbox", { name: "1 kg spinach" })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "500 g spinach" }).elements()).toEqual([]);

  await screen.getByRole("button", { name: "More about Kitchen paper" }).click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "Kitchen paper" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "Kitchen paper" })).toBeVisible();
});

describe("I have this", () => {
  async function have(screen: Awaited<ReturnType<typeof open>>["screen"], name: string): Promise<void> {
    await screen.getByRole("button", { name: `More about ${name}` }).click();
    await screen.getByRole("menuitem", { name: "I have this" }).click();
  }
  const atHome = async ({ stores }: MemoryServices) => (await stores.pantries.find(maya.id))?.foods ?? [];

  // #list-at-home
  it("moves what a line needs to the foods at home, keeps the place, and undoes it", async () => {
    const { screen, services } = await open("/shopping", planned());
    const eggs = screen.getByRole("checkbox", { name: /^Eggs 6/u });
    await have(screen, "Eggs");
    await expect.element(eggs).not.toBeInTheDocument();
    await expect.element(screen.getByRole("checkbox", { name: /^Feta/u })).toHaveFocus();
    await expect.element(screen.getByText("Eggs: at home.")).toBeVisible();
    await screen.getByText(/^At home already/u).click();
    await expect.element(screen.getByRole("listitem").filter({ hasText: /^Eggs/u })).toBeVisible();
    expect(await atHome(services)).toMatchObject([{ food: "egg", amount: { unit: "piece" } }]);

    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(eggs).toBeVisible();
    expect(await atHome(services)).toEqual([]);
  });

  it("takes a written line off the list, with its food to those at home", async () => {
    const list = mergeLists(addLine("butter", "200 g butter"), addLine("paper", "Kitchen paper"));
    const { screen, services } = await open("/shopping", planned({ days: [], list }));
    await have(screen, "200 g butter");
    await expect.element(screen.getByRole("checkbox", { name: "200 g butter" })).not.toBeInTheDocument();
    await expect.poll(() => atHome(services)).toMatchObject([{ food: "butter" }]);
    await have(screen, "Kitchen paper");
    await expect.element(screen.getByRole("heading", { name: "No days are chosen" })).toBeVisible();
    expect((await stored(services)).entries).toEqual([]);
    expect(await atHome(services)).toHaveLength(1);
  });

  it("counts as bought while there is no connection, and is put away later", async () => {
    const { screen, services } = await open("/shopping", { ...planned(), pantry: { failing: ["addFoods"] } });
    await have(screen, "Eggs");
    await expect.element(screen.getByText(/^Eggs counts as bought until you are connected/u)).toBeVisible();
    await expect.element(screen.getByRole("checkbox", { name: /^Eggs/u })).toBeChecked();
    await expect.element(screen.getByRole("button", { name: "Put away (1)" })).toBeVisible();
    await expect.poll(async () => (await stored(services)).entries).toMatchObject([{ food: "egg" }]);
  });
});

// #list-follows-week
it("is for the week that one comes from, which is not stored, until days are chosen", async () => {
  const { screen, services, address } = await open("/week?date=2026-11-25", planned());
  await screen.getByRole("main").getByRole("link", { name: "Shopping list" }).click();
  await expect.poll(address).toBe("/shopping?date=2026-11-25");
  await expect.element(screen.getByText("Days: Mon 23 – Sun 29")).toBeVisible();
  await expect.element(screen.getByText("No meals with ingredients are planned for these days.")).toBeVisible();
  expect((await services.stores.shoppingLists.find(maya.id))?.days).toBeUndefined();

  await screen.getByRole("button", { name: /^Shop for /u }).click();
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs/u })).toBeVisible();
  await expect.poll(address).toBe("/shopping");
  expect((await services.stores.shoppingLists.find(maya.id))?.days).toEqual(["2026-11-19", "2026-11-20", "2026-11-21"]);
});

it("fits seven lines on a phone's first screen, and shows a line that is written out of sight", async () => {
  await page.viewport(390, 844);
  const { screen } = await open("/shopping", planned({ list: manyLines }));
  await expect.element(screen.getByRole("checkbox").first()).toBeVisible();
  const bar = screen.getByRole("navigation").last().element().getBoundingClientRect().top;
  const boxes = screen
    .getByRole("checkbox")
    .elements()
    .map((box) => box.getBoundingClientRect());
  expect(boxes.filter(({ top, bottom }) => top >= 0 && bottom <= Math.min(bar, 844)).length).toBeGreaterThanOrEqual(7);

  const field = screen.getByRole("textbox", { name: "Add to the list" });
  await field.fill("Zinc batteries");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Zinc batteries")).toBeInViewport();
  await expect.element(field).toBeInViewport();
  await expect.element(field).toHaveFocus();
});

it("stores ticks without a connection, says so, also after a reload, and sends it", async () => {
  const { screen, services } = await open("/shopping", planned({ failing: ["changeShoppingList"] }));
  await screen.getByRole("checkbox", { name: /^Eggs/u }).click();
  await expect.element(screen.getByText(/^Not all changes are sent/u)).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs/u })).toBeChecked();
  await screen.unmount();

  const { screen: reloaded } = await openScreen(services, "/shopping");
  await expect.element(reloaded.getByRole("checkbox", { name: /^Eggs/u })).toBeChecked();
  await expect.element(reloaded.getByText(/^Not all changes are sent/u)).toBeVisible();
  services.shopping.answers.behave({});
  await reloaded.getByRole("button", { name: "Send now" }).click();
  await expect.element(reloaded.getByText(/^Not all changes are sent/u)).not.toBeInTheDocument();
  expect((await stored(services)).entries).toMatchObject([{ food: "egg" }]);
});

it("shows what another member ticks and writes, at once and with their name", async () => {
  const { screen, services } = await openWatched("/shopping", planned());
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs/u })).not.toBeChecked();
  await changedByTomas(services, tickFood("by-tomas", { food: "egg", amount: 6, measure: "piece", after: [] }));
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs/u })).toBeChecked();
  await expect.element(screen.getByText("Tomás Herrera bought eggs.")).toBeVisible();

  await changedByTomas(services, addLine("line-by-tomas", "2 butter"));
  await expect.element(screen.getByRole("checkbox", { name: "2 butter" })).toBeVisible();
  await expect.element(screen.getByText("Tomás Herrera changed the list.")).toBeVisible();
  // The server has read it: butter is in the aisle of the eggs.
  await expect
    .poll(() => screen.getByRole("checkbox", { name: "2 butter" }).element().closest("section")?.textContent)
    .toContain("Milk, cheese and eggs");
});

it("chooses days of this week and the next", async () => {
  const { screen, services } = await open("/shopping", planned());
  await screen.getByText(/^Days:/u).click();
  for (const day of ["Fri 20", "Sat 21"]) await screen.getByRole("button", { name: day }).click();
  await expect.element(screen.getByRole("checkbox", { name: /^Eggs/u })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("checkbox", { name: /^Salmon/u })).toBeVisible();
  await screen.getByRole("button", { name: "Sun 29" }).click();
  await expect
    .poll(async () => (await services.stores.shoppingLists.find(maya.id))?.days?.at(-1))
    .toBe(calendarDate("2026-11-29"));
});

it("adds a shop, puts its aisles into order by keyboard, and lists by them", async () => {
  const { screen, services } = await open("/shopping", planned());
  await screen.getByRole("button", { name: "More about the list" }).click();
  await screen.getByRole("menuitem", { name: "Shops and aisles" }).click();
  await screen.getByRole("textbox", { name: "Name of the new shop" }).fill("Corner shop");
  await userEvent.keyboard("{Enter}");
  const fish = screen.getByRole("button", { name: "Move Fish", exact: true });
  await expect.element(fish).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Name of the new shop" })).toHaveValue("");
  (fish.element() as HTMLElement).focus();
  await userEvent.keyboard("{Home}");
  await expect.element(fish).toHaveFocus();
  await userEvent.keyboard("{Escape}");

  await expect.poll(() => screen.getByRole("heading", { level: 2 }).first().element().textContent).toBe("Fish");
  await expect.element(screen.getByLabelText("Shop", { exact: true })).toHaveDisplayValue("Corner shop");
  await expect.poll(async () => (await services.stores.shoppingLists.find(maya.id))?.shops[0]?.aisles[0]).toBe("fish");

  await screen.getByLabelText("Shop", { exact: true }).selectOptions("Any shop");
  await expect
    .poll(() => screen.getByRole("heading", { level: 2 }).first().element().textContent)
    .toBe("Fruit and vegetables");
});

it("finishes after a look at what moves home, and keeps what is not bought", async () => {
  const list = mergeLists(tomatoesBought, addLine("paper", "Kitchen paper"), addLine("milk", "2 butter"), {
    entries: [{ kind: "line-tick", id: "paper-bought", line: "paper" }],
    removed: [],
  });
  const { screen, services } = await open("/shopping", planned({ days: [], list }));
  await screen.getByRole("button", { name: "Put away (2)" }).click();
  const question = screen.getByRole("dialog", { name: "Put away what is bought?" });
  await expect.element(question.getByRole("listitem")).toHaveTextContent("Canned tomatoes400 g");
  await expect.element(question.getByText(/1 line is not bought yet and stays/u)).toBeVisible();
  await question.getByRole("button", { name: "Put away" }).click();

  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Bought" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("checkbox", { name: "2 butter" })).toBeVisible();
  expect((await stored(services)).entries.map(({ id }) => id)).toEqual(["milk"]);
});

it("copies the list as text, and shares it where the system can", async () => {
  const { screen } = await open("/shopping", planned({ days: [], list: addLine("paper", "Kitchen paper") }));
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  try {
    await screen.getByRole("button", { name: "More about the list" }).click();
    await screen.getByRole("menuitem", { name: "Copy" }).click();
    expect(copied).toHaveBeenCalledWith("Household\n- Kitchen paper");
    await expect.element(screen.getByText("Shopping list copied.")).toBeVisible();
  } finally {
    copied.mockRestore();
  }
});

it("is reached from the week, the weekly meals, and the foot of every page", async () => {
  const { screen, address } = await open("/week", planned());
  for (const from of ["Weekly Meals", "Plan Your Week"]) {
    await screen.getByRole("main").getByRole("link", { name: "Shopping list" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Shopping list" })).toBeVisible();
    await screen.getByRole("banner").getByRole("link", { name: from }).click();
  }
  await screen.getByRole("contentinfo").getByRole("link", { name: "Shopping list" }).click();
  await expect.poll(address).toBe("/shopping");
});

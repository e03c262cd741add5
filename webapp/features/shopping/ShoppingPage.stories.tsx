import { expect, spyOn, within } from "storybook/test";
import { ingeborg, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { addLine, mergeLists, tickFood, tickLine } from "../../../core/shopping/mod.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import {
  type MemoryServicesOptions,
  manyLines,
  mayaSignedIn,
  memoryServices,
  shoppingPlan,
  shoppingRecipes,
  tomatoesBought,
} from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

/** Four people and three planned dishes. */
function planned(shopping: MemoryServicesOptions["shopping"] = {}, options: MemoryServicesOptions = {}) {
  return memoryServices({
    household: { members: [tomas, ingeborg, priya] },
    recipes: { recipes: shoppingRecipes },
    mealPlan: { planned: shoppingPlan },
    shopping,
    ...options,
  });
}

/** The list was full when these lines were sent. */
function withRefused() {
  const services = planned();
  const refusal = {
    code: "shopping_list_full",
    message: "Cannot change the list: it has 2000 entries and removals, which is the most. Finish shopping first.",
  };
  for (const text of ["2 milk", "A very long line: the good olive oil from the shop behind the station, two bottles"]) {
    const action = { kind: "list", change: addLine(text, text), householdId: undefined } as const;
    void services.outboxStore.put(mayaSignedIn.id, { id: text, madeAt: "2026-11-18T18:06:00.000Z", action, refusal });
  }
  return services;
}

export default {
  title: "Screens/Shopping list",
  ...screens,
  args: { at: "/shopping", services: planned() },
} satisfies ScreenMeta;

export const ByAisle: Story = {
  async play({ canvas }) {
    await canvas.findByRole("checkbox", { name: "Canned tomatoes 3 tins (1.2 kg)" });
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toContain("Fish");
  },
};

export const ByAisleOnAPhone: Story = { ...ByAisle, ...phone };

const lists = {
  written: mergeLists(addLine("paper", "Kitchen paper"), addLine("milk", "2 milk"), tickLine("paper-bought", "paper")),
  eggs: tickFood("eggs", { food: "egg", amount: 6, measure: "piece", after: [] }),
};

/** Ticked lines are below the others, and the plan's need beside them is a difference. */
export const Begun: Story = {
  args: { services: planned({ list: mergeLists(lists.written, lists.eggs, tomatoesBought) }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "Bought" });
    await canvas.findByRole("checkbox", { name: "Canned tomatoes + 2 tins (800 g)" });
    await expect(canvas.getByRole("checkbox", { name: "Canned tomatoes 1 tin (400 g)" })).toBeChecked();
  },
};

export const BegunOnAPhone: Story = { ...Begun, ...phone };

export const AllBought: Story = shows("All is bought.", {
  services: planned({ days: [], list: mergeLists(lists.written, tickLine("milk-bought", "milk")) }),
});

/** A preview of the foods that move to the pantry. */
export const Finishing: Story = shows("This moves to your foods at home:", {
  services: planned({ list: mergeLists(lists.written, lists.eggs, tomatoesBought) }),
  press: [/^Put away/u],
});

export const EmptyPlan: Story = shows("No meals with ingredients are planned for these days.", {
  services: memoryServices(),
});

export const NoDays: Story = shows("No days are chosen", { services: planned({ days: [] }) });

export const ChoosingDays: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText(/^Days:/u));
    await expect(canvas.getByRole("button", { name: "Thu 19" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const OneAisle: Story = shows(
  { heading: "Household" },
  { services: planned({ days: [], list: addLine("milk", "Kitchen paper") }) },
);

export const ManyLines: Story = shows("120 to buy", { services: planned({ days: [], list: manyLines }) });

/** Axe checks every line, and has checked them above. */
export const ManyLinesOnAPhone: Story = { ...ManyLines, ...phone, tags: ["!test"] };

const longNames = planned(
  {
    list: mergeLists(
      addLine("long", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsbrötchen"),
      addLine(
        "sauce",
        "Two large jars of the tomato sauce that Grandma Ingeborg makes, from the market, if she is there",
      ),
    ),
    shops: [{ name: "Hypermarket of the Lindqvist-Montgomery family at the old harbour", aisles: ["fish", "bread"] }],
  },
  { mealPlan: { planned: shoppingPlan.map((each) => ({ ...each, recipe: { ...each.recipe } })) } },
);

export const LongNames: Story = shows(/^Donaudampf/u, { services: longNames });

export const LongNamesOnAPhone: Story = { ...LongNames, ...phone };

/** The aisles of the chosen shop, to be dragged into another order. */
export const Aisles: Story = shows(
  { list: "Aisles of Corner shop" },
  {
    services: planned({ shops: [{ name: "Corner shop", aisles: ["fish", "bread"] }] }),
    press: ["More about the list", { menuitem: "Shops and aisles" }],
  },
);

export const AislesOnAPhone: Story = { ...Aisles, ...phone };

export const Editing: Story = {
  args: { services: planned({ list: lists.written }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "More about 2 milk" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Edit" }));
    await expect(canvas.getByRole("textbox", { name: "Edit 2 milk" })).toHaveFocus();
  },
};

/** Cups and ounces. */
export const UsUnits: Story = shows(
  { checkbox: /^Canned tomatoes 3 cans/u },
  { services: planned({}, { account: { settings: { units: "us" } } }) },
);

export const Loading: Story = shows("Loading…", { services: planned({ hanging: ["getShoppingList"] }) });

export const LoadingFailed: Story = shows("Your shopping list could not be loaded.", {
  services: planned({ failing: ["getShoppingList"] }),
});

/** Ticks are stored on the device until they are sent. */
export const Unsent: Story = {
  args: { services: planned({ failing: ["changeShoppingList"] }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Eggs/u }));
    await canvas.findByText(/^Not all changes are sent/u);
    await expect(canvas.getByRole("checkbox", { name: /^Eggs/u })).toBeChecked();
  },
};

export const UnsentOnAPhone: Story = {
  ...Unsent,
  args: { services: planned({ failing: ["changeShoppingList"] }) },
  ...phone,
};

/** The list of unsent actions, on demand. */
export const UnsentListed: Story = {
  args: { services: planned({ failing: ["changeShoppingList"] }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Eggs/u }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show" }));
    const dialog = await canvas.findByRole("dialog", { name: "Not sent yet" });
    await within(dialog).findByText("1 change of the shopping list");
  },
};

/** Refused actions can be sent again or discarded. */
export const RefusedListedOnAPhone: Story = {
  args: { services: withRefused() },
  ...phone,
  async play({ canvas, userEvent }) {
    await canvas.findByText(/^2 changes are not saved/u);
    await userEvent.click(await canvas.findByRole("button", { name: "Show" }));
    const dialog = await canvas.findByRole("dialog", { name: "Not sent yet" });
    await within(dialog).findByRole("button", { name: "Send again: “2 milk” on the shopping list" });
  },
};

/** Log-out deletes unsent actions, after a warning. */
export const LogOutUnsent: Story = {
  args: { services: planned({ failing: ["changeShoppingList"] }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Eggs/u }));
    await canvas.findByText(/^Not all changes are sent/u);
    await userEvent.click(canvas.getByRole("button", { name: "Settings" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Log out" }));
    await canvas.findByRole("alertdialog", { name: "Log out without sending?" });
  },
};

export const Offline: Story = {
  beforeEach() {
    const network = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return () => network.mockRestore();
  },
  args: { services: planned() },
  async play({ canvas }) {
    await canvas.findByText("You are offline. New things load when you are back.");
  },
};

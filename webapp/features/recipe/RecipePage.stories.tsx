import { expect, within } from "storybook/test";
import { recipe } from "../../../adapters/memory/people_and_recipes.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import {
  beanStew,
  fewOwnRecipes,
  lemonCake,
  lemonSalmon,
  longNamed,
  marketStew,
  memoryServices,
  salmonPosts,
  sausageNoodles,
} from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Recipe",
  ...screens,
  args: { at: `/recipe/${lemonSalmon.id}`, services: memoryServices() },
} satisfies ScreenMeta;

export const Filled: Story = {
  args: {
    at: `/recipe/${lemonSalmon.id}?from=discovery`,
    services: memoryServices({
      recipes: { ratings: { [lemonSalmon.id]: [...Array<number>(77).fill(5), ...Array<number>(51).fill(4)] } },
    }),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole("heading", { level: 1, name: "Lemon Salmon with Dill Potatoes" });
    await expect(canvas.getByText("(128 reviews)")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Notes" })).toBeVisible();
    await expect(canvas.getByText("Trout can stand in for the salmon.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "← Back" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: "5 stars" }));
    await canvas.findByText("(129 reviews)");
    const heart = canvas.getByRole("button", { name: "Favourite Lemon Salmon with Dill Potatoes" });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

/** It breaks food rules of the person. */
export const BreaksRules: Story = shows(
  ["Contains fish (salmon fillet)", "Not vegetarian: salmon fillet", "Contains a food you dislike: dill"],
  { account: { foodRules: { diet: "vegetarian", intolerances: ["fish"], dislikedFoods: ["dill"] } } },
);

/** It may break one, because one of its foods is not known. */
export const MayBreakRules: Story = shows("May contain what you do not eat: not all of its foods are known", {
  at: `/recipe/${marketStew.id}`,
  recipes: { recipes: [marketStew] },
  account: { foodRules: { intolerances: ["peanuts"] } },
});

/** Posts of people who cooked it; the next ones on demand. */
export const CookedBy: Story = {
  args: { services: memoryServices({ community: { posts: salmonPosts } }) },
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole("region", { name: "Cooked by" }));
    await expect(part.getAllByRole("listitem")).toHaveLength(4);
    await userEvent.click(part.getByRole("button", { name: "Show more" }));
    await part.findByRole("link", { name: "Lemony!" });
    await expect(part.queryByRole("button", { name: "Show more" })).toBeNull();
  },
};

export const CookedByOnAPhone: Story = {
  args: { services: memoryServices({ community: { posts: salmonPosts } }) },
  ...phone,
};

/** Twice as much, in US units. */
export const ForEightInUsUnits: Story = {
  async play({ canvas, userEvent }) {
    const portions = await canvas.findByRole("spinbutton", { name: "Portions" });
    portions.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    await userEvent.selectOptions(canvas.getByLabelText("Units"), "us");
    await expect(canvas.getByText("3 lb 1 oz small potatoes")).toBeVisible();
    await expect(canvas.getByText("¼ cup butter")).toBeVisible();
    await expect(canvas.getByText("4 lemons (for 4 portions: one sliced, one juiced)")).toBeVisible();
    await canvas.findByText("Amounts in these steps are for 8 portions.");
    await expect(canvas.getByText("1.3 g (known for 82 % of the weight)")).toBeVisible();
  },
};

/** A cake of one tin: half and whole ones only, and an oven. */
export const OneTin: Story = {
  args: { at: `/recipe/${lemonCake.id}`, services: memoryServices({ recipes: { recipes: [lemonCake] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Fewer portions" }));
    await userEvent.selectOptions(canvas.getByLabelText("Units"), "us");
    await expect(canvas.getByRole("spinbutton", { name: "Portions" })).toHaveAttribute("aria-valuenow", "6");
    await expect(canvas.getByText("1½ eggs")).toBeVisible();
    await expect(canvas.getByText(/^Fills one tin or dish/u)).toBeVisible();
    await expect(canvas.getByText(/350 °F \(325 °F convection\)/u)).toBeVisible();
  },
};

export const OneTinOnAPhone: Story = { ...OneTin, ...phone };

/** Opened from elsewhere: without ← Back. */
export const NotRatedYet: Story = {
  async play({ canvas }) {
    await canvas.findByText("(0 reviews)");
    await expect(canvas.queryByRole("link", { name: "← Back" })).toBeNull();
  },
};

// #recipe-loading
export const Loading: Story = shows("Fetching recipe…", { recipes: { hanging: ["getRecipe"] } });

export const NotFound: Story = shows(
  [{ heading: "Recipe not found" }, "Try returning to discovery and picking another dish."],
  { at: "/recipe/grey-gruel" },
);

export const Failed: Story = shows([{ heading: "Recipe not found" }, { button: "Try again" }], {
  recipes: { failing: ["getRecipe"] },
});

// #recipe-page-body
export const NoInstructions: Story = shows("No instructions were provided for this recipe.", {
  at: "/recipe/bread-and-butter",
  recipes: { recipes: [recipe({ id: "bread-and-butter", name: "Bread and Butter", steps: [] })] },
});

export const ManyAllergens: Story = {
  args: { at: `/recipe/${sausageNoodles.id}`, services: memoryServices({ recipes: { recipes: [sausageNoodles] } }) },
  async play({ canvas }) {
    const allergens = await canvas.findByRole("region", { name: "Allergens" });
    const groups = within(allergens);
    await expect(groups.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Allergens",
      "Contains",
      "May contain",
      "Why it may",
      "Free of",
    ]);
    await expect(groups.getByText("Gluten").parentElement).toHaveTextContent(
      /^Gluten: egg noodle, soy sauce, oyster sauce, perhaps pork sausage$/u,
    );
    await expect(groups.getByText("Milk").parentElement).toHaveTextContent(/^Milk: pork sausage$/u);
    await expect(groups.getByText(/many contain wheat rusk/u)).toBeVisible();
    await expect(groups.getByText("Crustaceans, Fish, Lupin")).toBeVisible();
    await expect(groups.getByText(/check the packaging/u)).toBeVisible();
  },
};

/** Nothing for certain, but a food whose makes differ. */
export const MayContain: Story = {
  args: { at: `/recipe/${beanStew.id}`, services: memoryServices({ recipes: { recipes: [beanStew] } }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "May contain" });
    await expect(canvas.queryByRole("heading", { name: "Contains" })).toBeNull();
  },
};

export const FreeOfAll: Story = {
  args: {
    at: "/recipe/rice-and-tomatoes",
    services: memoryServices({
      recipes: { recipes: [recipe({ id: "rice-and-tomatoes", name: "Rice and Tomatoes" })] },
    }),
  },
  async play({ canvas }) {
    const allergens = await canvas.findByRole("region", { name: "Allergens" });
    await expect(within(allergens).getAllByRole("heading")).toHaveLength(2);
    await expect(within(allergens).getByText(/^Gluten, Crustaceans, Egg,.*, Molluscs$/u)).toBeVisible();
  },
};

/** An unknown food may contain everything, and the page says so. */
export const UnknownFood: Story = {
  args: { at: `/recipe/${marketStew.id}`, services: memoryServices({ recipes: { recipes: [marketStew] } }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "May contain" });
    await expect(canvas.getByText(/We do not know what this food contains/u)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Free of" })).toBeNull();
  },
};

export const SharingOwnRecipe: Story = shows("Anyone with the link can open it, without an account.", {
  at: "/recipe/own-3",
  cookbook: fewOwnRecipes,
  press: ["Share"],
});

export const LongText: Story = {
  args: { at: `/recipe/${longNamed.id}`, services: memoryServices({ recipes: { recipes: [longNamed] } }) },
};

import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { fewOwnRecipes, memoryServices, potatoSalad } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

const changedElsewhere = memoryServices({ cookbook: fewOwnRecipes });
const changedElsewhereOnAPhone = memoryServices({ cookbook: fewOwnRecipes });

export default {
  title: "Screens/Write a recipe",
  ...screens,
  args: { at: "/recipes/new", services: memoryServices() },
} satisfies ScreenMeta;

export const Empty: Story = shows({ label: "Name" });

export const EmptyOnAPhone: Story = { ...Empty, ...phone };

/** A recipe with every field; one of its foods is not known. */
export const Whole: Story = shows(
  [{ button: "Food: potato" }, { button: "Unknown food" }, /of 6 ingredients counted/u],
  { at: "/recipes/own-3/edit", cookbook: fewOwnRecipes },
);

export const WholeOnAPhone: Story = { ...Whole, ...phone };

/** Its new link. */
export const Linked: Story = shows(
  { label: "Link to the recipe" },
  { at: "/recipes/own-3/edit", cookbook: fewOwnRecipes, press: ["Make a link"] },
);

/** Another food is chosen for a line. */
export const Choosing: Story = shows({ menuitemradio: "Not a food" }, { ...Whole.args, press: ["Food: potato"] });

/** Looking for a food by its name. */
export const Searching: Story = {
  ...Whole,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Unknown food" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Search for a food…" }));
    await userEvent.clear(await canvas.findByLabelText("Name of the food"));
    await userEvent.type(canvas.getByLabelText("Name of the food"), "tom");
    await canvas.findByRole("button", { name: "tomato" });
  },
};

/** A version of a recipe of the catalogue. */
export const MyVersion: Story = {
  args: { at: "/recipes/new?from=lemon-salmon-with-dill-potatoes" },
  async play({ canvas }) {
    await canvas.findByText(/Your version of/u);
    await canvas.findByDisplayValue("Lemon Salmon with Dill Potatoes");
  },
};

/** The differences. */
export const Differences: Story = shows(
  { group: "Description" },
  { ...MyVersion.args, write: { Description: " With more dill." }, press: ["Show differences"] },
);

const long = {
  name: "Donaudampfschifffahrtsgesellschaftskapitänspfannkuchen with everything that the garden has in August",
  portions: 2,
  ingredients: [
    {
      title: "For the filling of the Donaudampfschifffahrtsgesellschaftskapitänspfannkuchen",
      lines: [
        { text: "1.25 kg Donaudampfschifffahrtsgesellschaftskapitänsmarmelade, stirred until it is smooth, or longer" },
        { text: "2 to 3 eggs" },
      ],
    },
  ],
};

export const LongNames: Story = shows(
  { button: "Food: egg" },
  { at: "/recipes/own-1/edit", cookbook: { stored: [{ recipe: long }] } },
);

export const LongNamesOnAPhone: Story = { ...LongNames, ...phone };

export const Incomplete: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Preparation, minutes"), "soon");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByLabelText("Name")).toHaveFocus();
    await canvas.findByText("Enter a name.");
  },
};

export const NotSaved: Story = shows(/Not saved\. What you typed is kept/u, {
  cookbook: { failing: ["addOwnRecipe"] },
  write: { Name: "Spinach Pancakes" },
  press: ["Save"],
});

export const ReadingFailed: Story = shows(/The ingredients could not be read/u, {
  cookbook: { failing: ["readIngredients"] },
  write: { "Ingredient 1": "2 eggs" },
});

export const Deleting: Story = shows({ alertdialog: "Delete this recipe?" }, { ...Whole.args, press: ["Delete"] });

/** Another device has changed the name, too. */
export const ChangedElsewhere: Story = {
  ...Whole,
  args: { ...Whole.args, services: changedElsewhere },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Name"), " of the Harbour");
    const recipe = { ...potatoSalad, name: "Berit's Salad", portions: 6 };
    await changedElsewhere.cookbook.changeOwnRecipe({ id: "own-3", version: 1, recipe, isShared: true });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByRole("dialog", { name: "This recipe was changed elsewhere" });
  },
};

export const ChangedElsewhereOnAPhone: Story = {
  args: { ...Whole.args, services: changedElsewhereOnAPhone },
  ...phone,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Name"), " of the Harbour");
    const recipe = { ...potatoSalad, name: "Berit's Salad" };
    await changedElsewhereOnAPhone.cookbook.changeOwnRecipe({ id: "own-3", version: 1, recipe, isShared: true });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByRole("dialog", { name: "This recipe was changed elsewhere" });
  },
};

/** A recipe of another member. */
export const NotMine: Story = shows("Only its owner can edit this recipe.", {
  at: "/recipes/own-1/edit",
  cookbook: fewOwnRecipes,
});

export const Loading: Story = shows("Fetching recipe…", {
  at: "/recipes/own-1/edit",
  cookbook: { hanging: ["getOwnRecipe"] },
});

export const LoadingFailed: Story = shows("The recipe could not be loaded.", {
  at: "/recipes/own-1/edit",
  cookbook: { failing: ["getOwnRecipe"] },
});

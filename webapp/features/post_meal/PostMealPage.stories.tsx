import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { lemonSalmon, mayaSignedIn, memoryServices, storyPhoto } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Post meal",
  ...screens,
  args: { at: ["/community", "/postmeal"], services: memoryServices() },
  // Every story starts with an empty form, because drafts are stored.
  async beforeEach({ args }) {
    const drafts = await args.services.openPostDrafts(mayaSignedIn.id);
    await Promise.all([drafts.remove(undefined), drafts.remove(lemonSalmon.id)]);
  },
} satisfies ScreenMeta;

// #community-form-hint, #community-form-preview
export const Blank: Story = shows([
  "One per line",
  "One step per line",
  { heading: "Share a New Meal" },
  "JPG, PNG or WEBP up to about 10MB",
  "280 characters left",
]);

export const Filled: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByLabelText("Meal name"));
    await userEvent.paste("Friday Night Black Bean Tacos");
    await userEvent.click(canvas.getByLabelText("Caption"));
    await userEvent.paste("Crispy edges, cold beer, nobody left the table. Char the tortillas straight on the flame.");
    await userEvent.click(canvas.getByLabelText("Ingredients"));
    await userEvent.paste("8 corn tortillas\n400 g black beans");
    await userEvent.click(canvas.getByLabelText("Instructions"));
    await userEvent.paste("Warm the beans with cumin and garlic.");
    await userEvent.upload(canvas.getByLabelText("Photo"), await storyPhoto("spaghetti-bolognese"));
    await expect(canvas.getByRole("region", { name: "Preview" })).toHaveTextContent("2 ingredients1 step");
  },
};

/** Opened after cooking: the recipe's texts, which can be changed. */
export const FromRecipe: Story = {
  args: { at: ["/community", `/postmeal?recipe=${lemonSalmon.id}`] },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Meal name")).toHaveValue(lemonSalmon.name);
    await expect(canvas.getByRole("checkbox", { name: `Link the recipe: ${lemonSalmon.name}` })).toBeChecked();
  },
};

export const FromRecipeOnAPhone: Story = { ...FromRecipe, ...phone };

export const RecipeMissing: Story = shows("The recipe could not be loaded. You can still post your meal without it.", {
  at: ["/community", "/postmeal?recipe=grey-gruel"],
});

export const RecipeLoading: Story = shows("Fetching recipe…", {
  at: ["/community", `/postmeal?recipe=${lemonSalmon.id}`],
  recipes: { hanging: ["getRecipe"] },
});

export const Incomplete: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Meal name"), "Friday Night Black Bean Tacos");
    await userEvent.click(canvas.getByRole("button", { name: "Post Meal" }));
    await canvas.findByText("Please complete all fields, including a photo.");
    await expect(canvas.getByLabelText("Meal name")).toHaveValue("Friday Night Black Bean Tacos");
  },
};

// #community-form-buttons
export const Posting: Story = {
  args: { services: memoryServices({ community: { hanging: ["postMeal"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Meal name"), "Tacos");
    await userEvent.type(canvas.getByLabelText("Ingredients"), "8 corn tortillas");
    await userEvent.type(canvas.getByLabelText("Instructions"), "Warm the beans.");
    await userEvent.upload(canvas.getByLabelText("Photo"), await storyPhoto("spaghetti-bolognese"));
    await userEvent.click(canvas.getByRole("button", { name: "Post Meal" }));
    await expect(await canvas.findByRole("button", { name: "Posting…" })).toBeDisabled();
  },
};

export const FewCharactersLeft: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByLabelText("Caption"));
    await userEvent.paste("Everybody came back for more. ".repeat(9));
    await canvas.findByText("10 characters left");
  },
};

export const LongText: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByLabelText("Meal name"));
    await userEvent.paste(
      "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons for All",
    );
    await userEvent.click(canvas.getByLabelText("Ingredients"));
    await userEvent.paste(
      Array.from({ length: 40 }, (_each, index) => `${index + 1} handfuls of something`).join("\n"),
    );
  },
};

export const Phone: Story = { ...phone };

export const EmailVerificationRequired: Story = shows(/^Verify your e-mail address to post, as the note/u, {
  account: { email: { isVerified: false, isRequired: true } },
});

import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Foods at home",
  ...screens,
  args: { at: "/pantry", services: memoryServices() },
} satisfies ScreenMeta;

export const Empty: Story = shows("Nothing here yet");

const few = [
  "500 g tomatoes by 2026-11-17",
  "200 g spinach in the fridge, by 2026-11-19",
  "6 eggs in the fridge, by 2026-12-02",
  "400 g peas in the freezer",
  "1.5 kg potatoes on the counter",
  "salt in the cupboard, always there",
  "olive oil in the cupboard, always there",
  "grandma's jam",
];

/** Three foods are to be used first; the date of one has passed. */
export const Few: Story = {
  args: { services: memoryServices({ pantry: { atHome: few } }) },
  async play({ canvas }) {
    await canvas.findByRole("region", { name: "Use soon" });
    await canvas.findByText("Dishes that use them:");
    await expect(canvas.getAllByText("Always there")).toHaveLength(2);
  },
};

export const FewOnAPhone: Story = { ...Few, ...phone };

const places = ["in the fridge", "in the freezer", "in the cupboard", "on the counter"];

/** 120 foods in all places. */
export const ManyFoods: Story = {
  args: {
    services: memoryServices({
      pantry: {
        atHome: Array.from({ length: 120 }, (_, i) => `${i + 1} jars of chutney no. ${i + 1} ${places[i % 4]}`),
      },
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole("region", { name: "Counter" });
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThanOrEqual(120);
  },
};

const long = [
  "1.25 kg Donaudampfschifffahrtsgesellschaftskapitänsmarmelade from the market of the harbour, by 2026-11-20",
  "3 cans of the tomatoes that we bought in San Marzano in the cupboard, by 2027-11-19",
];

export const LongNames: Story = shows("Use by tomorrow", { pantry: { atHome: long } });

export const LongNamesOnAPhone: Story = { ...LongNames, ...phone };

/** The parsed parts of a line, before it is added. */
export const Typing: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Add a food"), "500 g spinach, by Friday");
    await canvas.findByText("spinach", { exact: true });
    await canvas.findByText(/500 g · Use by tomorrow/u);
  },
};

export const Editing: Story = {
  args: { services: memoryServices({ pantry: { atHome: few } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit eggs" }));
    await userEvent.clear(canvas.getByLabelText("Amount"));
    await userEvent.type(canvas.getByLabelText("Amount"), "a lot{Enter}");
    await canvas.findByText("Write it as in 500 g, 2 or 3 tins.");
  },
};

export const EditingOnAPhone: Story = { ...Editing, ...phone };

export const NotAFood: Story = shows("Write which food it is.", { write: { "Add a food": "500 g{Enter}" } });

export const Removed: Story = shows({ button: "Undo" }, { pantry: { atHome: ["2 lemons"] }, press: ["Remove lemons"] });

export const Loading: Story = shows("Loading…", { pantry: { hanging: ["getPantry"] } });

export const LoadingFailed: Story = shows("Your foods could not be loaded.", { pantry: { failing: ["getPantry"] } });

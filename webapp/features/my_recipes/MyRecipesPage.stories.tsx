import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fewOwnRecipes, memoryServices, Screen } from "../../testing/mod.ts";

const phone = { viewport: { value: "phone", isRotated: false } };

const meta = {
  title: "Screens/My recipes",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/recipes/mine", services: memoryServices() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas }) {
    await canvas.findByText("No recipes yet");
  },
};

/** One is shared with the household, one is another member's. */
export const Few: Story = {
  args: { services: memoryServices({ cookbook: fewOwnRecipes }) },
  async play({ canvas }) {
    await canvas.findByText("Shared");
    await canvas.findByText("By Tomás Herrera");
  },
};

export const FewOnAPhone: Story = { ...Few, globals: phone };

const many = Array.from({ length: 70 }, (_, place) => ({ recipe: { name: `Soup no. ${place + 1}`, tags: ["soup"] } }));

/** The first page of 70 recipes. */
export const ManyRecipes: Story = {
  args: { services: memoryServices({ cookbook: { stored: many } }) },
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Show more" });
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(60);
  },
};

const longNames = [
  { recipe: { name: "Donaudampfschifffahrtsgesellschaftskapitänspfannkuchen", tags: ["Sonntagsfrühstücksgerichte"] } },
  {
    recipe: {
      name: "The stew that we cooked on the last evening of every summer at the lake, with all that was left over",
    },
  },
];

export const LongNames: Story = {
  args: { services: memoryServices({ cookbook: { stored: longNames } }) },
  async play({ canvas }) {
    await canvas.findByText("Sonntagsfrühstücksgerichte");
  },
};

export const LongNamesOnAPhone: Story = { ...LongNames, globals: phone };

export const Loading: Story = {
  args: { services: memoryServices({ cookbook: { hanging: ["listOwnRecipes"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Loading…");
  },
};

export const LoadingFailed: Story = {
  args: { services: memoryServices({ cookbook: { failing: ["listOwnRecipes"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Your recipes could not be loaded.");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { memoryServices, Screen } from "../../testing/mod.ts";

const meta = {
  title: "Screens/Onboarding",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/onboarding", services: memoryServices() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "What are your meal preferences?" });
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

export const Chosen: Story = {
  async play({ canvas, userEvent }) {
    for (const name of [/^Salad/u, /^Mediterranean/u, /^High-Protein/u]) {
      await userEvent.click(await canvas.findByRole("button", { name }));
    }
    await userEvent.click(canvas.getByRole("button", { name: "Load more suggestions" }));
    await expect(canvas.getByText("(You can later refine these in Settings)")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { services: memoryServices({ account: { hanging: ["savePreferences"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: /^Salad/u }));
    await userEvent.click(canvas.getByRole("button", { name: /^Dinner/u }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-busy", "true");
  },
};

/** Saving fails: the choice stays. */
export const NotSaved: Story = {
  args: { services: memoryServices({ account: { failing: ["savePreferences"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: /^Salad/u }));
    await userEvent.click(canvas.getByRole("button", { name: /^Dinner/u }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await canvas.findByText("Not saved. Try again.");
    await expect(canvas.getByRole("button", { name: /^Salad/u })).toHaveAttribute("aria-pressed", "true");
  },
};

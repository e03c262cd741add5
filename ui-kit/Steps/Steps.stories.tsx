import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Steps } from "./mod.ts";

const meta = {
  title: "Components/Showing/Steps",
  component: Steps,
  args: {
    steps: [
      { text: "Boil the potatoes in salted water for 15 minutes, until a knife slides in." },
      {
        text: "Heat the oil in a wide pan and lay the salmon in it, skin side down.",
        subSteps: ["Press gently for the first minute.", "Leave it alone until the skin is crisp."],
      },
      { text: "Turn the fillets, add the lemon slices and cook for 3 minutes more." },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole("list")).toHaveLength(2);
  },
};

export const Playground: Story = {};

export const One: Story = { args: { steps: [{ text: "Slice, salt, serve." }] } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type MemoryServicesOptions, memoryServices, Screen } from "../../testing/mod.ts";
import { lemonSalmon } from "../../testing/story_recipes.ts";

const phone = { viewport: { value: "phone", isRotated: false } };

/** A visitor without a session, and a recipe with a link. */
function linked(recipes: MemoryServicesOptions["recipes"] = {}) {
  return memoryServices({
    identity: { signedIn: undefined },
    recipes: { links: { [lemonSalmon.id]: "link-1" }, ...recipes },
  });
}

const meta = {
  title: "Screens/Shared recipe",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/shared/link-1", services: linked() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: lemonSalmon.name });
    await expect(canvas.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/");
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const SignedOutOnAPhone: Story = { ...SignedOut, globals: phone };

/** With the navbar, and without an invitation. */
export const SignedIn: Story = {
  args: { services: memoryServices({ recipes: { links: { [lemonSalmon.id]: "link-1" } } }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: lemonSalmon.name });
    await expect(canvas.queryByRole("link", { name: "Create an account" })).toBeNull();
  },
};

export const Ended: Story = {
  args: { at: "/shared/link-of-old" },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "This link does not lead to a recipe any more" });
  },
};

export const Loading: Story = {
  args: { services: linked({ hanging: ["getRecipe"] }) },
  async play({ canvas }) {
    await canvas.findByText("Fetching recipe…");
  },
};

export const LoadingFailed: Story = {
  args: { services: linked({ failing: ["getRecipe"] }) },
  async play({ canvas }) {
    await canvas.findByText("The recipe could not be loaded.");
  },
};

import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { type MemoryServicesOptions, memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";
import { lemonSalmon } from "../../testing/story_recipes.ts";

/** A visitor without a session, and a recipe with a link. */
function linked(recipes: MemoryServicesOptions["recipes"] = {}) {
  return memoryServices({
    identity: { signedIn: undefined },
    recipes: { links: { [lemonSalmon.id]: "link-1" }, ...recipes },
  });
}

export default {
  title: "Screens/Shared recipe",
  ...screens,
  args: { at: "/shared/link-1", services: linked() },
} satisfies ScreenMeta;

export const SignedOut: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: lemonSalmon.name });
    await expect(canvas.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/");
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const SignedOutOnAPhone: Story = { ...SignedOut, ...phone };

/** With the navbar, and without an invitation. */
export const SignedIn: Story = {
  args: { services: memoryServices({ recipes: { links: { [lemonSalmon.id]: "link-1" } } }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: lemonSalmon.name });
    await expect(canvas.queryByRole("link", { name: "Create an account" })).toBeNull();
  },
};

export const Ended: Story = shows(
  { heading: "This link does not lead to a recipe any more" },
  { at: "/shared/link-of-old" },
);

export const Loading: Story = shows("Fetching recipe…", { services: linked({ hanging: ["getRecipe"] }) });

export const LoadingFailed: Story = shows("The recipe could not be loaded.", {
  services: linked({ failing: ["getRecipe"] }),
});

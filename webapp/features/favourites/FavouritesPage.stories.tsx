import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { memoryServices, storyRecipes } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Favourites",
  ...screens,
  args: { at: "/favourites", services: memoryServices() },
} satisfies ScreenMeta;

const favourites = storyRecipes.slice(0, 7).map(({ id }) => id);

export const Filled: Story = shows("Shakshuka with Feta", {
  recipes: { favourites: [...favourites, "shakshuka-with-feta"] },
});

export const FilledOnAPhone: Story = { ...Filled, ...phone };

export const Empty: Story = shows(["No favourites yet", { link: "Discover recipes" }]);

export const EmptyOnAPhone: Story = { ...Empty, ...phone };

export const Loading: Story = shows("Loading…", { recipes: { hanging: ["listFavourites"] } });

export const LoadingFailed: Story = shows("Your favourites could not be loaded.", {
  recipes: { failing: ["listFavourites"] },
});

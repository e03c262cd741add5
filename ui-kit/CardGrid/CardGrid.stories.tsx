import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "../EmptyState/mod.ts";
import { RecipeCard } from "../RecipeCard/mod.ts";
import { RecipeCardSkeleton } from "../Skeleton/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { CARD_GRID_LAYOUTS, CardGrid } from "./mod.ts";

const recipes = Object.values(sampleRecipes);

const meta = {
  title: "Components/Showing/CardGrid",
  component: CardGrid,
  args: {
    children: recipes.map((recipe, place) => (
      <RecipeCard key={recipe.name} {...recipe} size={place === 0 ? "lead" : "regular"} onFavourite={() => undefined} />
    )),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Layouts: Story = {
  render: () => (
    <>
      {CARD_GRID_LAYOUTS.map((layout) => (
        <CardGrid key={layout} layout={layout} style={{ marginBlockEnd: "40px" }}>
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.name} {...recipe} />
          ))}
        </CardGrid>
      ))}
    </>
  ),
};

export const Loading: Story = {
  args: {
    "aria-busy": true,
    children: ["first", "second", "third", "fourth", "fifth"].map((place) => <RecipeCardSkeleton key={place} />),
  },
};

/** One card alone keeps its place; it does not fill the row. */
export const OneCard: Story = {
  args: { layout: "even", children: <RecipeCard {...sampleRecipes.lemonSalmon} /> },
};

/** An empty grid draws nothing: an empty state says why. */
export const NoData: Story = {
  render: (args) => (
    <>
      <CardGrid {...args}>{[]}</CardGrid>
      <EmptyState title="No recipes found" text="Try fewer filters." />
    </>
  ),
};

export const LongText: Story = {
  args: {
    children: ["first", "second", "third", "fourth"].map((place, index) => (
      <RecipeCard
        key={place}
        {...sampleRecipes.grandmas}
        size={index === 0 ? "lead" : "regular"}
        onFavourite={() => undefined}
      />
    )),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

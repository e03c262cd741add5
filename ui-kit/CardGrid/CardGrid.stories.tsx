import type { Meta, StoryObj } from "@storybook/react-vite";
import { RecipeCard } from "../RecipeCard/mod.ts";
import { RecipeCardSkeleton } from "../Skeleton/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { CARD_GRID_LAYOUTS, CardGrid } from "./mod.ts";

const recipes = Object.values(sampleRecipes);

const meta = {
  title: "Components/Showing/CardGrid",
  component: CardGrid,
  argTypes: { layout: { control: "select", options: CARD_GRID_LAYOUTS } },
  args: {
    children: recipes.map((recipe, place) => (
      <RecipeCard key={recipe.name} {...recipe} size={place === 0 ? "lead" : "regular"} onFavourite={() => undefined} />
    )),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

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

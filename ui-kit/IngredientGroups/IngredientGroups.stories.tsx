import type { Meta, StoryObj } from "@storybook/react-vite";
import { eachDown } from "../testing/each_value.tsx";
import { withGutter } from "../testing/page_gutter.tsx";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { INGREDIENT_LAYOUTS, IngredientGroups } from "./mod.ts";

const salmon = ["4 salmon fillets, skin on", "2 tbsp olive oil", "2 lemons, one sliced, one juiced"];

const meta = {
  title: "Components/Showing/IngredientGroups",
  component: IngredientGroups,
  decorators: [withGutter],
  parameters: { layout: "fullscreen" },
  args: {
    title: "Ingredients",
    groups: [
      { title: "For the salmon", items: salmon },
      { title: "For the dill potatoes", items: ["700 g small potatoes", "30 g butter"] },
    ],
    emptyText: "No ingredients were listed for this recipe.",
    style: { maxInlineSize: "470px" },
  },
} satisfies Meta<typeof IngredientGroups>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Layouts: Story = {
  render: eachDown(IngredientGroups, { layout: INGREDIENT_LAYOUTS }),
};

export const OneGroupWithoutTitle: Story = { args: { groups: [{ items: salmon }] } };

/** In a dialog with another cook's post. */
export const ColumnsWithoutTitles: Story = {
  args: {
    layout: "columns",
    groups: [
      {
        items: [
          "200 g ramen noodles",
          "2 eggs",
          "2 tbsp white miso",
          "1 handful of spinach",
          "150 g brown mushrooms",
          "4 slices of bacon",
        ],
      },
    ],
  },
};

/** Nothing is listed, and nothing is said of a group without lines. */
export const NoData: Story = {
  ...Layouts,
  args: { groups: [{ title: "For the salmon", items: [] }] },
};

export const LongText: Story = {
  ...Layouts,
  args: {
    groups: [
      {
        title: "For Grandma Ingeborg's slow-roasted tomatoes with basil, cream and sourdough croutons",
        items: [
          "1 kg very ripe tomatoes from Ingeborg's garden, halved, or the best that a winter shop has",
          "Schwarzwaldkirschtortenstreuselbackmischung",
        ],
      },
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...Layouts, ...rightToLeft };

export const LargeText: Story = { ...Layouts, ...largeText };

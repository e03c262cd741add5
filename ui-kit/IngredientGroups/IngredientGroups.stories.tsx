import type { Meta, StoryObj } from "@storybook/react-vite";
import { IngredientGroups } from "./mod.ts";

const salmon = ["4 salmon fillets, skin on", "2 tbsp olive oil", "2 lemons, one sliced, one juiced"];

const meta = {
  title: "Components/Showing/IngredientGroups",
  component: IngredientGroups,
  args: {
    title: "Ingredients",
    groups: [
      { title: "For the salmon", items: salmon },
      { title: "For the dill potatoes", items: ["700 g small potatoes", "30 g butter"] },
    ],
    style: { maxInlineSize: "380px" },
  },
} satisfies Meta<typeof IngredientGroups>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const OneGroupWithoutTitle: Story = { args: { groups: [{ items: salmon }] } };

export const LongText: Story = {
  args: {
    groups: [{ items: ["1 kg very ripe tomatoes from Ingeborg's garden, halved, or the best that a winter shop has"] }],
  },
};

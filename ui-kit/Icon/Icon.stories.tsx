import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { MEAL_RIMS } from "../tokens/mod.ts";
import { MealIcon, PlateIcon } from "./mod.ts";

const meta = { title: "Components/Showing/Icon", component: PlateIcon, args: { size: 24 } } satisfies Meta<typeof PlateIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Meals: Story = {
  render: () => (
    <Cluster>
      {MEAL_RIMS.map((rim) => (
        <MealIcon key={rim} rim={rim} />
      ))}
    </Cluster>
  ),
};

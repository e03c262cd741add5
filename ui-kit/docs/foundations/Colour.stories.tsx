import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { ColourRoles } from "./ColourRoles.tsx";
import { Cloth, ForcedColours, MealRims, Opacities } from "./ColourUses.tsx";
import { ContrastTable } from "./ContrastTable.tsx";

const meta = { title: "Foundations/Colour", component: ColourPage } satisfies Meta<typeof ColourPage>;

export default meta;

type Story = StoryObj<typeof meta>;

function ColourPage() {
  return (
    <>
      <ColourRoles />
      <MealRims />
      <Cloth />
      <ContrastTable />
      <ForcedColours />
      <Opacities />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { ColourRoles } from "./ColourRoles.tsx";
import { Cloth, ForcedColours, MealRims, Opacities } from "./ColourUses.tsx";
import { ContrastTable } from "./ContrastTable.tsx";

const meta = { title: "Foundations/Colour", component: ColourRoles } satisfies Meta<typeof ColourRoles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Roles: Story = {};

export const Rims: Story = { render: () => <MealRims /> };

export const TheCloth: Story = { render: () => <Cloth /> };

export const Contrast: Story = { render: () => <ContrastTable /> };

export const Forced: Story = { render: () => <ForcedColours /> };

export const Transparency: Story = { render: () => <Opacities /> };

export const Narrow: Story = {
  ...narrow,
  render: () => (
    <>
      <ColourRoles />
      <ContrastTable />
    </>
  ),
};

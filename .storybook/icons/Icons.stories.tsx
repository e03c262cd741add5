import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../ui-kit/testing/story_frames.ts";
import { IconSizes, IconsInUse, LogoConstruction, OwnIcons } from "./IconsInUse.tsx";

const meta = { title: "Foundations/Icons", component: IconsPage } satisfies Meta<typeof IconsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

function IconsPage() {
  return (
    <>
      <IconsInUse />
      <OwnIcons />
      <IconSizes />
      <LogoConstruction />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };

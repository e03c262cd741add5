import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../ui-kit/testing/story_frames.ts";
import { IconSizes, IconsInUse, LogoConstruction, OwnIcons } from "./IconsInUse.tsx";

const meta = { title: "Foundations/Icons", component: IconsInUse } satisfies Meta<typeof IconsInUse>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InUse: Story = {};

export const Ours: Story = { render: () => <OwnIcons /> };

export const Sizes: Story = { render: () => <IconSizes /> };

export const TheLogo: Story = { render: () => <LogoConstruction /> };

export const Narrow: Story = { ...narrow };

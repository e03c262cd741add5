import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageTitle } from "../PageTitle/mod.ts";
import { Text } from "../Text/mod.ts";
import { Page } from "./mod.ts";

const meta = {
  title: "Components/Layout/Page",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    children: (
      <>
        <PageTitle title="Plan Your Week" subtitle="Nov 16 – Nov 22, 2026" />
        <Text>The page is at most 1504 px wide and keeps 16, 24 or 32 px from the edge.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

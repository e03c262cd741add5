import type { Meta, StoryObj } from "@storybook/react-vite";
import { HEADING_SIZES, Heading } from "./mod.ts";

const meta = {
  title: "Components/Layout/Heading",
  component: Heading,
  argTypes: { size: { control: "select", options: HEADING_SIZES } },
  args: { children: "Nutritional information" },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <>
      {HEADING_SIZES.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </>
  ),
};

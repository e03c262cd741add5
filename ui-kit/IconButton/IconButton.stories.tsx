import type { Meta, StoryObj } from "@storybook/react-vite";
import ChevronRight from "lucide-react/icons/chevron-right";
import { expect, fn } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { ICON_BUTTON_VARIANTS, IconButton } from "./mod.ts";

const meta = {
  title: "Components/Actions/IconButton",
  component: IconButton,
  argTypes: { variant: { control: "select", options: ICON_BUTTON_VARIANTS } },
  args: { label: "Next week", icon: <ChevronRight size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Next week" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Cluster style={{ padding: "16px", background: "var(--color-bar)", borderRadius: "20px" }}>
      {ICON_BUTTON_VARIANTS.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} label={`Next week, ${variant}`} />
      ))}
    </Cluster>
  ),
};

export const Small: Story = { args: { size: "small" } };

export const Disabled: Story = { args: { disabled: true } };

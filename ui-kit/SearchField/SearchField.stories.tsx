import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SEARCH_FIELD_TONES, SearchField } from "./mod.ts";

const meta = {
  title: "Components/Fields/SearchField",
  component: SearchField,
  argTypes: { tone: { control: "select", options: SEARCH_FIELD_TONES } },
  args: { label: "Search for a recipe", placeholder: "Search for a recipe...", onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search for a recipe" }), "soup");
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Playground: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "16px", padding: "16px", background: "var(--color-bar)" }}>
      {SEARCH_FIELD_TONES.map((tone) => (
        <SearchField key={tone} {...args} tone={tone} label={`Search, ${tone}`} />
      ))}
    </div>
  ),
};

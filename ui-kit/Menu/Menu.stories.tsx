import type { Meta, StoryObj } from "@storybook/react-vite";
import Ellipsis from "lucide-react/icons/ellipsis-vertical";
import Link from "lucide-react/icons/link";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { MENU_ALIGNMENTS, MENU_TONES, Menu, type MenuChoice, type MenuEntry, type MenuProps } from "./mod.ts";

const onRename = fn();

const actions: readonly MenuEntry[] = [
  { text: "Rename", icon: <Pencil size={20} />, onSelect: onRename },
  { text: "Copy link", icon: <Link size={20} />, onSelect: fn() },
  "divider",
  { text: "Delete", icon: <Trash size={20} />, tone: "danger", onSelect: fn() },
];

const sort: MenuChoice = {
  label: "Sort",
  value: "recent",
  options: [
    { value: "recent", text: "Most recent" },
    { value: "likes", text: "Most liked" },
    { value: "name", text: "Name A–Z" },
  ],
  onValueChange: fn(),
};

const meta = {
  title: "Components/Actions/Menu",
  component: Menu,
  argTypes: { button: { control: false } },
  args: { label: "Options", entries: actions, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "480px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** Its options stay between rules; the chosen one has a check. */
export const Choice: Story = {
  args: { defaultOpen: true, entries: [sort, { text: "Copy link", onSelect: fn() }] },
  render: (args) => <WithSort {...args} />,
};

export const Tones: Story = {
  args: {
    defaultOpen: true,
    entries: MENU_TONES.map((tone) => ({ text: tone, tone, icon: <Trash size={20} />, onSelect: fn() })),
  },
};

export const Disabled: Story = {
  args: {
    defaultOpen: true,
    entries: [
      { text: "Rename", icon: <Pencil size={20} />, onSelect: onRename },
      { text: "Copy link", icon: <Link size={20} />, onSelect: fn(), disabled: true },
    ],
  },
};

export const DisabledButton: Story = { args: { disabled: true } };

/** Along which edge of the button it opens. */
export const Alignments: Story = {
  render: (args) => (
    <Cluster justify="center">
      {MENU_ALIGNMENTS.map((align) => (
        <Menu key={align} {...args} align={align} label={`Options, ${align}`} />
      ))}
    </Cluster>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Options, end" }));
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
  },
};

export const IconOnly: Story = {
  args: {
    defaultOpen: true,
    button: (props) => <IconButton {...props} icon={<Ellipsis size={20} />} />,
  },
};

/** As many as one likes: it scrolls within itself. */
export const Many: Story = {
  args: {
    defaultOpen: true,
    entries: Array.from({ length: 40 }, (_, place) => ({ text: `Week ${place + 1}`, onSelect: fn() })),
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    label: "What to do with the soup",
    entries: [
      { text: `Rename ${sampleRecipes.grandmas.name}`, icon: <Pencil size={20} />, onSelect: onRename },
      { ...sort, label: `Where to put ${sampleRecipes.grandmas.name}` },
      { text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz", onSelect: fn() },
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft, args: { defaultOpen: true, entries: [...actions, sort] } };

/** The choice is controlled. */
function WithSort(props: MenuProps) {
  const [value, setValue] = useState("recent");
  return (
    <Menu
      {...props}
      entries={props.entries.map((entry) =>
        entry !== "divider" && "options" in entry ? { ...entry, value, onValueChange: setValue } : entry,
      )}
    />
  );
}

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { SortableList, type SortableListProps } from "./mod.ts";

const aisles = ["Fruit and vegetables", "Bread", "Meat", "Milk, cheese and eggs", "Frozen food"];

const meta = {
  title: "Components/Choosing/SortableList",
  component: SortableList,
  decorators: [withFieldWidth],
  args: {
    label: "Aisles of Corner shop",
    items: aisles.map((text) => ({ id: text, text })),
    onOrder: fn(),
  },
  render: (args) => <Sorted {...args} />,
} satisfies Meta<typeof SortableList>;

export default meta;

type Story = StoryObj<typeof meta>;

function Sorted({ items, onOrder, ...rest }: SortableListProps) {
  const [sorted, setSorted] = useState(items);
  function order(ids: string[]): void {
    onOrder(ids);
    setSorted(ids.flatMap((id) => items.filter((item) => item.id === id)));
  }
  return <SortableList items={sorted} onOrder={order} {...rest} />;
}

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Focused: Story = { ...focused };

export const LongText: Story = {
  args: {
    items: [
      { id: "1", text: "Slow-roasted tomatoes of Grandma Ingeborg, basil, buttermilk and rye crispbread" },
      { id: "2", text: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" },
      { id: "3", text: "Bread" },
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft };

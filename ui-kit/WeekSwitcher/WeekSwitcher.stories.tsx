import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { eachDown } from "../testing/each_value.tsx";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { WEEK_SWITCHER_LAYOUTS, WeekSwitcher } from "./mod.ts";

const meta = {
  title: "Components/Showing/WeekSwitcher",
  component: WeekSwitcher,
  args: { date: "2026-11-19", onDate: fn(), onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof WeekSwitcher>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** Beside a title with the range, and on its own line. */
export const Layouts: Story = {
  args: { range: "Nov 16 – Nov 22, 2026" },
  render: eachDown(WeekSwitcher, { layout: WEEK_SWITCHER_LAYOUTS }),
};

/** Without a range, which may be in the title. */
export const NoData: Story = { args: { layout: "bar" } };

export const LongText: Story = {
  args: { range: "Montag, 28. Dezember 2026 – Sonntag, 3. Januar 2027" },
};

export const Narrow: Story = { ...Layouts, ...narrow };

export const RightToLeft: Story = { ...Layouts, ...rightToLeft };

export const LargeText: Story = { ...Layouts, ...largeText };

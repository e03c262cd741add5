import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { WeekSwitcher } from "../WeekSwitcher/mod.ts";
import { PAGE_TITLE_SIZES, PageTitle, SUBTITLE_KINDS } from "./mod.ts";

const meta = {
  title: "Components/Layout/PageTitle",
  component: PageTitle,
  args: { title: "Plan Your Week", subtitle: "Nov 16 – Nov 22, 2026" },
} satisfies Meta<typeof PageTitle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {PAGE_TITLE_SIZES.map((size) => (
        // Each is the head of a page of its own.
        <article key={size}>
          <PageTitle {...args} size={size} />
        </article>
      ))}
    </Stack>
  ),
};

export const SubtitleKinds: Story = {
  render: (args) => (
    <Stack>
      {SUBTITLE_KINDS.map((kind) => (
        <article key={kind}>
          <PageTitle
            {...args}
            subtitleKind={kind}
            subtitle={kind === "fact" ? args.subtitle : "Review and tweak your plan. Click any slot to edit."}
          />
        </article>
      ))}
    </Stack>
  ),
};

export const WithBadge: Story = {
  args: { title: "Pick Dinner for Friday", subtitle: undefined, badge: <Badge>24</Badge> },
};

export const WithSwitcher: Story = {
  args: {
    children: (
      <WeekSwitcher date="2026-11-19" onDate={() => undefined} onPrevious={() => undefined} onNext={() => undefined} />
    ),
  },
};

export const LongText: Story = {
  args: {
    title: "Hi, Wilhelmina Featherstonehaugh-Lindqvist! Welcome to your personalized recipes!",
    subtitle: undefined,
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...WithSwitcher, ...rightToLeft };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../Page/mod.ts";
import { PageTitle } from "../PageTitle/mod.ts";
import { Select } from "../Select/mod.ts";
import { Text } from "../Text/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PageFoot } from "./mod.ts";

const THEMES = [
  { value: "system", text: "Theme of the system" },
  { value: "light", text: "Light" },
  { value: "dark", text: "Dark" },
];

const meta = {
  title: "Components/Layout/PageFoot",
  component: PageFoot,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  args: { children: <Select look="pill" label="Theme" labelPlace="hidden" options={THEMES} /> },
  render: (args) => (
    <>
      <Page>
        <PageTitle title="Plan Your Week" subtitle="Nov 16 – Nov 22, 2026" />
        <Text>The week stands here.</Text>
      </Page>
      <PageFoot {...args} />
    </>
  ),
} satisfies Meta<typeof PageFoot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const LongText: Story = {
  args: {
    children: (
      <>
        <Text size="meta" tone="soft">
          Recipes, pictures and nutrition facts are Weekplate's own, and say on every page what they rest on.
        </Text>
        <Select look="pill" label="Theme" labelPlace="hidden" options={THEMES} />
      </>
    ),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

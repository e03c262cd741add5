import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { Text } from "../Text/mod.ts";
import { eachDown } from "../testing/each_value.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { SPACES } from "../tokens/mod.ts";
import { ALIGNMENTS, Stack } from "./mod.ts";

const BADGES = ["Smart matches", "Quick to cook", "Fewer missing items"];

const meta = {
  title: "Components/Layout/Stack",
  component: Stack,
  args: { align: "start", children: BADGES.map((text) => <Badge key={text}>{text}</Badge>) },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Gaps: Story = {
  render: (args) => (
    <Cluster gap="40" align="start">
      {SPACES.map((gap) => (
        <Stack key={gap} {...args} gap={gap}>
          <Text size="meta">gap {gap}</Text>
          <Badge>Smart matches</Badge>
          <Badge>Quick to cook</Badge>
        </Stack>
      ))}
    </Cluster>
  ),
};

export const Alignments: Story = { args: { gap: "8" }, render: eachDown(Stack, { align: ALIGNMENTS }) };

export const LongText: Story = {
  args: { children: BADGES.map((text) => <Text key={text}>{`${text}: ${sampleRecipes.grandmas.name}`}</Text>) },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

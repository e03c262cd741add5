import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { Picture } from "../Picture/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { Text } from "../Text/mod.ts";
import { TextField } from "../TextField/mod.ts";
import { Tray } from "../Tray/mod.ts";
import { eachDown } from "../testing/each_value.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { GRID_COLUMNS, GRID_STARTS, Grid } from "./mod.ts";

const PARTS = ["Serves", "Prep", "Cook", "Rest"];

const meta = {
  title: "Components/Layout/Grid",
  component: Grid,
  args: {
    children: [
      <TextField key="meal" label="Meal name" defaultValue="Friday Night Black Bean Tacos" />,
      <TextField key="caption" label="Caption" defaultValue="Crispy edges, no one left the table." />,
      <TextField key="ingredients" label="Ingredients" hint="One per line" />,
      <TextField key="instructions" label="Instructions" hint="One step per line" />,
    ],
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Columns: Story = {
  render: (args) => (
    <Stack gap="40">
      {GRID_COLUMNS.map((columns) => (
        <Stack key={columns}>
          <Heading size="name">{columns}</Heading>
          <Grid {...args} columns={columns}>
            {PARTS.slice(0, columns.includes("-") ? 2 : 4).map((part) => (
              <Tray key={part}>
                <Text>{part}</Text>
              </Tray>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Starts: Story = {
  render: eachDown(Grid, { from: GRID_STARTS }),
};

/** A recipe's head: words at the start, the picture at the end. */
export const RecipeHead: Story = {
  args: {
    columns: "picture-end",
    gap: "48",
    rowGap: "24",
    children: [
      <Stack key="words">
        <Heading level={1} size="hero">
          {sampleRecipes.lemonSalmon.name}
        </Heading>
        <Text size="sub" tone="soft">
          Crisp-skinned salmon on wilted spinach, with buttery potatoes that catch all the lemon and dill.
        </Text>
      </Stack>,
      <Picture key="picture" {...sampleRecipes.lemonSalmon.picture} alt="" />,
    ],
  },
};

/** A form beside its preview, which goes below on anything narrower than a desktop. */
export const FormAndPreview: Story = {
  args: {
    columns: "rail-end",
    from: "desktop",
    gap: "48",
    children: [
      <Stack key="form" gap="24">
        <Grid>
          <TextField label="Meal name" />
          <TextField label="Caption" />
        </Grid>
        <Cluster justify="end">
          <Button variant="ghost">Cancel</Button>
          <Button variant="yolk">Post Meal</Button>
        </Cluster>
      </Stack>,
      <Tray key="preview" aria-label="Preview">
        <Heading>Friday Night Black Bean Tacos</Heading>
      </Tray>,
    ],
  },
};

export const LongText: Story = {
  args: {
    columns: "three",
    children: PARTS.map((part) => (
      <Text key={part}>
        {sampleRecipes.grandmas.name}, Pfefferminzschokoladenplätzchenverpackungsmaschine, {part}
      </Text>
    )),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...FormAndPreview, ...rightToLeft };

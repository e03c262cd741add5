import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { Text } from "../Text/mod.ts";
import { TextField } from "../TextField/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { Tray } from "./mod.ts";

const meta = {
  title: "Components/Layout/Tray",
  component: Tray,
  args: {
    "aria-labelledby": "tray-title",
    children: (
      <Stack>
        <Heading id="tray-title">Ingredients</Heading>
        <Text>4 salmon fillets, skin on</Text>
        <Text>2 tbsp olive oil</Text>
        <Text>2 lemons, one sliced, one juiced</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Tray>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const WithForm: Story = {
  args: {
    children: (
      <Stack gap="24">
        <Heading id="tray-title">What is in the pantry?</Heading>
        <TextField label="Ingredient" placeholder="e.g., chicken, tomatoes, garlic" />
        <Button style={{ alignSelf: "start" }}>Find Recipes</Button>
      </Stack>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Stack>
        <Heading id="tray-title">{sampleRecipes.grandmas.name}</Heading>
        <Text>Pfefferminzschokoladenplätzchenverpackungsmaschinenbedienungsanleitung, ungekürzt.</Text>
      </Stack>
    ),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/mod.ts";
import { eachDown } from "../testing/each_value.tsx";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { STEPS_SIZES, Steps } from "./mod.ts";

const meta = {
  title: "Components/Showing/Steps",
  component: Steps,
  args: {
    steps: [
      { text: "Boil the potatoes in salted water for 15 minutes, until a knife slides in." },
      {
        text: "Heat the oil in a wide pan and lay the salmon in it, skin side down.",
        subSteps: ["Press gently for the first minute.", "Leave it alone until the skin is crisp."],
      },
      { text: "Turn the fillets, add the lemon slices and cook for 3 minutes more." },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Sizes: Story = {
  render: eachDown(Steps, { size: STEPS_SIZES }),
};

export const One: Story = { args: { steps: [{ text: "Slice, salt, serve." }] } };

/** Two digits keep their column. */
export const Many: Story = {
  args: { steps: Array.from({ length: 12 }, () => ({ text: "Fold the dough once more and let it rest." })) },
};

/** Without steps nothing is drawn: the page says so. */
export const NoData: Story = {
  args: { steps: [] },
  render: (args) => (
    <>
      <Steps {...args} />
      <Text>No instructions were provided for this recipe.</Text>
    </>
  ),
};

export const LongText: Story = {
  args: {
    steps: [
      {
        text: "Roast the tomatoes with the garlic, the onions and a little sugar for an hour and a half at 160 degrees, turn them once when their skins begin to blister, and let them cool in the tin, so that everything that ran out of them goes into the soup.",
        subSteps: [
          "Watch the garlic: when it is dark before the tomatoes are done, take it out, press it from its skins and put it aside.",
        ],
      },
    ],
  },
};

export const Narrow: Story = { ...Sizes, ...narrow };

export const RightToLeft: Story = { ...Sizes, ...rightToLeft };

export const LargeText: Story = { ...Sizes, ...largeText };

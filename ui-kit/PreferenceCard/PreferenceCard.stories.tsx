import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CardGrid } from "../CardGrid/mod.ts";
import { sampleFood, samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PreferenceCard } from "./mod.ts";

const meta = {
  title: "Components/Choosing/PreferenceCard",
  component: PreferenceCard,
  args: {
    label: "Salad",
    subtitle: "Crisp, fresh and quick",
    picture: sampleFood.salad,
    style: { maxInlineSize: "230px" },
    onPressedChange: fn(),
  },
} satisfies Meta<typeof PreferenceCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Pressed: Story = { args: { pressed: true } };

export const Disabled: Story = { args: { disabled: true } };

export const InAGrid: Story = {
  render: () => (
    <CardGrid layout="choices">
      <PreferenceCard label="main dish" subtitle="The heart of the table" picture={sampleFood.mainDish} />
      <PreferenceCard label="Dessert" subtitle="A sweet ending" picture={sampleFood.dessert} defaultPressed />
      <PreferenceCard label="Salad" subtitle="Crisp, fresh and quick" picture={sampleFood.salad} defaultPressed />
      <PreferenceCard label="Dinner" subtitle="Unhurried evenings" picture={sampleFood.dinner} />
    </CardGrid>
  ),
};

/** A dish that the person may like. */
export const Dish: Story = {
  args: { label: "Lemon Salmon", subtitle: undefined, picture: undefined, dish: samplePictures.salmonLemon },
};

/** Without the optional parts: picture and subtitle. */
export const NoData: Story = { args: { picture: undefined, subtitle: undefined } };

export const LongText: Story = {
  args: {
    label: "Mediterranean and Levantine",
    subtitle: "Olive oil, lemon, herbs, and whatever the garden still gives",
  },
};

export const Narrow: Story = {
  ...narrow,
  render: () => (
    <CardGrid layout="choices">
      <PreferenceCard
        label="Mediterranean and Levantine"
        subtitle="Olive oil, lemon, herbs, and whatever the garden still gives"
        picture={sampleFood.salad}
        defaultPressed
      />
      <PreferenceCard label="Hausmannskost" subtitle="Kartoffelpfannkuchenwochen" picture={sampleFood.mainDish} />
    </CardGrid>
  ),
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "سلطة", subtitle: "طازجة وسريعة", pressed: true },
};

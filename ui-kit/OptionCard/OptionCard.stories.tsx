import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CardGrid } from "../CardGrid/mod.ts";
import { missingPicture } from "../testing/sample_pictures.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { OptionCard } from "./mod.ts";

const { name, picture, href } = sampleRecipes.beetroot;

const meta = {
  title: "Components/Choosing/OptionCard",
  component: OptionCard,
  args: { name, picture, href, style: { maxInlineSize: "290px" }, onSelectedChange: fn() },
} satisfies Meta<typeof OptionCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Selected: Story = { args: { selected: true } };

export const PictureMissing: Story = { args: { picture: missingPicture } };

/** It breaks a food rule. */
export const WithWarning: Story = {
  args: {
    warning: {
      tone: "certain",
      text: "Contains nuts: not for Nora",
      fullText: "Contains nuts: not for Nora Fischer (walnut)",
    },
  },
};

/** A meal without a picture: an empty plate. */
export const NoData: Story = { args: { picture: {} } };

export const LongText: Story = { args: { name: sampleRecipes.grandmas.name } };

export const InAGrid: Story = {
  render: () => (
    <CardGrid layout="even">
      {Object.values(sampleRecipes).map((recipe) => (
        <OptionCard
          key={recipe.name}
          name={recipe.name}
          picture={recipe.picture}
          href={recipe.href}
          defaultSelected={recipe === sampleRecipes.bolognese}
        />
      ))}
    </CardGrid>
  ),
};

export const Narrow: Story = {
  ...narrow,
  render: () => (
    <CardGrid layout="even">
      {[sampleRecipes.grandmas, sampleRecipes.bolognese].map((recipe) => (
        <OptionCard
          key={recipe.name}
          name={recipe.name}
          picture={recipe.picture}
          href={recipe.href}
          defaultSelected={recipe === sampleRecipes.grandmas}
        />
      ))}
    </CardGrid>
  ),
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { name: "عدس بالشمندر", selected: true },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { missingPicture } from "../testing/sample_pictures.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { RECIPE_CARD_SIZES, RecipeCard } from "./mod.ts";

const meta = {
  title: "Components/Showing/RecipeCard",
  component: RecipeCard,
  args: { ...sampleRecipes.lemonSalmon, style: { maxInlineSize: "280px" }, onFavourite: fn() },
} satisfies Meta<typeof RecipeCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Sizes: Story = {
  render: (args) => (
    <Cluster align="start">
      {RECIPE_CARD_SIZES.map((size) => (
        <RecipeCard
          key={size}
          {...args}
          size={size}
          style={{ inlineSize: size === "lead" ? "520px" : "280px", maxInlineSize: "100%" }}
        />
      ))}
    </Cluster>
  ),
};

export const Favourite: Story = { args: { favourite: true } };

/** With a button that plans it, on the other side of the picture. */
export const WithPlan: Story = { args: { onPlan: fn() } };

export const FactsNotYetKnown: Story = { args: { calories: undefined, time: undefined } };

export const WithoutHeart: Story = {
  render: ({ name, picture, href, style }) => <RecipeCard name={name} picture={picture} href={href} style={style} />,
};

export const PictureMissing: Story = { args: { picture: missingPicture } };

/** A search result: name and "View", without facts. The pills are aligned. */
export const WithAction: Story = {
  render: ({ style }) => (
    <Cluster align="stretch">
      {[sampleRecipes.margherita, sampleRecipes.lemonSalmon].map(({ href, name, picture }) => (
        <div key={href} style={{ ...style, inlineSize: "280px" }}>
          <RecipeCard href={href} name={name} picture={picture} action="View" />
        </div>
      ))}
    </Cluster>
  ),
};

/** Why it is among the results: a note between the name and "View". */
export const WithNote: Story = {
  render: ({ name, picture, href, style }) => (
    <RecipeCard name={name} picture={picture} href={href} style={style} note="Missing: dill, potatoes" action="View" />
  ),
};

/** Why it is in a list: a note of one line below the facts. */
export const WithNoteOnOneLine: Story = {
  args: { note: "Because you like Beetroot & Lentil Salad with Walnuts", noteOnOneLine: true },
};

/** It breaks a food rule. */
export const WithWarning: Story = {
  args: {
    warning: {
      tone: "certain",
      text: "Contains fish: not for Ben",
      more: 1,
      fullText: "Contains fish: not for Ben Okafor. May contain gluten",
    },
  },
};

/** Nothing but a name. */
export const NoData: Story = {
  render: ({ name, href, style }) => <RecipeCard name={name} href={href} picture={{}} style={style} />,
};

export const LongText: Story = {
  args: {
    name: sampleRecipes.grandmas.name,
    calories: "1,234,567 cal",
    time: "1440 Min",
    note: "Missing: Hähnchenbrustfiletgeschnetzeltes, San Marzano tomatoes from the garden and 4 more",
  },
};

export const Narrow: Story = { args: { ...LongText.args, onPlan: fn() }, ...narrow };

export const RightToLeft: Story = { ...rightToLeft, args: { action: "View", onPlan: fn() } };

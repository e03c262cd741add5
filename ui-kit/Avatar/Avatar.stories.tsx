import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { Text } from "../Text/mod.ts";
import { eachAcross } from "../testing/each_value.tsx";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { AVATAR_SIZES, Avatar } from "./mod.ts";

const meta = {
  title: "Components/Showing/Avatar",
  component: Avatar,
  args: { name: "Maya Lindqvist" },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Sizes: Story = {
  render: eachAcross(Avatar, { size: AVATAR_SIZES }),
};

export const WithPhoto: Story = { ...Sizes, args: { picture: samplePictures.greenBowl } };

export const PhotoMissing: Story = { args: { picture: missingPicture } };

/** Beside the name it says nothing: the name does. */
export const BesideTheName: Story = {
  render: (args) => (
    <Cluster gap="10">
      <Avatar {...args} alt="" />
      <Text>{args.name}</Text>
    </Cluster>
  ),
};

const NAMES = ["Tomás Herrera", "Ludwig van der Berg", "Cher", "Åsa Öberg", "山田 太郎", "Ольга Иванова", "김민준"];

export const Names: Story = { render: eachAcross(Avatar, { name: NAMES }) };

/** A name without letters, or none at all. */
export const NoData: Story = { ...Sizes, args: { name: "" } };

export const LongText: Story = {
  ...Sizes,
  args: { name: "Wilhelmina Maximiliana Wolfeschlegelsteinhausenbergerdorff" },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...BesideTheName, ...rightToLeft, args: { name: "نور الهدى" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { Text } from "../Text/mod.ts";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { AVATAR_SIZES, Avatar } from "./mod.ts";

const meta = {
  title: "Components/Showing/Avatar",
  component: Avatar,
  argTypes: { size: { control: "select", options: AVATAR_SIZES } },
  args: { name: "Maya Lindqvist" },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};

export const WithPhoto: Story = {
  render: (args) => (
    <Cluster>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} picture={samplePictures.greenBowl} size={size} />
      ))}
    </Cluster>
  ),
};

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

export const Names: Story = {
  render: (args) => (
    <Cluster>
      {NAMES.map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Cluster>
  ),
};

/** A name without letters, or none at all. */
export const NoData: Story = {
  render: (args) => (
    <Cluster>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} name="" size={size} />
      ))}
    </Cluster>
  ),
};

export const LongText: Story = {
  ...Sizes,
  args: { name: "Wilhelmina Maximiliana Wolfeschlegelsteinhausenbergerdorff" },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...BesideTheName, ...rightToLeft, args: { name: "نور الهدى" } };

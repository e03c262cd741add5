import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { PLATE_RIMS, Plate } from "./mod.ts";

const meta = {
  title: "Components/Showing/Plate",
  component: Plate,
  argTypes: { rim: { control: "select", options: PLATE_RIMS } },
  args: { picture: samplePictures.beetLentil, rim: "dinner", alt: "Beetroot salad" },
} satisfies Meta<typeof Plate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Rims: Story = {
  render: (args) => (
    <Cluster>
      {PLATE_RIMS.map((rim) => (
        <Plate key={rim} {...args} rim={rim} />
      ))}
    </Cluster>
  ),
};

export const PictureMissing: Story = { args: { picture: missingPicture } };

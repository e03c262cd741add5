import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { eachAcross } from "../testing/each_value.tsx";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PLATE_RIMS, Plate } from "./mod.ts";

const meta = {
  title: "Components/Showing/Plate",
  component: Plate,
  args: { picture: samplePictures.beetLentil, rim: "dinner", alt: "Beetroot salad" },
} satisfies Meta<typeof Plate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Rims: Story = {
  render: eachAcross(Plate, { rim: PLATE_RIMS }),
};

const SIZES = ["68px", "92px", "112px", "188px"];

/** Sized by its parent. */
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {SIZES.map((size) => {
        const style = { display: "inline-block", "--plate-size": size };
        return <Plate key={size} {...args} style={style} />;
      })}
    </Cluster>
  ),
};

export const PictureMissing: Story = { args: { picture: missingPicture } };

/** Without a picture the bare enamel under each rim. */
export const NoData: Story = { ...Rims, args: { picture: {} } };

export const Narrow: Story = { ...Sizes, ...narrow };

export const RightToLeft: Story = { ...Rims, ...rightToLeft };

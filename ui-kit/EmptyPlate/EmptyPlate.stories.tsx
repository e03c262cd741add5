import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { EmptyPlate } from "./mod.ts";

const meta = { title: "Components/Showing/EmptyPlate", component: EmptyPlate } satisfies Meta<typeof EmptyPlate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: "+" } };

const SIZES = ["68px", "92px", "112px", "188px"];

/** Sized by its parent. */
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {SIZES.map((size) => {
        const style = { display: "inline-grid", "--plate-size": size };
        return <EmptyPlate key={size} {...args} style={style} />;
      })}
    </Cluster>
  ),
};

export const Narrow: Story = { ...Sizes, ...narrow };

export const RightToLeft: Story = { ...rightToLeft, args: { children: "+" } };

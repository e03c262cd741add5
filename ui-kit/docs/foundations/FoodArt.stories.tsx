import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { DrawnFoods, Fallback, FoodPlaces, PlatePictures, TwoCrops } from "./FoodArtShow.tsx";

const meta = { title: "Foundations/Food art", component: FoodArtPage } satisfies Meta<typeof FoodArtPage>;

export default meta;

type Story = StoryObj<typeof meta>;

function FoodArtPage() {
  return (
    <>
      <PlatePictures />
      <TwoCrops />
      <Fallback />
      <DrawnFoods />
      <FoodPlaces />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { DrawnFoods, Fallback, FoodPlaces, PlatePictures, TwoCrops } from "./FoodArtShow.tsx";

const meta = { title: "Foundations/Food art", component: PlatePictures } satisfies Meta<typeof PlatePictures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};

export const Crops: Story = { render: () => <TwoCrops /> };

export const Missing: Story = { render: () => <Fallback /> };

export const Foods: Story = { render: () => <DrawnFoods /> };

export const Places: Story = { render: () => <FoodPlaces /> };

export const Narrow: Story = { ...narrow, render: () => <TwoCrops /> };

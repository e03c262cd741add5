import type { Meta, StoryObj } from "@storybook/react-vite";
import { memoryServices, potatoSaladPage, potatoSaladRead, Screen } from "../../testing/mod.ts";

const phone = { viewport: { value: "phone", isRotated: false } };

const meta = {
  title: "Screens/Import recipes",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/recipes/import", services: memoryServices() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas }) {
    await canvas.findByLabelText("Web address");
  },
};

export const EmptyOnAPhone: Story = { ...Empty, globals: phone };

export const Reading: Story = {
  args: { services: memoryServices({ ownRecipes: { hanging: ["readPage"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Web address"), `${potatoSaladPage}{Enter}`);
    await canvas.findByRole("button", { name: "Reading…" });
  },
};

export const Refused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Web address"), `${potatoSaladPage}{Enter}`);
    await canvas.findByText(/This page could not be fetched/u);
  },
};

/** In the editor, with what was not understood, and a recipe that may be the same one. */
export const Imported: Story = {
  args: {
    services: memoryServices({
      ownRecipes: {
        pages: {
          [potatoSaladPage]: { ...potatoSaladRead, duplicates: [{ id: "own-3", name: "Warm Potato Salad" }] },
        },
      },
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Web address"), `${potatoSaladPage}{Enter}`);
    await canvas.findByText(/You may have it already/u);
    await canvas.findByText(/is no food that we know/u);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  memoryServices,
  potatoSaladPage,
  potatoSaladRead,
  recipeBox,
  recipeBoxFile,
  Screen,
  storyImport,
} from "../../testing/mod.ts";

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
  args: { services: memoryServices({ cookbook: { hanging: ["readRecipePage"] } }) },
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

const files = {
  [recipeBoxFile]: recipeBox,
  "everything-that-grandma-ingeborg-ever-cooked-in-the-house-at-the-harbour.json": Array.from(
    { length: 60 },
    (_, place) => storyImport(`Stew no. ${place + 1}`),
  ),
};

/** A file is paused in the middle, another one was imported before. */
export const Files: Story = {
  args: {
    services: memoryServices({
      cookbook: {
        files,
        started: [
          {
            fileName: "everything-that-grandma-ingeborg-ever-cooked-in-the-house-at-the-harbour.json",
            done: 24,
            isPaused: true,
          },
          { fileName: recipeBoxFile, done: 5 },
        ],
      },
    }),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole("progressbar", { name: "Paused" });
    await userEvent.click((await canvas.findAllByRole("button", { name: "Show the recipes" })).at(-1) as HTMLElement);
    await canvas.findByText("It has neither ingredients nor steps.");
  },
};

export const FilesOnAPhone: Story = { ...Files, globals: phone };

export const FilesNotLoaded: Story = {
  args: { services: memoryServices({ cookbook: { failing: ["listRecipeImports"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Your earlier imports could not be loaded.");
  },
};

/** In the editor, with the texts that were not understood, and a recipe that may be the same one. */
export const Imported: Story = {
  args: {
    services: memoryServices({
      cookbook: {
        stored: [{ recipe: { name: "Warm Potato Salad", source: { url: potatoSaladPage } } }],
        pages: { [potatoSaladPage]: potatoSaladRead },
      },
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Web address"), `${potatoSaladPage}{Enter}`);
    await canvas.findByText(/You may have it already/u);
    await canvas.findByText(/is no food that we know/u);
  },
};

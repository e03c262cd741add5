import { phone } from "../../../ui-kit/testing/story_frames.ts";
import {
  memoryServices,
  potatoSaladPage,
  potatoSaladRead,
  recipeBox,
  recipeBoxFile,
  storyImport,
} from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Import recipes",
  ...screens,
  args: { at: "/recipes/import", services: memoryServices() },
} satisfies ScreenMeta;

export const Empty: Story = shows({ label: "Web address" });

export const EmptyOnAPhone: Story = { ...Empty, ...phone };

export const Reading: Story = shows(
  { button: "Reading…" },
  { cookbook: { hanging: ["readRecipePage"] }, write: { "Web address": `${potatoSaladPage}{Enter}` } },
);

export const Refused: Story = shows(/This page could not be fetched/u, {
  write: { "Web address": `${potatoSaladPage}{Enter}` },
});

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

export const FilesOnAPhone: Story = { ...Files, ...phone };

export const FilesNotLoaded: Story = shows("Your earlier imports could not be loaded.", {
  cookbook: { failing: ["listRecipeImports"] },
});

/** In the editor, with the texts that were not understood, and a recipe that may be the same one. */
export const Imported: Story = shows([/You may have it already/u, /is no food that we know/u, "Text of the page"], {
  cookbook: {
    stored: [{ recipe: { name: "Warm Potato Salad", source: { url: potatoSaladPage } } }],
    pages: { [potatoSaladPage]: potatoSaladRead },
  },
  write: { "Web address": `${potatoSaladPage}{Enter}` },
});

import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { addons } from "storybook/preview-api";
import { catalogue } from "./catalogue.ts";
import { MADE_OF_EVENT } from "./sections.ts";

/** Sends the entry of the current story to the panel. */
export const withMadeOf: Decorator = (Story, { title, viewMode }) => {
  useEffect(() => {
    if (viewMode === "story") addons.getChannel().emit(MADE_OF_EVENT, catalogue[title]);
  }, [title, viewMode]);
  return <Story />;
};

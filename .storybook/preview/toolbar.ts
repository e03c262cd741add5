import type { Preview } from "@storybook/react-vite";
import { languageItems } from "./language.ts";

/** The toolbar's switches, besides the width (Storybook's own viewport tool). */
export const toolbar: NonNullable<Preview["globalTypes"]> = {
  theme: {
    description: "Theme",
    toolbar: {
      icon: "mirror",
      items: [
        { value: "system", title: "As the system" },
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: "Motion: what a reader's prefers-reduced-motion asks for",
    toolbar: {
      icon: "lightning",
      items: [
        { value: "system", title: "Motion as the system" },
        { value: "full", title: "Full motion" },
        { value: "reduced", title: "Reduced motion" },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: "Text size",
    toolbar: {
      icon: "paragraph",
      items: [
        { value: "100%", title: "Text 100 %" },
        { value: "200%", title: "Text 200 %" },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: "Language",
    toolbar: { icon: "globe", items: languageItems, dynamicTitle: true },
  },
  direction: {
    description: "Reading direction",
    toolbar: {
      icon: "transfer",
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
      dynamicTitle: true,
    },
  },
};

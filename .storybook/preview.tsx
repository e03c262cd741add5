import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { createGlobalStyle } from "styled-components";
import { GlobalStyle } from "../ui-kit/theme/mod.ts";

/** Documentation pages show stories on the ground that they have in the product. */
const DocsGround = createGlobalStyle`
  .docs-story { background: var(--color-ground); }
`;

/** Tokens and base style under every story, in the theme, direction and text size of the toolbar. */
const withFrame: Decorator = (Story, { globals }) => {
  const theme: unknown = globals.theme;
  const direction = globals.direction === "rtl" ? "rtl" : "ltr";
  const textSize = globals.textSize === "200%" ? "200%" : "";
  useEffect(() => {
    const root = document.documentElement;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.dir = direction;
    root.style.fontSize = textSize;
  }, [theme, direction, textSize]);
  return (
    <>
      <GlobalStyle />
      <DocsGround />
      <Story />
    </>
  );
};

/** The widths that the design names, and the narrowest phone. */
const WIDTHS = {
  narrow: { name: "360, narrow phone", styles: { width: "360px", height: "780px" }, type: "mobile" },
  phone: { name: "390, phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "768, tablet", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "1280, desktop", styles: { width: "1280px", height: "900px" }, type: "desktop" },
  wide: { name: "1600, wide", styles: { width: "1600px", height: "1000px" }, type: "desktop" },
} as const;

const preview: Preview = {
  decorators: [withFrame],
  globalTypes: {
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
  },
  initialGlobals: { theme: "light", direction: "ltr", textSize: "100%" },
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    controls: { expanded: true },
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        order: [
          "Foundations",
          "Components",
          ["Actions", "Fields", "Choosing", "Showing", "Feedback", "Layout", "Chat"],
          "Patterns",
          "Screens",
        ],
      },
    },
  },
};

export default preview;

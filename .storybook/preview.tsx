import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { createGlobalStyle } from "styled-components";
import { GlobalStyle } from "../ui-kit/theme/mod.ts";

/** Documentation pages show stories on the ground that they have in the product. */
const DocsGround = createGlobalStyle`
  .docs-story { background: var(--color-ground); }
`;

/** Tokens and base style under every story, in the theme of the toolbar. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme: unknown = globals.theme;
  useEffect(() => {
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return (
    <>
      <GlobalStyle />
      <DocsGround />
      <Story />
    </>
  );
};

const preview: Preview = {
  decorators: [withTheme],
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
  },
  initialGlobals: { theme: "light" },
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    controls: { expanded: true },
    options: { storySort: { order: ["Actions", "Fields", "Choosing", "Showing", "Feedback", "Layout", "Screens"] } },
  },
};

export default preview;

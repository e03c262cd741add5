import type { Preview } from "@storybook/react-vite";
import { configure, expect, waitFor } from "storybook/test";
import { DocsFrame } from "./look/DocsFrame.tsx";
import { withMadeOf } from "./made_of/with_made_of.tsx";
import { withFrame } from "./preview/frame.tsx";
import { expectNoHorizontalOverflow } from "./preview/horizontal_overflow.ts";
import { loadLanguage } from "./preview/language.ts";
import { toolbar } from "./preview/toolbar.ts";
import { WIDTHS } from "./preview/widths.ts";
import { shownTypes } from "./props/shown_types.ts";

// The default of one second is too short on a busy machine for pictures and for pages whose code is built on first use. In ms.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  loaders: [loadLanguage],
  decorators: [withMadeOf, withFrame],
  argTypesEnhancers: [shownTypes],
  async afterEach(story) {
    if (story.title.startsWith("Screens/")) {
      // A screen's code and data arrive after the story has rendered, and axe finds nothing on an empty page.
      await waitFor(() => expect(story.canvas.getByRole("main")).not.toBeEmptyDOMElement());
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    }
    await expectNoHorizontalOverflow(story.canvasElement);
    if (import.meta.env["VITE_BOTH_THEMES"]) {
      // Only where it is used: a second copy of axe's addon answers the toolbar, too.
      const { expectContrastInDarkTheme } = await import("./preview/dark_contrast.ts");
      await expectContrastInDarkTheme(story);
    }
  },
  globalTypes: toolbar,
  initialGlobals: { theme: "light", language: "en", motion: "system", textSize: "100%", direction: "ltr" },
  parameters: {
    a11y: {
      test: "error",
      // Everything that passes, listed in full, would take a third of the tests' time.
      options: { resultTypes: ["violations"] },
      // Finds only `!important` in a style attribute, which React does not write, and takes a sixth of axe's time.
      config: { rules: [{ id: "avoid-inline-spacing", enabled: false }] },
    },
    layout: "padded",
    controls: { expanded: true },
    docs: { container: DocsFrame },
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          ["Colour", "Type", "Space", "Motion", "Icons", "Food art", "Voice", "Accessibility", "*"],
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

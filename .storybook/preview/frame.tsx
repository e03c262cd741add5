import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { GlobalStyle } from "../../ui-kit/theme/mod.ts";
import { emulateMotion } from "./motion_preference.ts";

/** Tokens and base style under every story, in the theme, motion, text size and direction of the toolbar. */
export const withFrame: Decorator = (Story, { globals, viewMode }) => {
  const isPage = viewMode !== "docs";
  const direction = globals["direction"] === "rtl" ? "rtl" : "ltr";
  const textSize = globals["textSize"] === "200%" ? "200%" : "";
  useTheme(globals["theme"]);
  useMotion(globals["motion"]);
  useLayoutEffect(() => {
    // A documentation page holds many stories: none of them turns the page around.
    if (!isPage) return;
    const root = document.documentElement;
    root.dir = direction;
    root.style.fontSize = textSize;
  }, [isPage, direction, textSize]);
  return (
    <>
      <GlobalStyle />
      {isPage ? (
        <Story />
      ) : (
        <div dir={direction}>
          <Story />
        </div>
      )}
    </>
  );
};

/** Puts the toolbar's theme on the page. */
export function useTheme(theme: unknown): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
    else delete root.dataset["theme"];
  }, [theme]);
}

function useMotion(motion: unknown): void {
  useLayoutEffect(() => emulateMotion(motion === "full" || motion === "reduced" ? motion : "system"), [motion]);
}

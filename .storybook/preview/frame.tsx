import "../../ui-kit/theme/global.css";
import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { emulateMotion } from "./motion_preference.ts";

/** Applies the toolbar's theme, motion, text size and direction. */
export const withFrame: Decorator = (Story, { globals, viewMode }) => {
  const isPage = viewMode !== "docs";
  const direction = globals["direction"] === "rtl" ? "rtl" : "ltr";
  const textSize = globals["textSize"] === "200%" ? "200%" : "";
  useTheme(globals["theme"]);
  useMotion(globals["motion"]);
  useLayoutEffect(() => {
    // Not on a documentation page, which has many stories.
    if (!isPage) return;
    const root = document.documentElement;
    root.dir = direction;
    root.style.fontSize = textSize;
  }, [isPage, direction, textSize]);
  return isPage ? (
    <Story />
  ) : (
    <div dir={direction}>
      <Story />
    </div>
  );
};

/** Sets the toolbar's theme on the page. */
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

import { create, type ThemeVars } from "storybook/theming";
import { COLOR_TOKENS } from "../../ui-kit/tokens/catalogue.ts";
import type { ColorRole } from "../../ui-kit/tokens/token_names.generated.ts";

/** The two themes of Storybook's own user interface. */
export type Scheme = "light" | "dark";

const TEXT_FONT = '"Hanken Grotesk Variable", "Hanken Grotesk Fallback", system-ui, sans-serif';
const TITLE_FONT = '"Besley Variable", "Besley Fallback", Georgia, serif';

/** The logo in the sidebar, the same as ui-kit/Logo. Storybook accepts HTML as its brand. */
const BRAND = `<span style="display:inline-flex;align-items:center;gap:9px;font:700 20px/1.2 ${TITLE_FONT.replaceAll('"', "'")}">
<svg width="30" height="30" viewBox="0 0 34 34" aria-hidden="true">
<circle cx="17" cy="17" r="17" fill="#0f3f94"/><circle cx="17" cy="17" r="15.5" fill="#fff"/>
<circle cx="17" cy="17" r="10.5" fill="none" stroke="#0f3f94" stroke-width="5"/>
<circle cx="17" cy="17" r="10.5" fill="none" stroke="#ffc845" stroke-width="5" pathLength="7" stroke-dasharray="1 6" transform="rotate(-115.7 17 17)"/>
</svg>Weekplate</span>`;

/** Storybook's theme in the colours of our tokens. */
export function storybookTheme(scheme: Scheme): ThemeVars {
  const color = (role: ColorRole) => COLOR_TOKENS.find(({ name }) => name === role)?.[scheme] ?? "#000000";
  return create({
    base: scheme,
    brandTitle: BRAND,
    brandUrl: "./",
    fontBase: TEXT_FONT,
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    colorPrimary: color("fill"),
    colorSecondary: color("accent"),
    appBg: color("ground"),
    appContentBg: color("surface"),
    appHoverBg: color("wash"),
    appPreviewBg: color("ground"),
    appBorderColor: color("line"),
    appBorderRadius: 12,
    textColor: color("ink"),
    textInverseColor: color("surface"),
    textMutedColor: color("soft"),
    barBg: color("surface"),
    barTextColor: color("soft"),
    barHoverColor: color("accent"),
    barSelectedColor: color("accent"),
    buttonBg: color("surface"),
    buttonBorder: color("edge"),
    booleanBg: color("sunk"),
    booleanSelectedBg: color("surface"),
    inputBg: color("surface"),
    inputBorder: color("edge"),
    inputTextColor: color("ink"),
    inputBorderRadius: 12,
  });
}

/** The theme for a value of the toolbar; `system` follows the operating system. */
export function schemeOf(theme: unknown): Scheme {
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

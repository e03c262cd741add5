export {
  BELOW_DESKTOP_QUERY,
  cloth,
  column,
  enamel,
  forcedFill,
  media,
  notPrinted,
  PHONE_QUERY,
  plainList,
  type,
  visuallyHidden,
} from "./style_parts.ts";
export { cardLink, clamp, enamelSign, glint, modalSheet } from "./surface_parts.ts";
export { applyTheme, readTheme, shownTheme, THEMES, type Theme, themeScript } from "./theme_choice.ts";
export { useTheme } from "./use_theme.ts";

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
export { applyTheme, followStoredTheme, readTheme, shownTheme, THEMES, type Theme } from "./theme_choice.ts";
export { useTheme } from "./use_theme.ts";

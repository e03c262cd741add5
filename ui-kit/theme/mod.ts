export {
  BELOW_DESKTOP_QUERY,
  cardLink,
  clamp,
  cloth,
  enamel,
  enamelSign,
  forcedFill,
  glint,
  media,
  modalSheet,
  notPrinted,
  PHONE_QUERY,
  type,
  visuallyHidden,
} from "./style_parts.ts";
export { applyTheme, readTheme, shownTheme, THEMES, type Theme, themeScript } from "./theme_choice.ts";
export { useTheme } from "./use_theme.ts";

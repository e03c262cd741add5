export { GlobalStyle } from "./GlobalStyle.tsx";
export { clamp, cloth, enamel, glint, media, PHONE_QUERY, type } from "./style_parts.ts";
export { applyTheme, readTheme, THEMES, type Theme, themeScript } from "./theme_choice.ts";

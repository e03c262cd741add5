export { canContinue, readHydrationState } from "./continue_page.ts";
export { finder, type ServerRenderedElement, takeEarlyInput } from "./early_input.ts";
export {
  COOKING_ATTRIBUTE,
  HYDRATION_STATE_ID,
  type HydrationState,
  SERVED_STYLES_ATTRIBUTE,
} from "./hydration_state.ts";
export { putInlineStyles } from "./inline_styles.ts";
export { showLateFonts } from "./show_late_fonts.ts";

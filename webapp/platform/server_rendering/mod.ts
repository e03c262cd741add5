export { canContinue, readFirstPage } from "./continue_page.ts";
export { type FirstPageElement, finder, takeEarlyInput } from "./early_input.ts";
export { COOKING_ATTRIBUTE, FIRST_PAGE_ID, type FirstPage, SERVED_STYLES_ATTRIBUTE } from "./first_page.ts";
export { putInlineStyles } from "./inline_styles.ts";
export { showLateFonts } from "./show_late_fonts.ts";

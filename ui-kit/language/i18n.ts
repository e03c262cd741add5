import { type I18n, setupI18n } from "@lingui/core";

// Tests outside browsers have no document.
const locale = globalThis.document?.documentElement.lang || "en";

/** The texts in the language of the page. The server has its own for each page that it renders. */
export const i18n: I18n = setupI18n({ locale, messages: { [locale]: {} } });

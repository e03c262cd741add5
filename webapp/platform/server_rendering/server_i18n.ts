import { AsyncLocalStorage } from "node:async_hooks";
import { type I18n, type Messages, setupI18n } from "@lingui/core";

const ofPage = new AsyncLocalStorage<I18n>();
const idle = setupI18n({ locale: "en", messages: { en: {} } });

/** Takes the place of `ui-kit/language/i18n.ts` in the server's build: the texts of the page that is being rendered. */
export const i18n: I18n = new Proxy(idle, {
  get(target, key) {
    const current = ofPage.getStore() ?? target;
    const value: unknown = Reflect.get(current, key, current);
    return typeof value === "function" ? value.bind(current) : value;
  },
});

/** Renders with the texts of a language. Pages of several languages can be rendered at the same time. */
export function inLanguage<Result>(language: string, messages: Messages, render: () => Result): Result {
  return ofPage.run(setupI18n({ locale: language, messages: { [language]: messages } }), render);
}

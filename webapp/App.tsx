// oxlint-disable-next-line no-restricted-imports -- the kit's own, for every page
import "../ui-kit/theme/global.css";
import { LinguiContext } from "@lingui/react";
import type { ReactNode } from "react";
import { i18n } from "#i18n";
import { FirstMedia } from "../ui-kit/behaviour/mod.ts";
import { type Services, ServicesProvider } from "./services.ts";

export interface AppProps {
  services: Services;
  /** The device for which the server rendered the page. Default: a desktop. */
  firstMedia?: "phone" | "desktop" | undefined;
  /** The router's provider: the browser's in the product, one in memory in stories and tests, and the server's. */
  children: ReactNode;
}

// Not `I18nProvider`: the language of a page never changes, so that nothing needs to be rendered again when texts arrive.
const TEXTS = { i18n, _: i18n.t.bind(i18n) };

/** The app around its pages. */
export function App({ services, firstMedia = "desktop", children }: AppProps) {
  return (
    <FirstMedia value={firstMedia}>
      <LinguiContext value={TEXTS}>
        <ServicesProvider value={services}>{children}</ServicesProvider>
      </LinguiContext>
    </FirstMedia>
  );
}

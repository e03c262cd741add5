// oxlint-disable-next-line no-restricted-imports -- the kit's own, for every page
import "../ui-kit/theme/global.css";
import type { ReactNode } from "react";
import { FirstMedia } from "../ui-kit/behaviour/mod.ts";
import { type Services, ServicesProvider } from "./services.ts";

export interface AppProps {
  services: Services;
  /** The device for which the server rendered the page. Default: a desktop. */
  firstMedia?: "phone" | "desktop" | undefined;
  /** The router's provider: the browser's in the product, one in memory in stories and tests, and the server's. */
  children: ReactNode;
}

/** The app around its pages. */
export function App({ services, firstMedia = "desktop", children }: AppProps) {
  return (
    <FirstMedia value={firstMedia}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </FirstMedia>
  );
}

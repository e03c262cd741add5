import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router-dom";
import { WAITING_LINK } from "../early_input/waiting_link.ts";

/** Props of {@linkcode RouterLink}: the props that the kit passes to its links. */
export interface RouterLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  href: string;
  state?: unknown;
  /** Preserves the scroll position of the page. */
  preventScrollReset?: boolean | undefined;
}

/** React Router's link with the kit's prop names: for the `component` prop of the kit's links. */
export function RouterLink({ href, preventScrollReset = false, ...rest }: RouterLinkProps) {
  const waits = rest.state === undefined ? {} : { [WAITING_LINK]: "" };
  return <Link {...rest} {...waits} to={href} preventScrollReset={preventScrollReset} />;
}

import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router-dom";

/** Props of {@linkcode RouterLink}: the props that the kit passes to its links. */
export interface RouterLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  href: string;
  state?: unknown;
  /** Preserves the scroll position of the page. */
  preventScrollReset?: boolean | undefined;
}

/** React Router's link with the kit's prop names: for the `component` prop of the kit's links. */
export function RouterLink({ href, preventScrollReset = false, ...rest }: RouterLinkProps) {
  return <Link {...rest} to={href} preventScrollReset={preventScrollReset} />;
}

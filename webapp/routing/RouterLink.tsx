import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router-dom";

/** Props of {@linkcode RouterLink}: what the kit hands to the link that it draws. */
export interface RouterLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  href: string;
  state?: unknown;
}

/** The router's link under the kit's names: for the `component` of everything in the kit that leads somewhere. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  return <Link to={href} {...rest} />;
}

import type { ComponentPropsWithRef } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/** Props of {@linkcode RouterLink}: the props that the kit passes to its links. */
export interface RouterLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  href: string;
  state?: unknown;
  /** Keeps the scroll position of the page. */
  preventScrollReset?: boolean | undefined;
}

/**
 * The router's link with the kit's prop names: for the `component` prop of the kit's links. Made of the router's hooks, since
 * its `Link` brings 3 KB for preloading what we have no routes for.
 */
export function RouterLink({
  href,
  state,
  target,
  preventScrollReset = false,
  onClick,
  children,
  ...rest
}: RouterLinkProps) {
  const follow = useLinkClickHandler(href, { state, preventScrollReset, ...(target && { target }) });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

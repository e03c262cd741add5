import type { ComponentPropsWithRef } from "react";
import { useHref, useLinkClickHandler } from "../router/mod.ts";

/** Props of {@linkcode RouterLink}: the props that the kit passes to its links. */
export interface RouterLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  href: string;
  state?: unknown;
  /** Preserves the scroll position of the page. */
  preventScrollReset?: boolean | undefined;
}

/** A link within the app with the kit's prop names: for the `component` prop of the kit's links. */
export function RouterLink({
  href,
  state,
  target,
  preventScrollReset = false,
  onClick,
  children,
  ...rest
}: RouterLinkProps) {
  const follow = useLinkClickHandler(href, { state, preventScrollReset, target });
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

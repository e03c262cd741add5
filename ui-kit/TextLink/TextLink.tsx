import type { ComponentPropsWithRef, ElementType } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** The target of a link, for every component with a link. */
export interface LinkTarget {
  href: string;
  /**
   * The router's link component. It receives `href`, `state` and the props of an `<a>`; a plain `<a>` by default.
   * With React Router: `({ href, ...rest }) => <Link to={href} {...rest} />`.
   */
  component?: ElementType | undefined;
  /** Navigation state for `component`; plain links have none. */
  state?: unknown;
}

/** Props of {@link TextLink}. */
export interface TextLinkProps extends Omit<ComponentPropsWithRef<"a">, "href">, LinkTarget {}

/** A link within text, or on its own: accent, bold, underlined. */
export function TextLink({ component, state, ...rest }: TextLinkProps) {
  return <Root as={component} {...(component ? { state } : {})} {...rest} />;
}

const Root = styled.a<{ state?: unknown }>`
  position: relative;
  color: var(--color-accent);
  font-weight: var(--font-weight-bold);
  text-decoration: underline 2px;
  text-underline-offset: 0.3em;

  /* The target is 44 px high however small the text. */
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - var(--size-target) / 2) -4px;
  }

  ${media.hover} {
    &:hover { text-decoration-color: transparent; }
  }
`;

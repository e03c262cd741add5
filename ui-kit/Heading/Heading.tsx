import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** `hero`: a recipe; `greeting`: home; `title`: any other page; `section`: a part; `name`: a small group. */
export const HEADING_SIZES = ["hero", "greeting", "title", "section", "name"] as const;

/** One of {@link HEADING_SIZES}. */
export type HeadingSize = (typeof HEADING_SIZES)[number];

/** Heading levels. */
export const HEADING_LEVELS = [1, 2, 3, 4] as const;

/** One of {@link HEADING_LEVELS}. */
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentPropsWithRef<"h2"> {
  /** 2 by default. */
  level?: HeadingLevel | undefined;
  /** Its size, independent of the level; `section` by default. */
  size?: HeadingSize | undefined;
}

/** A heading in the lettering of enamel tins. */
export function Heading({ level = 2, size = "section", ...rest }: HeadingProps) {
  return <Root as={`h${level}` as const} data-size={size} {...rest} />;
}

const Root = styled.h2`
  color: var(--color-ink);

  &[data-size="hero"] { ${type("hero")} }
  &[data-size="greeting"] { ${type("greeting")} }
  &[data-size="title"] { ${type("title")} }
  &[data-size="section"] { ${type("section")} }
  &[data-size="name"] { ${type("name")} }

  /* Half a tablet is too narrow for long words at the desktop's size. */
  ${media.onlyTablet} {
    &[data-size="hero"] { font-size: clamp(2rem, 4.2vw, 3.125rem); }
  }

  ${media.phone} {
    &[data-size="hero"] { ${type("hero-phone")} }
    &:is([data-size="greeting"], [data-size="title"]) { ${type("title-phone")} }
  }
`;

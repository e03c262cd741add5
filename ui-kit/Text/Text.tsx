import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** `sub` is for below a title; `meta` is small. */
export const TEXT_SIZES = ["sub", "body", "meta"] as const;

/** One of {@link TEXT_SIZES}. */
export type TextSize = (typeof TEXT_SIZES)[number];

/** `soft` for secondary text. */
export const TEXT_TONES = ["ink", "soft"] as const;

/** One of {@link TEXT_TONES}. */
export type TextTone = (typeof TEXT_TONES)[number];

/** Props of {@link Text}. */
export interface TextProps extends ComponentPropsWithRef<"p"> {
  /** `body` by default; on a phone `sub` is as large as it. */
  size?: TextSize | undefined;
  /** `ink` by default. */
  tone?: TextTone | undefined;
}

/** A paragraph. */
export function Text({ size = "body", tone = "ink", ...rest }: TextProps) {
  return <Root data-size={size} data-tone={tone} {...rest} />;
}

const Root = styled.p`
  &[data-size="sub"] { ${type("sub")} }
  &[data-size="body"] { ${type("body")} }
  &[data-size="meta"] { ${type("meta")} }
  ${media.phone} {
    &[data-size="sub"] { ${type("body")} }
  }
  &[data-tone="soft"] { color: var(--color-soft); }
`;

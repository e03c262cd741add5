import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** `certain`: the dish is known to be so; `possible`: it may be. */
export const DISH_MARK_TONES = ["certain", "possible"] as const;

/** One of {@link DISH_MARK_TONES}. */
export type DishMarkTone = (typeof DISH_MARK_TONES)[number];

/** Props of {@link DishMark}. */
export interface DishMarkProps extends ComponentPropsWithRef<"span"> {
  tone?: DishMarkTone | undefined;
  /** How many more warnings there are: "+2". Only for the eye: the name of the slot or card has all of them. */
  more?: number | undefined;
}

/** A short warning about a dish, for small places: "Contains peanut". */
export function DishMark({ tone = "certain", more = 0, children, ...rest }: DishMarkProps) {
  return (
    <Root data-tone={tone} data-more={more > 0 ? more : undefined} {...rest}>
      <TriangleAlert size={14} />
      {children}
    </Root>
  );
}

/** A warning about a dish: that it breaks a food rule. */
export interface DishWarning {
  tone: DishMarkTone;
  /** The first, in short: "Contains peanut". */
  text: string;
  /** How many more there are: "+1". */
  more?: number | undefined;
  /** All of them, in an accessible name. It begins with `text`: "Contains peanut (peanut butter). Not vegan: honey". */
  fullText: string;
}

/** The mark of a warning. */
export function WarningMark({
  warning: { tone, text, more },
  ...rest
}: Omit<DishMarkProps, "tone" | "more" | "children"> & { warning: DishWarning }) {
  return (
    <DishMark tone={tone} more={more} {...rest}>
      {text}
    </DishMark>
  );
}

const Root = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  padding: 2px var(--space-6);
  border-radius: var(--radius-thumb);
  font: 700 var(--font-size-cell-phone) / 1.3 var(--font-body);
  text-align: inherit;
  overflow-wrap: anywhere;
  hyphens: auto;

  &[data-tone="certain"] {
    background: var(--color-tomato-soft);
    color: var(--color-tomato);
  }

  &[data-tone="possible"] {
    background: var(--color-marmalade-soft);
    color: var(--color-marmalade-text);
  }

  /* In the line of the text, which may wrap. */
  > svg {
    display: inline-block;
    margin-inline-end: var(--space-4);
    vertical-align: -2px;
  }

  /* Here only the words fit. */
  ${media.belowDesktop} {
    padding-inline: var(--space-4);

    > svg { display: none; }
  }

  /* Not text: a screen reader's text would end in "+2". */
  &[data-more]::after { content: " +" attr(data-more) / ""; }

  ${media.forcedColors} { border: 1px solid CanvasText; }
`;

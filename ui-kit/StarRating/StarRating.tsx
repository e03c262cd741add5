import { plural, t } from "@lingui/core/macro";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { Star } from "./Star.tsx";

/** The maximum number of stars. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars. */
export type Stars = (typeof STARS)[number];

/** Props of {@link StarRating}. */
export interface StarRatingProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Mean of all ratings, 1 to 5; null without ratings. */
  value: number | null;
  /** How many people rated. */
  reviews: number;
  /** "(128 reviews)" by default. */
  reviewsText?: string | undefined;
}

/** Shows a rating: five stars, the number beside them, and how many rated. */
export function StarRating({
  value,
  reviews,
  reviewsText = plural(reviews, { one: "(# review)", other: "(# reviews)" }),
  ...rest
}: StarRatingProps) {
  return (
    <Root {...rest}>
      <VisuallyHidden>{value === null ? t`No rating yet` : t`${value.toFixed(1)} out of 5 stars`}</VisuallyHidden>
      <Line aria-hidden="true">
        {STARS.map((star) => (
          <Star key={star} part={(value ?? 0) - star + 1} />
        ))}
      </Line>
      {value !== null && <b aria-hidden="true">{value.toFixed(1)}</b>}
      <span dir="auto">{reviewsText}</span>
    </Root>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: 4px;
`;

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--space-8);
  ${type("meta")}
  color: var(--color-soft);

  b { color: var(--color-ink); }
`;

import { css } from "styled-components";
import { SPACES } from "../tokens/mod.ts";

/** Cross-axis alignments of a stack or cluster. */
export const ALIGNMENTS = ["start", "center", "end", "stretch", "baseline"] as const;

/** One of {@link ALIGNMENTS}. */
export type Alignment = (typeof ALIGNMENTS)[number];

/** `data-gap` and `data-align` of a layout. `:where` leaves them the weight of a class, so that another class can replace them. */
export const gapAndAlignment = css`
  gap: var(--gap);
  ${SPACES.map((gap) => `&:where([data-gap="${gap}"]) { --gap: var(--space-${gap}); }`)}
  ${ALIGNMENTS.map((align) => `&:where([data-align="${align}"]) { align-items: ${align}; }`)}
`;

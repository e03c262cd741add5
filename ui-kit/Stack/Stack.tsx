import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import type { Space } from "../tokens/mod.ts";

/** Cross-axis alignments of a stack or cluster. */
export const ALIGNMENTS = ["start", "center", "end", "stretch", "baseline"] as const;

/** One of {@link ALIGNMENTS}. */
export type Alignment = (typeof ALIGNMENTS)[number];

/** Props of {@link Stack}. */
export interface StackProps extends ComponentPropsWithRef<"div"> {
  /** Space between, a step of the scale in px; 16 by default. */
  gap?: Space | undefined;
  /** `stretch` by default. */
  align?: Alignment | undefined;
}

/** Children one below another with equal space between. */
export function Stack({ gap = "16", align = "stretch", style, ...rest }: StackProps) {
  return <Root style={{ "--gap": `var(--space-${gap})`, "--align": align, ...style }} {...rest} />;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: var(--align);
  gap: var(--gap);
`;

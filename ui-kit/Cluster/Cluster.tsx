import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { type Alignment, gapAndAlignment } from "../Stack/mod.ts";
import type { Space } from "../tokens/mod.ts";

/** Main-axis alignments of a line. */
export const CLUSTER_JUSTIFICATIONS = ["start", "center", "end", "space-between"] as const;

/** One of {@link CLUSTER_JUSTIFICATIONS}. */
export type ClusterJustification = (typeof CLUSTER_JUSTIFICATIONS)[number];

/** Props of {@link Cluster}. */
export interface ClusterProps extends ComponentPropsWithRef<"div"> {
  /** Space between, a step of the scale in px; 12 by default. */
  gap?: Space | undefined;
  /** `center` by default. */
  align?: Alignment | undefined;
  /** `start` by default. */
  justify?: ClusterJustification | undefined;
}

/** Children side by side that wrap. */
export function Cluster({ gap = "12", align = "center", justify = "start", ...rest }: ClusterProps) {
  return <Root data-gap={gap} data-align={align} data-justify={justify} {...rest} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  ${gapAndAlignment}
  ${CLUSTER_JUSTIFICATIONS.map((justify) => `&:where([data-justify="${justify}"]) { justify-content: ${justify}; }`)}
`;

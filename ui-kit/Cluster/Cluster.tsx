import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import type { Alignment } from "../Stack/mod.ts";
import type { Space } from "../tokens/mod.ts";

/** Props of {@link Cluster}. */
export interface ClusterProps extends ComponentPropsWithRef<"div"> {
  /** Space between, a step of the scale in px; 12 by default. */
  gap?: Space | undefined;
  /** `center` by default. */
  align?: Alignment | undefined;
  /** `start` by default. */
  justify?: "start" | "center" | "end" | "space-between" | undefined;
}

/** Things beside each other that wrap where the line ends. */
export function Cluster({ gap = "12", align = "center", justify = "start", style, ...rest }: ClusterProps) {
  return (
    <Root style={{ "--gap": `var(--space-${gap})`, "--align": align, "--justify": justify, ...style }} {...rest} />
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: var(--align);
  justify-content: var(--justify);
  gap: var(--gap);
`;

import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import type { Space } from "../tokens/mod.ts";
import { type Alignment, gapAndAlignment } from "./gap_and_alignment.ts";

/** Props of {@link Stack}. */
export interface StackProps extends ComponentPropsWithRef<"div"> {
  /** Space between, a step of the scale in px; 16 by default. */
  gap?: Space | undefined;
  /** `stretch` by default. */
  align?: Alignment | undefined;
}

/** Children one below another with equal space between. */
export function Stack({ gap = "16", align = "stretch", ...rest }: StackProps) {
  return <Root data-gap={gap} data-align={align} {...rest} />;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  ${gapAndAlignment}
`;

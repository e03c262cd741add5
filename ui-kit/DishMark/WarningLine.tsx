import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { type DishWarning, WarningMark } from "./DishMark.tsx";

/** The mark of a warning on a card; screen readers read all warnings. */
export function WarningLine({ warning, ...rest }: ComponentPropsWithRef<"p"> & { warning: DishWarning }) {
  return (
    <Line {...rest}>
      <WarningMark warning={warning} aria-hidden="true" />
      <VisuallyHidden>{warning.fullText}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.p`
  max-inline-size: 100%;
  line-height: 1;
`;

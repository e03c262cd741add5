import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<"span"> {}

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

import type { ComponentType } from "react";
import { styled } from "styled-components";

/** A page's gutter, for stories of components that reach into it. */
export function withGutter(Story: ComponentType) {
  return (
    <Gutter>
      <Story />
    </Gutter>
  );
}

const Gutter = styled.div`
  --gutter: var(--gutter-phone);
  padding: var(--gutter);
`;

import type { ComponentType } from "react";
import { styled } from "styled-components";

/** The gutter that a page has, for stories of what reaches into it: a tray from edge to edge, an overhanging cloth. */
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

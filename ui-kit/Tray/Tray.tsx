import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** A white panel for a form or a list of ingredients. Don't put a tray into a tray. */
export function Tray(props: ComponentPropsWithRef<"section">) {
  return <Root {...props} />;
}

const Root = styled.section`
  padding: var(--space-28);
  border-radius: var(--radius-panel);
  background: var(--color-surface);
  box-shadow: var(--elevation-card);

  ${media.phone} { padding: var(--space-20); }

  ${media.print} {
    padding: 0;
    box-shadow: none;
  }

  /* Forced colours remove shadows, so the edge needs a border. */
  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

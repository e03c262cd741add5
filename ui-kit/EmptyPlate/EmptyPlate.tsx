import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { enamel, media } from "../theme/mod.ts";

/**
 * An empty enamel plate for a missing meal or picture. Its size is `--plate-size`, 92 px by default;
 * children are centred.
 */
export function EmptyPlate(props: ComponentPropsWithRef<"span">) {
  return <Disc data-plate="empty" {...props} />;
}

const Disc = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--plate-size, var(--size-plate));
  aspect-ratio: 1;
  border: 1.5px dashed var(--color-edge);
  border-radius: 50%;
  background: ${enamel};
  color: var(--color-soft);

  &::before {
    content: "";
    position: absolute;
    inset: 15%;
    border: 1px solid var(--color-line);
    border-radius: 50%;
  }

  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`;

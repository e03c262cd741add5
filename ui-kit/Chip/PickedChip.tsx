import X from "lucide-react/icons/x";
import type { ComponentPropsWithRef, KeyboardEvent } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";
import { chipStyle } from "./chip_style.ts";

/** Props of {@link PickedChip}. */
export interface PickedChipProps extends ComponentPropsWithRef<"span"> {
  /** Accessible name of the ×: "Remove Garlic". */
  removeLabel: string;
  /** Called by ×, and by Delete or Backspace on it. */
  onRemove: () => void;
}

/** A chosen value with a remove button. In a ChipGroup the next chip receives the focus after removal. */
export function PickedChip({ removeLabel, onRemove, children, ...rest }: PickedChipProps) {
  function removeByKey(event: KeyboardEvent): void {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onRemove();
  }

  return (
    <Root {...rest}>
      <Name>{children}</Name>
      <Remove type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove} onKeyDown={removeByKey}>
        <X size={18} />
      </Remove>
    </Root>
  );
}

const Root = styled.span`
  ${chipStyle}
  padding-block: 0;
  padding-inline-end: 0;
  gap: 2px;
  border-color: transparent;
  background: var(--color-wash);
`;

const Name = styled.span`
  min-inline-size: 0;
  padding-block: var(--space-6);
`;

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--size-target);
  block-size: var(--size-target);
  margin-block: -1.5px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: radial-gradient(circle, var(--remove-ground, transparent) 16px, transparent 16.5px);
  cursor: pointer;

  /* Around the visible ×, which is smaller than its target, so that the ring does not cover the name. */
  &:focus-visible { outline-offset: -6px; }

  ${media.hover} {
    &:hover { --remove-ground: color-mix(in srgb, var(--color-accent) 18%, transparent); }
  }
`;

import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { useToggle } from "../behaviour/mod.ts";
import { enamel, media } from "../theme/mod.ts";

/** Props of {@link FoodToggle}. */
export interface FoodToggleProps extends Omit<ComponentPropsWithRef<"button">, "children" | "value"> {
  /** The food's name, below its plate. */
  name: string;
  /** URL of the food's picture; without one the plate is empty. */
  picture?: string | undefined;
  /** Its value in a FoodToggleGroup, which then owns its state. */
  value?: string | undefined;
  /** Whether it is pressed (controlled). */
  pressed?: boolean | undefined;
  /** Initial value of an uncontrolled one. */
  defaultPressed?: boolean | undefined;
  /** Called when it is pressed. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** A toggle for a food, on a small enamel plate. */
export function FoodToggle({
  name,
  picture,
  value,
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  type = "button",
  ...rest
}: FoodToggleProps) {
  const toggle = useToggle({ value, pressed, defaultPressed, onPressedChange, onClick });
  return (
    <Root type={type} {...toggle} {...rest}>
      <Disc>{picture && <img src={picture} alt="" width="36" height="36" decoding="async" />}</Disc>
      <Name>{name}</Name>
    </Root>
  );
}

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 62px;
  aspect-ratio: 1;
  border: 2px solid var(--color-line);
  border-radius: 50%;
  background: ${enamel};
  box-shadow: var(--elevation-card);
  translate: 0 0;
  transition:
    border-color var(--duration-quick) var(--easing-standard),
    translate var(--duration-quick) var(--easing-standard);

  img {
    inline-size: 36px;
    block-size: 36px;
    object-fit: contain;
  }
`;

const Name = styled.span`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font: 600 var(--font-size-cell) / 1.286 var(--font-body);
`;

const Root = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  inline-size: 100%;
  min-inline-size: var(--size-target);
  min-block-size: var(--size-target);
  padding: var(--space-4) 1px;
  border: 0;
  border-radius: var(--radius-picture);
  background: none;
  color: var(--color-ink);
  text-align: center;
  cursor: pointer;

  ${media.hover} {
    &:hover:not(:disabled) ${Disc} { border-color: var(--color-accent); }
  }

  &:focus-visible { outline-offset: 0; }

  &:active:not(:disabled) ${Disc} { translate: 0 1px; }

  /* The rim is thicker too, so that colour is not the only sign. */
  &[aria-pressed="true"] {
    color: var(--color-accent);

    ${Disc} { border: 4px solid var(--color-accent); }
  }

  &:disabled {
    color: var(--color-soft);
    cursor: not-allowed;

    ${Disc} {
      background: var(--color-sunk);
      box-shadow: none;
    }

    img { opacity: 0.5; }
  }

  ${media.forcedColors} {
    &[aria-pressed="true"] ${Disc} { border: 6px solid Highlight; }
  }
`;

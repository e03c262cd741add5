import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { useToggle } from "../behaviour/mod.ts";
import { enamel, media } from "../theme/mod.ts";

/** Props of {@link FoodToggle}. */
export interface FoodToggleProps extends Omit<ComponentPropsWithRef<"button">, "children" | "value"> {
  /** The food's name, below its plate. */
  name: string;
  /** Address of the food's picture; without one the plate stays empty. */
  picture?: string | undefined;
  /** What it stands for in the FoodToggleGroup round it, which then holds whether it is pressed. */
  value?: string | undefined;
  /** Whether it is pressed, when its owner holds it. */
  pressed?: boolean | undefined;
  /** Where an uncontrolled one begins. */
  defaultPressed?: boolean | undefined;
  /** Told when it is pressed. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** A food on a small enamel plate, to take and to give back. */
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
  const [isOn, toggle] = useToggle({ value, pressed, defaultPressed, onPressedChange });
  return (
    <Root
      type={type}
      value={value}
      aria-pressed={isOn}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) toggle();
      }}
      {...rest}
    >
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

  /* The rim is thicker too: a colour alone tells not everybody. */
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

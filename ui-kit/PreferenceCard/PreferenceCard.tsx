import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { useToggle } from "../behaviour/mod.ts";
import type { PictureSource } from "../Picture/mod.ts";
import { Plate } from "../Plate/mod.ts";
import { cloth, enamel, forcedFill, media, type } from "../theme/mod.ts";

/** Props of {@link PreferenceCard}. */
export interface PreferenceCardProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** The preference as it is stored. */
  label: string;
  /** A short explanation. */
  subtitle?: string | undefined;
  /** URL of the food picture; without one the plate is empty. */
  picture?: string | undefined;
  /** A dish's picture, which fills the plate, instead of a food's. */
  dish?: PictureSource | undefined;
  /** Whether it is chosen (controlled). */
  pressed?: boolean | undefined;
  /** Initial value of an uncontrolled card. */
  defaultPressed?: boolean | undefined;
  /** Called when it is selected or deselected. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** One meal preference; on the cloth when chosen. */
export function PreferenceCard({
  label,
  subtitle,
  picture,
  dish,
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  type = "button",
  ...rest
}: PreferenceCardProps) {
  const toggle = useToggle({ pressed, defaultPressed, onPressedChange, onClick });
  return (
    <Root type={type} {...toggle} {...rest}>
      {dish ? (
        <Plate picture={dish} rim="own" loading="lazy" />
      ) : (
        <Disc>{picture && <img src={picture} alt="" width="64" height="64" decoding="async" />}</Disc>
      )}
      <Mark aria-hidden="true">
        <Check size={18} />
      </Mark>
      <Label>{label}</Label>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </Root>
  );
}

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 92px;
  aspect-ratio: 1;
  margin-block-end: var(--space-12);
  border: 4px solid var(--color-line);
  border-radius: 50%;
  background: ${enamel};
  box-shadow: var(--elevation-card);
  transition: border-color var(--duration-quick) var(--easing-standard);

  img {
    inline-size: 58px;
    block-size: 58px;
    object-fit: contain;
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  display: grid;
  place-items: center;
  inline-size: 32px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--color-fill);
  color: #fff;
  scale: 0;
  transition: scale var(--duration-base) var(--easing-set-down);

  ${media.forcedColors} { ${forcedFill} }
`;

const Label = styled.span`
  ${type("name")}
  max-inline-size: 100%;
  overflow-wrap: anywhere;

  &::first-letter { text-transform: uppercase; }
`;

const Subtitle = styled.span`
  font: 400 var(--font-size-cell) / 1.35 var(--font-body);
  color: var(--color-soft);
  overflow-wrap: anywhere;
`;

const Root = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-inline-size: 0;
  padding: var(--space-16) var(--space-8) var(--space-14);
  border: 2px solid transparent;
  border-radius: var(--radius-panel);
  background: var(--color-surface);
  text-align: center;
  cursor: pointer;

  > [data-plate] { margin-block-end: var(--space-12); }

  ${media.hover} {
    &:hover:not(:disabled) ${Disc} { border-color: var(--color-accent); }
  }

  &[aria-pressed="true"] {
    ${cloth}
    border-color: var(--color-accent);

    ${Disc} { border-color: var(--color-accent); }
    ${Mark} { scale: 1; }
  }

  &:disabled {
    background: var(--color-sunk);
    color: var(--color-soft);
    cursor: not-allowed;

    img { opacity: 0.5; }
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

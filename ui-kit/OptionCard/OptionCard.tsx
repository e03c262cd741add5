import { t } from "@lingui/core/macro";
import Check from "lucide-react/icons/check";
import { type ComponentPropsWithRef, useId } from "react";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { useControlled } from "../behaviour/mod.ts";
import { type DishWarning, WarningLine } from "../DishMark/mod.ts";
import type { PictureProps, PictureSource } from "../Picture/mod.ts";
import { Plate } from "../Plate/mod.ts";
import { type LinkTarget, TextLink } from "../TextLink/mod.ts";
import { clamp, cloth, media, type } from "../theme/mod.ts";

/** Props of {@link OptionCard}. */
export interface OptionCardProps extends Omit<ComponentPropsWithRef<"article">, "children">, LinkTarget {
  /** The meal's name; two lines of it are shown. */
  name: string;
  /** Shown on the plate; without one, or if it fails, the plate is empty. */
  picture: PictureSource;
  /** That the meal breaks a food rule. It describes link and button. */
  warning?: DishWarning | undefined;
  /** Whether it is selected (controlled). */
  selected?: boolean | undefined;
  /** Initial value of an uncontrolled card. */
  defaultSelected?: boolean | undefined;
  /** Called when it is selected or deselected. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** Called by a button after "Select" that continues to the next step. It is only on a selected card, and only visible while focused. */
  onContinue?: (() => void) | undefined;
  /** Text of that button, "Go on" by default. */
  continueText?: string | undefined;
  /** `lazy` for cards below the first screen. */
  loading?: "lazy" | "eager" | undefined;
  /** `high` for the first card of a page. */
  fetchPriority?: PictureProps["fetchPriority"];
}

/** A meal to choose: its plate, a link to its recipe, a toggle. A click anywhere else on the card toggles it too. */
export function OptionCard({
  name,
  picture,
  warning,
  selected,
  defaultSelected = false,
  onSelectedChange,
  onContinue,
  continueText = t`Go on`,
  loading,
  fetchPriority,
  href,
  component,
  state,
  onClick,
  ...rest
}: OptionCardProps) {
  const nameId = useId();
  const viewId = useId();
  const selectId = useId();
  const warningId = useId();
  const described = warning ? { "aria-describedby": warningId } : {};
  const [isSelected, setIsSelected] = useControlled({
    value: selected,
    defaultValue: defaultSelected,
    onChange: onSelectedChange,
  });
  return (
    <Root
      data-selected={isSelected}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        // Pointers may press anywhere on the card; the keyboard and screen readers have the button.
        if (event.target instanceof Element && !event.target.closest("a, button")) setIsSelected(!isSelected);
      }}
    >
      <PlateFrame>
        <Plate picture={picture} rim={isSelected ? "accent" : "own"} loading={loading} fetchPriority={fetchPriority} />
        {isSelected && (
          <Mark aria-hidden="true">
            <Check size={24} />
          </Mark>
        )}
      </PlateFrame>
      <Name id={nameId} title={name}>
        <span>{name}</span>
      </Name>
      {warning && <WarningLine id={warningId} warning={warning} />}
      <Actions>
        <TextLink
          id={viewId}
          href={href}
          component={component}
          state={state}
          aria-labelledby={`${viewId} ${nameId}`}
          {...described}
        >
          {t`View Recipe`}
        </TextLink>
        <Button
          id={selectId}
          size="small"
          variant={isSelected ? "primary" : "plain"}
          icon={isSelected && <Check size={18} />}
          aria-pressed={isSelected}
          aria-labelledby={`${selectId} ${nameId}`}
          {...described}
          onClick={() => setIsSelected(!isSelected)}
        >
          {t`Select`}
        </Button>
      </Actions>
      {isSelected && onContinue && (
        <Continue>
          <Button size="small" onClick={onContinue}>
            {continueText}
          </Button>
        </Continue>
      )}
    </Root>
  );
}

const PlateFrame = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: var(--size-plate-option);
  --plate-size: 100%;
  --rim-width: var(--rim-large);

  [data-plate] { display: block; }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 3%;
  inset-inline-end: -3%;
  display: grid;
  place-items: center;
  inline-size: var(--size-target);
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--color-yolk);
  box-shadow: var(--elevation-card);
  color: var(--color-on-yolk);
  animation: weekplate-set-down var(--duration-settle) var(--easing-set-down);
`;

/** Over the plate and only visible while focused. It saves the keyboard the way through a long list. */
const Continue = styled.div`
  position: absolute;
  inset-block-start: var(--space-16);
  inset-inline: 0;
  display: grid;
  justify-items: center;

  &:not(:focus-within) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const Name = styled.h2`
  display: grid;
  place-items: center;
  min-block-size: 2.6em;
  ${type("name")}

  > span {
    ${clamp(2)}
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 6px var(--space-16);
  font-size: var(--font-size-label);
`;

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-10);
  block-size: 100%;
  padding: var(--space-16) var(--space-12) var(--space-12);
  text-align: center;
  border: 2px solid transparent;
  border-radius: var(--radius-panel);
  cursor: pointer;

  &[data-selected="true"] {
    ${cloth}
    border-color: var(--color-accent);
  }

  ${PlateFrame} { margin-block-end: var(--space-6); }
  ${Actions} { margin-block-start: auto; }

  ${media.onlyTablet} {
    padding-inline: var(--space-6);

    ${Actions} { column-gap: var(--space-10); }
    button { padding-inline: var(--space-10); }
  }

  ${media.phone} {
    padding: var(--space-12) var(--space-6);

    ${Actions} { flex-direction: column; }
    border-radius: var(--radius-picture);
    ${Name} { ${type("name-phone")} }
  }
`;

import { t } from "@lingui/core/macro";
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useState } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { PickedChip } from "../Chip/mod.ts";
import { ChipGroup } from "../ChipGroup/mod.ts";
import { EmptyPlate } from "../EmptyPlate/mod.ts";
import { Text } from "../Text/mod.ts";
import { media } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { TrayFood } from "./TrayFood.tsx";

/** A food on the tray. */
export interface TrayIngredient {
  /** Unique on the tray. */
  name: string;
  /** URL of the food's picture; without one only the chip is shown. */
  picture?: string | undefined;
}

/** Props of {@link IngredientTray}. */
export interface IngredientTrayProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Accessible name of the tray. */
  label: string;
  /** The chosen foods, in order of choice. */
  ingredients: readonly TrayIngredient[];
  /** Called by a chip's × with the food and its index. */
  onRemove: (ingredient: TrayIngredient, place: number) => void;
  /** How much was chosen: "5 ingredient(s) selected". Announced when it changes. */
  summary: ReactNode;
  /** The text of an empty tray. */
  emptyText: ReactNode;
  /** At the end of the last line: a button. */
  action?: ReactNode;
  /** Receives the focus when the tray is empty, such as the input for another ingredient; the tray itself by default. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

/** An enamel tray with the chosen foods, each with a chip to remove it. */
export function IngredientTray({
  label,
  ingredients,
  onRemove,
  summary,
  emptyText,
  action,
  focusFallback,
  ref,
  ...rest
}: IngredientTrayProps) {
  const root = useObjectRef(ref);
  const [news, setNews] = useState("");
  const isEmpty = ingredients.length === 0;

  function remove(ingredient: TrayIngredient, place: number): void {
    setNews(t`${ingredient.name} removed`);
    onRemove(ingredient, place);
  }

  return (
    <Root ref={root} aria-label={label} tabIndex={-1} {...rest}>
      <Foods aria-hidden="true">
        {ingredients.map(({ name, picture }) => picture && <TrayFood key={name} name={name} picture={picture} />)}
      </Foods>
      {isEmpty && (
        <Nothing>
          <EmptyPlate aria-hidden="true" />
          <Text tone="soft">{emptyText}</Text>
        </Nothing>
      )}
      <ChipGroup label={label} focusFallback={focusFallback ?? root} data-empty={isEmpty}>
        {ingredients.map((ingredient, place) => (
          <PickedChip
            key={ingredient.name}
            removeLabel={t`Remove ${ingredient.name}`}
            onRemove={() => remove(ingredient, place)}
          >
            {ingredient.name}
          </PickedChip>
        ))}
      </ChipGroup>
      <Foot>
        <Summary role="status">{summary}</Summary>
        {action}
      </Foot>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Root>
  );
}

const Foods = styled.div`
  --food-size: 84px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-8) var(--space-20);

  &:empty { display: none; }

  /* Many foods overlap more, or the tray would outgrow the page. */
  &:has(> :nth-child(7)) { --food-size: 60px; }

  ${media.phone} {
    --food-size: 64px;
    column-gap: var(--space-12);

    &:has(> :nth-child(7)) { --food-size: 48px; }
  }
`;

const Nothing = styled.div`
  --plate-size: 104px;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  text-align: center;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-16) var(--space-6) 0;
  border-block-start: 1px solid var(--color-line);

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    text-align: center;
  }
`;

const Summary = styled.p`
  font: 700 var(--font-size-body) / 1.5 var(--font-body);
`;

const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-24) 20px 20px;
  border: var(--rim-default) solid var(--color-accent);
  border-radius: calc(var(--radius-tray) + var(--rim-default));
  background: var(--color-surface);
  box-shadow: var(--elevation-tray);

  /* The keyline that enamel has inside its rim. */
  &::before {
    content: "";
    position: absolute;
    inset: 2px;
    border: 1px solid var(--color-line);
    border-radius: calc(var(--radius-tray) - 2px);
    pointer-events: none;
  }

  > [role="toolbar"] { justify-content: center; }

  > [data-empty="true"] { display: none; }

  ${media.phone} {
    padding: var(--space-20) var(--space-14) var(--space-14);
    border-width: var(--rim-phone);
  }
`;

import type { ComponentPropsWithRef, MouseEvent } from "react";
import { styled } from "styled-components";
import { WarningMark } from "../DishMark/mod.ts";
import { EmptyPlate } from "../EmptyPlate/mod.ts";
import { MealIcon } from "../Icon/mod.ts";
import { type SlotMeal, SlotNote, slotMealText, slotPlate } from "../MealSlot/mod.ts";
import { Picture } from "../Picture/mod.ts";
import { Skeleton } from "../Skeleton/mod.ts";
import type { LinkTarget } from "../TextLink/mod.ts";
import { clamp, media } from "../theme/mod.ts";
import type { MealRim } from "../tokens/mod.ts";
import type { WeekState } from "../WeekGrid/mod.ts";

interface MenuSlotProps extends Omit<ComponentPropsWithRef<"a">, "href" | "children">, LinkTarget {
  rim: MealRim;
  /** "Lunch", in the pill or below the empty plate. */
  mealTime: string;
  meal: SlotMeal | undefined;
  look: WeekState;
}

/** One slot of the menu: picture, pill and name, or an empty plate with its meal time. The whole of it is a link. */
export function MenuSlot({ rim, mealTime, meal, look, component, href, state, ...rest }: MenuSlotProps) {
  const isLoading = look === "loading";
  return (
    <Root
      as={component}
      href={href}
      {...(component ? { state } : {})}
      title={meal && slotMealText(meal)}
      data-rim={rim}
      // Not without `href`, which would lose the focus: while a week loads, the link does nothing.
      onClick={isLoading ? preventDefault : undefined}
      {...rest}
    >
      <Card>
        {isLoading && <Skeleton shape="picture" />}
        {!isLoading && !meal && <EmptyPlate>+</EmptyPlate>}
        {meal && (
          <>
            <Picture {...meal.picture} alt="" shape="small" />
            <Pill>
              <MealIcon rim={rim} size={16} />
              <span>{mealTime}</span>
            </Pill>
          </>
        )}
      </Card>{" "}
      <Words>
        {isLoading && <Skeleton />}
        {!isLoading && !meal && <MealTime>{mealTime}</MealTime>}
        {meal && <Name>{meal.name}</Name>}
        {meal?.note && (
          <>
            {" "}
            <SlotNote>{meal.note.text}</SlotNote>
          </>
        )}
        {meal?.warning && (
          <>
            {" "}
            <WarningMark warning={meal.warning} />
          </>
        )}
      </Words>
    </Root>
  );
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}

/** The space of the picture, also without one. The pill's content depends on its width. */
const Card = styled.span`
  container-type: inline-size;
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 155 / 122;

  > [data-shape], > [data-skeleton] {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: auto;
    border-radius: var(--radius-picture-small);
  }

  ${media.onlyTablet} { aspect-ratio: 1.1; }

  ${media.phone} {
    aspect-ratio: 1;

    > [data-shape], > [data-skeleton] { border-radius: var(--radius-thumb); }
  }
`;

const Pill = styled.span`
  position: absolute;
  inset-block-end: var(--space-6);
  inset-inline-start: var(--space-6);
  display: flex;
  align-items: center;
  gap: var(--space-6);
  max-inline-size: calc(100% - 2 * var(--space-6));
  min-block-size: 26px;
  padding: 2px var(--space-10) 2px var(--space-8);
  border-radius: var(--radius-pill);
  background: var(--color-raised);
  box-shadow: var(--elevation-card);
  color: var(--meal-text);
  font: 700 var(--font-size-cell-phone) / 1.231 var(--font-body);

  > svg { flex: none; color: inherit; }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Only the word fits into a narrow column. */
  @container (inline-size < 7.5rem) {
    inset-inline-start: var(--space-4);
    max-inline-size: calc(100% - 2 * var(--space-4));
    padding-inline: var(--space-6);
    font-size: var(--font-size-tab);

    > svg { display: none; }
  }

  /* On a phone the meal time is the header of the column. */
  ${media.phone} { display: none; }

  ${media.forcedColors} { border: 1px solid CanvasText; }
`;

/** Reserves the lines of a name, so that all rows have the same height. */
const Words = styled.span`
  display: block;
  min-block-size: 2.375rem;
  font: 600 var(--font-size-label) / 1.267 var(--font-body);
  color: var(--color-ink);

  ${media.belowDesktop} {
    min-block-size: 3rem;
    font-size: var(--font-size-cell-phone);
    line-height: 1.231;
  }

  /* Four across: text grows with the reader's text size as long as words do not break. */
  ${media.phone} { font-size: min(var(--font-size-cell-phone), 4.6vw); }

  > [data-skeleton] {
    inline-size: 80%;
    margin-block-start: var(--space-4);
  }
`;

const Name = styled.span`
  ${clamp(2)}
  overflow-wrap: anywhere;
  hyphens: auto;

  ${media.belowDesktop} { -webkit-line-clamp: 3; }
`;

/** Close below its plate, which is smaller than a picture. */
const MealTime = styled.span`
  display: block;
  margin-block-start: -14px;
  color: var(--meal-text);
  font-size: var(--font-size-cell);
  font-weight: var(--font-weight-bold);
  text-align: center;

  [data-today="true"] & { color: var(--color-ink); }

  ${media.onlyTablet} {
    margin-block-start: 0;
    font-size: var(--font-size-cell-phone);
  }

  ${media.phone} { display: none; }
`;

const Root = styled.a<{ state?: unknown }>`
  ${slotPlate}
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  inline-size: 100%;
  min-block-size: var(--size-target);
  border-radius: var(--radius-picture-small);
  text-decoration: none;

  /* The meal times as text: marmalade is too light for that. */
  &[data-rim="breakfast"] { --meal-text: var(--color-marmalade-text); }
  &[data-rim="lunch"] { --meal-text: var(--color-leaf); }
  &[data-rim="dinner"] { --meal-text: var(--color-accent); }
  &[data-rim="snacks"] { --meal-text: var(--color-beet); }

  /* The focus ring is around the whole card. */
  &:focus-visible {
    outline: 3px solid var(--color-accent);
    outline-offset: 3px;
  }

  [data-shape] img { transition: scale var(--duration-base) var(--easing-standard); }

  ${media.hover} {
    &:hover [data-shape] img { scale: 1.03; }
    &:hover ${Name} { text-decoration: underline 2px; text-underline-offset: 3px; }
  }

  ${media.reducedMotion} {
    &:hover [data-shape] img { scale: none; }
  }
`;

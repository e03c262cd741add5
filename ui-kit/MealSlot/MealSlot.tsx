import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { type DishWarning, WarningMark } from "../DishMark/mod.ts";
import { EmptyPlate } from "../EmptyPlate/mod.ts";
import type { PictureSource } from "../Picture/mod.ts";
import { Plate } from "../Plate/mod.ts";
import { PlateSkeleton } from "../Skeleton/mod.ts";
import { clamp, media, type } from "../theme/mod.ts";
import type { MealRim } from "../tokens/mod.ts";
import { slotPlate } from "./slot_plate.ts";

/** A meal on a plate. */
export interface SlotMeal {
  /** The recipe's name without the meal time. */
  name: string;
  picture: PictureSource;
  /** A special property: "Leftovers", and in full "Leftovers of Tuesday's Dinner". */
  note?: { readonly text: string; readonly fullText: string } | undefined;
  /** A sentence below it: why it is there. Without a full stop. */
  detail?: string | undefined;
  /** A warning about the meal. */
  warning?: DishWarning | undefined;
  /** `planned` by default. A `tentative` one is not saved yet: its rim is dashed, and its note must say so. */
  look?: SlotMealLook | undefined;
}

/** How sure a meal is. */
export const SLOT_MEAL_LOOKS = ["planned", "tentative"] as const;

/** One of {@link SLOT_MEAL_LOOKS}. */
export type SlotMealLook = (typeof SLOT_MEAL_LOOKS)[number];

/** A meal as an accessible name says it: "Pad Thai. Leftovers of Tuesday's Dinner. Contains peanut (peanut butter)". */
export function slotMealText({ name, note, detail, warning }: SlotMeal): string {
  return [name, note?.fullText, detail, warning?.fullText].filter((text) => text !== undefined).join(". ");
}

/** `just-saved` animates the plate; `loading` shows an empty shape. */
export const MEAL_SLOT_STATES = ["ready", "just-saved", "loading"] as const;

/** One of {@link MEAL_SLOT_STATES}. */
export type MealSlotState = (typeof MEAL_SLOT_STATES)[number];

/** `plate` has its texts below the plate; `row` beside it, below its meal time. */
export const MEAL_SLOT_LAYOUTS = ["plate", "row"] as const;

/** One of {@link MEAL_SLOT_LAYOUTS}. */
export type MealSlotLayout = (typeof MEAL_SLOT_LAYOUTS)[number];

/** Props of {@link MealSlot}. */
export interface MealSlotProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Colour of the plate's rim: the meal time. */
  rim: MealRim;
  /** Its position, for the accessible name: "Thursday Nov 19, Lunch". */
  place: string;
  /** The meal on the plate; without one it is empty, with a "+". */
  meal?: SlotMeal | undefined;
  state?: MealSlotState | undefined;
  /** `plate` by default. */
  layout?: MealSlotLayout | undefined;
  /** The meal time, which a `row` shows. */
  mealTime?: string | undefined;
}

/** One plate of the week: a meal, or an empty plate with a "+". */
export function MealSlot({
  rim,
  place,
  meal,
  state = "ready",
  layout = "plate",
  mealTime,
  onClick,
  ...rest
}: MealSlotProps) {
  const isLoading = state === "loading";
  return (
    <Root
      type="button"
      aria-label={`${place}: ${isLoading ? t`loading` : meal ? slotMealText(meal) : t`empty`}`}
      // Focus stays where it is while a week loads, so it is not `disabled`.
      aria-disabled={isLoading || undefined}
      title={isLoading || !meal ? undefined : slotMealText(meal)}
      data-rim={rim}
      data-state={state}
      data-empty={!meal}
      data-layout={layout}
      data-look={meal?.look}
      onClick={isLoading ? undefined : onClick}
      {...rest}
    >
      {isLoading && <PlateSkeleton />}
      {!isLoading && meal && <Plate picture={meal.picture} rim={rim} />}
      {!isLoading && !meal && <EmptyPlate>+</EmptyPlate>}
      <Words>
        {layout === "row" && mealTime && <MealTime>{mealTime} </MealTime>}
        {!isLoading && meal && <Name>{meal.name}</Name>}
        {!isLoading && meal?.note && (
          <>
            {" "}
            <SlotNote>{meal.note.text}</SlotNote>
          </>
        )}
        {!isLoading && meal?.detail && (
          <>
            {" "}
            <Detail>{meal.detail}</Detail>
          </>
        )}
        {!isLoading && meal?.warning && (
          <>
            {" "}
            <WarningMark warning={meal.warning} />
          </>
        )}
      </Words>
    </Root>
  );
}

/** The note of a meal, below its name. */
export const SlotNote = styled.span`
  ${type("cell-phone")}
  display: block;
  color: var(--color-soft);
  font-style: italic;

  ${media.phone} { font-size: min(var(--font-size-cell-phone), 4.4vw); }
`;

const Name = styled.span`
  ${clamp(2)}
  inline-size: 100%;
  ${type("cell")}
  text-align: center;
  text-wrap: balance;

  ${media.belowDesktop} { -webkit-line-clamp: 3; }
  /* Four across: text grows with the reader's text size as long as words do not break. */
  ${media.phone} {
    ${type("cell-phone")}
    font-size: min(var(--font-size-cell-phone), 5vw);
  }
`;

/** Only a row lays it out. */
const Words = styled.span`
  display: contents;
`;

const MealTime = styled.span`
  ${type("label")}
  color: var(--color-soft);
`;

const Detail = styled.span`
  display: block;
  ${type("cell-phone")}
  color: var(--color-ink);
  text-align: center;
  text-wrap: balance;
`;

const Root = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-10);
  inline-size: 100%;
  min-inline-size: var(--size-target);
  min-block-size: var(--size-target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  cursor: pointer;

  ${slotPlate}

  ${media.phone} { gap: var(--space-6); }

  ${media.hover} {
    &[data-empty="false"]:hover [data-plate] { transform: translateY(-2px) rotate(3deg); }
  }

  &[data-state="just-saved"] [data-plate="filled"] {
    animation: weekplate-set-down var(--duration-settle) var(--easing-set-down) backwards;
  }

  /* Not saved yet. */
  &[data-look="tentative"] [data-plate="filled"] {
    padding: 1px;
    border: var(--rim-width, var(--rim-default)) dashed var(--slot-rim);
    background: var(--color-surface);
    box-shadow: none;
  }

  &[data-look="tentative"] ${SlotNote}, ${Detail} { margin-block-start: calc(-1 * var(--space-6)); }

  &[data-layout="row"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-12);
    text-align: start;

    > ${Words} {
      display: grid;
      justify-items: start;
      gap: 2px;
      min-inline-size: 0;
    }

    ${Name} {
      ${type("cell")}
      text-align: start;
    }

    ${Detail} {
      ${type("meta")}
      text-align: start;
      text-wrap: pretty;
    }

    ${SlotNote} { font-size: var(--font-size-cell-phone); }

    &[data-look] ${SlotNote}, &[data-look] ${Detail} { margin-block-start: 0; }
  }

  /* Draggable: a touch hold selects nothing and opens no system menu. */
  &[data-slot] {
    user-select: none;
    -webkit-touch-callout: none;
  }

  /* While dragged: moved by an offset, and transparent to pointer events. */
  &[data-move="held"] [data-plate] {
    position: relative;
    z-index: 1;
    translate: var(--move-x, 0) var(--move-y, -8px);
    scale: 1.1;
    box-shadow: var(--elevation-tray);
    pointer-events: none;
    transition: none;
  }

  /* The drop target. */
  &[data-move="target"] [data-plate] {
    outline: 3px dashed var(--color-accent);
    outline-offset: 3px;
  }

  /* The ring is around the plate, not around plate and name. */
  &:focus-visible {
    outline: none;

    [data-plate] {
      outline: 3px solid var(--color-accent);
      outline-offset: 3px;
    }
  }
`;

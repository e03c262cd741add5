import { t } from "@lingui/core/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Clock from "lucide-react/icons/clock";
import Flame from "lucide-react/icons/flame";
import { type ComponentPropsWithRef, useId } from "react";
import { styled } from "styled-components";
import { type DishWarning, WarningLine } from "../DishMark/mod.ts";
import type { HeadingLevel } from "../Heading/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { Picture, type PictureSource } from "../Picture/mod.ts";
import type { LinkTarget } from "../TextLink/mod.ts";
import { cardLink, media, type } from "../theme/mod.ts";
import { FavouriteHeart } from "./FavouriteHeart.tsx";

/** `lead` is the first of a grid and spans two columns and rows. */
export const RECIPE_CARD_SIZES = ["regular", "lead"] as const;

/** One of {@link RECIPE_CARD_SIZES}. */
export type RecipeCardSize = (typeof RECIPE_CARD_SIZES)[number];

/** Props of {@link RecipeCard}. */
export interface RecipeCardProps extends Omit<ComponentPropsWithRef<"article">, "children">, LinkTarget {
  name: string;
  picture: PictureSource;
  /** "534,000 cal"; its space is reserved while unknown. */
  calories?: string | undefined;
  /** The same in another unit, "534 kcal": shown where the line has room for it. */
  caloriesBeside?: string | undefined;
  /** Called by a press on the calories, which are plain text without it. */
  onCalories?: (() => void) | undefined;
  /** "35 Min"; undefined while unknown. */
  time?: string | undefined;
  /** "Missing: dill, lemon": a few words on why it is here. They describe the link. */
  note?: string | undefined;
  /** That the dish breaks a food rule. It describes the link. */
  warning?: DishWarning | undefined;
  /** Clips the note to one line; screen readers read all of it. */
  noteOnOneLine?: boolean | undefined;
  /** "View": looks like a button, but is part of the card's link and its name. */
  action?: string | undefined;
  size?: RecipeCardSize | undefined;
  /** Heading level of the name, 2 by default. */
  level?: HeadingLevel | undefined;
  /** Whether it is a favourite. */
  favourite?: boolean | undefined;
  /** Called by the heart; without it there is none. */
  onFavourite?: ((favourite: boolean) => void) | undefined;
  /** Called by the button that plans it; without it there is none. */
  onPlan?: (() => void) | undefined;
  /** `eager` for the cards of the first screen. */
  loading?: "lazy" | "eager" | undefined;
}

/** A recipe's card: all of it is one link, except the heart, the button that plans it, and calories that can be pressed. */
export function RecipeCard({
  name,
  picture,
  calories,
  caloriesBeside,
  onCalories,
  time,
  note,
  warning,
  noteOnOneLine = false,
  action,
  size = "regular",
  level = 2,
  favourite = false,
  onFavourite,
  onPlan,
  loading,
  href,
  component,
  state,
  ...rest
}: RecipeCardProps) {
  const nameId = useId();
  const actionId = useId();
  const noteId = useId();
  const warningId = useId();
  const describedBy = [...(warning ? [warningId] : []), ...(note ? [noteId] : [])].join(" ");
  return (
    <Root data-size={size} {...rest}>
      <Picture {...picture} alt="" loading={loading} fetchPriority={size === "lead" ? "high" : undefined} />
      <Name as={`h${level}` as const}>
        <CardLink
          as={component}
          id={nameId}
          href={href}
          {...(component ? { state } : {})}
          {...(action ? { "aria-labelledby": `${actionId} ${nameId}` } : {})}
          {...(describedBy ? { "aria-describedby": describedBy } : {})}
          title={name}
        >
          {name}
        </CardLink>
      </Name>
      {(calories || time || !action) && (
        <Meta>
          {calories && (
            <Energy
              as={onCalories && "button"}
              // Tab skips it: a list has a hundred of them, and the recipe's page has it too.
              {...(onCalories && {
                type: "button",
                tabIndex: -1,
                title: t`Show energy in another unit`,
                onClick: onCalories,
              })}
            >
              <Flame size={20} />
              <OneLine>
                <span>{calories}</span>
                {caloriesBeside && <Beside>{caloriesBeside}</Beside>}
              </OneLine>
            </Energy>
          )}
          {time && (
            <span>
              <Clock size={20} />
              {time}
            </span>
          )}
        </Meta>
      )}
      {warning && <WarningLine id={warningId} warning={warning} />}
      {note && (
        <Note id={noteId} data-one-line={noteOnOneLine ? "" : undefined}>
          {note}
        </Note>
      )}
      {action && (
        <Action aria-hidden="true">
          <span id={actionId}>{action}</span>
          <ArrowRight size={20} />
        </Action>
      )}
      {onPlan && (
        <IconButton
          variant="floating"
          size="small"
          label={t`Plan ${name}`}
          icon={<CalendarPlus size={18} />}
          data-place="start"
          onClick={onPlan}
        />
      )}
      {onFavourite && <FavouriteHeart label={t`Favourite ${name}`} favourite={favourite} onFavourite={onFavourite} />}
    </Root>
  );
}

/** As a button it is a target of 44 px, which leaves the name above to the card's link. */
const Energy = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;

  &:is(button) {
    position: relative;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-align: start;
    cursor: pointer;

    &::after {
      content: "";
      position: absolute;
      inset: -4px -4px -20px;
    }

    ${media.hover} {
      &:hover { text-decoration: underline 1.5px; text-underline-offset: 3px; }
    }
  }
`;

/** What has no room wraps to a second line, which is not seen. */
const OneLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  block-size: 1lh;
  min-inline-size: 0;
  overflow: clip;
`;

const Beside = styled.span`
  &::before { content: "· " / ""; }
`;

const Name = styled.h2`
  ${type("name")}
`;

const CardLink = styled.a<{ state?: unknown }>`
  ${cardLink}
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--space-14);
  min-block-size: 20px;
  ${type("meta")}
  color: var(--color-soft);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }

  svg {
    inline-size: 18px;
    block-size: 18px;
    color: var(--color-accent);
  }

  svg.lucide-flame { color: var(--color-marmalade); }
`;

const Note = styled.p`
  overflow-wrap: anywhere;
  ${type("meta")}
  color: var(--color-soft);

  &[data-one-line] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* Below the stretched link, which receives the presses. */
const Action = styled.span`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: var(--space-10);
  max-inline-size: 100%;
  min-block-size: var(--size-target);
  margin-block-start: auto;
  padding-inline: var(--space-14);
  border: 1.5px solid var(--color-edge);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  ${type("label")}
  font-weight: var(--font-weight-semibold);
  color: var(--color-accent);

  svg { flex: none; }
  &:dir(rtl) svg { scale: -1 1; }
`;

const Root = styled.article`
  ${Name}:has(+ ${Action}),
  ${Note}:has(+ ${Action}) { margin-block-end: var(--space-6); }

  position: relative;
  display: flex;
  flex-direction: column;
  gap: 6px;
  block-size: 100%;
  min-inline-size: 0;

  > [data-shape] { margin-block-end: 6px; }

  img { transition: scale var(--duration-base) var(--easing-standard); }

  > button {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 10px;

    /* Quieter than the heart: a smaller disc in a target of the same size. */
    &[data-place="start"] {
      isolation: isolate;
      inset-inline: 6px auto;
      inset-block-start: 6px;
      background: none;
      color: var(--color-accent);
      box-shadow: none;

      &::before {
        content: "";
        position: absolute;
        inset: 5px;
        z-index: -1;
        border-radius: 50%;
        background: var(--color-surface);
        box-shadow: var(--elevation-card);
      }
    }
  }

  ${media.hover} {
    &:hover img { scale: 1.03; }
    &:hover ${Action} { border-color: currentColor; background: var(--color-wash); }
    &:hover ${CardLink} { text-decoration: underline 2px; text-underline-offset: 3px; }
  }

  ${media.reducedMotion} {
    &:hover img { scale: none; }
  }

  &[data-size="lead"] {
    ${Name} { ${type("lead")} }

    /* Fills the height of its neighbours' two rows, so that both end on one line. */
    > [data-shape] { flex: 1 0 auto; }
  }

  ${media.phone} {
    ${Name} { ${type("name-phone")} }
    ${Meta} {
      flex-direction: column;
      min-block-size: 42px;
      font-size: var(--font-size-cell);
    }
    ${Note} { font-size: var(--font-size-cell); }

    &[data-size="lead"] {
      ${Name} { ${type("section")} }
      ${Meta} {
        flex-direction: row;
        min-block-size: 20px;
      }
    }

    &:not([data-size="lead"]) > [data-shape] { border-radius: var(--radius-picture-small); }
  }
`;

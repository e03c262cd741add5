import { t } from "@lingui/core/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { DateField } from "../DateField/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { media, type, visuallyHidden } from "../theme/mod.ts";

/**
 * `compact` is for the line of a title with the range, and on a phone hides the label; `bar` has its own line and shows the
 * range itself.
 */
export const WEEK_SWITCHER_LAYOUTS = ["compact", "bar"] as const;

/** One of {@link WEEK_SWITCHER_LAYOUTS}. */
export type WeekSwitcherLayout = (typeof WEEK_SWITCHER_LAYOUTS)[number];

/** Props of {@link WeekSwitcher}. */
export interface WeekSwitcherProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The date that is shown, `YYYY-MM-DD`. */
  date: string;
  /** Called with a picked date, `YYYY-MM-DD`; not for an empty or unfinished field. */
  onDate: (date: string) => void;
  onPrevious: () => void;
  onNext: () => void;
  /** `bar` if there is a `range`, else `compact`. */
  layout?: WeekSwitcherLayout | undefined;
  /** The week's range, in a bar: "Nov 16 – Nov 22, 2026". Changes are announced. */
  range?: ReactNode;
}

/** Goes to the previous or next week, or to the week of a date. */
export function WeekSwitcher({
  date,
  onDate,
  onPrevious,
  onNext,
  range,
  layout = range === undefined ? "compact" : "bar",
  ...rest
}: WeekSwitcherProps) {
  return (
    <Root data-layout={layout} {...rest}>
      {layout === "bar" ? (
        <Weeks>
          <Button variant="plain" size="small" aria-label={t`Previous week`} onClick={onPrevious}>
            <ChevronLeft size={20} />
            <span>{t`Previous`}</span>
          </Button>
          <Range aria-live="polite">{range}</Range>
          <Button variant="plain" size="small" aria-label={t`Next week`} onClick={onNext}>
            <span>{t`Next`}</span>
            <ChevronRight size={20} />
          </Button>
        </Weeks>
      ) : (
        <>
          <IconButton label={t`Previous week`} icon={<ChevronLeft size={20} />} onClick={onPrevious} />
          <IconButton label={t`Next week`} icon={<ChevronRight size={20} />} onClick={onNext} />
        </>
      )}
      <DateField label={t`Jump to date`} labelTone="soft" value={date} required onDateChange={onDate} />
    </Root>
  );
}

/** The range is between the buttons; the date at the line's end, or below. */
const Weeks = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-14);

  > button { flex: none; }

  ${media.phone} {
    flex: 1 1 100%;
    justify-content: space-between;
    gap: var(--space-8);

    /* A round button for its arrow; its name stays. */
    > button {
      inline-size: var(--size-button);
      block-size: var(--size-button);
      padding: 0;
    }

    > button span > span { display: none; }
  }
`;

const Range = styled.p`
  ${type("section")}
  font-size: 1.5rem;
  text-wrap: balance;

  ${media.phone} {
    ${type("name")}
    text-align: center;
  }
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-10);

  > :last-child {
    flex: 1 1 10rem;
    min-inline-size: 0;
    gap: var(--space-6);
  }

  input {
    block-size: var(--size-button);
    font-size: 1rem;
  }

  svg:dir(rtl) { scale: -1 1; }

  ${media.phone} {
    &[data-layout="compact"] {
      --size-button: var(--size-target);
      gap: var(--space-6);

      > :last-child { flex-basis: 8.75rem; }
      label { ${visuallyHidden} }
      input { padding-inline: var(--space-10); }
    }
  }

  ${media.tablet} {
    > :last-child { flex: 0 0 11.125rem; }

    &[data-layout="bar"] {
      align-items: center;
      justify-content: space-between;

      > :last-child {
        flex: none;
        flex-direction: row;
        align-items: center;
        gap: var(--space-10);
      }

      > :last-child > label { align-self: center; }

      input {
        inline-size: 10.25rem;
        block-size: var(--size-target);
      }
    }
  }
`;

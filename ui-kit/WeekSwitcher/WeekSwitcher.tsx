import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { DateField } from "../DateField/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { media } from "../theme/mod.ts";

/** Props of {@link WeekSwitcher}. */
export interface WeekSwitcherProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The date that is shown, `YYYY-MM-DD`. */
  date: string;
  /** Another date was picked, `YYYY-MM-DD`. An emptied or unfinished field is not told. */
  onDate: (date: string) => void;
  onPrevious: () => void;
  onNext: () => void;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  dateLabel?: string | undefined;
}

/** To the previous and next week, or straight to the week of a date. */
export function WeekSwitcher({
  date,
  onDate,
  onPrevious,
  onNext,
  previousLabel = "Previous week",
  nextLabel = "Next week",
  dateLabel = "Jump to date",
  ...rest
}: WeekSwitcherProps) {
  return (
    <Root {...rest}>
      <IconButton label={previousLabel} icon={<ChevronLeft size={20} />} onClick={onPrevious} />
      <IconButton label={nextLabel} icon={<ChevronRight size={20} />} onClick={onNext} />
      <DateField
        label={dateLabel}
        labelTone="soft"
        value={date}
        required
        onChange={(event) => {
          if (event.target.value) onDate(event.target.value);
        }}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: end;
  gap: var(--space-10);

  flex-wrap: wrap;

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

  ${media.tablet} {
    > :last-child { flex: 0 0 11.125rem; }
  }
`;

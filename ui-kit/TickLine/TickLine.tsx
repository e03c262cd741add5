import Check from "lucide-react/icons/check";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { useControlled } from "../behaviour/mod.ts";
import { TickBox, TickInput } from "../Checkbox/mod.ts";
import { media, notPrinted, type } from "../theme/mod.ts";
import { type LineSwipe, useLineSwipe } from "./use_line_swipe.ts";

/** Props of {@link TickLine}. */
export interface TickLineProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The subject of the line: "Canned tomatoes". */
  name: string;
  /** How much: "2 tins (800 g)". */
  amount?: string | undefined;
  /** Small words beside it: "180 g left over". */
  note?: ReactNode;
  /** More about it, below. Links in it stay links; all else ticks the line. */
  details?: ReactNode;
  /** At the end of the line: a menu. */
  action?: ReactNode;
  /** What a finger's swipe towards the start of the line does. Offer the same in `action`, for all who do not swipe. */
  swipe?: LineSwipe | undefined;
  /** Whether it is done (controlled). */
  ticked?: boolean | undefined;
  /** Initial value of an uncontrolled line. */
  defaultTicked?: boolean | undefined;
  onTickedChange?: ((isTicked: boolean) => void) | undefined;
}

/** One line of a list that is ticked off with a thumb: the whole line is the target. */
export function TickLine({
  name,
  amount,
  note,
  details,
  action,
  swipe,
  ticked,
  defaultTicked = false,
  onTickedChange,
  ...rest
}: TickLineProps) {
  const id = useId();
  const [isTicked, setTicked] = useControlled({ value: ticked, defaultValue: defaultTicked, onChange: onTickedChange });
  const hasMore = Boolean(note) || Boolean(details);
  const { isSwiping, ...swiping } = useLineSwipe(swipe);
  const line = (
    <Root data-ticked={isTicked ? "" : undefined} {...rest} {...swiping}>
      <Line htmlFor={id}>
        <TickBox>
          <Input
            id={id}
            type="checkbox"
            checked={isTicked}
            aria-describedby={hasMore ? `${id}-more` : undefined}
            onChange={(event) => setTicked(event.target.checked)}
          />
          <Check size={20} strokeWidth={3} aria-hidden="true" />
        </TickBox>
        <Words>
          <Name>{name}</Name>
          {amount !== undefined && amount !== "" && (
            <>
              {" "}
              <Amount>{amount}</Amount>
            </>
          )}
        </Words>
      </Line>
      {hasMore && (
        <More id={`${id}-more`}>
          {note && <p>{note}</p>}
          {details}
        </More>
      )}
      {action && <Action>{action}</Action>}
      {isSwiping && <SwipeText aria-hidden="true">{swipe?.text}</SwipeText>}
    </Root>
  );
  return swipe ? <Clip>{line}</Clip> : line;
}

/** Hides what a swipe moves out of the line. */
const Clip = styled.div`
  overflow: clip;
  overflow-clip-margin: 3px;

  > div { touch-action: pan-y; }
`;

const SwipeText = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 100%;
  display: flex;
  align-items: center;
  inline-size: 100vi;
  padding-inline: var(--space-16);
  background: var(--color-wash);
  ${type("label")}
  color: var(--color-accent);
`;

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  min-block-size: 52px;
  padding-block: var(--space-4);
  break-inside: avoid;

  ${media.print} {
    min-block-size: 0;
    padding-block: 1px;
  }
`;

const Line = styled.label`
  --tick-size: 28px;
  display: flex;
  align-items: start;
  gap: var(--space-14);
  padding-block: 2px;
  ${type("field")}
  cursor: pointer;

  ${media.print} { padding-block: 0; }
`;

const Input = styled(TickInput)`
  /* The whole line is the target. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--radius-field);
  }

  ${media.hover} {
    &:hover::after { background: color-mix(in srgb, var(--color-accent) 6%, transparent); }
  }

  &:focus-visible { outline: none; }

  &:focus-visible::after {
    outline: 3px solid var(--color-accent);
    outline-offset: 0;
  }

  ${media.print} {
    inline-size: 14px;
    block-size: 14px;
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-inline-size: 0;
  min-block-size: 28px;
  align-items: baseline;
  overflow-wrap: anywhere;

  ${media.print} { min-block-size: 0; }
`;

const Name = styled.span`
  min-inline-size: 0;
  font-weight: var(--font-weight-semibold);

  [data-ticked] > ${Line} & {
    color: var(--color-soft);
    text-decoration: line-through;
  }
`;

const Amount = styled.span`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  [data-ticked] > ${Line} & { color: var(--color-soft); }
`;

const More = styled.div`
  grid-column: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  margin-block-start: calc(-1 * var(--space-4));
  padding-inline-start: calc(28px + var(--space-14));
  ${type("meta")}
  color: var(--color-soft);
  overflow-wrap: anywhere;

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  /* Above the line's target, and no higher than the text's own line: the rest of the line is for the tick. */
  a, summary {
    position: relative;
    z-index: 1;
  }

  a {
    font-weight: inherit;
    text-decoration-thickness: 1px;

    &::after { inset: -5px -4px; }
  }

  summary {
    inline-size: fit-content;
    color: var(--color-accent);
    cursor: pointer;
  }

  ${media.print} {
    display: block;
    margin-block-start: 0;
    padding-inline-start: calc(14px + var(--space-14));
  }
`;

const Action = styled.div`
  position: relative;
  z-index: 1;
  grid-area: 1 / 2 / span 2;
  align-self: center;
  ${notPrinted}
`;

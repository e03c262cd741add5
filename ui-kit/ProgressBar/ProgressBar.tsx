import { type ComponentPropsWithRef, useId } from "react";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";

/** `titled` shows its label and value above the bar; a `bare` one is the bar alone, where the text stands elsewhere. */
export const PROGRESS_BAR_LAYOUTS = ["titled", "bare"] as const;

/** One of {@link PROGRESS_BAR_LAYOUTS}. */
export type ProgressBarLayout = (typeof PROGRESS_BAR_LAYOUTS)[number];

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The accessible name: the running task. */
  label: string;
  /** The share that is done, 0 to 1; leave it out if the duration is unknown. */
  value?: number | undefined;
  /** The value as text: "42 %" by default. */
  valueText?: string | undefined;
  layout?: ProgressBarLayout | undefined;
}

/** The progress of some work, such as a photo's upload. */
export function ProgressBar({ label, value, valueText, layout = "titled", ...rest }: ProgressBarProps) {
  const labelId = useId();
  const share = value === undefined ? undefined : Math.min(Math.max(value, 0), 1);
  const text = valueText ?? (share === undefined ? undefined : `${Math.round(share * 100)}\u00a0%`);
  const isTitled = layout === "titled";
  return (
    <Root {...rest}>
      {isTitled && (
        <Line>
          <span id={labelId}>{label}</span>
          {text && <Value aria-hidden="true">{text}</Value>}
        </Line>
      )}
      <Bar
        value={share}
        max={1}
        aria-label={isTitled ? undefined : label}
        aria-labelledby={isTitled ? labelId : undefined}
        aria-valuetext={text}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-6);
  min-inline-size: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-16);
  ${type("label")}

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.span`
  flex: none;
  ${type("meta")}
  color: var(--color-soft);
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 14px;
  overflow: hidden;
  border: var(--rim-control) solid var(--color-edge);
  border-radius: var(--radius-pill);
  background: var(--color-sunk);
  color: var(--color-accent);

  &::-webkit-progress-bar { background: none; }

  &::-webkit-progress-value {
    border-radius: var(--radius-pill);
    background: var(--color-accent);
    transition: inline-size var(--duration-base) var(--easing-standard);
  }

  &::-moz-progress-bar {
    border-radius: var(--radius-pill);
    background: var(--color-accent);
  }

  &:indeterminate {
    background:
      linear-gradient(100deg, transparent 30%, var(--color-accent) 50%, transparent 70%) 0 0 / 250% 100%,
      var(--color-sunk);
    animation: weekplate-progress var(--duration-glint) linear infinite;
  }

  @keyframes weekplate-progress {
    from { background-position: 100% 0, 0 0; }
    to { background-position: 0 0, 0 0; }
  }

  &:indeterminate::-moz-progress-bar { background: none; }

  ${media.reducedMotion} {
    &:indeterminate {
      animation: none;
      background: repeating-linear-gradient(135deg, var(--color-accent) 0 6px, var(--color-sunk) 6px 14px);
    }

    &::-webkit-progress-value { transition: none; }
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    &::-webkit-progress-value { background: Highlight; }

    &::-moz-progress-bar { background: Highlight; }

    &:indeterminate { background: repeating-linear-gradient(135deg, Highlight 0 6px, Canvas 6px 14px); }
  }
`;

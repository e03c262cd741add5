import { t } from "@lingui/core/macro";
import Bell from "lucide-react/icons/bell";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { clamp, media, type } from "../theme/mod.ts";

export const TIMER_STATES = ["running", "paused", "done"] as const;

/** One of {@link TIMER_STATES}. */
export type TimerState = (typeof TIMER_STATES)[number];

/** Props of {@link Timer}. */
export interface TimerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The timed activity: "Simmer, step 3". */
  name: string;
  /** More about it, such as a link to the dish. */
  detail?: ReactNode;
  state: TimerState;
  /** The remaining time, "12:04"; at its end, another text: "Done". */
  timeText: string;
  /** Only called while it runs. */
  onPause: () => void;
  /** Only called while it is paused. */
  onResume: () => void;
  /** A minute more; it also runs again when it was done. */
  onAddMinute: () => void;
  /** Cancels it, or removes it once it is done. */
  onRemove: () => void;
}

/** A kitchen timer. Its owner counts: the timer only shows the time and its buttons. */
export function Timer({
  name,
  detail,
  state,
  timeText,
  onPause,
  onResume,
  onAddMinute,
  onRemove,
  ...rest
}: TimerProps) {
  const nameId = useId();
  return (
    <Root role="group" aria-labelledby={nameId} data-state={state} {...rest}>
      <Words>
        <Name id={nameId} title={name} data-has-detail={detail ? "" : undefined}>
          {name}
        </Name>
        {detail && <Detail>{detail}</Detail>}
      </Words>
      <Time role="timer" aria-labelledby={nameId}>
        {state === "done" && <Bell size={20} />}
        {timeText}
      </Time>
      <Buttons>
        {state === "running" && (
          <IconButton label={t`Pause ${name}`} icon={<Pause size={20} />} size="small" onClick={onPause} />
        )}
        {state === "paused" && (
          <IconButton label={t`Continue ${name}`} icon={<Play size={20} />} size="small" onClick={onResume} />
        )}
        <Button variant="plain" size="small" aria-label={t`+1 min, ${name}`} onClick={onAddMinute}>
          {t`+1 min`}
        </Button>
        <IconButton
          label={state === "done" ? t`Stop ${name}` : t`Cancel ${name}`}
          icon={<X size={20} />}
          size="small"
          onClick={onRemove}
        />
      </Buttons>
    </Root>
  );
}

const Words = styled.div`
  flex: 1 1 5rem;
  min-inline-size: 0;
`;

const Name = styled.p`
  ${type("label")}
  ${clamp(2)}
  overflow-wrap: anywhere;

  /* Two lines together, since a bar of timers stays over the page. */
  ${media.phone} {
    &[data-has-detail] {
      -webkit-line-clamp: 1;
      word-break: break-all;
    }
  }
`;

const Detail = styled.p`
  overflow: hidden;
  ${type("meta")}
  color: var(--color-soft);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-6);
  min-inline-size: 4ch;
  font: 700 1.375rem / 1.2 var(--font-body);
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-4);
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  padding: var(--space-4) var(--space-8) var(--space-4) var(--space-16);
  border-radius: var(--radius-field);
  background: var(--color-wash);
  color: var(--color-ink);

  ${media.phone} {
    gap: var(--space-4);
    padding: 2px var(--space-4) 2px var(--space-10);
  }

  &[data-state="paused"] { background: var(--color-sunk); }

  &[data-state="done"] {
    background: var(--color-yolk);
    color: var(--color-on-yolk);
    --color-soft: var(--color-on-yolk);
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

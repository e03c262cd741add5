import { t } from "@lingui/core/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";

/** Tones of a toast. In a region `info` is announced politely, the others assertively. */
export const TOAST_TONES = ["error", "done", "info"] as const;

/** One of {@link TOAST_TONES}. */
export type ToastTone = (typeof TOAST_TONES)[number];

/** How long a toast stays, in ms; paused while it is hovered or focused. */
export const TOAST_DURATION = 6000;

/** An action for the message, such as Undo. */
export interface ToastAction {
  text: string;
  onSelect: () => void;
}

/** Props of {@link Toast}. */
export interface ToastProps extends ComponentPropsWithRef<"div"> {
  tone?: ToastTone | undefined;
  /** Called when it is dismissed or times out. Without it the toast has no × and stays until the parent removes it. */
  onDismiss?: (() => void) | undefined;
  /** Choosing it dismisses the toast. */
  action?: ToastAction | undefined;
  /** In ms, {@link TOAST_DURATION} by default; Infinity stays until it is dismissed. */
  duration?: number | undefined;
}

const ICONS = { error: CircleAlert, done: CircleCheck, info: Info } as const satisfies Record<ToastTone, unknown>;

/** One short message over the page. */
export function Toast({ tone = "done", onDismiss, action, duration = TOAST_DURATION, children, ...rest }: ToastProps) {
  const isStanding = onDismiss === undefined;
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (isHeld || isStanding || !Number.isFinite(duration)) return undefined;
    const timer = setTimeout(() => dismiss.current?.(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, isStanding, duration]);

  /** The element that had the focus before; it is restored when the focused button disappears. */
  const cameFrom = useRef<Element | null>(null);

  function close(): void {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    onDismiss?.();
  }

  function act(): void {
    action?.onSelect();
    close();
  }

  const Icon = ICONS[tone];
  return (
    <Root
      role="alert"
      data-tone={tone}
      data-standing={isStanding ? "" : undefined}
      // On move, not enter: a toast that appears under a resting pointer must still time out.
      onPointerMove={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setIsHeld(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setIsHeld(false)}
      {...rest}
    >
      <Icon size={20} />
      <Words>{children}</Words>
      {(action || !isStanding) && (
        <Buttons>
          {action && (
            <Action type="button" onClick={act}>
              {action.text}
            </Action>
          )}
          {!isStanding && (
            <Close type="button" aria-label={t`Dismiss`} title={t`Dismiss`} onClick={close}>
              <X size={20} />
            </Close>
          )}
        </Buttons>
      )}
    </Root>
  );
}

const Words = styled.span`
  flex: 1 1 10rem;
  min-inline-size: 0;
  padding-block: var(--space-4);
  overflow-wrap: anywhere;
`;

/** Beside the text, and below it only where an action with a long text leaves too little room. */
const Buttons = styled.span`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--size-target);
  aspect-ratio: 1;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
`;

const Action = styled.button`
  flex: none;
  min-inline-size: var(--size-target);
  min-block-size: var(--size-target);
  padding: 0 var(--space-10);
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  font-weight: var(--font-weight-bold);
  text-decoration: underline 2px;
  text-underline-offset: 4px;
  cursor: pointer;
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-10);
  max-inline-size: min(100%, 560px);
  min-block-size: 52px;
  padding-block: var(--space-4);
  padding-inline: var(--space-20) var(--space-4);
  border-radius: 26px;
  background: var(--color-ink);
  color: var(--color-ground);
  font: 600 1rem / 1.3 var(--font-body);
  box-shadow: var(--elevation-tray);
  animation: weekplate-set-down var(--duration-base) var(--easing-standard);
  --toast-icon: var(--color-yolk);
  --focus-ring: var(--color-ground);

  &[data-standing] { padding-inline-end: var(--space-20); }

  > svg { flex: none; color: var(--toast-icon); }

  button:focus-visible { outline-offset: -3px; }

  /* With the tab bar and a timer it covers at most a quarter of a phone. */
  ${media.phone} {
    column-gap: var(--space-8);
    min-block-size: 48px;
    padding-block: 2px;
    padding-inline-start: var(--space-14);
    border-radius: 24px;
    font-size: 0.875rem;
    line-height: 1.25;
  }

  /* In the dark theme the pill is light, where yolk has no contrast. */
  [data-theme="dark"] & { --toast-icon: currentColor; }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) & { --toast-icon: currentColor; }
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

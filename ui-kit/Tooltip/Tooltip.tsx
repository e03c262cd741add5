import {
  type ComponentPropsWithRef,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useLayoutEffect,
} from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useObjectRef } from "react-aria/useObjectRef";
import { useTooltip, useTooltipTrigger } from "react-aria/useTooltipTrigger";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { styled } from "styled-components";
import { media, type } from "../theme/mod.ts";
import { placeBeside } from "./place_beside.ts";

/** Preferred side; the other one if there is no space. */
export const TOOLTIP_PLACEMENTS = ["above", "below"] as const;

/** One of {@link TOOLTIP_PLACEMENTS}. */
export type TooltipPlacement = (typeof TOOLTIP_PLACEMENTS)[number];

/** Props that a tooltip sets on its trigger: one of our buttons, or any focusable element. */
export interface TooltipTrigger extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The name of an icon button. */
  label?: string;
}

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** One or two words: the trigger's name, or a hint. */
  text: string;
  /** The one element that it belongs to. */
  children: ReactElement<TooltipTrigger>;
  placement?: TooltipPlacement | undefined;
  /** Hover delay in ms, 500 by default. On focus it appears at once. */
  delay?: number | undefined;
}

/**
 * A short text beside the hovered or focused trigger; not for touch. It describes the trigger
 * unless it only repeats its name. Rendered in the top layer as a `popover`.
 */
export function Tooltip({ text, children: trigger, placement = "above", delay = 500, ref, ...rest }: TooltipProps) {
  const state = useTooltipTriggerState({ delay, closeDelay: CLOSE_DELAY });
  const anchor = useObjectRef(trigger.props.ref);
  const bubble = useObjectRef(ref);
  const {
    triggerProps,
    tooltipProps: { id },
  } = useTooltipTrigger({}, state, anchor);
  const { tooltipProps } = useTooltip({}, state);
  const { isOpen } = state;

  useLayoutEffect(() => {
    const [beside, shown] = [anchor.current, bubble.current];
    if (!isOpen || !beside || !shown) return undefined;
    const place = () => placeBeside({ trigger: beside, bubble: shown, wanted: placement });
    const moving = new AbortController();
    shown.showPopover();
    place();
    addEventListener("scroll", place, { capture: true, passive: true, signal: moving.signal });
    addEventListener("resize", place, { signal: moving.signal });
    return () => {
      moving.abort();
      shown.hidePopover();
    };
  }, [anchor, bubble, isOpen, placement]);

  const { label, "aria-label": ariaLabel, "aria-describedby": hint } = trigger.props;
  const isName = text === (label ?? ariaLabel);
  return (
    <>
      {cloneElement(trigger, {
        ...mergeProps(trigger.props, triggerProps),
        "aria-describedby": [hint, isOpen && !isName && id].filter(Boolean).join(" ") || undefined,
        // The browser would show its own tooltip as well.
        title: undefined,
        ref: anchor,
      })}
      <Bubble
        ref={bubble}
        popover="manual"
        data-instant={state.shouldSkipAnimation ? "" : undefined}
        {...mergeProps(rest, tooltipProps, { id })}
      >
        {text}
      </Bubble>
    </>
  );
}

/** Time to move the pointer from the trigger onto the tooltip, in ms. */
const CLOSE_DELAY = 200;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(280px, 100vw - 16px);
  margin: 0;
  padding: var(--space-6) var(--space-12);
  border: 0;
  border-radius: var(--radius-field);
  background: var(--color-ink);
  color: var(--color-ground);
  box-shadow: var(--elevation-tray);
  ${type("cell")}
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  --rise: 4px;

  &:popover-open { animation: weekplate-rise var(--duration-quick) var(--easing-standard); }

  &[data-instant]:popover-open { animation: none; }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

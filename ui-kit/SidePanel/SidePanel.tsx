import { t } from "@lingui/core/macro";
import X from "lucide-react/icons/x";
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useRef } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { useControlled, useMedia } from "../behaviour/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { enamelSign, media, notPrinted, PHONE_QUERY, type } from "../theme/mod.ts";
import { useMovableContent } from "./use_movable_content.ts";

/** The element that scrolls long content: the panel's body, or a child with `overflow: auto`. */
export const SIDE_PANEL_SCROLLERS = ["body", "child"] as const;

/** One of {@link SIDE_PANEL_SCROLLERS}. */
export type SidePanelScroller = (typeof SIDE_PANEL_SCROLLERS)[number];

/** Props of {@link SidePanel}. */
export interface SidePanelProps extends Omit<ComponentPropsWithRef<"aside">, "title"> {
  /** Shown in its header; its accessible name too. */
  title: string;
  /** Controlled state; the parent may refuse to close it. */
  open?: boolean | undefined;
  /** Initial state when uncontrolled; closed by default. */
  defaultOpen?: boolean | undefined;
  /** Called to close it: by ×, on a phone also by Escape or the Back button. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Buttons in the header, before ×. */
  actions?: ReactNode;
  /** A fixed footer below the content. */
  footer?: ReactNode;
  /** `body` by default. */
  scroller?: SidePanelScroller | undefined;
  /**
   * The element to focus on opening, such as the field to write in. Without it the focus stays where it is beside the
   * page, and on a phone goes to the panel itself.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A panel beside the page, such as a chat: 372 px wide, sticky while the page scrolls.
 * On a phone it is a full-screen modal. Its content is only rendered while it is open. `--side-panel-top` sets
 * its sticky offset on pages without a navbar.
 */
export function SidePanel({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  actions,
  footer,
  scroller = "body",
  initialFocus,
  children,
  ref,
  ...rest
}: SidePanelProps) {
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const isModal = useMedia(PHONE_QUERY);
  const aside = useObjectRef(ref);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => setOpen(false);
  const host = useMovableContent({ aside, dialog, isOpen, isModal, onDismiss: close, initialFocus });
  return (
    <Aside ref={aside} aria-label={title} hidden={!isOpen} data-side-panel="" {...rest}>
      <Modal ref={dialog} tabIndex={-1} aria-label={title} />
      {isOpen &&
        host &&
        createPortal(
          <>
            <Sign>
              <Heading level={2} size="name">
                {title}
              </Heading>
              {actions}
              <IconButton variant="sign" size="small" label={t`Close`} icon={<X size={22} />} onClick={close} />
            </Sign>
            {scroller === "body" ? (
              <Scrolling role="group" aria-label={title} tabIndex={0}>
                {children}
              </Scrolling>
            ) : (
              <Still>{children}</Still>
            )}
            {footer && <Foot>{footer}</Foot>}
          </>,
          host,
        )}
    </Aside>
  );
}

const Aside = styled.aside`
  ${notPrinted}
  --top: var(--side-panel-top, calc(12px + 60px + 52px + var(--space-24)));
  position: sticky;
  inset-block-start: var(--top);
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: min(372px, 46%);
  block-size: calc(100dvh - var(--top) - var(--space-28));
  min-block-size: 20rem;
  padding: var(--space-6);
  padding-block-end: 0;
  border-radius: var(--radius-panel);
  background: var(--color-surface);
  box-shadow: var(--elevation-tray);
  animation: weekplate-rise var(--duration-base) var(--easing-standard);

  ${media.desktop} {
    --top: var(--side-panel-top, calc(12px + var(--size-sign) + var(--space-28)));
    inline-size: 372px;
    block-size: calc(100dvh - var(--top) - 44px);
  }

  /* Covered by the modal. It reserves the content's height until the content has moved there. */
  ${media.phone} {
    position: fixed;
    inset: 0;
    inline-size: auto;
    block-size: auto;
    min-block-size: 0;
    background: none;
    box-shadow: none;
    pointer-events: none;
    animation: none;
  }

  &[hidden] { display: none; }

  ${media.forcedColors} { outline: 2px solid CanvasText; }
`;

const Modal = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding: calc(env(safe-area-inset-top) + 8px) calc(env(safe-area-inset-right) + 8px) env(safe-area-inset-bottom)
    calc(env(safe-area-inset-left) + 8px);
  border: 0;
  background: var(--color-surface);
  color: var(--color-ink);
  pointer-events: auto;

  &:focus { outline: none; }

  &[open] {
    display: flex;
    flex-direction: column;
    animation: weekplate-rise var(--duration-base) var(--easing-standard);
  }
`;

const Sign = styled.div`
  ${enamelSign}
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-block-size: 60px;
  padding-block: var(--space-8);
  padding-inline: 18px 8px;

  > h2 {
    min-inline-size: 0;
    padding-block: var(--space-4);
    color: #fff;
  }
`;

/** Focusable, so that keys can scroll it. */
const Scrolling = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  ${type("body")}

  &:focus-visible { outline-offset: -3px; }
`;

/** Fills the height, so that a child only needs `overflow: auto` to scroll. */
const Still = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  ${type("body")}

  > * { min-block-size: 0; }
`;

const Foot = styled.div`
  flex: none;
  margin-inline: calc(-1 * var(--space-6));
  padding: var(--space-12) var(--space-14) var(--space-14);
  border-block-start: 1px solid var(--color-line);

  ${media.phone} { margin-inline: -8px; }
`;

import { t } from "@lingui/core/macro";
import X from "lucide-react/icons/x";
import { type ComponentPropsWithRef, type RefObject, useId } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { useControlled, useModalDialog } from "../behaviour/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { media, modalSheet } from "../theme/mod.ts";

/** At most 560 and 1000 px wide; on a phone both take the whole screen. */
export const DIALOG_SIZES = ["regular", "wide"] as const;

/** One of {@link DIALOG_SIZES}. */
export type DialogSize = (typeof DIALOG_SIZES)[number];

/** `titled` shows its title above the content, with padding; in a `bare` one the content fills the dialog. */
export const DIALOG_LAYOUTS = ["titled", "bare"] as const;

/** One of {@link DIALOG_LAYOUTS}. */
export type DialogLayout = (typeof DIALOG_LAYOUTS)[number];

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentPropsWithRef<"dialog">, "open" | "title"> {
  /** Its accessible name; `titled` shows it. */
  title: string;
  /** Controlled state; the parent may refuse to close it. */
  open?: boolean | undefined;
  /** Initial state when uncontrolled; closed by default. */
  defaultOpen?: boolean | undefined;
  /** Called to close it: by ×, Escape, a phone's Back button or a press on the backdrop. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  size?: DialogSize | undefined;
  layout?: DialogLayout | undefined;
  /** The element to focus on opening, such as a form's first field. The dialog itself by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal over the page: a post, a form. Its content is only rendered while it is open.
 * `--dialog-close-room` is the width that × occupies in a `bare` one.
 */
export function Dialog({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  size = "regular",
  layout = "titled",
  initialFocus,
  children,
  ref,
  ...rest
}: DialogProps) {
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const dialog = useObjectRef(ref);
  const titleId = useId();
  useModalDialog(dialog, {
    isOpen,
    onDismiss: () => setOpen(false),
    backdrop: "dismiss",
    initialFocus: () => initialFocus?.current,
  });
  const isTitled = layout === "titled";
  return (
    <Root
      ref={dialog}
      tabIndex={-1}
      aria-label={isTitled ? undefined : title}
      aria-labelledby={isTitled ? titleId : undefined}
      data-size={size}
      data-layout={layout}
      {...rest}
    >
      {isOpen && (
        <>
          <Corner>
            <Close
              variant="ghost"
              size="small"
              label={t`Close`}
              icon={<X size={20} />}
              onClick={() => setOpen(false)}
            />
          </Corner>
          {isTitled ? (
            <Body>
              <Heading level={2} size="section" id={titleId}>
                {title}
              </Heading>
              {children}
            </Body>
          ) : (
            children
          )}
        </>
      )}
    </Root>
  );
}

/** Keeps × at the top while the content scrolls. */
const Corner = styled.div`
  position: sticky;
  inset-block-start: var(--dialog-corner);
  z-index: 1;
  display: flex;
  align-items: start;
  justify-content: end;
  block-size: 0;
  padding-inline-end: var(--dialog-corner);
`;

const Close = styled(IconButton)`
  background: var(--color-wash);

  ${media.hover} {
    &[data-variant="ghost"]:hover { background: var(--color-sunk); }
  }
`;

const Body = styled.div`
  padding: var(--space-28);

  > h2:first-child {
    margin-block-end: var(--space-16);
    padding-inline-end: calc(var(--dialog-close-room) - var(--space-28));
  }

  ${media.phone} { padding: var(--space-20) var(--gutter-phone); }
`;

const Root = styled.dialog`
  --dialog-corner: 18px;
  --dialog-close-room: calc(var(--size-target) + var(--dialog-corner) + var(--space-8));
  ${modalSheet}
  inline-size: min(560px, 100% - 2 * var(--space-24));
  max-block-size: calc(100dvh - 2 * var(--space-24));

  &[data-size="wide"] { inline-size: min(1000px, 100% - 2 * var(--space-24)); }

  &[open] { animation: weekplate-rise var(--duration-settle) var(--easing-standard); }


  ${media.phone} {
    --dialog-corner: 12px;

    &, &[data-size] {
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
        env(safe-area-inset-left);
      border-radius: 0;
    }
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

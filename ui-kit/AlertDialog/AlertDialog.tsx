import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { useControlled, useModalDialog } from "../behaviour/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { media, modalSheet } from "../theme/mod.ts";

/** `danger` for deleting. */
export const ALERT_DIALOG_TONES = ["primary", "danger"] as const;

/** One of {@link ALERT_DIALOG_TONES}. */
export type AlertDialogTone = (typeof ALERT_DIALOG_TONES)[number];

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps extends Omit<ComponentPropsWithRef<"dialog">, "open" | "title" | "children"> {
  /** The question or message: its accessible name. */
  title: string;
  /** The consequence: its accessible description. */
  text?: ReactNode;
  /** Controlled state; the parent may refuse to close it. */
  open?: boolean | undefined;
  /** Initial state when uncontrolled; closed by default. */
  defaultOpen?: boolean | undefined;
  /** Called to close it: by cancelling or Escape, and by confirming if there is no `onConfirm`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The verb of the question, such as "Delete". */
  confirmText: string;
  /** Called on confirmation. The parent closes it, at once or after its request. */
  onConfirm?: (() => void) | undefined;
  /** Text of the cancel button. Without it there is only one answer: a plain alert. */
  cancelText?: string | undefined;
  tone?: AlertDialogTone | undefined;
  /** While the confirmed action runs: both buttons are disabled. */
  busy?: boolean | undefined;
  /** Text of the confirm button while busy. */
  busyText?: string | undefined;
}

/** A modal question, or a message that must be acknowledged. */
export function AlertDialog({
  title,
  text,
  open,
  defaultOpen = false,
  onOpenChange,
  confirmText,
  onConfirm,
  cancelText,
  tone = "primary",
  busy = false,
  busyText,
  ref,
  ...rest
}: AlertDialogProps) {
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const dialog = useObjectRef(ref);
  const safeAnswer = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();

  function cancel(): void {
    if (!busy) setOpen(false);
  }

  useModalDialog(dialog, {
    isOpen,
    onDismiss: cancel,
    backdrop: "ignore",
    initialFocus: () => safeAnswer.current,
  });

  // A button that becomes disabled loses the focus: the dialog receives it.
  useLayoutEffect(() => {
    if (isOpen && busy) dialog.current?.focus();
  }, [dialog, isOpen, busy]);

  return (
    <Root
      ref={dialog}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
      {...rest}
    >
      {isOpen && (
        <Body>
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
          {text && <Words id={textId}>{text}</Words>}
          <Answers>
            {cancelText && (
              <Button ref={safeAnswer} variant="plain" disabled={busy} onClick={cancel}>
                {cancelText}
              </Button>
            )}
            <Button
              ref={cancelText ? undefined : safeAnswer}
              variant={tone}
              busy={busy}
              busyText={busyText}
              onClick={onConfirm ?? cancel}
            >
              {confirmText}
            </Button>
          </Answers>
        </Body>
      )}
    </Root>
  );
}

const Body = styled.div`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-28);

  ${media.phone} { padding: var(--space-24) var(--space-20) var(--space-20); }
`;

const Words = styled.div`
  color: var(--color-soft);
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--space-12);
  margin-block-start: var(--space-12);

  ${media.phone} {
    > button { flex: 1; }
  }
`;

const Root = styled.dialog`
  ${modalSheet}
  inline-size: min(460px, 100% - 2 * var(--gutter-phone));
  max-block-size: calc(100dvh - 2 * var(--gutter-phone));

  &[open] { animation: weekplate-rise var(--duration-base) var(--easing-standard); }


  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { useControlled, useModalDialog } from "../behaviour/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { media, modalSheet } from "../theme/mod.ts";

/** `danger` for what takes something away. */
export const ALERT_DIALOG_TONES = ["primary", "danger"] as const;

/** One of {@link ALERT_DIALOG_TONES}. */
export type AlertDialogTone = (typeof ALERT_DIALOG_TONES)[number];

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps extends Omit<ComponentPropsWithRef<"dialog">, "open" | "title" | "children"> {
  /** The question, or what has happened: its accessible name. */
  title: string;
  /** What follows from it: its accessible description. */
  text?: ReactNode;
  /** Held by its owner, who may refuse to close it. */
  open?: boolean | undefined;
  /** Where it begins when nobody holds it; closed unless said otherwise. */
  defaultOpen?: boolean | undefined;
  /** Asked to close: by cancelling or Escape; by confirming only where there is no `onConfirm`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The verb of the question, such as "Delete". */
  confirmText: string;
  /** Confirmed. The owner closes it, at once or when the request has ended. */
  onConfirm?: (() => void) | undefined;
  /** The way out. Without it there is only one answer: a plain alert. */
  cancelText?: string | undefined;
  tone?: AlertDialogTone | undefined;
  /** While what was confirmed runs: neither answer can be given. */
  busy?: boolean | undefined;
  /** What the confirming button reads while busy. */
  busyText?: string | undefined;
}

/** A question that must be answered before anything else, or news that must not be missed. */
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

  // A button that turns busy drops the focus: the dialog catches it.
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

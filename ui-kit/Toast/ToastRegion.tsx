import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef } from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { useTopModal } from "../behaviour/mod.ts";
import { media, notPrinted } from "../theme/mod.ts";
import { Toast } from "./Toast.tsx";
import type { ToastMessage } from "./use_toasts.ts";

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** From `useToasts`. */
  toasts: readonly ToastMessage[];
  /** From `useToasts`. */
  onDismiss: (id: number) => void;
  /** A message that is shown while it is true, below the others: "You are offline." Announced politely. */
  standing?: string | undefined;
}

/**
 * Shows toasts at the bottom centre, above the bottom bar with what stands on it (`data-above-tabs`), a dock or an action bar,
 * and above an open modal. Use it once, at the root of the app.
 */
export function ToastRegion({ toasts, onDismiss, standing, ...rest }: ToastRegionProps) {
  const modal = useTopModal();

  function message({ id, tone, action, duration, text }: ToastMessage, role: "alert" | "presentation") {
    return (
      <Toast key={id} role={role} tone={tone} action={action} duration={duration} onDismiss={() => onDismiss(id)}>
        {text}
      </Toast>
    );
  }

  const region = (
    <Root role="region" aria-label={t`Messages`} {...rest}>
      {toasts.filter((toast) => toast.tone !== "info").map((toast) => message(toast, "alert"))}
      {/* Rendered before its messages, so that they are announced. */}
      <Polite aria-live="polite">
        {toasts.filter((toast) => toast.tone === "info").map((toast) => message(toast, "presentation"))}
      </Polite>
      {/* Rendered before its text, so that the text is announced; a status only while there is a text. */}
      <Standing aria-live="polite" role={standing ? "status" : undefined}>
        {standing && (
          <Toast tone="info" role="presentation">
            {standing}
          </Toast>
        )}
      </Standing>
    </Root>
  );
  return modal ? createPortal(region, modal) : region;
}

/** Its messages stand in the region's column. */
const Polite = styled.div`
  display: contents;

  > * { pointer-events: auto; }
`;

/** Lets presses through to the page below, except on toasts. */
const Standing = styled.div`
  max-inline-size: 100%;

  &:empty { margin-block-start: calc(-1 * var(--space-10)); }
`;

const Root = styled.div`
  ${notPrinted}
  position: fixed;
  inset-block-end: calc(env(safe-area-inset-bottom) + var(--space-24));
  inset-inline: var(--space-16);
  z-index: 40;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-10);
  pointer-events: none;

  > * { pointer-events: auto; }

  > ${Standing} { pointer-events: none; }

  ${media.phone} { inset-block-end: calc(env(safe-area-inset-bottom) + var(--size-bottom-bar) + var(--space-20)); }

  ${media.phone} {
    body:has([data-above-tabs]) & {
      inset-block-end: calc(env(safe-area-inset-bottom) + var(--size-bottom-bar) + var(--size-target) + var(--space-48));
    }
  }

  body:has([data-dock], [data-action-bar]) & { inset-block-end: calc(env(safe-area-inset-bottom) + 128px); }
`;

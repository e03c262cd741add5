import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";
import { Toast } from "./Toast.tsx";
import type { ToastMessage } from "./use_toasts.ts";

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** From `useToasts`. */
  toasts: readonly ToastMessage[];
  /** From `useToasts`. */
  onDismiss: (id: number) => void;
  /** Accessible name of the region. */
  label?: string | undefined;
}

/** Where toasts appear: bottom centre, above the bottom bar. Once, at the root of the app. */
export function ToastRegion({ toasts, onDismiss, label = "Messages", ...rest }: ToastRegionProps) {
  return (
    <Root role="region" aria-label={label} {...rest}>
      {toasts.map((toast) => (
        <Toast key={toast.id} tone={toast.tone} action={toast.action} onDismiss={() => onDismiss(toast.id)}>
          {toast.text}
        </Toast>
      ))}
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset-block-end: var(--space-24);
  inset-inline: var(--space-16);
  z-index: 40;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-10);
  pointer-events: none;

  > * { pointer-events: auto; }

  ${media.phone} { inset-block-end: calc(var(--size-bottom-bar) + var(--space-20)); }
`;

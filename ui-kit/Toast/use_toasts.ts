import { useCallback, useRef, useState } from "react";
import type { ToastAction, ToastTone } from "./Toast.tsx";

/** Options of a message. */
export interface ToastOptions {
  /** `done` by default. */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /** In ms; Infinity stays until it is dismissed. Default as that of a `Toast`. */
  duration?: number | undefined;
  /** Replaces the visible message of the same group: after ten quick ticks only the last one is shown. */
  group?: string | undefined;
}

/** One visible message. */
export interface ToastMessage extends ToastOptions {
  id: number;
  text: string;
}

/** The number of visible messages; the oldest is removed first. */
const MOST = 3;

/** The messages of a page: `show` one, hand `toasts` and `dismiss` to a `ToastRegion`. Both functions stay the same. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const nextId = useRef(1);

  const show = useCallback((text: string, options: ToastOptions = {}) => {
    const id = nextId.current++;
    const { group } = options;
    setToasts((shown) =>
      [...shown.filter((toast) => group === undefined || toast.group !== group), { id, text, ...options }].slice(-MOST),
    );
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return { toasts, show, dismiss };
}

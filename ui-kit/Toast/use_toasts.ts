import { useCallback, useRef, useState } from "react";
import type { ToastTone } from "./Toast.tsx";

/** One message that is shown now. */
export interface ToastMessage {
  id: number;
  text: string;
  tone: ToastTone;
}

/** How many are shown at once; an older one makes room. */
const MOST = 3;

/** The messages of a page: `show` one, hand `toasts` and `dismiss` to a `ToastRegion`. Both functions stay the same. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const nextId = useRef(1);

  const show = useCallback((text: string, tone: ToastTone = "done") => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { id, text, tone }].slice(-MOST));
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return { toasts, show, dismiss };
}

import { t } from "@lingui/core/macro";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { type ToastOptions, useToasts } from "../../../ui-kit/Toast/mod.ts";
import { retryImport } from "../routing/retry_import.ts";
import type { ToastRegion } from "./toast_region.ts";
import { useOnline } from "./use_online.ts";

const ShowToastContext = createContext<(text: string, options?: ToastOptions) => void>(() => {});

/** Shows toasts above all routes, so that a message survives a navigation, and a notice on every page while offline. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  const isOnline = useOnline();
  const offline = t`You are offline. New things load when you are back.`;
  const { Region } = useRegion(toasts.length > 0 || !isOnline);
  return (
    <ShowToastContext.Provider value={show}>
      {children}
      {Region && <Region toasts={toasts} onDismiss={dismiss} standing={isOnline ? undefined : offline} />}
    </ShowToastContext.Provider>
  );
}

/**
 * The code that draws messages, once it is loaded: after the page, which has none at first. Where that has failed, it is loaded
 * again when there is a message.
 */
function useRegion(isNeeded: boolean): { Region: typeof ToastRegion | undefined } {
  const [Region, setRegion] = useState<typeof ToastRegion>();
  useEffect(() => {
    if (Region) return;
    retryImport(() => import("./toast_region.ts")).then(
      (loaded) => startTransition(() => setRegion(() => loaded.ToastRegion)),
      () => {},
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a message is a reason to try again
  }, [Region, isNeeded]);
  return { Region };
}

/** Returns a function that shows a short message over the page. The function never changes. */
export function useToast(): (text: string, options?: ToastOptions) => void {
  return useContext(ShowToastContext);
}

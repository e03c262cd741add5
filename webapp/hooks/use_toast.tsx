import { createContext, type ReactNode, useContext } from "react";
import { type ToastOptions, ToastRegion, useToasts } from "../../ui-kit/Toast/mod.ts";
import { useOnline } from "./use_online.ts";

const ShowToastContext = createContext<(text: string, options?: ToastOptions) => void>(() => {});

const OFFLINE = "You are offline. New things load when you are back.";

/** Shows toasts above all routes, so that a message survives a navigation, and a notice on every page while offline. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  const isOnline = useOnline();
  return (
    <ShowToastContext.Provider value={show}>
      {children}
      <ToastRegion data-late toasts={toasts} onDismiss={dismiss} standing={isOnline ? undefined : OFFLINE} />
    </ShowToastContext.Provider>
  );
}

/** Returns a function that shows a short message over the page. The function never changes. */
export function useToast(): (text: string, options?: ToastOptions) => void {
  return useContext(ShowToastContext);
}

import { createContext, type ReactNode, useContext } from "react";
import { type ToastOptions, ToastRegion, useToasts } from "../../ui-kit/Toast/mod.ts";
import { useOnline } from "./use_online.ts";

const ShowToastContext = createContext<(text: string, options?: ToastOptions) => void>(() => {});

/** What is asked for meanwhile waits at the query cache; what was typed or chosen stays where it is. */
const OFFLINE = "You are offline. New things load when you are back.";

/** One place for toasts, above all routes: a message survives the navigation that follows it, and the word that there is no network stands on every page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  const isOnline = useOnline();
  return (
    <ShowToastContext.Provider value={show}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} standing={isOnline ? undefined : OFFLINE} />
    </ShowToastContext.Provider>
  );
}

/** Shows a short message over the page. The function stays the same. */
export function useToast(): (text: string, options?: ToastOptions) => void {
  return useContext(ShowToastContext);
}

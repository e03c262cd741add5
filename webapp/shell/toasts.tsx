import { createContext, type ReactNode, useContext } from "react";
import { type ToastOptions, ToastRegion, useToasts } from "../../ui-kit/Toast/mod.ts";

const ShowToastContext = createContext<(text: string, options?: ToastOptions) => void>(() => {});

/** One place for toasts, above all routes: a message survives the navigation that follows it. */
export function ToastPlace({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <ShowToastContext.Provider value={show}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ShowToastContext.Provider>
  );
}

/** Shows a short message over the page. The function stays the same. */
export function useToast(): (text: string, options?: ToastOptions) => void {
  return useContext(ShowToastContext);
}

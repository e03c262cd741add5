import { ToastProvider } from "../hooks/mod.ts";
import { Outlet, ScrollRestoration } from "../router/mod.ts";
import { useFocusOnNavigation } from "./use_focus_on_navigation.ts";

/** Shared by all screens: toasts, focus on the heading of a new page, scroll position on Back. */
export function Root() {
  useFocusOnNavigation();
  return (
    <ToastProvider>
      <Outlet />
      <ScrollRestoration />
    </ToastProvider>
  );
}

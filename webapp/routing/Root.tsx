import { Outlet, ScrollRestoration } from "react-router-dom";
import { ToastProvider } from "../hooks/mod.ts";
import { useFocusOnNavigation } from "./use_focus_on_navigation.ts";

/** What all screens share: toasts, focus on the new page's heading, the old place on Back. */
export function Root() {
  useFocusOnNavigation();
  return (
    <ToastProvider>
      <Outlet />
      <ScrollRestoration />
    </ToastProvider>
  );
}

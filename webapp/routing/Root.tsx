import { type Location, Outlet, ScrollRestoration } from "react-router-dom";
import { ToastProvider } from "../hooks/mod.ts";
import { useFocusOnNavigation } from "./use_focus_on_navigation.ts";

/** Shared by all screens: toasts, focus on the heading of a new page, scroll position on Back. */
export function Root() {
  useFocusOnNavigation();
  return (
    <ToastProvider>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </ToastProvider>
  );
}

/** Every page that is loaded by its address has the key "default", so that one would open at another one's position. */
function scrollKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

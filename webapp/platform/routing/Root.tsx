import { useLayoutEffect } from "react";
import {
  type Location,
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
} from "react-router-dom";
import { layOutAll } from "../../../ui-kit/behaviour/mod.ts";
import type { AppRoute } from "../../../wire/pages/app_routes.ts";
import { ToastProvider } from "../hooks/mod.ts";
import { pageTitle } from "./page_title.ts";
import { useFocusOnNavigation } from "./use_focus_on_navigation.ts";

/** Shared by all screens: the title, toasts, focus on the heading of a new page, scroll position on Back. */
export function Root() {
  // sound: `routes.tsx` gives each page its path
  const path = useMatches().at(-1)?.handle as AppRoute | undefined;
  const title = path && pageTitle(path);
  useFocusOnNavigation();
  return (
    <ToastProvider>
      {title && <title>{`${title} · Weekplate`}</title>}
      <Outlet />
      <BeforeScroll />
      <ScrollRestoration getKey={scrollKey} />
    </ToastProvider>
  );
}

/** Distant cards have their place before the page is scrolled to where it was. */
function BeforeScroll() {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && key !== "default";
  useLayoutEffect(() => {
    if (isBack) layOutAll();
  }, [isBack]);
  return null;
}

/** Every page that is loaded by its address has the key "default", so that one would open at another one's position. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

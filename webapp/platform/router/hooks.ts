import { type MouseEvent, useCallback, useEffect, useMemo } from "react";
import { type Location, pathOf } from "./history.ts";
import { useRouterContext } from "./RouterProvider.tsx";
import type { Params } from "./route.ts";
import type { NavigateOptions, NavigationType, To } from "./router.ts";

/** The address of the drawn page. */
export function useLocation(): Location {
  return useRouterContext().state.location;
}

/** How it was reached. */
export function useNavigationType(): NavigationType {
  return useRouterContext().state.type;
}

/** The parts of its path that its route names. */
export function useParams(): Params {
  return useRouterContext().state.params;
}

/** The router's `navigate`, the same function at every call. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => Promise<void> {
  const { router } = useRouterContext();
  return useCallback((to, options) => router.navigate(to, options), [router]);
}

/** Parameters of the address, and a function that opens the same page with others. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (
    next: Readonly<Record<string, string>> | ((before: URLSearchParams) => URLSearchParams),
    options?: NavigateOptions,
  ) => void,
] {
  const { router, state } = useRouterContext();
  const { search } = state.location;
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  return [
    parameters,
    (next, options) => {
      const chosen = typeof next === "function" ? next(parameters) : new URLSearchParams(next);
      void router.navigate({ search: chosen.toString() }, options);
    },
  ];
}

/** The address of a link. An address that begins with `?` stays on the page. */
export function useHref(to: string): string {
  return useRouterContext().router.href(to);
}

/** Opens a link in the app where the browser would have opened it in this tab. The current address again adds no entry. */
export function useLinkClickHandler(
  to: string,
  { target, ...options }: NavigateOptions & { target?: string | undefined },
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { router, state } = useRouterContext();
  return (event) => {
    const isOwn = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    const href = router.href(to);
    if (!isOwn || !href.startsWith("/") || (target && target !== "_self")) return;
    event.preventDefault();
    void router.navigate(to, { replace: href === pathOf(state.location), ...options });
  };
}

/** Opens another address as soon as it is drawn. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

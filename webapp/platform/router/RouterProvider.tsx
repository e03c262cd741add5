import {
  Component,
  createContext,
  memo,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from "react";
import type { Location } from "./history.ts";
import type { Router, RouterState } from "./router.ts";

/** The router, and the state that is drawn: the router's own may be ahead of it. */
export const RouterContext = createContext<{ readonly router: Router; readonly state: RouterState } | undefined>(
  undefined,
);
const DepthContext = createContext(0);
const FailureContext = createContext<unknown>(undefined);

/** Draws the current page of a router. */
export function RouterProvider({
  router,
  fallback,
}: {
  router: Router;
  /** Until the first page is loaded. */
  fallback: ReactNode;
}) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = (next: RouterState) => startTransition(() => setState(next));
    // It may have changed between drawing and now.
    show(router.state);
    return router.subscribe(show);
  }, [router]);
  return (
    <RouterContext value={{ router, state }}>
      {state.loaded.length > 0 ? <RouteAt depth={0} /> : fallback}
    </RouterContext>
  );
}

/** The route below, within the component of a route with children. */
export function Outlet() {
  return <RouteAt depth={useContext(DepthContext) + 1} />;
}

/** The result of this component's route loader. */
export function useLoaderData(): unknown {
  return useRouterContext().state.loaded[useContext(DepthContext)]?.data;
}

/** The error, within an `errorElement`. */
export function useRouteError(): unknown {
  return useContext(FailureContext);
}

/** @throws {Error} outside of a {@linkcode RouterProvider} */
export function useRouterContext(): { readonly router: Router; readonly state: RouterState } {
  const context = useContext(RouterContext);
  if (!context) throw new Error("Cannot use the router: there is no RouterProvider above");
  return context;
}

/** Not drawn again where only the component around its outlet was: a page is much, and changes by its own state. */
const RouteAt = memo(DrawnRoute);

function DrawnRoute({ depth }: { depth: number }) {
  const { state } = useRouterContext();
  const loaded = state.loaded[depth];
  if (!loaded) return null;
  const { route, Component: Drawn } = loaded;
  const content = Drawn ? <Drawn /> : (route.element ?? <Outlet />);
  const failure = depth === state.loaded.length - 1 ? state.failure : undefined;
  return (
    <DepthContext value={depth}>
      {route.errorElement === undefined ? (
        content
      ) : (
        <FailureBoundary location={state.location} failure={failure} shown={route.errorElement}>
          {content}
        </FailureBoundary>
      )}
    </DepthContext>
  );
}

type Failure = RouterState["failure"];

interface FailureBoundaryProps {
  location: Location;
  /** The state of loading. */
  failure: Failure;
  shown: ReactNode;
  children: ReactNode;
}

/** Shows a failure of loading or drawing until the next navigation. */
class FailureBoundary extends Component<FailureBoundaryProps, { location: Location; failure: Failure }> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: FailureBoundaryProps, state: { location: Location }) {
    return location === state.location ? null : { location, failure: undefined };
  }

  override state: { location: Location; failure: Failure } = { location: this.props.location, failure: undefined };

  override render(): ReactNode {
    const { shown, children } = this.props;
    const failure = this.props.failure ?? this.state.failure;
    return failure ? <FailureContext value={failure.error}>{shown}</FailureContext> : children;
  }
}

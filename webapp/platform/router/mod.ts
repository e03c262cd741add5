export type { EntryState, Location } from "./history.ts";
export {
  Navigate,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "./hooks.ts";
export { Outlet, RouterProvider, useLoaderData, useRouteError } from "./RouterProvider.tsx";
export { type LoaderArgs, type Params, Redirect, type Route } from "./route.ts";
export {
  createBrowserRouter,
  createMemoryRouter,
  initialized,
  type MemoryEntry,
  type NavigateOptions,
  type NavigationType,
  type Router,
} from "./router.ts";
export { SCROLL_POSITIONS_KEY, ScrollRestoration } from "./ScrollRestoration.tsx";

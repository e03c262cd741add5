import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { App } from "./App.tsx";
import { repeatEarlyInput } from "./platform/early_input/repeat_early_input.ts";
import { textsLoaded } from "./platform/language/load_texts.ts";
import {
  canHydrate,
  HYDRATION_STATE_ID,
  OWN_STATE_ATTRIBUTE,
  readHydrationState,
} from "./platform/server_rendering/hydration_state.ts";
import { productServices } from "./product_services.ts";
import { createRoutes } from "./routes.tsx";

// Zod probes for eval, which the content security policy blocks with a console error.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

void start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("Cannot start: the page has no #root");
  const state = readHydrationState();
  const services = productServices(state);
  const routes = createRoutes(services);
  const isHydrated = state !== undefined && canHydrate(state, services);
  if (isHydrated) await loadLazyRoutes(routes);
  await textsLoaded();
  const router = createBrowserRouter(routes, isHydrated ? { hydrationData: state.router } : {});
  const app = (
    <StrictMode>
      <App services={services} firstMedia={state?.isPhone ? "phone" : "desktop"}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  await globalThis.earlyInput?.released();
  globalThis.earlyInput?.endPresses();
  if (isHydrated) {
    // A transition works in short steps, so that a press does not wait for all of it: React then finishes at once.
    startTransition(() => {
      hydrateRoot(root, <Hydrated>{app}</Hydrated>, {
        onRecoverableError: (error) => services.log("Rendered a part of the page anew", error),
      });
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(<Hydrated>{app}</Hydrated>);
  }
}

/** Hydration needs the components of the first page at once. */
async function loadLazyRoutes(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Draws the app, and repeats the input from before it. */
function Hydrated({ children }: { children: ReactNode }) {
  // From its first commit on, React answers everything itself.
  useLayoutEffect(() => globalThis.earlyInput?.end(), []);
  useEffect(() => {
    document.getElementById(HYDRATION_STATE_ID)?.remove();
    document.documentElement.removeAttribute(OWN_STATE_ATTRIBUTE);
    const { earlyInput } = globalThis;
    globalThis.earlyInput = undefined;
    // Not within React's own work, where a press on a part that it has left for later would be lost.
    if (earlyInput) queueMicrotask(() => void repeatEarlyInput(earlyInput));
  }, []);
  return children;
}

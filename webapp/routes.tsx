import type { ComponentType } from "react";
import { type LoaderFunctionArgs, Outlet, type RouteObject, useLoaderData } from "react-router-dom";
import { APP_ROUTES, type AppPage, type AppRoute, pageAt } from "../wire/pages/app_routes.ts";
import { LoginPage } from "./features/auth/LoginPage.tsx";
import { SignUpPage } from "./features/auth/SignUpPage.tsx";
import {
  PageFailure,
  PageLoading,
  Root,
  requireSignedIn,
  requireSignedOut,
  retryImport,
} from "./platform/routing/mod.ts";
import type { Services } from "./services.ts";

/** Most visitors see one of these first, so they are part of the first chunk. */
const FIRST_PAGES: Readonly<Record<string, ComponentType>> = {
  "auth/SignUpPage": SignUpPage,
  "auth/LoginPage": LoginPage,
};
/** Every other page is a chunk of its own. A module exports its page by the name of its file. */
const PAGE_MODULES = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  "./features/*/*Page.tsx",
  "!./features/auth/{SignUp,Login,Auth}Page.tsx",
]);
/** Where people sign in at an OpenID Connect provider. */
const AT_PROVIDER: Readonly<Record<string, string>> = {
  "auth/SignUpPage": "auth/ProviderSignUpPage",
  "auth/LoginPage": "auth/ProviderLoginPage",
};

const loadShell = () => retryImport(() => import("./platform/shell/signed_in.ts"));

/**
 * The router's routes: every page of the manifest, within the frame that its access needs. A page's data is requested while
 * its code loads. The page itself shows whether the data is loading or has failed.
 */
export function createRoutes(services: Services): RouteObject[] {
  function pages(isWithin: (page: AppPage) => boolean, guard?: (request: Request) => Promise<void>): RouteObject[] {
    return APP_ROUTES.filter((path) => isWithin(pageAt(path))).map((path) => pageRoute(path, guard));
  }

  function pageRoute(path: AppRoute | "*", guard?: (request: Request) => Promise<void>): RouteObject {
    const { module } = pageAt(path);
    return {
      path,
      handle: path,
      async lazy() {
        const atProvider = services.identity.providerName === undefined ? undefined : AT_PROVIDER[module];
        const first = atProvider === undefined ? FIRST_PAGES[module] : undefined;
        // Cook mode with its timers, so that its first drawing has the step.
        if (path === "/recipe/:id/cook") await services.openKitchenTimers();
        return { Component: first ?? (await loadPage(atProvider ?? module)) };
      },
      async loader(args) {
        await guard?.(args.request);
        await prefetch(path, args);
        return null;
      },
    };
  }

  /** The guard of the parent route redirects visitors without a session; no request is sent for them. */
  async function prefetch(path: AppRoute | "*", args: LoaderFunctionArgs): Promise<void> {
    if (pageAt(path).access === "visitors" || !(await services.identity.ready().catch(() => undefined))) return;
    const { PREFETCH, restorePersistedQueries } = await loadShell();
    await restorePersistedQueries(services);
    await PREFETCH[path]?.(services, args);
  }

  let SignedInFrame: ComponentType | undefined;

  /** Loads the navbar for a signed-in person. Returns whether there is one. */
  async function loadFrame(): Promise<boolean> {
    const user = await services.identity.ready().catch(() => undefined);
    if (user) ({ SignedInFrame } = await retryImport(() => import("./platform/shell/SignedInFrame.tsx")));
    return user !== undefined;
  }

  /** Draws the navbar round its pages for a signed-in person, and nothing for visitors. */
  function OptionalFrame() {
    const isSignedIn = useLoaderData<boolean>();
    return isSignedIn && SignedInFrame ? <SignedInFrame /> : <Outlet />;
  }

  return [
    {
      Component: Root,
      errorElement: <PageFailure />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        ...pages(
          ({ access }) => access === "visitors",
          (request) => requireSignedOut(services, request),
        ),
        {
          lazy: async () => ({ Component: (await loadShell()).SignedInProviders }),
          async loader({ request }) {
            await requireSignedIn(services, request);
            await (await loadShell()).restorePersistedQueries(services);
            return null;
          },
          children: [
            ...pages(({ access, isBare }) => access === "signed-in" && isBare === true),
            {
              lazy: async () => ({
                Component: (await retryImport(() => import("./platform/shell/Shell.tsx"))).Shell,
              }),
              children: [
                {
                  // A failure within keeps the navbar.
                  errorElement: <PageFailure />,
                  children: pages(({ access, isBare }) => access === "signed-in" && !isBare),
                },
              ],
            },
          ],
        },
        {
          async lazy() {
            await loadFrame();
            return { Component: OptionalFrame };
          },
          loader: loadFrame,
          children: [...pages(({ access }) => access === "everyone"), pageRoute("*")],
        },
      ],
    },
  ];
}

async function loadPage(module: string): Promise<ComponentType> {
  const load = PAGE_MODULES[`./features/${module}.tsx`];
  const Page = load && (await retryImport(load))[module.split("/")[1] ?? ""];
  if (!Page) throw new Error(`Cannot open a page: there is no component in features/${module}.tsx`);
  return Page;
}

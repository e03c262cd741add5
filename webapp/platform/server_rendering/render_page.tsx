import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { FirstMedia } from "../../../ui-kit/behaviour/mod.ts";
import { UnreadMarker } from "../../../ui-kit/IconButton/mod.ts";
import { ToastRegion } from "../../../ui-kit/Toast/mod.ts";
import type { PageRequest, RenderedPage } from "../../../wire/pages/page_renderer.ts";
import { invitationQuery } from "../../features/household/invitation_query.ts";
import { COOK_MODE } from "../../features/kitchen_timers/timers_key.ts";
import { prefetchPlannedMeal } from "../../features/select_meal/prefetch_planned_meal.ts";
import { createRoutes } from "../../routes.tsx";
import { type Services, ServicesProvider } from "../../services.ts";
import {
  findRecipe,
  householdQuery,
  MODERATION_LOG,
  ownRecipeQuery,
  ownRecipesQuery,
  REPORTS,
  SESSIONS,
} from "../api/mod.ts";
import { createMemoryRouter, initialized, RouterProvider } from "../router/mod.ts";
import { getQueryClient, prefetchShell } from "../shell/mod.ts";
import {
  COOKING_ATTRIBUTE,
  HYDRATION_STATE_ID,
  type HydrationState,
  LATER_PICTURES_ID,
  PAINT_WHOLE,
} from "./hydration_state.ts";
import { takeInlineStyles } from "./inline_styles.ts";
import { servedStyles } from "./served_styles.ts";
import { serverServices } from "./server_services.ts";

const OPEN_ROOT = '<div id="root">';
const CLOSE_ROOT = "</div>";

/** React preloads every picture that is not lazy; the browser finds those in the page soon enough. */
const LESS_URGENT_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/gu;
const LESS_URGENT_EAGER = /loading="eager"(?! fetchPriority="high")/gu;
/** On pictures of the first screen, beside the first one. */
const FIRST_SCREEN = "data-first-screen";
/** How many of them a phone shows on home. With a third one, Lighthouse's largest paint of home exceeded 1.6 s. */
const FIRST_SCREEN_PHONE = 2;
/** A page that waits for longer has a part that only browsers draw. */
const DRAWING_TIMEOUT_MS = 500;
/**
 * Components that any page shows after the app has started. Their styles are in the page, because adding styles later makes
 * the browser match it anew.
 */
const SOON = (
  <>
    <ToastRegion toasts={[{ id: 0, text: "", action: { text: "", onSelect: () => {} } }]} onDismiss={() => {}} />
    <UnreadMarker />
  </>
);
const OWN_RECIPES_PAGE = /^\/recipes\/mine\/?$/iu;
const OWN_RECIPE_PAGE = /^\/recipes?\/(own-[\w-]+)(?:\/edit)?\/?$/iu;
const INVITATION_PAGE = /^\/join\/?$/iu;
const SHARED_RECIPE_PAGE = /^\/shared\/([^/]+)\/?$/iu;

/**
 * Renders a page as the browser would with the data that can be read before the deadline. Data that is missing by then, or
 * could not be read, is rendered as loading: the browser reads it.
 */
export async function renderPage(page: PageRequest): Promise<RenderedPage | undefined> {
  const url = new URL(page.url);
  const { pathname, search } = url;
  const isInvitation = INVITATION_PAGE.test(pathname);
  // The browser asks again with the token, or has it stored from before.
  if (isInvitation && page.invitation === undefined) return undefined;
  const services = await withSharedRecipe(serverServices(page), { pathname, deadline: page.deadline });
  const router = createMemoryRouter(createRoutes(services), [pathname + search]);
  await initialized(router);
  // The browser follows a redirect and shows a failure.
  if (router.state.type !== "POP" || router.state.failure) return undefined;

  const queries = page.person && getQueryClient(services);
  if (queries) {
    prefetchShell(services);
    // In a browser, these routes do not prefetch it: the queries come with the page's code.
    if (OWN_RECIPES_PAGE.test(pathname)) {
      void queries.prefetchInfiniteQuery(ownRecipesQuery(services.cookbook));
    }
    const [, ownRecipe] = OWN_RECIPE_PAGE.exec(pathname) ?? [];
    if (ownRecipe !== undefined) void queries.prefetchQuery(ownRecipeQuery(services.cookbook, ownRecipe));
    if (isInvitation && page.invitation !== undefined) {
      void queries.prefetchQuery(invitationQuery(services.household, page.invitation));
      void queries.prefetchQuery(householdQuery(services.household));
    }
    prefetchPlannedMeal(queries, { services, url });
    await settled(queries, page.deadline);
  }

  const start = performance.now();
  const sheet = new ServerStyleSheet({ nonce: page.nonce });
  try {
    const stream = await renderToReadableStream(
      sheet.collectStyles(
        <div id="root">
          <FirstMedia value={page.isPhone ? "phone" : "desktop"}>
            <ServicesProvider value={services}>
              <RouterProvider router={router} fallback={null} />
            </ServicesProvider>
          </FirstMedia>
        </div>,
      ),
      {
        // Otherwise long parts are moved to their place by scripts in the page.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        signal: AbortSignal.timeout(DRAWING_TIMEOUT_MS),
        onError: (error) => page.log("Cannot draw a part of a page", error),
      },
    );
    await stream.allReady;
    renderToStaticMarkup(sheet.collectStyles(SOON));
    const html = await new Response(stream).text();
    const begin = html.indexOf(OPEN_ROOT);
    const end = html.lastIndexOf(CLOSE_ROOT);
    const hoisted = html.slice(0, begin).replaceAll(LESS_URGENT_PICTURE, "");
    const content = deferPictures(html.slice(begin + OPEN_ROOT.length, end), page);
    const { css, styles, html: root } = takeInlineStyles(content);
    return {
      head: `${PAINT_WHOLE}${laterPictures(page.nonce)}${COOK_MODE.test(pathname) ? hiddenCooking(page.nonce) : ""}${hoisted}${servedStyles(sheet.getStyleTags(), page)}<style nonce="${page.nonce}">${css}</style>`,
      root,
      data: dataOf(page, { services, queries, styles }),
      busyMs: performance.now() - start,
    };
  } finally {
    sheet.seal();
    queries?.clear();
  }
}

/** Visitors without a session have no query cache. A link that leads nowhere is left to the browser. */
async function withSharedRecipe(
  services: Services,
  { pathname, deadline }: { pathname: string; deadline: Promise<void> },
): Promise<Services> {
  const [, link] = SHARED_RECIPE_PAGE.exec(pathname) ?? [];
  if (link === undefined) return services;
  const recipe = await Promise.race([findRecipe(services.recipes, link).catch(() => undefined), deadline]);
  return recipe ? { ...services, sharedRecipe: { link, recipe } } : services;
}

/** Pictures of the first screen are asked for when they have their place, so that the first one does not wait for them. */
function deferPictures(content: string, { isPhone }: PageRequest): string {
  let others = 0;
  return content.replaceAll(LESS_URGENT_EAGER, () =>
    isPhone && ++others > FIRST_SCREEN_PHONE ? 'loading="lazy"' : `loading="lazy" ${FIRST_SCREEN}`,
  );
}

function laterPictures(nonce: string): string {
  const later = `#root img[loading="lazy"]:not([${FIRST_SCREEN}],[fetchpriority="high"])`;
  return `<style id="${LATER_PICTURES_ID}" nonce="${nonce}">${later}{display:none}</style>`;
}

function hiddenCooking(nonce: string): string {
  return `<style nonce="${nonce}">[${COOKING_ATTRIBUTE}] #root{visibility:hidden}</style>`;
}

/** Waits until all reads have ended, and removes those that failed. */
async function settled(client: QueryClient, deadline: Promise<void>): Promise<void> {
  const idle = new Promise<void>((resolve) => {
    const look = () => client.isFetching() === 0 && resolve();
    client.getQueryCache().subscribe(look);
    look();
  });
  await Promise.race([idle, deadline]);
  client.removeQueries({ predicate: ({ state }) => state.status !== "success" });
  // They show times in the browser's time zone.
  for (const queryKey of [SESSIONS, REPORTS, MODERATION_LOG]) client.removeQueries({ queryKey });
}

function dataOf(
  { person, invitation, isPhone }: PageRequest,
  { services, queries, styles }: { services: Services; queries: QueryClient | undefined; styles: readonly string[] },
): string {
  const user = services.identity.current;
  const data: HydrationState = {
    person: person && user && { user, marker: person.device.marker },
    today: services.today(),
    isPhone,
    invitation,
    styles,
    queries: queries && dehydrate(queries),
    sharedRecipe: services.sharedRecipe,
  };
  // Neither a tag nor a comment can begin within it.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${HYDRATION_STATE_ID}">${json}</script>`;
}

import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { type AppRoute, appRouteAt } from "../../../wire/pages/app_routes.ts";
import type { PageRedirect, PageRequest, RenderedPage } from "../../../wire/pages/page_renderer.ts";
import { App } from "../../App.tsx";
import { createRoutes } from "../../routes.tsx";
import type { Services } from "../../services.ts";
import { findRecipe, MODERATION_LOG, REPORTS, SESSIONS } from "../api/mod.ts";
import { getQueryClient, prefetchShell } from "../shell/mod.ts";
import { AFTER_CONTENT_ID, HYDRATION_STATE_ID, type HydrationState, OWN_STATE_ATTRIBUTE } from "./hydration_state.ts";
import { type BuildManifest, pageFiles } from "./page_files.ts";
import { inLanguage } from "./server_i18n.ts";
import { serverServices } from "./server_services.ts";
import { textsOf } from "./server_texts.ts";

/** The browser's build: which files a page needs. */
declare const CLIENT_MANIFEST: BuildManifest;

const ROOT_ID = "root";
const OPEN_ROOT = `<div id="${ROOT_ID}">`;
const CLOSE_ROOT = "</div>";
/** A page that waits for longer has a part that only browsers draw. */
const DRAWING_TIMEOUT_MS = 500;
const SHARED_RECIPE: AppRoute = "/shared/:link";
const INVITATION: AppRoute = "/join";

/**
 * Renders a page as the browser would with the data that can be read before the deadline. Data that is missing by then, or
 * could not be read, is rendered as loading: the browser reads it.
 */
export async function renderPage(page: PageRequest): Promise<RenderedPage | PageRedirect | undefined> {
  const messages = await textsOf(page.language, CLIENT_MANIFEST);
  return await inLanguage(page.language, messages, () => renderInLanguage(page));
}

async function renderInLanguage(page: PageRequest): Promise<RenderedPage | PageRedirect | undefined> {
  const url = new URL(page.url);
  const route = appRouteAt(url.pathname);
  // The browser asks again with the token, or has it stored from before.
  if (route === INVITATION && page.invitation === undefined) return undefined;
  const services = await withSharedRecipe(serverServices(page), { url, route, deadline: page.deadline });
  const queries = page.person && getQueryClient(services);
  if (queries) prefetchShell(services);
  const handler = createStaticHandler(createRoutes(services));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    // The browser of a visitor may yet have an account that has no session here.
    const redirect = page.person && context.headers.get("location");
    return redirect ? { redirect } : undefined;
  }
  // The browser shows a failure.
  if (context.errors) return undefined;
  if (queries) await settled(queries, page.deadline);

  const start = performance.now();
  const sheet = new ServerStyleSheet({ nonce: page.nonce });
  try {
    const stream = await renderToReadableStream(
      sheet.collectStyles(
        <div id={ROOT_ID}>
          <App services={services} firstMedia={page.isPhone ? "phone" : "desktop"}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
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
    const html = await new Response(stream).text();
    // React writes the title and preloads before the content.
    const begin = html.indexOf(OPEN_ROOT);
    const state: HydrationState = {
      person: page.person &&
        services.identity.current && {
          user: services.identity.current,
          marker: page.person.device.marker,
        },
      today: services.today(),
      isPhone: page.isPhone,
      invitation: page.invitation,
      queries: queries && dehydrate(queries),
      sharedRecipe: services.sharedRecipe,
      router: { loaderData: context.loaderData },
    };
    return {
      head: [
        // Painted in part, a page would move: the script after the content places elements that only the browser can place.
        `<link rel="expect" href="#${AFTER_CONTENT_ID}" blocking="render">`,
        html.slice(0, begin),
      ].join(""),
      styles: [
        // After the first picture, and before those further down, which have this priority too.
        ...pageFiles(route, { manifest: CLIENT_MANIFEST, language: page.language }).map(
          (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
        ),
        sheet.getStyleTags(),
        `<style nonce="${page.nonce}">[${OWN_STATE_ATTRIBUTE}] #${ROOT_ID}{visibility:hidden}</style>`,
      ].join(""),
      root: html.slice(begin + OPEN_ROOT.length, html.lastIndexOf(CLOSE_ROOT)),
      data: dataOf(state),
      busyMs: performance.now() - start,
    };
  } finally {
    sheet.seal();
    queries?.clear();
  }
}

/** Visitors without a session have no query cache. */
async function withSharedRecipe(
  services: Services,
  { url, route, deadline }: { url: URL; route: AppRoute | undefined; deadline: Promise<void> },
): Promise<Services> {
  if (route !== SHARED_RECIPE) return services;
  const link = matchPath(SHARED_RECIPE, url.pathname)?.params.link ?? "";
  const recipe = await Promise.race([findRecipe(services.recipes, link).catch(() => undefined), deadline]);
  return recipe !== undefined ? { ...services, sharedRecipe: { link, recipe } } : services;
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

function dataOf(state: HydrationState): string {
  // Neither a tag nor a comment can begin within it.
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${HYDRATION_STATE_ID}">${json}</script>`;
}

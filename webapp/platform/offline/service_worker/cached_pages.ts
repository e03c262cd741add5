import {
  CACHED_ATTRIBUTE,
  type CachedPage,
  PAGE_CACHE,
  SESSION_ATTRIBUTE,
} from "../../../../wire/pages/service_worker.ts";
import { HYDRATION_STATE_ID, PAINT_WHOLE } from "../../server_rendering/hydration_state.ts";
import { usePrivateCache } from "../private_caches.ts";

const EMPTY_ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/u;
const NONCE = /<style nonce="([\w-]+)"/u;
const MARKER = /^[\w-]{1,40}$/u;

/** The shell with the cached page of this address, or the shell alone. */
export async function withCachedPage(request: Request, shell: Response): Promise<Response> {
  const page = await cachedPage(request).catch(() => undefined);
  if (!page) return shell;
  const html = await shell.clone().text();
  const nonce = NONCE.exec(html)?.[1];
  if (nonce === undefined) return shell;
  // Scripts of the page's head write the session's marker: a page of another session is never shown.
  const guard = `html:not([${SESSION_ATTRIBUTE}="${page.marker}"]) #root{display:none}`;
  const text = html
    .replace(TITLE, () => `<title>${page.title.replaceAll("<", "&lt;")}</title>`)
    .replace(
      "</head>",
      () => `${PAINT_WHOLE}<style nonce="${nonce}" ${CACHED_ATTRIBUTE}>${guard}${page.css}</style></head>`,
    )
    .replace(
      EMPTY_ROOT,
      () =>
        `<div id="root">${page.html}</div><script type="application/json" id="${HYDRATION_STATE_ID}" ${CACHED_ATTRIBUTE}></script>`,
    );
  const headers = new Headers(shell.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text, { headers });
}

/** Removes all cached pages, for a new version of the app. */
export async function deleteCachedPages(): Promise<void> {
  await usePrivateCache(PAGE_CACHE, async (cache) => {
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  });
}

async function cachedPage(request: Request): Promise<CachedPage | undefined> {
  const stored = await caches.match(request, { cacheName: PAGE_CACHE });
  const page = (await stored?.json()) as CachedPage | undefined; // sound: only the app writes it
  // Yesterday's page shows another day as today.
  return page && MARKER.test(page.marker) && page.today === today() && !/<\/style/iu.test(page.css) ? page : undefined;
}

function today(): string {
  // Swedish writes dates as ISO 8601 does.
  return new Date().toLocaleDateString("sv-SE");
}

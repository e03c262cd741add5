import { StrictMode, startTransition } from "react";
import { App } from "./App.tsx";
import { nextTask } from "./next_task.ts";
import { Drawn, isCachedPage, rememberRuleTexts } from "./platform/offline/cached_pages/mod.ts";
import { createBrowserRouter, initialized } from "./platform/router/mod.ts";
import { retryImport } from "./platform/routing/mod.ts";
import {
  COOKING_ATTRIBUTE,
  canContinue,
  HYDRATION_STATE_ID,
  putInlineStyles,
  readHydrationState,
  showLateFonts,
  takeEarlyInput,
} from "./platform/server_rendering/mod.ts";
import { productServices } from "./product_services.ts";
import { createRoot, hydrateRoot } from "./react_dom.ts";
import { createRoutes } from "./routes.tsx";

// Zod probes for eval, which the content security policy blocks with a console error.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

rememberRuleTexts();
void start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("Cannot start: the page has no #root");
  const element = document.getElementById(HYDRATION_STATE_ID);
  const hydrationState = readHydrationState(element);
  // A drawn page can be read already.
  const pause = element ? nextTask : async () => {};
  // Pages of the server seldom need it.
  const loadingDrawOver = element && isCachedPage(element) ? loadDrawOver() : undefined;
  await pause();
  let takingOver: Promise<void> | undefined;
  const services = productServices(hydrationState, () => takingOver);
  let hasSameAnswers = () => true;
  if (hydrationState?.queries && services.identity.current) {
    const { restoreQueries } = await retryImport(() => import("./platform/shell/mod.ts"));
    await pause();
    hasSameAnswers = restoreQueries(services, hydrationState.queries);
    await pause();
  }
  const router = createBrowserRouter(createRoutes(services));
  const app = (
    <StrictMode>
      <App services={services} router={router} firstMedia={hydrationState?.isPhone ? "phone" : "desktop"} />
    </StrictMode>
  );
  // The server-rendered page stays until the page's code is there.
  if (element) await initialized(router);
  await pause();
  if (element && hydrationState && hasSameAnswers() && canContinue(hydrationState, services)) {
    putInlineStyles(root, hydrationState.styles);
    const repeatInput = takeEarlyInput(root, element);
    element.remove();
    takingOver = new Promise((resolve) => {
      const onDrawn = () => {
        resolve();
        // Not within React's own work: there it can't take over a part that it has left for later, and the press is lost.
        queueMicrotask(() => repeatInput(root)?.click());
      };
      // A transition works in short steps. A press meanwhile is not lost: React then finishes at once, and answers it.
      startTransition(() => {
        hydrateRoot(root, <Drawn onDrawn={onDrawn}>{app}</Drawn>, {
          onRecoverableError: (error) => services.log("Drew the page anew", error),
        });
      });
    });
  } else {
    const drawOver = element && (await (loadingDrawOver ?? loadDrawOver()));
    if (drawOver) {
      drawOver(root, { app, element });
    } else {
      element?.remove();
      document.documentElement.removeAttribute(COOKING_ATTRIBUTE);
      createRoot(root).render(app);
    }
  }
  const { pathname } = location;
  const stop = router.subscribe(({ location: next }) => {
    if (next.pathname === pathname) return;
    stop();
    showLateFonts();
  });
}

function loadDrawOver() {
  return retryImport(() => import("./platform/offline/cached_pages/draw_over.tsx")).then(
    ({ drawOver }) => drawOver,
    () => undefined,
  );
}

import type { createBrowserRouter } from "react-router-dom";

/** Resolves when the code of the first page is loaded and its guards have decided. */
export async function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

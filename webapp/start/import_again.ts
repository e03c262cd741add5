import { retryImport } from "../platform/routing/retry_import.ts";

/** A minute in all. */
const DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];

/** Loads the app's code again where the network failed between the page and its code. */
export function importAgainAfterFailure(): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
      void retryImport(() => import(/* @vite-ignore */ target.src), { delaysMs: DELAYS_MS });
    },
    { capture: true },
  );
}

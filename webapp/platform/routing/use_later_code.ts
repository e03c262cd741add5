import { useEffect } from "react";

/** After the page's own pictures and data. */
const DELAY_MS = 2_000;

/**
 * Loads code that the page may need next, some time after the page, so that its first use does not wait. The first use reports a
 * failure.
 *
 * @param loads must not change
 */
export function useLaterCode(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) load().catch(() => {});
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [loads]);
}

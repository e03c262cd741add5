import { use, useEffect, useState, useSyncExternalStore } from "react";
import { useServices } from "../../services.ts";
import type { KitchenTimer, KitchenTimers } from "../kitchen_timers/mod.ts";
import { isDone } from "../kitchen_timers/mod.ts";

/** The device's timers. Waits for their code: use it below a Suspense. */
export function useKitchenTimers(): { kitchen: KitchenTimers; timers: readonly KitchenTimer[] } {
  const kitchen = use(useServices().openKitchenTimers());
  const [subscribe] = useState(() => (onChange: () => void) => kitchen.subscribe(onChange));
  const timers = useSyncExternalStore(
    subscribe,
    () => kitchen.timers,
    () => kitchen.timers,
  );
  const isCounting = timers.some((timer) => timer.leftMs === undefined && !isDone(timer));
  useSeconds(isCounting);
  return { kitchen, timers };
}

/** Draws the component again each second. */
function useSeconds(isOn: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const ticking = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(ticking);
  }, [isOn]);
}

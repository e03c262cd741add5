import { useSyncExternalStore } from "react";
import { useServices } from "../../services.ts";
import { TIMERS_KEY, watchTimers } from "../kitchen_timers/timers_key.ts";

/** Whether this device has timers: without any, no page loads their code. */
export function useHasTimers(): boolean {
  const { deviceStorage } = useServices();
  return useSyncExternalStore(
    watchTimers,
    () => deviceStorage.getItem(TIMERS_KEY) !== null,
    () => false,
  );
}

import type { KitchenTimer } from "../features/kitchen_timers/mod.ts";
import { TIMERS_KEY } from "../features/kitchen_timers/timers_key.ts";
import type { MemoryServices } from "./memory_services.ts";

/** A timer of a story: it runs for so long, is paused with so much left, or is done. */
export interface StoryTimer {
  readonly name: string;
  readonly dish?: string;
  readonly minutes: number;
  readonly state?: "running" | "paused" | "done";
}

/** Services on a device with these timers. */
export function withTimers(services: MemoryServices, timers: readonly StoryTimer[]): MemoryServices {
  const kept = timers.map(({ name, dish = "Lemon Salmon with Dill Potatoes", minutes, state = "running" }, place) => {
    const ms = minutes * 60_000;
    return {
      id: `timer-${place}`,
      name,
      dish,
      path: "/recipe/lemon-salmon-with-dill-potatoes/cook",
      endsAtMs: Date.now() + (state === "done" ? -ms : ms),
      ...(state === "paused" && { leftMs: ms }),
    } satisfies KitchenTimer;
  });
  services.deviceStorage.setItem(TIMERS_KEY, JSON.stringify(kept));
  return services;
}

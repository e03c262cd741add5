import type { Query, QueryClient } from "@tanstack/react-query";
import { weekOf } from "../../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import { WEEKS } from "../../api/mod.ts";

const known = new WeakMap<QueryClient, ServerWeeks>();

/**
 * The server's plan of each week, as far as this device knows. The cached replies also include pending and optimistic
 * changes, so this is needed before the outbox' own code is there.
 */
export class ServerWeeks {
  readonly #plans = new Map<string, readonly PlanEntry[]>();

  private constructor(queryClient: QueryClient) {
    const cache = queryClient.getQueryCache();
    for (const query of cache.findAll({ queryKey: WEEKS })) this.#learn(query);
    cache.subscribe((event) => {
      const monday = mondayIn(event.query.queryKey);
      if (monday === undefined) return;
      if (event.type === "removed") this.#plans.delete(monday);
      if (event.type === "added" || isAnswer(event)) this.#learn(event.query);
    });
  }

  /** Always the same ones for a query client. */
  static of(queryClient: QueryClient): ServerWeeks {
    const existing = known.get(queryClient);
    if (existing) return existing;
    const created = new ServerWeeks(queryClient);
    known.set(queryClient, created);
    return created;
  }

  get(monday: string): readonly PlanEntry[] | undefined {
    return this.#plans.get(monday);
  }

  set(monday: string, plan: readonly PlanEntry[]): void {
    this.#plans.set(monday, plan);
  }

  #learn({ queryKey, state }: Query): void {
    const monday = mondayIn(queryKey);
    // sound: the data of a week's query
    if (monday !== undefined && Array.isArray(state.data)) this.#plans.set(monday, state.data as PlanEntry[]);
  }
}

/** Whether an event of the cache is an answer of the server, and not a change that the app itself made to one. */
export function isAnswer(event: { readonly type: string; readonly action?: unknown }): boolean {
  // sound: TanStack Query's actions have these fields
  const { type, manual } = (event.action ?? {}) as { readonly type?: string; readonly manual?: boolean };
  return event.type === "updated" && type === "success" && manual !== true;
}

/** The monday of a week's query. */
export function mondayIn(queryKey: Query["queryKey"]): string | undefined {
  const [name, monday, ...rest] = queryKey;
  if (name !== WEEKS[0] || rest.length > 0 || typeof monday !== "string") return undefined;
  return weekOf(monday as CalendarDate).monday; // sound: the key is made of a week
}

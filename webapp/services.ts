import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { CalendarDate } from "../core/shared/mod.ts";
import type { AccountApi, MealPlanApi, RecipeApi } from "./api/mod.ts";
import type { Identity } from "./identity/mod.ts";

/** Everything that a screen reaches beyond itself. Real in the product, in memory in stories and tests. */
export interface Services {
  readonly identity: Identity;
  readonly account: AccountApi;
  readonly recipes: RecipeApi;
  readonly mealPlan: MealPlanApi;
  /** What the server answered, kept for a while; emptied when the person changes. */
  readonly queryClient: QueryClient;
  /** Today where the person is. */
  today(): CalendarDate;
  /** For failures that the specification has logged only. */
  log(message: string, error: unknown): void;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the app round this component. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("Cannot use the services: there is no ServicesProvider round this component");
  return services;
}

import { createContext, useContext } from "react";
import type { CalendarDate } from "../core/shared/mod.ts";
import type { AccountApi, ChatApi, CommunityApi, MealPlanApi, RecipeApi } from "./api/mod.ts";
import type { ChatSession } from "./chat/mod.ts";
import type { Identity } from "./identity/mod.ts";

/** The web's own `sessionStorage` in the product. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

/** Everything that a screen reaches beyond itself. Real in the product, in memory in stories and tests. */
export interface Services {
  readonly identity: Identity;
  readonly account: AccountApi;
  readonly recipes: RecipeApi;
  readonly mealPlan: MealPlanApi;
  readonly community: CommunityApi;
  readonly chat: ChatApi;
  /** The live chats of who is signed in, by their uid. Their code comes when they are opened; whoever opens them stops them. */
  openChatSession(personId: string): Promise<ChatSession>;
  /** Kept over a reload of the tab; emptied when somebody logs out. */
  readonly tabStorage: TabStorage;
  /** How often a call that only asks is tried again after a passing failure. */
  readonly retries: number;
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

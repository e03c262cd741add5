import type { DehydratedState } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { CalendarDate } from "../core/shared/mod.ts";
import type { ChatSession } from "./features/chat/mod.ts";
import type { DeviceStorage, KitchenTimers } from "./features/kitchen_timers/mod.ts";
import type { PostDrafts } from "./features/post_meal/post_drafts.ts";
import type { Clients, RecipeDetail } from "./platform/api/mod.ts";
import type { Identity } from "./platform/identity/mod.ts";
import type { Outbox } from "./platform/offline/outbox/outbox.ts";
import type { OutboxStore } from "./platform/offline/outbox/outbox_store.ts";
import type { PersistedQueryStore } from "./platform/offline/persisted_queries/persisted_query_store.ts";

/** The browser's `sessionStorage` in the product. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

/** Everything that screens use beyond the browser. Real in the product, in memory in stories and tests. */
export interface Services extends Clients {
  readonly identity: Identity;
  /** The recipe of a secret link, where the server drew its page. */
  readonly sharedRecipe?: { readonly link: string; readonly recipe: RecipeDetail | null } | undefined;
  /** The data from which the server rendered the first page. */
  readonly firstQueries?: DehydratedState | undefined;
  /**
   * Loads the chat's code and opens the chats of the person with this uid, whose outbox stores written messages. The caller
   * stops them.
   */
  openChatSession(personId: string, outbox: Outbox): Promise<ChatSession>;
  /** Survives a reload of the tab; cleared at log-out. */
  readonly tabStorage: TabStorage;
  /** Survives the browser's end; cooking state is removed from it at log-out. */
  readonly deviceStorage: DeviceStorage;
  /** Loads the outbox's code, and opens the outbox of the person with this uid. */
  openOutboxStore(personId: string): Promise<OutboxStore>;
  /** Loads the code of drafts of posts, and opens those of the person with this uid. */
  openPostDrafts(personId: string): Promise<PostDrafts>;
  /** Persists the last replies, for the next visit and offline. Without it nothing is persisted. */
  readonly answerStore?: PersistedQueryStore | undefined;
  /** Installs the service worker, see `service_worker/register_worker.ts`. Without it there is none. */
  readonly registerWorker?: ((onNewVersion: (use: () => void) => void) => Promise<void>) | undefined;
  /** Loads the kitchen timers' code; always the same timers. */
  openKitchenTimers(): Promise<KitchenTimers>;
  /** How often a query is retried after a transient failure. */
  readonly retries: number;
  /** Where people open the product, with its port. */
  readonly host: string;
  /** Today in the person's time zone. */
  today(): CalendarDate;
  /** For failures that the specification only logs. */
  log(message: string, error: unknown): void;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the app that contains this component. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("Cannot use the services: this component is outside a ServicesProvider");
  return services;
}

import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/mod.ts";
import type { Services } from "../services.ts";

/** How long an answer counts as fresh, in milliseconds: long enough for Back and forth without a spinner. */
const FRESH = 30_000;

const clients = new WeakMap<Services, QueryClient>();

/**
 * What the server answered, kept for a while. One for each app; made when the first signed-in page is opened, since
 * sign-up and login need none and are to start small.
 */
export function getQueryClient(services: Services): QueryClient {
  const existing = clients.get(services);
  if (existing) return existing;
  // It hears of changes only: opened offline, the app would ask in vain, and not again when the network is back.
  onlineManager.setOnline(navigator.onLine);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < services.retries && error instanceof ApiError && error.isTransient,
      },
    },
  });
  clients.set(services, client);
  return client;
}

import { onlineManager, QueryClient } from "@tanstack/react-query";
import type { Services } from "../../services.ts";
import { ApiError } from "../api/mod.ts";
import { persistQueries } from "../offline/persisted_queries/mod.ts";

/** How long an answer counts as fresh: long enough to go back and forth without a spinner. */
const STALE_TIME_MS = 30_000;

const clients = new WeakMap<Services, QueryClient>();

/**
 * The cache of the server's answers, one for each app. It is made when the first signed-in page opens, because sign-up
 * and login do not need it and should load fast. Without a session it sends no request and cancels those under way.
 */
export function getQueryClient(services: Services): QueryClient {
  const existing = clients.get(services);
  if (existing) return existing;
  // The manager only listens for changes: opened offline, the app would send requests, and not repeat them once online.
  // The server, which draws first pages, is always online.
  onlineManager.setOnline(typeof document === "undefined" || navigator.onLine);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        enabled: () => services.identity.current !== undefined,
        staleTime: STALE_TIME_MS,
        retry: (failures, error) => failures < services.retries && error instanceof ApiError && error.isTransient,
      },
    },
  });
  services.identity.subscribe(() => {
    if (!services.identity.current) void client.cancelQueries();
  });
  const { identity, answerStore } = services;
  if (answerStore) persistQueries(client, { identity, answerStore });
  clients.set(services, client);
  return client;
}

import { HydrationBoundary, onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Outlet } from "react-router-dom";
import { useServices } from "../../services.ts";
import { OutboxProvider } from "../offline/outbox/mod.ts";
import { ChatProvider } from "./chat.tsx";
import { getQueryClient } from "./query_client.ts";
import { SessionProvider } from "./session.tsx";
import { useOfflineReading } from "./use_offline_reading.ts";

/** Session, query cache and chat for the pages below: the routes' own, unless others are given. */
export function SignedInProviders({ children = <Outlet /> }: { children?: ReactNode }) {
  // The query client listens for network changes only once it is mounted: set the current state then.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  useOfflineReading();
  const services = useServices();
  return (
    <QueryClientProvider client={getQueryClient(services)}>
      <HydrationBoundary state={services.firstQueries}>
        <OutboxProvider>
          <SessionProvider>
            <ChatProvider>{children}</ChatProvider>
          </SessionProvider>
        </OutboxProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

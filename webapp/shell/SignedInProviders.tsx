import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { useServices } from "../services.ts";
import { ChatProvider } from "./chat.tsx";
import { getQueryClient } from "./query_client.ts";
import { SessionProvider } from "./session.tsx";

/** Round every page that only a signed-in person sees. */
export function SignedInProviders() {
  // The query client hears of the network once it is mounted, which is done when this runs: what changed before is told here.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  return (
    <QueryClientProvider client={getQueryClient(useServices())}>
      <SessionProvider>
        <ChatProvider>
          <Outlet />
        </ChatProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router-dom";
import { useServices } from "../services.ts";
import { ChatProvider } from "./chat.tsx";
import { queryClientOf } from "./query_client.ts";
import { SessionProvider } from "./session.tsx";

/** Round every page that only a signed-in person sees. */
export function SignedIn() {
  return (
    <QueryClientProvider client={queryClientOf(useServices())}>
      <SessionProvider>
        <ChatProvider>
          <Outlet />
        </ChatProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

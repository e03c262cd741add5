import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { App } from "../App.tsx";
import type { Services } from "../services.ts";
import { createScreenRouter, type HistoryEntry } from "./screen_router.ts";

export interface ScreenProps {
  services: Services;
  /** The history; its last entry is the current page. */
  at: HistoryEntry | readonly HistoryEntry[];
}

/** The whole app at an address, on services in memory. */
export function Screen({ services, at }: ScreenProps) {
  const [router] = useState(() => createScreenRouter(services, [at].flat()));
  return (
    <App services={services}>
      <RouterProvider router={router} />
    </App>
  );
}

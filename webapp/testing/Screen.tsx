import { useState } from "react";
import { createMemoryRouter } from "react-router-dom";
import { App } from "../App.tsx";
import { createRoutes } from "../routes.tsx";
import type { Services } from "../services.ts";

/** One entry of the history: an address, or one with a navigation state. */
export type HistoryEntry = string | { pathname: string; search?: string; state?: unknown; key?: string };

/** Props of {@linkcode Screen}. */
export interface ScreenProps {
  services: Services;
  /** The history; its last entry is the current page. */
  at: HistoryEntry | readonly HistoryEntry[];
}

/** The whole app at an address, on services in memory. */
export function Screen({ services, at }: ScreenProps) {
  const [router] = useState(() =>
    createMemoryRouter(createRoutes(services), { initialEntries: [...(Array.isArray(at) ? at : [at])] }),
  );
  return <App services={services} router={router} />;
}

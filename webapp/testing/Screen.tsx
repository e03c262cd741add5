import { useState } from "react";
import { createMemoryRouter } from "react-router-dom";
import { configure } from "storybook/test";
import { App } from "../App.tsx";
import { createRoutes } from "../routes.tsx";
import type { Services } from "../services.ts";

// A page's code is built the first time that it is opened: on a busy machine that takes a while. In milliseconds.
configure({ asyncUtilTimeout: 10_000 });

/** One entry of the history: an address, or one with a navigation state. */
export type HistoryEntry = string | { pathname: string; search?: string; state?: unknown };

/** Props of {@linkcode Screen}. */
export interface ScreenProps {
  services: Services;
  /** The history until now; the last entry is where one is. */
  at: HistoryEntry | readonly HistoryEntry[];
}

/** The whole app at an address, on services in memory. */
export function Screen({ services, at }: ScreenProps) {
  const [router] = useState(() =>
    createMemoryRouter(createRoutes(services), { initialEntries: [...(Array.isArray(at) ? at : [at])] }),
  );
  return <App services={services} router={router} />;
}

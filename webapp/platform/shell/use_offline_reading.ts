import { useEffect } from "react";
import { useServices } from "../../services.ts";
import { useToast } from "../hooks/mod.ts";
import { retryImport } from "../routing/mod.ts";
import { getQueryClient } from "./query_client.ts";

/** The first visit has loaded by then, and people who only look in load nothing more, in milliseconds. */
const QUIET_MS = 4_000;

/** Prepares the app for reading offline, once a page is quiet. */
export function useOfflineReading(): void {
  const services = useServices();
  const showToast = useToast();
  useEffect(() => {
    const { registerWorker: register, log } = services;
    if (!register) return undefined;
    const ended = new AbortController();
    const { signal } = ended;

    async function prepare(): Promise<void> {
      const { prepareOffline } = await retryImport(() => import("../offline/persisted_queries/prepare_offline.ts"));
      const client = getQueryClient(services);
      if (register) await prepareOffline(services, { client, register, showToast, signal });
    }

    const timer = setTimeout(() => {
      prepare().catch((error: unknown) => {
        if (!signal.aborted) log("Cannot prepare the app for offline use", error);
      });
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [services, showToast]);
}

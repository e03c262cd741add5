import type { FetchStatus } from "@tanstack/react-query";

/** Whether a query has no data, and waits for the network: the device has not stored any. */
export function isNotOnDevice({ isPending, fetchStatus }: { isPending: boolean; fetchStatus: FetchStatus }): boolean {
  return isPending && fetchStatus === "paused";
}

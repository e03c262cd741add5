import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { memoryServices } from "../../testing/mod.ts";
import { getQueryClient } from "./query_client.ts";

// #community-signed-out
it("sends no request without a session, and cancels those under way", async () => {
  const services = memoryServices();
  const client = getQueryClient(services);
  const signals: AbortSignal[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["posts"],
    queryFn: ({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  observer.subscribe(() => {});
  expect(signals).toHaveLength(1);

  await services.identity.logOut();
  await client.invalidateQueries();
  window.dispatchEvent(new Event("focus"));

  expect(signals).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(true);
});

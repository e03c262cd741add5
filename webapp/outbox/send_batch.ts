import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../services.ts";
import { storeListChange } from "../shopping/mod.ts";
import type { OutboxBatch } from "./outbox_batch.ts";

/** Sends a batch, and lets the cached answers of the server show it. @throws {ApiError} */
export async function sendBatch(
  { action }: OutboxBatch,
  { shopping, queryClient }: Pick<Services, "shopping"> & { readonly queryClient: QueryClient },
): Promise<void> {
  switch (action.kind) {
    case "list": {
      const { change, householdId } = action;
      await storeListChange(queryClient, await shopping.change(change, { householdId }));
    }
  }
}

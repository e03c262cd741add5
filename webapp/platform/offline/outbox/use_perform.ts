import { useCallback } from "react";
import { useOpenedOutbox } from "./outbox_context.tsx";
import type { OutboxAction } from "./outbox_entry.ts";

/**
 * A function that performs an action: at once if the server can be reached, else later. It throws the server's refusals.
 * Mutations that use it need `networkMode: "always"`.
 */
export function usePerform(): (action: OutboxAction) => Promise<void> {
  const opened = useOpenedOutbox();
  return useCallback(
    async (action) => {
      const outbox = await opened;
      if (!outbox) throw new Error("Cannot do this without a session");
      await outbox.perform(action);
    },
    [opened],
  );
}

import { useCallback } from "react";
import { useOutbox } from "./outbox_context.tsx";
import type { OutboxAction } from "./outbox_entry.ts";

/**
 * A function that performs an action: at once if the server can be reached, else later. It returns the action as the outbox
 * has it, and throws the server's refusals. Mutations that use it need `networkMode: "always"`.
 */
export function usePerform(): (action: OutboxAction) => Promise<OutboxAction> {
  const outbox = useOutbox();
  return useCallback(
    async (action) => {
      if (!outbox) throw new Error("Cannot do this without a session");
      return await outbox.perform(action);
    },
    [outbox],
  );
}

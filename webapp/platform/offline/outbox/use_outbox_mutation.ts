import { type MutationKey, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useRef } from "react";
import { useServices } from "../../../services.ts";
import { useToast } from "../../hooks/mod.ts";
import type { OutboxAction } from "./outbox_entry.ts";
import { usePerform } from "./use_perform.ts";

export interface OutboxMutationOptions<Variables> {
  actionOf(variables: Variables): OutboxAction;
  /** The replies that change. They are read again at the end of the last mutation with this key. */
  readonly mutationKey: MutationKey;
  queryKeysOf(variables: Variables): readonly QueryKey[];
  /** For the log: "Cannot rate the recipe". */
  readonly failure: string;
  /** For the person: "Not rated. Try again." */
  failureText(error: unknown, variables: Variables): string;
  /** `action`: as the outbox has it. */
  onSuccess?(action: OutboxAction, variables: Variables): unknown;
}

interface Performed<Variables> {
  readonly variables: Variables;
  readonly performed: Promise<OutboxAction>;
}

/**
 * A mutation that performs an action: at once if the server can be reached, else later. Screens show the action until the
 * server has it. A refusal is logged and shown.
 */
export function useOutboxMutation<Variables>(options: OutboxMutationOptions<Variables>) {
  const { mutationKey, queryKeysOf, failure, failureText, onSuccess } = options;
  const { log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();
  const actionOf = useRef(options.actionOf);
  useLayoutEffect(() => {
    actionOf.current = options.actionOf;
  });
  const { mutate: follow, isPending } = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: ({ performed }: Performed<Variables>) => performed,
    onSuccess: (action, { variables }) => onSuccess?.(action, variables),
    onError(error, { variables }) {
      log(failure, error);
      showToast(failureText(error, variables), { tone: "error" });
    },
    async onSettled(_action, _error, { variables }) {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await Promise.all(queryKeysOf(variables).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const mutate = useCallback(
    (variables: Variables, { onSuccess: onDone }: { onSuccess?: () => void } = {}) =>
      // Performed here and not by the mutation, which begins later: the next press must find this one applied.
      follow({ variables, performed: perform(actionOf.current(variables)) }, onDone && { onSuccess: onDone }),
    [follow, perform],
  );
  return { mutate, isPending };
}

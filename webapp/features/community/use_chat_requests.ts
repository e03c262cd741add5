import { useMutation } from "@tanstack/react-query";
import type { RequestState } from "../../../core/chat/mod.ts";
import type { MessageRequest } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useChatSession, useChatSnapshot } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";

/** The message requests, and their actions. */
export interface ChatRequests {
  readonly state: "loading" | "failed" | "loaded";
  /** The newest first. */
  readonly requests: readonly MessageRequest[];
  /** The sender whose request is being accepted or ignored. */
  readonly busyWith: number | undefined;
  /** `onAccepted` is called once it is stored. */
  accept(request: MessageRequest, onAccepted: () => void): void;
  /** Can be undone for a moment. */
  ignore(request: MessageRequest): void;
  retry(): void;
}

export function useChatRequests(): ChatRequests {
  const { log } = useServices();
  const session = useChatSession();
  const { requests, requestsState } = useChatSnapshot();
  const showToast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ request, state }: { request: MessageRequest; state: RequestState }) =>
      session?.decideRequest(request.userId, state),
    onError(error) {
      log("Cannot decide about a message request", error);
      showToast("Your choice was not saved. Try again.", { tone: "error" });
    },
  });

  return {
    state: requestsState,
    requests,
    busyWith: isPending ? variables.request.userId : undefined,
    accept: (request, onSuccess) => mutate({ request, state: "accepted" }, { onSuccess }),
    ignore: (request) =>
      mutate(
        { request, state: "ignored" },
        {
          onSuccess: () =>
            showToast(`You ignore ${request.name}.`, {
              action: { text: "Undo", onSelect: () => mutate({ request, state: "open" }) },
            }),
        },
      ),
    retry: () => session?.retryRequests(),
  };
}

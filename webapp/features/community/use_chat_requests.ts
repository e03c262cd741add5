import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import type { RequestState } from "../../../core/chat/mod.ts";
import type { MessageRequestWire } from "../../../wire/chat/message_requests.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useChatSession, useChatSnapshot } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";

export interface ChatRequests {
  readonly state: "loading" | "failed" | "loaded";
  /** The newest first. */
  readonly requests: readonly MessageRequestWire[];
  /** The sender whose request is being accepted or ignored. */
  readonly busyWith: number | undefined;
  /** `onAccepted` is called once it is stored. */
  accept(request: MessageRequestWire, onAccepted: () => void): void;
  /** Can be undone for a moment. */
  ignore(request: MessageRequestWire): void;
  retry(): void;
}

export function useChatRequests(): ChatRequests {
  const { log } = useServices();
  const session = useChatSession();
  const { requests, requestsState } = useChatSnapshot();
  const showToast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ request, state }: { request: MessageRequestWire; state: RequestState }) =>
      session?.decideRequest(request.userId, state),
    onError(error) {
      log("Cannot decide about a message request", error);
      showToast(t`Your choice was not saved. Try again.`, { tone: "error" });
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
            showToast(t`You ignore ${request.name}.`, {
              action: { text: t`Undo`, onSelect: () => mutate({ request, state: "open" }) },
            }),
        },
      ),
    retry: () => session?.retryRequests(),
  };
}

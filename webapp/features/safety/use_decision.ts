import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { DAY_MS } from "../../../core/shared/mod.ts";
import { FEEDS, MODERATION_LOG, REPORTS } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

export interface DecisionDraft {
  readonly hidePost: boolean;
  readonly warn: boolean;
  /** 0 for no suspension. */
  readonly suspendForDays: number;
  readonly reason: string;
}

/** Decides about a report, which then leaves the list with all others of the same thing. */
export function useDecision(reportId: number, { onClosed }: { onClosed: () => void }) {
  const { safety, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ hidePost, warn, suspendForDays, reason }: DecisionDraft) =>
      safety.decideReport({
        id: String(reportId),
        hidePost,
        warn,
        reason,
        suspendUntil: suspendForDays > 0 ? new Date(Date.now() + suspendForDays * DAY_MS).toISOString() : undefined,
      }),
    async onSuccess() {
      showToast(t`The report is closed.`);
      onClosed();
      await Promise.all(
        [REPORTS, MODERATION_LOG, FEEDS].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => log("Cannot decide about a report", error),
  });
  return { decide: mutate, isBusy: isPending, hasFailed: isError };
}

import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AlertDialog } from "../../../ui-kit/AlertDialog/mod.ts";
import type { StandingReply } from "../../../wire/safety/standing.ts";
import { STANDING } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** A moderator's warning, one after the other, until the person confirms it. */
export function WarningDialog({ warning }: { warning: StandingReply["warnings"][number] }) {
  const { safety, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => safety.confirmWarnings({ upTo: warning.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: STANDING }),
    onError(error) {
      log("Cannot confirm a warning", error);
      showToast(t`Not saved. Try again.`, { tone: "error" });
    },
  });
  return (
    <AlertDialog
      open
      title={t`A note from the moderators`}
      text={warning.text}
      confirmText={t`I understand`}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}

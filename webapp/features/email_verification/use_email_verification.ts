import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError, STANDING } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** How soon a page notices that the link in the mail was opened elsewhere. Coming back to the tab asks at once. */
const POLL_INTERVAL_MS = 20_000;

/** Sends the mail with which the person verifies their e-mail address, and notices once they have. */
export function useEmailVerification(email: string | null) {
  const { account, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data, refetch } = useQuery({
    queryKey: ["email-verification"],
    queryFn: ({ signal }) => account.getEmailVerification({}, { signal }),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
  const isVerified = data?.verified ?? false;
  const wasVerified = useRef(false);

  useEffect(() => {
    if (!isVerified || wasVerified.current) return;
    wasVerified.current = true;
    showToast(t`Your e-mail address is verified.`, { tone: "done" });
    void queryClient.invalidateQueries({ queryKey: STANDING });
  }, [isVerified, queryClient, showToast]);

  const mail = useMutation({
    mutationFn: () => account.sendVerificationMail(),
    onSuccess: () =>
      showToast(t`A mail is on its way to ${email ?? ""}. Look into the spam folder too.`, { tone: "done" }),
    onError(error) {
      log("Cannot send the mail that verifies an e-mail address", error);
      showToast(failureText(error), { tone: "error" });
    },
  });

  const check = useMutation({
    mutationFn: () => refetch({ throwOnError: true }),
    onSuccess({ data: found }) {
      if (!found?.verified) showToast(t`Not verified yet. Open the link in the mail first.`);
    },
    onError(error) {
      log("Cannot check whether an e-mail address is verified", error);
      showToast(t`This could not be checked. Try again.`, { tone: "error" });
    },
  });

  return {
    sendMail: () => mail.mutate(),
    isSending: mail.isPending,
    /** Asks now, and says so if it is not verified yet. */
    check: () => check.mutate(),
    isChecking: check.isPending,
  };
}

function failureText(error: unknown): string {
  const known = error instanceof ApiError ? error : undefined;
  if (known?.code === "too_many_mails" || known?.code === "rate_limited")
    return t`We have sent several mails. Look for one that has arrived, or try again later.`;
  return known?.isFromServer ? known.message : t`The mail was not sent. Try again.`;
}

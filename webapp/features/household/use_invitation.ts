import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import { ApiError, HOUSEHOLD } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";

/** Makes an invitation. Its link exists only here: the server stores only a hash of it. */
export function useInvitation() {
  const { household, log } = useServices();
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => household.invite(),
    async onSuccess({ id, expiresAt }) {
      await queryClient.cancelQueries({ queryKey: HOUSEHOLD });
      queryClient.setQueryData<HouseholdReply>(HOUSEHOLD, (before) => {
        const me = before?.members.find(({ you }) => you);
        if (!before || !me || before.invitations.some((invitation) => invitation.id === id)) return before;
        const createdBy = { id: me.id, name: me.name };
        return { ...before, invitations: [{ id, createdBy, expiresAt }, ...before.invitations] };
      });
    },
    onError: (failure) => log("Cannot make an invitation", failure),
  });
  return {
    /** Undefined until one is made. In the fragment, which browsers send to no server. */
    invitation: data && { id: data.id, link: `${location.origin}/join#${data.token}`, expiresAt: data.expiresAt },
    failure: error && problemText(error),
    isMaking: isPending,
    make: () => mutate(),
  };
}

function problemText(error: Error): string {
  if (error instanceof ApiError && error.code === "too_many_invitations")
    return t`There are as many open invitations as there can be. Revoke one first.`;
  return t`No link was made. Try again.`;
}

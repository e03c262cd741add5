import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, HOUSEHOLD, householdQuery, invitationQuery } from "../../api/mod.ts";
import { useToast } from "../../hooks/mod.ts";
import { forgetInvitation, OWN_HOUSEHOLD } from "../../household/mod.ts";
import { useNavigate } from "../../router/mod.ts";
import { useServices } from "../../services.ts";

/** Why an invitation cannot be used, by the server's error code. */
const PROBLEMS: Readonly<Record<string, { title: string; text: string }>> = {
  invitation_not_found: {
    title: "This invitation cannot be used",
    text: "It was used, was revoked, or is older than 7 days. Ask the person who invited you for a new link.",
  },
  household_joined: {
    title: "You are a member already",
    text: "This invitation is to your own household. Give the link to the person whom you want to invite.",
  },
  household_full: {
    title: "This household is full",
    text: "It has as many members as a household can have.",
  },
};

/** What an invitation is for, what joining changes, and the answer to it. */
export function useJoin(token: string) {
  const { household, tabStorage, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const invitation = useQuery(invitationQuery(household, token));
  const own = useQuery(householdQuery(household));

  const joining = useMutation({
    mutationFn: (bringPlan: boolean) => household.join({ token, bringPlan }),
    async onSuccess(joined) {
      forgetInvitation(tabStorage);
      await queryClient.cancelQueries({ queryKey: HOUSEHOLD });
      queryClient.setQueryData(HOUSEHOLD, joined);
      // The plan is another one, and dishes break the rules of more people.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== HOUSEHOLD[0] });
      showToast(`You plan together now: ${joined.name ?? OWN_HOUSEHOLD}.`);
      await navigate("/household", { replace: true });
    },
    onError(error) {
      log("Cannot join a household", error);
      if (problemOf(error)) return;
      showToast("You have not joined. Try again.", { tone: "error" });
    },
  });

  return {
    invitation: invitation.data,
    /** The household that the person leaves by joining, if others live there. */
    left: own.data && own.data.members.length > 1 ? own.data : undefined,
    problem: problemOf(joining.error) ?? problemOf(invitation.error),
    hasFailed: invitation.isError,
    isLoading: invitation.isFetching,
    retry: () => void invitation.refetch(),
    joiningWith: joining.isPending ? (joining.variables ? "plan" : "nothing") : undefined,
    join: (bringPlan: boolean) => joining.mutate(bringPlan),
    decline() {
      forgetInvitation(tabStorage);
      void navigate("/home", { replace: true });
    },
  };
}

function problemOf(error: Error | null): { title: string; text: string } | undefined {
  return error instanceof ApiError ? PROBLEMS[error.code] : undefined;
}

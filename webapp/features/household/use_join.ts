import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { HOUSEHOLD, householdQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { ownHousehold } from "./household_name.ts";
import { invitationQuery, refusalOf } from "./invitation_query.ts";
import { forgetInvitation } from "./mod.ts";

/** The invitation's details, the consequences of joining, and the answer to it. */
export function useJoin(token: string) {
  const { household, tabStorage, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const answer = useQuery(invitationQuery(household, token));
  const own = useQuery(householdQuery(household));

  const joining = useMutation({
    mutationFn: (bringPlan: boolean) => household.joinHousehold({ token, bringPlan }),
    async onSuccess(joined) {
      forgetInvitation(tabStorage);
      await queryClient.cancelQueries({ queryKey: HOUSEHOLD });
      queryClient.setQueryData(HOUSEHOLD, joined);
      // The plan is another one, and dishes break the rules of more people.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== HOUSEHOLD[0] });
      showToast(t`You plan together now: ${joined.name ?? ownHousehold()}.`);
      await navigate("/household", { replace: true });
    },
    onError(error) {
      log("Cannot join a household", error);
      if (refusalOf(error)) return;
      showToast(t`You have not joined. Try again.`, { tone: "error" });
    },
  });

  return {
    invitation: answer.data?.invitation,
    /** The household that the person leaves by joining, if others live there. */
    left: own.data && own.data.members.length > 1 ? own.data : undefined,
    problem: refusalOf(joining.error) ?? answer.data?.refusal,
    hasFailed: answer.isError,
    isLoading: answer.isFetching,
    retry: () => void answer.refetch(),
    joiningWith: joining.isPending ? (joining.variables ? "plan" : "nothing") : undefined,
    join: (bringPlan: boolean) => joining.mutate(bringPlan),
    decline() {
      forgetInvitation(tabStorage);
      void navigate("/home", { replace: true });
    },
  };
}

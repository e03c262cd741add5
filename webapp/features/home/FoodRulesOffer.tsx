import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { foodRulesQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { PRESERVE_FOCUS, RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";

/** Asks a person without food rules to state them. It never appears again after they did, or declined. */
export function FoodRulesOffer() {
  const { foodRules, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const query = foodRulesQuery(foodRules);
  const { data: rules } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: () => foodRules.declineFoodRules(),
    onSuccess: () => queryClient.setQueryData(query.queryKey, (before) => before && { ...before, decided: true }),
    onError(error) {
      log("Cannot decline the food rules", error);
      showToast(t`Not saved. Try again.`, { tone: "error" });
    },
  });
  if (!rules || rules.decided) return null;
  return (
    <Notice
      tone="info"
      action={
        <>
          <LinkButton size="small" href="/settings#what-i-eat" component={RouterLink} state={PRESERVE_FOCUS}>
            {t`What I eat`}
          </LinkButton>
          <Button variant="ghost" size="small" busy={isPending} onClick={() => mutate()}>
            {t`Not now`}
          </Button>
        </>
      }
    >
      {t`Allergies, a diet, or foods you do not like? Tell us what you do not eat.`}
    </Notice>
  );
}

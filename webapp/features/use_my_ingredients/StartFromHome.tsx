import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Refrigerator from "lucide-react/icons/refrigerator";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { pantryQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { HomeLine } from "./ingredients_layout.ts";

export function StartFromHome({ onFoods }: { onFoods: (names: readonly string[]) => void }) {
  const { pantry, today, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const [{ namesAtHome }, reply] = await Promise.all([
        retryImport(() => import("./names_at_home.ts")),
        queryClient.fetchQuery(pantryQuery(pantry)),
      ]);
      return namesAtHome(reply, today());
    },
    onSuccess(names) {
      if (names.length === 0) showToast(t`There are no foods at home yet.`, { tone: "info" });
      else onFoods(names);
    },
    onError(error) {
      log("Cannot load the foods at home", error);
      showToast(t`Your foods at home could not be loaded. Try again.`, { tone: "error" });
    },
  });
  return (
    <HomeLine>
      <Button
        variant="ghost"
        size="small"
        icon={<Refrigerator size={20} />}
        busy={isPending}
        busyText={t`Loading…`}
        onClick={() => mutate()}
      >
        {t`Start from foods at home`}
      </Button>
    </HomeLine>
  );
}

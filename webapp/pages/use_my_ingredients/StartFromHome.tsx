import { useMutation, useQueryClient } from "@tanstack/react-query";
import Refrigerator from "lucide-react/icons/refrigerator";
import { isToUseSoon } from "../../../core/pantry/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { type PantryReply, pantryQuery } from "../../api/mod.ts";
import { useToast } from "../../hooks/mod.ts";
import { useServices } from "../../services.ts";

/** Puts the foods at home on the tray. */
export function StartFromHome({ onFoods }: { onFoods: (names: readonly string[]) => void }) {
  const { pantry, today, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => queryClient.fetchQuery(pantryQuery(pantry)),
    onSuccess({ foods }) {
      const names = namesOf(foods, today());
      if (names.length === 0) showToast("There are no foods at home yet.", { tone: "info" });
      else onFoods(names);
    },
    onError(error) {
      log("Cannot load the foods at home", error);
      showToast("Your foods at home could not be loaded. Try again.", { tone: "error" });
    },
  });
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        icon={<Refrigerator size={20} />}
        busy={isPending}
        busyText="Loading…"
        onClick={() => mutate()}
      >
        Start from foods at home
      </Button>
    </div>
  );
}

/** Known foods, each once: those to use soon first, those that are always there last, as the tray may not have room for all. */
function namesOf(foods: PantryReply["foods"], today: CalendarDate): string[] {
  const rank = ({ useBy, alwaysThere }: PantryReply["foods"][number]) =>
    // Sound: the reply's schema checked the date.
    useBy !== null && isToUseSoon({ useBy: useBy as CalendarDate }, today) ? 0 : alwaysThere ? 2 : 1;
  const sorted = foods.toSorted((a, b) => rank(a) - rank(b));
  return [...new Set(sorted.flatMap(({ food }) => (food ? [food.name] : [])))];
}

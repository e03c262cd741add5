import { t } from "@lingui/core/macro";
import { FAVOURITES, OWN_OPINIONS } from "../../platform/api/mod.ts";
import { useOutboxMutation } from "../../platform/offline/outbox/mod.ts";

interface FavouriteChange {
  readonly id: string;
  readonly favourite: boolean;
}

/** Adds or removes a favourite. Every screen shows it at once, and as it was after a refusal. */
export function useFavourite(): (heart: FavouriteChange) => void {
  const { mutate } = useOutboxMutation({
    mutationKey: FAVOURITES,
    actionOf: ({ id, favourite }: FavouriteChange) => ({ kind: "favourite", recipeId: id, favourite }),
    queryKeysOf: ({ id }) => [[...OWN_OPINIONS, id], FAVOURITES],
    failure: "Cannot change a favourite",
    failureText: (_error, { favourite }) => (favourite ? t`Not kept. Try again.` : t`Still kept. Try again.`),
  });
  return mutate;
}

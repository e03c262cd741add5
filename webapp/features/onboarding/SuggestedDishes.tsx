import { t } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { PreferenceCard } from "../../../ui-kit/PreferenceCard/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { PERSONAL_LISTS, type RecipeClient } from "../../platform/api/mod.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { useFavourite, useHearts } from "../recipe_cards/mod.ts";

/** As many as there are preferences: two rows on a desktop. */
const DISHES = 10;

const NONE: readonly RecipeSummaryWire[] = [];

function diverseQuery(recipes: Pick<RecipeClient, "listRecipesForPerson">) {
  return queryOptions({
    queryKey: [...PERSONAL_LISTS, "diverse"],
    queryFn: ({ signal }) => recipes.listRecipesForPerson({ firebaseUid: undefined }, { signal }),
  });
}

/** Different dishes to say what the person likes besides categories: a chosen one is a favourite, which home's order follows. */
export function SuggestedDishes() {
  const { recipes } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(diverseQuery(recipes));
  const dishes = useHearts(data?.recipes ?? NONE).slice(0, DISHES);
  const setFavourite = useFavourite();
  if (!data && isError) {
    return (
      <ErrorState title={t`More suggestions could not be loaded.`} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Spinner>{t`Loading…`}</Spinner>;
  return (
    <Stack gap="16">
      <Stack gap="4">
        <Heading>{t`Which of these would you eat?`}</Heading>
        <Text tone="soft">{t`What you choose is kept in your favourites.`}</Text>
      </Stack>
      <CardGrid layout="choices">
        {dishes.map(({ id, name, mainImage, favourite = false }) => (
          <PreferenceCard
            key={id}
            label={name}
            dish={recipePicture(mainImage, "92px")}
            pressed={favourite}
            onPressedChange={(pressed) => setFavourite({ id, favourite: pressed })}
          />
        ))}
      </CardGrid>
    </Stack>
  );
}

import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { INGREDIENTS_MAX } from "../../../core/ingredient_search/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { ingredientSearchQuery } from "../../platform/api/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { Dishes } from "./pantry_layout.ts";

/** As many dishes as are read at a glance. */
const SHOWN_DISHES = 3;

/** Dishes that use these foods, and the way to all of them. */
export function DishesForSoon({ names }: { names: readonly string[] }) {
  const { recipes } = useServices();
  const ingredients = names.slice(0, INGREDIENTS_MAX);
  const { data } = useQuery(ingredientSearchQuery(recipes, ingredients));
  const dishes = data?.recipes.slice(0, SHOWN_DISHES) ?? [];
  return (
    <>
      {dishes.length > 0 && (
        <div>
          <Text tone="soft">{t`Dishes that use them:`}</Text>
          <Dishes>
            {dishes.map(({ id, name }) => (
              <li key={id}>
                <TextLink href={`/recipe/${id}`} component={RouterLink}>
                  {name}
                </TextLink>
              </li>
            ))}
          </Dishes>
        </div>
      )}
      <div>
        <LinkButton
          href="/UseMyIngredients"
          size="small"
          state={{ pantry: { typed: "", ingredients, searched: ingredients } }}
          component={RouterLink}
        >
          {t`Find dishes for these`}
        </LinkButton>
      </div>
    </>
  );
}

import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { FOUND_RECIPES_MAX } from "../../../core/ingredient_search/mod.ts";
import { CardGrid } from "../../../ui-kit/CardGrid/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { RecipeCard } from "../../../ui-kit/RecipeCard/mod.ts";
import { RecipeCardSkeleton } from "../../../ui-kit/Skeleton/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { RouterLink, wayBackTo } from "../../platform/routing/mod.ts";
import { brokenRulesWarning, HiddenByRules } from "../food_rules/mod.ts";
import { CARD_WIDTHS, useFavourite } from "../recipe_cards/mod.ts";
import { usePlanDialog } from "../week/use_plan_dialog.tsx";
import type { RecipeToPlan } from "../week/use_plan_recipe.ts";
import { missingText } from "./missing_text.ts";
import { UnknownWords, type UnknownWordsProps } from "./UnknownWords.tsx";
import type { FoundRecipe, FoundRecipes } from "./use_found_recipes.ts";

const WAY_BACK = wayBackTo("ingredient-builder");

/** Cards on the first screen at most, below the tray. */
const EAGER_CARDS = 5;

export interface FoundRecipeCardsProps extends FoundRecipes, Pick<UnknownWordsProps, "onReplace"> {}

/** Found recipes as cards, or their loading, error or empty state. */
export function FoundRecipeCards({ onReplace, ...found }: FoundRecipeCardsProps) {
  const { state, recipes, isFinding, failure, retry } = found;
  if (state === "failed") return <ErrorState title={failure} onRetry={retry} busy={isFinding} />;
  if (state === "finding") return <Skeletons />;
  return (
    <Stack gap="24">
      <VisuallyHidden>
        <output>{state === "found" && !isFinding && countText(recipes.length)}</output>
      </VisuallyHidden>
      <UnknownWords {...found} onReplace={onReplace} />
      <HiddenByRules {...found} />
      {recipes.length === 0 ? (
        <Nothing isHidden={found.hiddenByRules > 0} />
      ) : (
        <Cards recipes={recipes} isFinding={isFinding} />
      )}
    </Stack>
  );
}

function Nothing({ isHidden }: { isHidden: boolean }) {
  return isHidden ? (
    <EmptyState
      title={t`Nothing here fits your food rules`}
      text={t`Try adding another ingredient, or show the hidden recipes this once.`}
    />
  ) : (
    <EmptyState title={t`No recipes yet`} text={t`Try adding another ingredient or adjust your selection.`} />
  );
}

/** Recipes without missing foods have a heading of their own. */
function Cards({ recipes, isFinding }: Pick<FoundRecipes, "recipes" | "isFinding">) {
  const setFavourite = useFavourite();
  const { plan, planDialog } = usePlanDialog();
  // The first ones lack nothing.
  const ready = recipes.filter(({ missingIngredients }) => missingIngredients.length === 0).length;
  const grid = (from: number, to?: number) => (
    <CardGrid layout="even" aria-busy={isFinding}>
      {recipes.slice(from, to).map((recipe, place) => (
        <FoundRecipeCard
          key={recipe.id}
          recipe={recipe}
          level={ready === 0 ? 2 : 3}
          eager={from + place < EAGER_CARDS}
          onFavourite={setFavourite}
          onPlan={plan}
        />
      ))}
    </CardGrid>
  );
  return (
    <>
      {ready === 0 ? (
        grid(0)
      ) : (
        <Stack gap="40">
          <CardSection title={t`Ready to cook`}>{grid(0, ready)}</CardSection>
          {ready < recipes.length && <CardSection title={t`Something is missing`}>{grid(ready)}</CardSection>}
        </Stack>
      )}
      {planDialog}
    </>
  );
}

function CardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="16">
        <Heading level={2} size="name">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

interface FoundRecipeCardProps {
  recipe: FoundRecipe;
  level: 2 | 3;
  eager: boolean;
  onFavourite: ReturnType<typeof useFavourite>;
  onPlan: (recipe: RecipeToPlan) => void;
}

function FoundRecipeCard({ recipe, level, eager, onFavourite, onPlan }: FoundRecipeCardProps) {
  return (
    <RecipeCard
      name={recipe.name}
      level={level}
      picture={recipePicture(recipe.mainImage, CARD_WIDTHS.regular)}
      warning={brokenRulesWarning(recipe.brokenRules)}
      note={missingText(recipe.missingIngredients, recipe.swaps)}
      action={t`View`}
      favourite={recipe.favourite}
      onFavourite={(favourite) => onFavourite({ id: recipe.id, favourite })}
      onPlan={() => onPlan({ id: recipe.id, name: recipe.name, brokenRules: recipe.brokenRules })}
      href={`/recipe/${encodeURIComponent(recipe.id)}?${WAY_BACK}`}
      component={RouterLink}
      loading={eager ? "eager" : "lazy"}
    />
  );
}

/** As many skeletons as there can be recipes, so that a reload restores the scroll position. */
function Skeletons() {
  return (
    <Stack>
      <Spinner place="over" label={t`Finding recipes`} />
      <CardGrid layout="even" aria-hidden="true">
        {Array.from({ length: FOUND_RECIPES_MAX }, (_, place) => (
          // Skeletons have no identity.
          <RecipeCardSkeleton key={place} />
        ))}
      </CardGrid>
    </Stack>
  );
}

function countText(count: number): string {
  return plural(count, { one: "# recipe found", other: "# recipes found" });
}

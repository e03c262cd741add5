import { memo, type ReactNode, type Ref } from "react";
import type { EnergyUnit } from "../../../core/account/mod.ts";
import { RecipeCard, type RecipeCardSize } from "../../../ui-kit/RecipeCard/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { energyText, recipePicture } from "../../platform/format/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useEnergyUnit, useNextEnergyUnit } from "../../platform/shell/mod.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import { usePlanDialog } from "../week/use_plan_dialog.tsx";
import type { RecipeToPlan } from "../week/use_plan_recipe.ts";
import { type CardFacts, DEFAULT_TIME, isComplete, useCardFacts } from "./use_card_facts.ts";
import { useFavourite } from "./use_favourite.ts";

/** CSS `sizes` of a card's picture. */
export const CARD_WIDTHS: Record<RecipeCardSize, string> = {
  lead: "(width < 640px) calc(100vw - 32px), (width < 1240px) 66vw, (width < 1440px) 50vw, 600px",
  regular: "(width < 640px) calc(50vw - 23px), (width < 1240px) 33vw, (width < 1440px) 25vw, 290px",
};

/** Props that the cards of a list share. */
export interface SharedCardProps {
  /** The unit of the calories, which are not shown before it is known. */
  energyUnit: EnergyUnit | undefined;
  /** Shows energy in the next unit. */
  onEnergy: () => void;
  onFavourite: ReturnType<typeof useFavourite>;
  /** Opens the list's dialog, which plans a recipe. */
  onPlan: (recipe: RecipeToPlan) => void;
}

export interface RecipeListCardProps extends SharedCardProps {
  recipe: RecipeSummaryWire;
  size?: RecipeCardSize;
  /** Whether it is on the first screen, so that its picture loads at once. */
  eager?: boolean;
  /** Parameters of the recipe's address that lead back: "from=discovery". */
  wayBack?: string;
}

/**
 * What the cards of a list share, and the dialog that plans their recipes, to be drawn once. Read once for a list: 24 cards with
 * subscriptions of their own block a slow phone for a fifth of a second.
 */
export function useSharedCardProps(): { readonly shared: SharedCardProps; readonly planDialog: ReactNode } {
  const { plan, planDialog } = usePlanDialog();
  const shared = {
    energyUnit: useEnergyUnit(),
    onEnergy: useNextEnergyUnit(),
    onFavourite: useFavourite(),
    onPlan: plan,
  };
  return { shared, planDialog };
}

/**
 * One recipe of a list, with its favourite heart, a button that plans it and the reason for its place; looks up facts missing from the list. A list
 * has up to 120 of them, so each is only drawn again if its own props change.
 */
export const RecipeListCard = memo((props: RecipeListCardProps) =>
  isComplete(props.recipe) ? <Card {...props} facts={props.recipe} /> : <CardWithLookup {...props} />,
);

function CardWithLookup(props: RecipeListCardProps) {
  const { ref, ...facts } = useCardFacts(props.recipe);
  return <Card {...props} ref={ref} facts={facts} />;
}

function Card({
  ref,
  recipe,
  facts,
  energyUnit,
  onEnergy,
  onFavourite,
  onPlan,
  size = "regular",
  eager = false,
  wayBack,
}: RecipeListCardProps & { ref?: Ref<HTMLElement>; facts: CardFacts }) {
  return (
    <RecipeCard
      ref={ref}
      name={recipe.name}
      picture={recipePicture(recipe.mainImage, CARD_WIDTHS[size])}
      size={size}
      calories={energyUnit && energyText(facts.calories, energyUnit)}
      caloriesBeside={energyUnit === "cal" ? energyText(facts.calories, "kcal") : undefined}
      onCalories={onEnergy}
      time={facts.totalTime ?? DEFAULT_TIME}
      warning={brokenRulesWarning(recipe.brokenRules)}
      note={recipe.reason}
      noteOnOneLine
      favourite={recipe.favourite}
      onFavourite={(favourite) => onFavourite({ id: recipe.id, favourite })}
      onPlan={() => onPlan({ id: recipe.id, name: recipe.name, brokenRules: recipe.brokenRules })}
      href={`/recipe/${encodeURIComponent(recipe.id)}${wayBack ? `?${wayBack}` : ""}`}
      component={RouterLink}
      loading={eager ? "eager" : "lazy"}
    />
  );
}

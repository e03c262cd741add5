import { memo } from "react";
import { RecipeCard, type RecipeCardSize } from "../../ui-kit/RecipeCard/mod.ts";
import type { RecipeSummaryWire } from "../../wire/recipe_summary.ts";
import { recipePicture } from "../format/mod.ts";
import { RouterLink } from "../routing/mod.ts";
import { useCardFacts } from "./use_card_facts.ts";
import { useFavourite } from "./use_favourite.ts";

/** CSS `sizes` of a card's picture. */
export const CARD_WIDTHS: Record<RecipeCardSize, string> = {
  lead: "(width < 640px) calc(100vw - 32px), (width < 1240px) 66vw, (width < 1440px) 50vw, 600px",
  regular: "(width < 640px) calc(50vw - 23px), (width < 1240px) 33vw, (width < 1440px) 25vw, 290px",
};

/** Props of {@linkcode RecipeListCard}. */
export interface RecipeListCardProps {
  recipe: RecipeSummaryWire;
  size?: RecipeCardSize;
  /** Whether it is on the first screen, so that its picture loads at once. */
  eager?: boolean;
  /** Navigation state for the recipe's page, such as where the reader came from. */
  state?: unknown;
}

/**
 * One recipe of a list, with its favourite heart and the reason for its place; looks up facts missing from the list. A list
 * has up to 120 of them, so each is only drawn again if its own props change.
 */
export const RecipeListCard = memo(DrawnCard);

function DrawnCard({ recipe, size = "regular", eager = false, state }: RecipeListCardProps) {
  const { ref, calories, time } = useCardFacts(recipe);
  const setFavourite = useFavourite();
  return (
    <RecipeCard
      ref={ref}
      name={recipe.name}
      picture={recipePicture(recipe.mainImage, CARD_WIDTHS[size])}
      size={size}
      calories={calories}
      time={time}
      note={recipe.reason}
      noteOnOneLine
      favourite={recipe.favourite}
      onFavourite={(favourite) => setFavourite({ id: recipe.id, favourite })}
      href={`/recipe/${encodeURIComponent(recipe.id)}`}
      component={RouterLink}
      state={state}
      loading={eager ? "eager" : "lazy"}
    />
  );
}

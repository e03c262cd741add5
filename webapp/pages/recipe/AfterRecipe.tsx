import { STARS, StarRate } from "../../../ui-kit/StarRating/mod.ts";
import { SaveAs } from "./SaveAs.tsx";

/** Props of {@linkcode AfterRecipe}. */
export interface AfterRecipeProps {
  recipeId: string;
  ownRating: number | undefined;
  onRate: (value: number) => void;
}

/** Below the recipe: rate it, save it as a file. */
export function AfterRecipe({ recipeId, ownRating, onRate }: AfterRecipeProps) {
  return (
    <>
      <StarRate label="Rate this recipe" value={STARS.find((stars) => stars === ownRating) ?? null} onRate={onRate} />
      <SaveAs recipeId={recipeId} />
    </>
  );
}

import { t } from "@lingui/core/macro";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { STARS, StarRate } from "../../../ui-kit/StarRating/mod.ts";
import type { RecipeDetail } from "../../platform/api/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import type { Amounts } from "../recipe/mod.ts";
import { Closing, ClosingHeading, ClosingLinks } from "./cook_layout.ts";
import { UsedFoods } from "./UsedFoods.tsx";

export interface DishCookedProps {
  recipe: RecipeDetail;
  amounts: Pick<Amounts, "portions" | "units">;
  ownRating: number | undefined;
  onRate: (value: number) => void;
  onStartAgain: () => void;
}

/** After the last step: rate the dish, take off the foods that it used, and post a photo of it. */
export function DishCooked({ recipe, amounts, ownRating, onRate, onStartAgain }: DishCookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Like the heading of each step. Its code may come after the press.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Closing>
      <ClosingHeading ref={heading} tabIndex={-1}>
        {t`Enjoy your meal`}
      </ClosingHeading>
      <StarRate
        label={t`Rate this recipe`}
        value={STARS.find((stars) => stars === ownRating) ?? null}
        onRate={onRate}
      />
      {amounts.portions !== undefined && (
        <UsedFoods recipeId={recipe.id} portions={amounts.portions} units={amounts.units} />
      )}
      <ClosingLinks>
        <LinkButton
          variant="yolk"
          href={`/postmeal?${new URLSearchParams({ recipe: recipe.id })}`}
          component={RouterLink}
        >
          {t`Post a photo`}
        </LinkButton>
        <LinkButton href="/week" component={RouterLink}>
          {t`Back to the week`}
        </LinkButton>
        <Button variant="ghost" icon={<RotateCcw size={20} />} onClick={onStartAgain}>
          {t`Start again`}
        </Button>
      </ClosingLinks>
    </Closing>
  );
}

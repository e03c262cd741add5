import { t } from "@lingui/core/macro";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import Sparkles from "lucide-react/icons/sparkles";
import Timer from "lucide-react/icons/timer";
import { useRef } from "react";
import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Grid } from "../../../ui-kit/Grid/mod.ts";
import { IngredientTray } from "../../../ui-kit/IngredientTray/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { foodPicture } from "../food_art/mod.ts";
import { FoundRecipeCards } from "./FoundRecipeCards.tsx";
import { IngredientInput } from "./IngredientInput.tsx";
import { hasWord } from "./ingredient_list.ts";
import { StartFromHome } from "./StartFromHome.tsx";
import { useFoundRecipes } from "./use_found_recipes.ts";
import { usePantry } from "./use_pantry.ts";
import { useShownAnswer } from "./use_shown_answer.ts";

/** Use My Ingredients: a tray of ingredients, and below it the recipes for them. */
export function UseMyIngredientsPage() {
  const pantry = usePantry();
  const { ingredients, searched } = pantry;
  const found = useFoundRecipes(searched);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const shownAnswer = useShownAnswer({ isFinding: found.isFinding, button, answer });

  function find(): void {
    shownAnswer.expect();
    // The same ingredients are searched again: a press must have an effect.
    if (ingredients.join() === searched.join()) found.retry();
    else pantry.search();
  }

  function retry(): void {
    shownAnswer.expect();
    found.retry();
  }

  function replace(replacement: { word: string; food: string }): void {
    // Pressed twice, or removed from the tray.
    if (!hasWord(ingredients, replacement.word)) return;
    shownAnswer.expect();
    pantry.replace(replacement);
  }

  // While a search runs the suggestions stay, so that the layout does not shift.
  const questions = found.suggestions.filter(({ ingredient }) => found.isFinding || hasWord(ingredients, ingredient));

  return (
    <Page>
      <Stack gap="40">
        <Grid gap="48" rowGap="24">
          <div>
            <PageTitle
              title={t`Use My Ingredients`}
              subtitleKind="sentence"
              subtitle={t`Tell us what is in the pantry, and we find dinners that use it up.`}
            />
            <Stack gap="24">
              <Badges />
              <IngredientInput pantry={pantry} input={input} />
              <StartFromHome onFoods={pantry.addAll} />
            </Stack>
          </div>
          <IngredientTray
            label={t`Your ingredients`}
            ingredients={ingredients.map((name) => ({ name, picture: foodPicture(name) }))}
            onRemove={(_ingredient, place) => pantry.remove(place)}
            summary={t`${ingredients.length} ingredient(s) selected`}
            emptyText={t`Please add at least one ingredient.`}
            focusFallback={input}
            action={
              <Button
                ref={button}
                busy={found.isFinding}
                busyText={t`Finding Recipes…`}
                disabled={ingredients.length === 0}
                onClick={find}
              >
                {t`Find Recipes`}
              </Button>
            }
          />
        </Grid>
        <div ref={answer}>
          <FoundRecipeCards {...found} suggestions={questions} retry={retry} onReplace={replace} />
        </div>
      </Stack>
    </Page>
  );
}

function Badges() {
  return (
    <Cluster gap="16">
      <Badge tone="plain" icon={<Sparkles size={16} />}>
        {t`Smart matches`}
      </Badge>
      <Badge tone="plain" icon={<Timer size={16} />}>
        {t`Quick to cook`}
      </Badge>
      <Badge tone="plain" icon={<ShoppingBasket size={16} />}>
        {t`Fewer missing items`}
      </Badge>
    </Cluster>
  );
}

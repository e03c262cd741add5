import { useState } from "react";
import { Badge } from "../../Badge/mod.ts";
import { Button } from "../../Button/mod.ts";
import { CardGrid } from "../../CardGrid/mod.ts";
import { Chip } from "../../Chip/mod.ts";
import { ChipGroup } from "../../ChipGroup/mod.ts";
import { Dock } from "../../Dock/mod.ts";
import { EmptyState } from "../../EmptyState/mod.ts";
import { OptionCard } from "../../OptionCard/mod.ts";
import { Page } from "../../Page/mod.ts";
import { PageTitle } from "../../PageTitle/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { type SampleRecipe, sampleMeals, sampleRecipes } from "../../testing/sample_recipes.ts";
import { VisuallyHidden } from "../../VisuallyHidden/mod.ts";
import type { WeekGridPlace } from "../../WeekGrid/mod.ts";
import type { DayName } from "./week_dates.ts";

/** The meal times of the day. */
export type MealName = (typeof sampleMeals)[number]["meal"];

/** One slot of the week. */
export type Slot = WeekGridPlace<DayName, MealName>;

/** Props of {@link SelectMeal}. */
export interface SelectMealProps {
  slot: Slot;
  /** The day's date as it is said: "Nov 20". */
  date: string;
  /** What lies in the slot now. */
  planned?: SampleRecipe | undefined;
  /** What is chosen already. */
  choice?: SampleRecipe | undefined;
  /** As while it is being saved. */
  isSaving?: boolean | undefined;
  onSave: (recipe: SampleRecipe) => void;
  /** Empties the slot. */
  onRemove: () => void;
}

const { lemonSalmon, beetroot, margherita, grainBowl, bolognese, yoghurt } = sampleRecipes;

const OPTIONS: readonly { recipe: SampleRecipe; dishType: string }[] = [
  { recipe: lemonSalmon, dishType: "main dish" },
  { recipe: bolognese, dishType: "main dish" },
  { recipe: beetroot, dishType: "Salad" },
  { recipe: margherita, dishType: "main dish" },
  { recipe: grainBowl, dishType: "Salad" },
  { recipe: yoghurt, dishType: "Dessert" },
];

const DISH_TYPES = ["Dessert", "main dish", "Salad", "Soup"] as const;

/** Pick a meal as the product has it: narrow by chips, choose one plate, save it from the dock. */
export function SelectMeal({ slot, date, planned, choice: firstChoice, isSaving, onSave, onRemove }: SelectMealProps) {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [choice, setChoice] = useState(firstChoice);
  const options = OPTIONS.filter(({ dishType }) => pressed.length === 0 || pressed.includes(dishType));
  return (
    <>
      <Page>
        <PageTitle
          title={`Pick ${slot.meal} for ${slot.day}`}
          badge={
            <>
              <Badge aria-live="polite">
                {options.length} <VisuallyHidden>{options.length === 1 ? "meal" : "meals"}</VisuallyHidden>
              </Badge>
              {planned && (
                <Button variant="danger" size="small" onClick={onRemove}>
                  Remove
                </Button>
              )}
            </>
          }
        />
        <Stack gap="24">
          <ChipGroup label="Dish types">
            {DISH_TYPES.map((type) => (
              <Chip
                key={type}
                pressed={pressed.includes(type)}
                onPressedChange={(isPressed) =>
                  setPressed(isPressed ? [...pressed, type] : pressed.filter((other) => other !== type))
                }
              >
                {type}
              </Chip>
            ))}
          </ChipGroup>
          {options.length === 0 ? (
            <EmptyState title="No recipes found for the selected filter." />
          ) : (
            <CardGrid layout="even">
              {options.map(({ recipe }) => (
                <OptionCard
                  key={recipe.href}
                  name={recipe.name}
                  picture={recipe.picture}
                  href={recipe.href}
                  selected={recipe === choice}
                  onSelectedChange={(isSelected) => setChoice(isSelected ? recipe : undefined)}
                />
              ))}
            </CardGrid>
          )}
        </Stack>
      </Page>
      <Dock
        hint={`Choose a meal to save it for ${slot.meal}.`}
        rim={sampleMeals.find(({ meal }) => meal === slot.meal)?.rim}
        choice={choice && { name: choice.name, picture: choice.picture, place: `${slot.meal}, ${slot.day} ${date}` }}
        action={
          <Button disabled={!choice} busy={isSaving} onClick={() => choice && onSave(choice)}>
            Save
          </Button>
        }
      />
    </>
  );
}

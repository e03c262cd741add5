import { t } from "@lingui/core/macro";
import type { RefObject } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { FoodToggle, FoodToggleGroup } from "../../../ui-kit/FoodToggle/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { foodPicture } from "../food_art/mod.ts";
import { hasIngredient, isFull } from "./ingredient_list.ts";
import { AddLine } from "./ingredients_layout.ts";
import { SHOWN_SUGGESTIONS } from "./suggestions.ts";
import type { PantryChoice } from "./use_pantry.ts";

export interface IngredientInputProps {
  pantry: PantryChoice;
  input: RefObject<HTMLInputElement | null>;
}

export function IngredientInput({ pantry, input }: IngredientInputProps) {
  const { typed, ingredients } = pantry;
  const isFullTray = isFull(ingredients);
  const canAdd = typed.trim() !== "" && !isFullTray;
  return (
    <>
      <AddLine
        onSubmit={(event) => {
          event.preventDefault();
          if (!canAdd) return;
          pantry.addTyped();
          // The button is disabled next, and the person types the next ingredient.
          input.current?.focus();
        }}
      >
        <TextField
          ref={input}
          label={t`Ingredient to add`}
          labelPlace="hidden"
          hint={isFullTray ? t`The tray is full. Take something off to add another.` : undefined}
          placeholder={t`e.g., chicken, tomatoes, garlic`}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => pantry.type(event.target.value)}
        />
        <Button type="submit" variant="plain" disabled={!canAdd}>
          {t`+ Add`}
        </Button>
      </AddLine>
      <FoodToggleGroup label={t`Quick suggestions`}>
        {SHOWN_SUGGESTIONS.map((name) => (
          <FoodToggle
            key={name}
            name={name}
            picture={foodPicture(name)}
            pressed={hasIngredient(ingredients, name)}
            onPressedChange={() => pantry.toggle(name)}
          />
        ))}
      </FoodToggleGroup>
    </>
  );
}

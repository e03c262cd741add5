import { plural, t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { DISLIKED_FOODS_MAX, type NamedFood } from "../../../core/food_rules/mod.ts";
import { INGREDIENT_MAX_LENGTH } from "../../../core/ingredient_search/mod.ts";
import { Chip, PickedChip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useSuggestedFoods } from "../food_rules/mod.ts";
import { Part } from "./settings_layout.ts";

/** Every letter would be a call; this is the pause between two words. */
const TYPING_PAUSE_MS = 250;

export interface DislikedFoodsProps {
  foods: readonly NamedFood[];
  onChange: (foods: readonly NamedFood[]) => void;
}

/** The foods that the person does not like, and a field to add one: its suggestions are the only foods that can be added. */
export function DislikedFoods({ foods, onChange }: DislikedFoodsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const asked = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const isFull = foods.length >= DISLIKED_FOODS_MAX;
  const isTyping = typed.trim() !== "" && !isFull;
  const { data, isError } = useSuggestedFoods(asked, { enabled: isTyping && asked !== "" });
  const suggested = isTyping ? (data ?? []).filter(({ key }) => foods.every((food) => food.key !== key)) : [];

  function add(food: NamedFood): void {
    onChange([...foods, food]);
    setTyped("");
    input.current?.focus();
  }

  return (
    <Part>
      <TextField
        ref={input}
        label={t`Foods I do not like`}
        hint={
          isFull
            ? t`That is ${DISLIKED_FOODS_MAX}. Remove one to add another.`
            : t`Onion includes red onion, and so on.`
        }
        error={isTyping && isError ? t`Foods could not be looked up. Change the text to try again.` : undefined}
        placeholder={t`e.g., coriander`}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={INGREDIENT_MAX_LENGTH}
        disabled={isFull}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [first] = suggested;
          // The visible list may still belong to an earlier text.
          if (event.key !== "Enter" || event.nativeEvent.isComposing || asked !== typed.trim() || !first) return;
          event.preventDefault();
          add(first);
        }}
      />
      {suggested.length > 0 && (
        <ChipGroup label={t`Foods to add`}>
          {suggested.map((food) => (
            <Chip key={food.key} variant="suggestion" onClick={() => add(food)}>
              {food.name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <VisuallyHidden>
        <output>{isTyping && data && asked === typed.trim() ? countText(suggested.length) : ""}</output>
      </VisuallyHidden>
      {foods.length > 0 && (
        <ChipGroup label={t`Disliked foods`} focusFallback={input}>
          {foods.map(({ key, name }) => (
            <PickedChip
              key={key}
              removeLabel={t`Remove ${name}`}
              onRemove={() => onChange(foods.filter((food) => food.key !== key))}
            >
              {name}
            </PickedChip>
          ))}
        </ChipGroup>
      )}
    </Part>
  );
}

function countText(count: number): string {
  if (count === 0) return t`No food found`;
  return plural(count, { one: "# food to add", other: "# foods to add" });
}

import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useSuggestedFoods } from "../food_rules/mod.ts";

/** How long the cook has stopped typing before foods are looked for. */
const PAUSE_MS = 250;
const NAME_MAX_LENGTH = 60;

export interface FoodSearchProps {
  text: string;
  onChoose: (food: string) => void;
  onClose: () => void;
}

/** Looks for the food that a line means, by its name. */
export function FoodSearch({ text, onChoose, onClose }: FoodSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text.slice(0, NAME_MAX_LENGTH));
  const asked = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data = [], isError, isFetching } = useSuggestedFoods(asked, { enabled: asked !== "" });
  const foods = typed.trim() === "" ? [] : data;
  const hasNone = foods.length === 0 && !isFetching && asked !== "" && asked === typed.trim();
  return (
    <Dialog title={t`Which food is it?`} open onOpenChange={onClose} initialFocus={field}>
      <Stack gap="16">
        <TextField
          ref={field}
          label={t`Name of the food`}
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ChipGroup label={t`Foods`}>
          {foods.map(({ key, name }) => (
            <Chip key={key} variant="suggestion" onClick={() => onChoose(key)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
        {isError && <Text tone="soft">{t`Foods could not be looked for. Try again.`}</Text>}
        {!isError && hasNone && <Text tone="soft">{t`We know no such food. Try a more general name.`}</Text>}
      </Stack>
    </Dialog>
  );
}

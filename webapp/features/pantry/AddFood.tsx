import { t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { PANTRY_NAME_MAX_LENGTH, pantryAmountText } from "../../../core/pantry/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import type { PantryLineReply } from "../../../wire/pantry/pantry.ts";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useUnitSystem } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";
import { dateOf, lastDayText, storageName } from "./food_groups.ts";
import { AddForm, FieldLine, Preview } from "./pantry_layout.ts";
import type { FoodsAtHome } from "./use_foods_at_home.ts";

/** How long the person has stopped typing before the line is read. */
const PAUSE_MS = 300;

/** Adds a food as a typed line, and previews its parsed parts. */
export function AddFood({ actions }: { actions: Pick<FoodsAtHome, "add" | "isSaving"> }) {
  const { pantry, today } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const typed = text.trim();
  const paused = useDebouncedValue(typed, PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: ["pantry-line", paused, today()],
    queryFn: ({ signal }) => pantry.previewPantryLine({ text: paused, today: today() }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: paused !== "",
  });
  const line = typed === "" || paused === "" || isError ? undefined : data;
  return (
    <AddForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.focus();
        if (typed === "" || actions.isSaving) return;
        actions.add(typed, {
          onSaved() {
            setError(undefined);
            // Text that was typed meanwhile stays.
            setText((now) => (now.trim() === typed ? "" : now));
          },
          onNotSaved: setError,
        });
      }}
    >
      <FieldLine>
        <TextField
          ref={input}
          label={t`Add a food`}
          placeholder={t`500 g spinach, by Friday`}
          hint={t`With the amount, the date and the place, if you like.`}
          error={error}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={PANTRY_NAME_MAX_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </FieldLine>
      <div>
        <Button type="submit" busy={actions.isSaving} busyText={t`Saving…`} disabled={typed === ""}>
          {t`Add`}
        </Button>
      </div>
      <Preview>{line && <Understood line={line} />}</Preview>
    </AddForm>
  );
}

function Understood({ line }: { line: PantryLineReply }) {
  const { today } = useServices();
  const units = useUnitSystem();
  const { name, food, amount, storage, alwaysThere } = line;
  const useBy = dateOf(line);
  const parts = [
    amount && pantryAmountText(amount, units),
    useBy && lastDayText(useBy, today()),
    storage && storageName(storage),
    alwaysThere && t`Always there`,
    !food && t`no known food: recipes can’t use it`,
  ].filter(Boolean);
  return (
    <Text tone="soft">
      <strong>{name}</strong>
      {parts.length > 0 && ` · ${parts.join(" · ")}`}
    </Text>
  );
}

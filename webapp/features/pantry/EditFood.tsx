import { t } from "@lingui/core/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Amount, readAmount } from "../../../core/amounts/mod.ts";
import { STORAGES } from "../../../core/food/mod.ts";
import { PANTRY_NAME_MAX_LENGTH, PANTRY_QUANTITY_MAX, pantryAmountText } from "../../../core/pantry/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { DateField } from "../../../ui-kit/DateField/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import type { PantryFoodReply } from "../../../wire/pantry/pantry.ts";
import { storageName } from "./food_groups.ts";
import { EditForm } from "./pantry_layout.ts";
import type { FoodsAtHome } from "./use_foods_at_home.ts";

export interface EditFoodProps {
  food: PantryFoodReply;
  actions: Pick<FoodsAtHome, "change" | "isSaving">;
  onDone: () => void;
}

export function EditFood({ food, actions, onDone }: EditFoodProps) {
  const written = food.amount ? pantryAmountText(food.amount, "as-written") : "";
  const [name, setName] = useState(food.name);
  const [amountText, setAmountText] = useState(written);
  const [useBy, setUseBy] = useState(food.useBy ?? "");
  const [storage, setStorage] = useState<string>(food.storage ?? "");
  const [alwaysThere, setAlwaysThere] = useState(food.alwaysThere);
  const [errors, setErrors] = useState<{ name?: string; amount?: string }>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  useEffect(() => nameInput.current?.focus(), []);

  function fail(problem: typeof errors, input: RefObject<HTMLInputElement | null>): void {
    setErrors(problem);
    input.current?.focus();
  }

  function save(): void {
    // An unchanged field keeps its exact quantity.
    const amount = amountText === written ? food.amount : readWholeAmount(amountText);
    if (!/\p{L}/u.test(name)) return fail({ name: t`Write which food it is.` }, nameInput);
    if (amount === undefined) return fail({ amount: t`Write it as in 500 g, 2 or 3 tins.` }, amountInput);
    setErrors({});
    const place = STORAGES.find((each) => each === storage) ?? null;
    actions.change(
      food.id,
      { name: name.trim(), amount, useBy: useBy === "" ? null : useBy, storage: place, alwaysThere },
      { onSaved: onDone },
    );
  }

  return (
    <EditForm
      noValidate
      aria-label={t`Edit ${food.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <TextField
        ref={nameInput}
        label={t`Food`}
        autoComplete="off"
        maxLength={PANTRY_NAME_MAX_LENGTH}
        error={errors.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        ref={amountInput}
        label={t`Amount`}
        placeholder={t`Not known`}
        autoComplete="off"
        maxLength={PANTRY_NAME_MAX_LENGTH}
        error={errors.amount}
        value={amountText}
        onChange={(event) => setAmountText(event.target.value)}
      />
      <DateField label={t`Use by`} value={useBy} onDateChange={setUseBy} />
      <Select
        label={t`Place`}
        options={[{ value: "", text: t`No place` }, ...STORAGES.map((value) => ({ value, text: storageName(value) }))]}
        value={storage}
        onChange={(event) => setStorage(event.target.value)}
      />
      <div data-whole="">
        <Checkbox
          label={t`Always there`}
          hint={t`Never on the shopping list, such as salt and oil.`}
          checked={alwaysThere}
          onChange={(event) => setAlwaysThere(event.target.checked)}
        />
      </div>
      <Cluster gap="8" data-whole="">
        <Button type="submit" size="small" busy={actions.isSaving} busyText={t`Saving…`}>
          {t`Save`}
        </Button>
        <Button variant="ghost" size="small" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </Cluster>
    </EditForm>
  );
}

/** Null for a blank text; undefined if it is no amount that can be stored. */
function readWholeAmount(text: string): Amount | null | undefined {
  if (text.trim() === "") return null;
  const { quantity, unit, rest } = readAmount(`${text} of it`) ?? { rest: "" };
  if (rest !== "it" && rest !== "of it") return undefined;
  if (quantity === undefined || unit === undefined || unit === "pack") return undefined;
  const thousandths = Math.round(quantity * 1000) / 1000;
  return thousandths > 0 && thousandths <= PANTRY_QUANTITY_MAX ? { quantity: thousandths, unit } : undefined;
}

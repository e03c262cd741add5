import { t } from "@lingui/core/macro";
import type { MealTime } from "../../../core/meal_plan/mod.ts";
import { QUERY_MAX_LENGTH } from "../../../core/search/mod.ts";
import { SearchField } from "../../../ui-kit/SearchField/mod.ts";
import { mealName } from "../../platform/format/mod.ts";
import { useSearchBox } from "../../platform/shell/mod.ts";
import { SearchForm } from "./planned_meal_layout.ts";

/** The search for a meal within the page; the same text is in the top bar's search. */
export function MealSearch({ mealTime }: { mealTime: MealTime }) {
  const { value, sendsTo, onChange, onSubmit } = useSearchBox("page");
  return (
    <search>
      <SearchForm
        action={sendsTo?.action}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(value);
        }}
      >
        {sendsTo?.others?.map(([name, other]) => (
          <input key={name} type="hidden" name={name} value={other} />
        ))}
        <SearchField
          label={t`Search for ${{ mealTime: mealName(mealTime) }}`}
          placeholder={t`Search for ${{ mealTime: mealName(mealTime) }}…`}
          name={sendsTo?.parameter}
          maxLength={QUERY_MAX_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </SearchForm>
    </search>
  );
}

import { t } from "@lingui/core/macro";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { QUERY_MAX_LENGTH } from "../../../core/search/mod.ts";
import { SearchField } from "../../../ui-kit/SearchField/mod.ts";
import { useSearchBox } from "../../platform/shell/mod.ts";
import { SearchForm } from "./planned_meal_layout.ts";

/** The search for a meal within the page; the same text is in the top bar's search. */
export function MealSearch({ slot: { day, mealTime, date } }: { slot: MealSlot }) {
  const { value, onChange, onSubmit } = useSearchBox("page");
  return (
    <search>
      <SearchForm
        action={`/select-meal/${day}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(value);
        }}
      >
        {/* Without the app the browser sends them. */}
        <input type="hidden" name="time" value={mealTime} />
        <input type="hidden" name="date" value={date} />
        <SearchField
          label={t`Search for ${mealTime}`}
          placeholder={t`Search for ${mealTime}…`}
          name="query"
          maxLength={QUERY_MAX_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </SearchForm>
    </search>
  );
}

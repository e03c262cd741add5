import { t } from "@lingui/core/macro";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import {
  FILTER_CUISINES,
  FILTER_DIETS,
  FILTER_KCAL,
  FILTER_MEALS,
  FILTER_MINUTES,
  SEARCH_SORTS,
} from "../../../core/search/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Filters, OpenLine } from "./discover_layout.ts";
import { filterCount, type SearchWishesChoice } from "./use_search_wishes.ts";

const DIET_TEXTS: Readonly<Record<(typeof FILTER_DIETS)[number], string>> = {
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  "gluten-free": "Gluten-free",
  "dairy-free": "Dairy-free",
};

const SORT_TEXTS: Readonly<Record<(typeof SEARCH_SORTS)[number], string>> = {
  best: "Best match",
  quickest: "Quickest",
  lightest: "Least energy",
};

/** The choices of a filter, after the one that lets everything pass. */
function choices<Value extends string | number>(
  any: string,
  values: readonly Value[],
  textOf: (value: Value) => string = String,
) {
  return [{ value: "", text: any }, ...values.map((value) => ({ value: String(value), text: textOf(value) }))];
}

const MINUTES = choices("Any time", FILTER_MINUTES, (minutes) => t`Up to ${minutes} min`);
const KCAL = choices("Any energy", FILTER_KCAL, (kcal) => t`Up to ${kcal} kcal`);
const DIETS = choices("Any diet", FILTER_DIETS, (diet) => DIET_TEXTS[diet]);
const CUISINES = choices("Any cuisine", FILTER_CUISINES);
const MEALS = choices("Any meal", FILTER_MEALS);
const SORTS = SEARCH_SORTS.map((value) => ({ value, text: SORT_TEXTS[value] }));

/** Filters and order of the search; on a phone behind a button. */
export function SearchFilters({ wishes, change, clear }: SearchWishesChoice) {
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  const count = filterCount(wishes);
  return (
    <div>
      <OpenLine>
        <Button
          variant="plain"
          size="small"
          icon={<SlidersHorizontal size={20} />}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? t`Filter and sort` : t`Filter and sort (${count})`}
        </Button>
      </OpenLine>
      <Filters id={filtersId} aria-label={t`Filter and sort`} data-open={isOpen}>
        <Select
          look="pill"
          label={t`Time`}
          labelPlace="hidden"
          options={MINUTES}
          value={wishes.maxMinutes ?? ""}
          onChange={({ target }) => change({ maxMinutes: valueIn(FILTER_MINUTES, target.value) })}
        />
        <Select
          look="pill"
          label={t`Energy`}
          labelPlace="hidden"
          options={KCAL}
          value={wishes.maxKcal ?? ""}
          onChange={({ target }) => change({ maxKcal: valueIn(FILTER_KCAL, target.value) })}
        />
        <Select
          look="pill"
          label={t`Diet`}
          labelPlace="hidden"
          options={DIETS}
          value={wishes.diet ?? ""}
          onChange={({ target }) => change({ diet: valueIn(FILTER_DIETS, target.value) })}
        />
        <Select
          look="pill"
          label={t`Cuisine`}
          labelPlace="hidden"
          options={CUISINES}
          value={wishes.cuisine ?? ""}
          onChange={({ target }) => change({ cuisine: valueIn(FILTER_CUISINES, target.value) })}
        />
        <Select
          look="pill"
          label={t`Meal`}
          labelPlace="hidden"
          options={MEALS}
          value={wishes.meal ?? ""}
          onChange={({ target }) => change({ meal: valueIn(FILTER_MEALS, target.value) })}
        />
        <Select
          look="pill"
          label={t`Order`}
          labelPlace="hidden"
          options={SORTS}
          value={wishes.sort ?? "best"}
          onChange={({ target }) => change({ sort: valueIn(["quickest", "lightest"], target.value) })}
        />
        <Chip pressed={wishes.atHome ?? false} onPressedChange={(pressed) => change({ atHome: pressed || undefined })}>
          {t`I have most of it`}
        </Chip>
        {count > 0 && (
          <Button variant="ghost" size="small" onClick={clear}>
            {t`Clear filters`}
          </Button>
        )}
      </Filters>
    </div>
  );
}

function valueIn<Value extends string | number>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => String(value) === text);
}

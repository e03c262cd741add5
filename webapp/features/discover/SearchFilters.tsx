import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import { i18n } from "#i18n";
import { FILTER_CUISINES, FILTER_DIETS, FILTER_KCAL, FILTER_MEALS, FILTER_MINUTES } from "../../../core/search/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import type { SearchWishes } from "../../platform/api/mod.ts";
import { mealName } from "../../platform/format/mod.ts";
import { Filters, OpenLine } from "./discover_layout.ts";
import { filterCount, type SearchWishesChoice } from "./use_search_wishes.ts";

const DIET_TEXTS: Readonly<Record<(typeof FILTER_DIETS)[number], MessageDescriptor>> = {
  vegetarian: msg`Vegetarian`,
  vegan: msg`Vegan`,
  "gluten-free": msg`Gluten-free`,
  "dairy-free": msg`Dairy-free`,
};

const SORT_TEXTS: Readonly<Record<NonNullable<SearchWishes["sort"]>, MessageDescriptor>> = {
  quickest: msg`Quickest`,
  lightest: msg`Least energy`,
};

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
        <Wish
          label={t`Time`}
          any={t`Any time`}
          values={FILTER_MINUTES}
          textOf={(minutes) => t`Up to ${minutes} min`}
          value={wishes.maxMinutes}
          onValue={(maxMinutes) => change({ maxMinutes })}
        />
        <Wish
          label={t`Energy`}
          any={t`Any energy`}
          values={FILTER_KCAL}
          textOf={(kcal) => t`Up to ${kcal} kcal`}
          value={wishes.maxKcal}
          onValue={(maxKcal) => change({ maxKcal })}
        />
        <Wish
          label={t`Diet`}
          any={t`Any diet`}
          values={FILTER_DIETS}
          textOf={(diet) => i18n._(DIET_TEXTS[diet])}
          value={wishes.diet}
          onValue={(diet) => change({ diet })}
        />
        <Wish
          label={t`Cuisine`}
          any={t`Any cuisine`}
          values={FILTER_CUISINES}
          value={wishes.cuisine}
          onValue={(cuisine) => change({ cuisine })}
        />
        <Wish
          label={t`Meal`}
          any={t`Any meal`}
          values={FILTER_MEALS}
          textOf={mealName}
          value={wishes.meal}
          onValue={(meal) => change({ meal })}
        />
        <Wish
          label={t`Order`}
          any={t`Best match`}
          values={["quickest", "lightest"]}
          textOf={(sort) => i18n._(SORT_TEXTS[sort])}
          value={wishes.sort}
          onValue={(sort) => change({ sort })}
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

interface WishProps<Value extends string | number> {
  label: string;
  /** The choice without a wish. */
  any: string;
  values: readonly Value[];
  textOf?: (value: Value) => string;
  value: Value | undefined;
  onValue: (value: Value | undefined) => void;
}

function Wish<const Value extends string | number>({
  label,
  any,
  values,
  textOf = String,
  value,
  onValue,
}: WishProps<Value>) {
  return (
    <Select
      look="pill"
      label={label}
      labelPlace="hidden"
      options={[{ value: "", text: any }, ...values.map((each) => ({ value: String(each), text: textOf(each) }))]}
      value={value ?? ""}
      onChange={({ target }) => onValue(values.find((each) => String(each) === target.value))}
    />
  );
}

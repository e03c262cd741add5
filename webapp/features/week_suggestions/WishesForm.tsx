import { msg, plural, t } from "@lingui/core/macro";
import { Fragment } from "react";
import { i18n } from "#i18n";
import { DAYS_OF_WEEK, type DayOfWeek, MEAL_TIMES, type MealTime } from "../../../core/meal_plan/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Slider } from "../../../ui-kit/Slider/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { mealName, shortDayName } from "../../platform/format/mod.ts";
import { MinutesGrid, Part } from "./suggestion_layout.ts";
import { VARIETIES, type WeekWishes, WORK_MINUTES } from "./week_wishes.ts";

const PARTS_OF_WEEK = [
  { part: "weekdays", head: msg`Weekdays`, label: (meal: string) => t`Work for ${meal} on weekdays` },
  { part: "weekends", head: msg`Weekend`, label: (meal: string) => t`Work for ${meal} on the weekend` },
] as const;

/** Of each of {@linkcode VARIETIES}. */
const VARIETY_TEXTS = [
  msg`The shortest list`,
  msg`A shorter list`,
  msg`Both alike`,
  msg`More variety`,
  msg`The most variety`,
];

export interface WishesFormProps {
  wishes: WeekWishes;
  onWishes: (wishes: WeekWishes) => void;
  /** How many empty slots the wishes fill. */
  slotCount: number;
}

export function WishesForm({ wishes, onWishes, slotCount }: WishesFormProps) {
  const change = (changes: Partial<WeekWishes>) => onWishes({ ...wishes, ...changes });

  return (
    <>
      <Part>
        <Title>{t`Which meals`}</Title>
        <Choices
          label={t`Meals`}
          all={MEAL_TIMES}
          nameOf={mealName}
          chosen={wishes.meals}
          onChosen={(meals) => change({ meals })}
        />
        <Choices
          label={t`Days`}
          all={DAYS_OF_WEEK}
          nameOf={shortDayName}
          chosen={wishes.days}
          onChosen={(days) => change({ days })}
        />
        <Text size="meta" tone="soft" aria-live="polite">
          {plural(slotCount, { one: "# empty slot is filled.", other: "# empty slots are filled." })}
        </Text>
      </Part>
      <Part>
        <Title>{t`Cooking time, at most`}</Title>
        <MinutesGrid>
          <span />
          {PARTS_OF_WEEK.map(({ part, head }) => (
            <span key={part} data-head="" aria-hidden="true">
              {i18n._(head)}
            </span>
          ))}
          {MEAL_TIMES.map((meal) => (
            <Fragment key={meal}>
              <span data-meal="" aria-hidden="true">
                {mealName(meal)}
              </span>
              {PARTS_OF_WEEK.map(({ part, label }) => (
                <WorkLimit
                  key={part}
                  label={label(mealName(meal))}
                  minutes={wishes.activeMinutes[part][meal]}
                  onMinutes={(minutes) => change({ activeMinutes: withLimit(wishes, { part, meal, minutes }) })}
                />
              ))}
            </Fragment>
          ))}
        </MinutesGrid>
      </Part>
      <Part>
        <Title>{t`List or variety`}</Title>
        <Slider
          label={t`Shorter list or more variety`}
          startText={t`Shorter list`}
          endText={t`More variety`}
          step={VARIETIES[1]}
          value={wishes.variety}
          onValue={(variety) => change({ variety })}
          valueText={varietyText}
        />
        <Checkbox
          label={t`Plan leftovers`}
          hint={t`Cook once and eat twice, such as a dinner on the next day at lunch`}
          checked={wishes.leftovers}
          onChange={({ target }) => change({ leftovers: target.checked })}
        />
        <Checkbox
          label={t`Same breakfast every day`}
          checked={wishes.sameBreakfast}
          onChange={({ target }) => change({ sameBreakfast: target.checked })}
        />
      </Part>
      <Part>
        <Title>{t`You shop on`}</Title>
        <Choices
          label={t`Shopping days`}
          all={DAYS_OF_WEEK}
          nameOf={shortDayName}
          chosen={wishes.shoppingDays}
          onChosen={(shoppingDays) => change({ shoppingDays })}
        />
      </Part>
    </>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading level={3} size="name">
      {children}
    </Heading>
  );
}

interface ChoicesProps<T extends string> {
  label: string;
  all: readonly T[];
  nameOf: (choice: T) => string;
  chosen: readonly T[];
  /** Never empty: the last one stays. */
  onChosen: (chosen: readonly T[]) => void;
}

function Choices<T extends DayOfWeek | MealTime>({ label, all, nameOf, chosen, onChosen }: ChoicesProps<T>) {
  return (
    <ChipGroup
      label={label}
      value={[...chosen]}
      onValueChange={(values) => {
        const next = all.filter((each) => values.includes(each));
        if (next.length > 0) onChosen(next);
      }}
    >
      {all.map((each) => (
        <Chip key={each} value={each}>
          {nameOf(each)}
        </Chip>
      ))}
    </ChipGroup>
  );
}

interface WorkLimitProps {
  label: string;
  /** Undefined for any. */
  minutes: number | undefined;
  onMinutes: (minutes: number | undefined) => void;
}

function WorkLimit({ label, minutes, onMinutes }: WorkLimitProps) {
  return (
    <Select
      label={label}
      labelPlace="hidden"
      value={minutes ?? ""}
      onChange={({ target }) => onMinutes(target.value === "" ? undefined : Number(target.value))}
      options={[
        ...WORK_MINUTES.map((each) => ({ value: String(each), text: t`${each} min` })),
        { value: "", text: t`Any` },
      ]}
    />
  );
}

function varietyText(variety: number): string {
  const text = VARIETY_TEXTS[VARIETIES.findIndex((each) => each === variety)];
  return text ? i18n._(text) : "";
}

function withLimit(
  { activeMinutes }: WeekWishes,
  { part, meal, minutes }: { part: "weekdays" | "weekends"; meal: MealTime; minutes: number | undefined },
): WeekWishes["activeMinutes"] {
  return { ...activeMinutes, [part]: { ...activeMinutes[part], [meal]: minutes } };
}

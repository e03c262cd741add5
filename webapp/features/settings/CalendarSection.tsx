import { t } from "@lingui/core/macro";
import { type FormEvent, useRef, useState } from "react";
import type { MealTimes, Settings } from "../../../core/account/mod.ts";
import { MEAL_TIMES, type MealTime } from "../../../core/meal_plan/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { mealName } from "../../platform/format/mod.ts";
import { CalendarLink } from "./CalendarLink.tsx";
import { Parts, TimeFields } from "./settings_layout.ts";
import { TitledSection } from "./TitledSection.tsx";
import { useSettingsChoice } from "./use_settings_choice.ts";

/** When the person eats, and the plan as a calendar. */
export function CalendarSection() {
  const { settings, choose } = useSettingsChoice();
  return (
    <TitledSection id="calendar">
      <Text tone="soft">{t`Your calendar can show what is planned, from four weeks ago to eight weeks ahead.`}</Text>
      <Parts>
        {settings && <TimesForm times={settings.mealTimes} choose={choose} />}
        <CalendarLink />
      </Parts>
    </TitledSection>
  );
}

function TimesForm({ times, choose }: { times: MealTimes; choose: (changes: Partial<Settings>) => void }) {
  const [typed, setTyped] = useState(times);
  const [missing, setMissing] = useState<readonly MealTime[]>([]);
  const form = useRef<HTMLFormElement>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    // A field with half a time is empty.
    const empty = MEAL_TIMES.filter((meal) => typed[meal] === "");
    setMissing(empty);
    if (empty[0] === undefined) choose({ mealTimes: typed });
    else form.current?.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <TimeFields>
        {MEAL_TIMES.map((meal) => (
          <TextField
            key={meal}
            type="time"
            name={meal}
            label={mealName(meal)}
            value={typed[meal]}
            error={missing.includes(meal) ? t`Enter a time.` : undefined}
            onChange={({ target }) => setTyped({ ...typed, [meal]: target.value })}
          />
        ))}
        <Button type="submit" variant="plain">
          {t`Save meal times`}
        </Button>
      </TimeFields>
    </form>
  );
}

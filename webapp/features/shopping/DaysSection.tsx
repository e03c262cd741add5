import { t } from "@lingui/core/macro";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { useServices } from "../../services.ts";
import { daysText, dayText } from "./days_text.ts";
import { Fold, Section } from "./shopping_layout.ts";

const WEEK_DAYS = 7;

/** The days of the plan that are shopped for, of this week and the next. */
export function DaysSection({
  days,
  onDays,
}: {
  days: readonly CalendarDate[];
  onDays: (days: readonly CalendarDate[]) => void;
}) {
  const { today } = useServices();
  const now = today();
  const { sunday } = weekOf(now);
  const next = addDays(sunday, 1);
  const weeks = [
    { name: t`This week`, days: daysFrom(now, sunday) },
    { name: t`Next week`, days: daysFrom(next, addDays(next, WEEK_DAYS - 1)) },
  ];
  // In a later week only the chosen days.
  const later = days.filter((day) => day > addDays(next, WEEK_DAYS - 1));
  if (later.length > 0) weeks.push({ name: t`Later`, days: later });
  const byDate = new Map(weeks.flatMap((week) => week.days).map((day) => [String(day), day]));
  return (
    <Fold>
      <summary>{t`Days: ${daysText(days)}`}</summary>
      <Section>
        {weeks.map((week) => (
          <Section key={week.name}>
            <Text size="meta" tone="soft">
              {week.name}
            </Text>
            <ChipGroup
              label={week.name}
              value={days}
              onValueChange={(values) => onDays(values.flatMap((value) => byDate.get(value) ?? []).toSorted())}
            >
              {week.days.map((day) => (
                <Chip key={day} value={day}>
                  {dayText(day)}
                </Chip>
              ))}
            </ChipGroup>
          </Section>
        ))}
      </Section>
    </Fold>
  );
}

function daysFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  return first > last ? [] : [first, ...daysFrom(addDays(first, 1), last)];
}

import { plural, t } from "@lingui/core/macro";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { NutrientBars } from "../../../ui-kit/NutrientBars/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { Tray } from "../../../ui-kit/Tray/mod.ts";
import { dayName } from "../../platform/format/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { nutrientBars } from "./nutrient_words.ts";
import { DayGrid, Part, Parts } from "./nutrition_layout.ts";
import { useWeekNutrition, type WeekNutritionView } from "./use_week_nutrition.ts";

/** The days and their average, once they are asked for. */
export function OpenedNutrition({ date }: { date: CalendarDate }) {
  const view = useWeekNutrition(date);
  if (view.isFailed) {
    return (
      <Notice
        action={
          <Button variant="ghost" size="small" onClick={view.retry}>
            {t`Try again`}
          </Button>
        }
      >
        {t`The nutrition of your meals could not be loaded.`}
      </Notice>
    );
  }
  if (view.isLoading) return <Spinner>{t`Adding up your meals…`}</Spinner>;
  return <Days {...view} />;
}

function Days({ days, average, settings }: WeekNutritionView) {
  const { aims, energyUnit: unit } = settings;
  if (!average) return <Text tone="soft">{t`Nothing is planned for this week yet.`}</Text>;
  return (
    <Parts>
      <Text tone="soft">
        {t`One portion of each planned meal.`}{" "}
        <TextLink href="/settings#aims" component={RouterLink}>
          {Object.keys(aims).length > 0 ? t`Change your aims` : t`Set aims to compare with`}
        </TextLink>
      </Text>
      <Tray>
        <Parts>
          <Part>
            <Heading level={3} size="name">
              {plural(days.length, { one: "The planned day", other: "Average of # planned days" })}
            </Heading>
            <NutrientBars nutrients={nutrientBars(average, { aims, unit })} />
          </Part>
          {days.length > 1 && (
            <DayGrid>
              {days.map(({ day, meals, nutrients }) => (
                <Part key={day}>
                  <div>
                    <Heading level={3} size="name">
                      {dayName(day)}
                    </Heading>
                    <Text size="meta" tone="soft">
                      {plural(meals, { one: "# meal", other: "# meals" })}
                    </Text>
                  </div>
                  <NutrientBars nutrients={nutrientBars(nutrients, { aims, unit })} />
                </Part>
              ))}
            </DayGrid>
          )}
        </Parts>
      </Tray>
    </Parts>
  );
}

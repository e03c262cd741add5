import CalendarDays from "lucide-react/icons/calendar-days";
import Compass from "lucide-react/icons/compass";
import { useState } from "react";
import { Cluster } from "../../Cluster/mod.ts";
import { ErrorState } from "../../ErrorState/mod.ts";
import { LinkButton } from "../../LinkButton/mod.ts";
import { Page } from "../../Page/mod.ts";
import { PageTitle } from "../../PageTitle/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { sampleMealAt, sampleMeals } from "../../testing/sample_recipes.ts";
import { WeekMenu } from "../../WeekMenu/mod.ts";
import { WeekSwitcher } from "../../WeekSwitcher/mod.ts";
import type { PlanState } from "./PlanWeek.tsx";
import { daysLater, TODAY, weekDays, weekRange } from "./week_dates.ts";

/** Props of {@link ReviewWeek}. */
export interface ReviewWeekProps {
  state: PlanState;
  /** Asks for the week again. */
  onRetry: () => void;
}

/** Your Weekly Meals as the product has it: the plan to read, each slot a link that leads to changing it. */
export function ReviewWeek({ state, onRetry }: ReviewWeekProps) {
  const [date, setDate] = useState(TODAY);
  const range = weekRange(date);
  return (
    <Page>
      <PageTitle title="Your Weekly Meals" subtitle="Review and tweak your plan. Click any slot to edit.">
        <Cluster>
          <LinkButton variant="primary" icon={<CalendarDays size={20} />} href="#/week">
            Plan Your Week
          </LinkButton>
          <LinkButton icon={<Compass size={20} />} href="#/discover">
            Discover Recipes
          </LinkButton>
        </Cluster>
      </PageTitle>
      <Stack gap="16">
        <WeekSwitcher
          date={date}
          layout="bar"
          range={range}
          onDate={setDate}
          onPrevious={() => setDate(daysLater(date, -7))}
          onNext={() => setDate(daysLater(date, 7))}
        />
        {state === "failed" ? (
          <ErrorState title="Error fetching saved meals" onRetry={onRetry} />
        ) : (
          <WeekMenu
            label={range}
            days={weekDays(date)}
            meals={sampleMeals}
            mealAt={(day, meal) => (range === weekRange(TODAY) ? sampleMealAt(day, meal) : undefined)}
            state={state}
            loadingText="Syncing your weekly meals…"
            hrefFor={(day, meal) => `#/select-meal/${day}?time=${meal}`}
            onWeek={(step) => setDate(daysLater(date, 7 * step))}
          />
        )}
      </Stack>
    </Page>
  );
}

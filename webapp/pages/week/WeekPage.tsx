import { useNavigate, useSearchParams } from "react-router-dom";
import { DAYS_OF_WEEK, dateOf, MEAL_TIMES, type Week, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { WeekGrid } from "../../../ui-kit/WeekGrid/mod.ts";
import { WeekSwitcher } from "../../../ui-kit/WeekSwitcher/mod.ts";
import { dateOr, dayNumber, shortDate, weekRange } from "../../format/mod.ts";
import { MEAL_RIM, selectMealPath, useEmptySlot, useSetDown, weekPath } from "../../plan/mod.ts";
import { useServices } from "../../services.ts";
import { useWeekPlan } from "./use_week_plan.ts";

const STEP_DAYS = 7;

const MEALS = MEAL_TIMES.map((meal) => ({ meal, rim: MEAL_RIM[meal] }));

/** Plan Your Week. The week that is shown stands in the address, so that Back finds it. */
export function WeekPage() {
  const { today } = useServices();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const now = today();
  const date = dateOr(search.get("date"), now);
  const week = weekOf(date);
  const plan = useWeekPlan(date);
  const { emptySlot } = useEmptySlot();
  const setDown = useSetDown();

  function show(other: CalendarDate): void {
    void navigate(weekPath(other), { preventScrollReset: true });
  }

  return (
    <Page>
      <title>Plan Your Week · Weekplate</title>
      <PageTitle title="Plan Your Week" subtitle={weekRange(week)}>
        <WeekSwitcher
          date={date}
          onDate={(picked) => show(dateOr(picked, date))}
          onPrevious={() => show(addDays(date, -STEP_DAYS))}
          onNext={() => show(addDays(date, STEP_DAYS))}
        />
      </PageTitle>
      <Stack gap="16">
        {plan.isFailed && <Failure onRetry={plan.retry} />}
        <WeekGrid
          label={weekRange(week)}
          days={daysOf(week, now)}
          meals={MEALS}
          mealAt={plan.mealAt}
          state={plan.isLoading ? "loading" : "ready"}
          loadingText="Syncing your meal plan…"
          justSaved={setDown && { day: setDown.day, meal: setDown.mealTime }}
          onOpen={({ day, meal }) => void navigate(selectMealPath({ day, mealTime: meal, date }))}
          onEmpty={({ day, meal }) => emptySlot({ day, mealTime: meal, date })}
          onWeek={(step) => show(addDays(date, step * STEP_DAYS))}
        />
      </Stack>
    </Page>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice>
      <Cluster>
        <Text>Your meals could not be loaded.</Text>
        <Button variant="ghost" size="small" onClick={onRetry}>
          Try again
        </Button>
      </Cluster>
    </Notice>
  );
}

function daysOf(week: Week, today: CalendarDate) {
  return DAYS_OF_WEEK.map((day) => {
    const date = dateOf(day, week);
    return { day, date: shortDate(date), number: dayNumber(date), isToday: date === today };
  });
}

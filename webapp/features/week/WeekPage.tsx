import { plural, t } from "@lingui/core/macro";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import History from "lucide-react/icons/history";
import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type DayOfWeek, dayOf, type MealTime } from "../../../core/meal_plan/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import { WeekGrid, type WeekGridProps } from "../../../ui-kit/WeekGrid/mod.ts";
import { WeekSwitcher } from "../../../ui-kit/WeekSwitcher/mod.ts";
import { weekRange } from "../../platform/format/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { WeekNutrition } from "../nutrition/mod.ts";
import { useWeekSuggestion } from "../week_suggestions/mod.ts";
import {
  PlanLinks,
  selectMealPath,
  useEmptySlot,
  useMealActions,
  useMoveMeal,
  useOpeningPosition,
  useRepeatWeek,
  useSavedSlotHighlight,
  useShownWeek,
  useWeekPlan,
  weekDays,
  weekMeals,
} from "./mod.ts";
import { RangeLine } from "./week_layout.ts";

/** CSS `sizes` of a plate's picture. */
const PLATE_WIDTH = "141px";

/** From when on next week is suggested. */
const FRIDAY_ON: ReadonlySet<DayOfWeek> = new Set(["Friday", "Saturday", "Sunday"]);

const FillSheet = lazy(async () => ({
  default: (await retryImport(() => import("../week_suggestions/FillSheet.tsx"))).FillSheet,
}));

const SuggestedWeek = lazy(async () => ({
  default: (await retryImport(() => import("../week_suggestions/SuggestedWeek.tsx"))).SuggestedWeek,
}));

const NextWeekNotice = lazy(async () => ({
  default: (await retryImport(() => import("../week_suggestions/NextWeekNotice.tsx"))).NextWeekNotice,
}));

export function WeekPage() {
  const navigate = useNavigate();
  const { today, date, week, show, step } = useShownWeek();
  const plan = useWeekPlan(date, { pictureSizes: PLATE_WIDTH });
  const { emptySlot } = useEmptySlot();
  const { moveMeal } = useMoveMeal();
  const mealActions = useMealActions();
  const { isRepeating, repeatWeek } = useRepeatWeek();
  const savedSlot = useSavedSlotHighlight();
  useOpeningPosition(savedSlot);
  const stored = useWeekSuggestion(week.monday);
  const { suggestion } = stored;
  const [isFilling, setIsFilling] = useState(false);
  const [filledCount, setFilledCount] = useState(0);
  const [said, say] = useState("");
  const fillButton = useRef<HTMLButtonElement>(null);

  const grid = {
    label: weekRange(week),
    days: weekDays(week, today),
    meals: weekMeals(),
    mealAt: plan.mealAt,
    state: plan.isLoading ? "loading" : "ready",
    loadingText: t`Syncing your meal plan…`,
    justSaved: savedSlot && { day: savedSlot.day, meal: savedSlot.mealTime },
    onOpen: ({ day, meal }) => void navigate(selectMealPath({ day, mealTime: meal, date })),
    onEmpty: ({ day, meal }) => emptySlot({ day, mealTime: meal, date }),
    onMove({ from, to }) {
      const meal = plan.entryAt(from.day, from.meal);
      if (!meal) return;
      moveMeal({
        recipeId: meal.recipeId,
        from: { day: from.day, mealTime: from.meal, date },
        to: { day: to.day, mealTime: to.meal, date },
      });
    },
    menuAt({ day, meal: mealTime }, { pickUp }) {
      const meal = plan.entryAt(day, mealTime);
      return meal ? mealActions(meal, { day, mealTime, date }, [{ text: t`Move`, onSelect: pickUp }]) : [];
    },
    onWeek: step,
  } satisfies WeekGridProps<DayOfWeek, MealTime>;
  const plannedGrid = <WeekGrid {...grid} />;

  return (
    <Page>
      <PageTitle
        title={t`Plan Your Week`}
        subtitle={
          <RangeLine>
            <span>{weekRange(week)}</span>
            <Button
              ref={fillButton}
              variant="primary"
              size="tile"
              icon={<CalendarPlus size={20} />}
              disabled={plan.isLoading || plan.isFailed}
              onClick={() => setIsFilling(true)}
            >
              {t`Fill my week`}
            </Button>
            <Button
              variant="ghost"
              size="tile"
              icon={<History size={20} />}
              busy={isRepeating}
              onClick={() => repeatWeek(date)}
            >
              {t`Repeat last week`}
            </Button>
            <PlanLinks date={date} variant="ghost" size="tile" />
          </RangeLine>
        }
      >
        <WeekSwitcher date={date} onDate={show} onPrevious={() => step(-1)} onNext={() => step(1)} />
      </PageTitle>
      <Stack gap="16">
        {FRIDAY_ON.has(dayOf(today)) && (
          <Suspense>
            <NextWeekNotice onSuggested={show} />
          </Suspense>
        )}
        {plan.isFailed ? (
          // Empty plates would be wrong.
          <ErrorState title={t`Your meals could not be loaded.`} onRetry={plan.retry} />
        ) : plan.isNotOnDevice ? (
          <NotOnDevice what="week" />
        ) : suggestion ? (
          <Suspense fallback={plannedGrid}>
            <SuggestedWeek
              key={week.monday}
              suggestion={suggestion}
              stored={stored}
              date={date}
              pictureSizes={PLATE_WIDTH}
              grid={grid}
              say={say}
              filledCount={filledCount}
              onDone={() => fillButton.current?.focus()}
            />
          </Suspense>
        ) : (
          plannedGrid
        )}
        <WeekNutrition date={date} />
      </Stack>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {isFilling && (
        <Suspense>
          <FillSheet
            date={date}
            isPlanned={(day, meal) => plan.mealAt(day, meal) !== undefined}
            onFilled={(filled) => {
              setIsFilling(false);
              stored.store(filled);
              setFilledCount((count) => count + 1);
              say(plural(filled.meals.length, { one: "Suggested # meal", other: "Suggested # meals" }));
            }}
            onClose={() => setIsFilling(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}

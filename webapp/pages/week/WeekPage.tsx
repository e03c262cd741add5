import History from "lucide-react/icons/history";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { WeekGrid } from "../../../ui-kit/WeekGrid/mod.ts";
import { WeekSwitcher } from "../../../ui-kit/WeekSwitcher/mod.ts";
import { weekRange } from "../../format/mod.ts";
import { WeekNutrition } from "../../nutrition/mod.ts";
import {
  PlanLinks,
  selectMealPath,
  useEmptySlot,
  useMoveMeal,
  useRepeatWeek,
  useSavedSlotHighlight,
  useShownWeek,
  useWeekPlan,
  WEEK_MEALS,
  weekDays,
} from "../../plan/mod.ts";
import { MoveHint, RangeLine } from "./week_layout.ts";

/** CSS `sizes` of a plate's picture. */
const PLATE_WIDTH = "141px";

/** Plan Your Week. */
export function WeekPage() {
  const navigate = useNavigate();
  const { today, date, week, show, step } = useShownWeek();
  const plan = useWeekPlan(date, { pictureSizes: PLATE_WIDTH });
  const { emptySlot } = useEmptySlot();
  const { moveMeal } = useMoveMeal();
  const { isRepeating, repeatWeek } = useRepeatWeek();
  const savedSlot = useSavedSlotHighlight();

  return (
    <Page>
      <title>Plan Your Week · Weekplate</title>
      <PageTitle
        title="Plan Your Week"
        subtitle={
          <RangeLine>
            <span>{weekRange(week)}</span>
            <Button
              variant="ghost"
              size="small"
              icon={<History size={20} />}
              busy={isRepeating}
              onClick={() => repeatWeek(date)}
            >
              Repeat last week
            </Button>
            <PlanLinks variant="ghost" size="small" />
          </RangeLine>
        }
      >
        <WeekSwitcher date={date} onDate={show} onPrevious={() => step(-1)} onNext={() => step(1)} />
      </PageTitle>
      <Stack gap="16">
        {plan.isFailed && <Failure onRetry={plan.retry} />}
        <WeekGrid
          label={weekRange(week)}
          days={weekDays(week, today)}
          meals={WEEK_MEALS}
          mealAt={plan.mealAt}
          state={plan.isLoading ? "loading" : "ready"}
          loadingText="Syncing your meal plan…"
          justSaved={savedSlot && { day: savedSlot.day, meal: savedSlot.mealTime }}
          onOpen={({ day, meal }) => void navigate(selectMealPath({ day, mealTime: meal, date }))}
          onEmpty={({ day, meal }) => emptySlot({ day, mealTime: meal, date })}
          onMove={({ from, to }) =>
            moveMeal({
              from: { day: from.day, mealTime: from.meal, date },
              to: { day: to.day, mealTime: to.meal, date },
            })
          }
          onWeek={step}
        />
        <MoveHint>
          <Text size="meta" tone="soft">
            Drag a meal to move it. On a touch screen hold it first, on a keyboard press M.
          </Text>
        </MoveHint>
        <WeekNutrition date={date} />
      </Stack>
    </Page>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      action={
        <Button variant="ghost" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your meals could not be loaded.
    </Notice>
  );
}

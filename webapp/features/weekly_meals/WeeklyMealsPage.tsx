import { t } from "@lingui/core/macro";
import CalendarDays from "lucide-react/icons/calendar-days";
import Compass from "lucide-react/icons/compass";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { WeekMenu } from "../../../ui-kit/WeekMenu/mod.ts";
import { WeekSwitcher } from "../../../ui-kit/WeekSwitcher/mod.ts";
import { weekRange } from "../../platform/format/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { WeekNutrition } from "../nutrition/mod.ts";
import {
  PlanLinks,
  useMealActions,
  useOpeningPosition,
  useShownWeek,
  useWeekPlan,
  weekDays,
  weeklySlotPath,
  weekMeals,
  weekPath,
} from "../week/mod.ts";
import { PlanButtons } from "./weekly_meals_layout.ts";

/** CSS `sizes` of a picture: a seventh of the page, a fourth on a phone. */
const PICTURE_WIDTH = "(width < 640px) 25vw, 200px";

/** Your Weekly Meals: the plan of a week; each slot links to the meal selection. */
export function WeeklyMealsPage() {
  const { today, date, week, show, step } = useShownWeek();
  useOpeningPosition();
  const mealActions = useMealActions();
  const plan = useWeekPlan(date, { pictureSizes: PICTURE_WIDTH });
  return (
    <Page>
      <PageTitle
        title={t`Your Weekly Meals`}
        subtitleKind="sentence"
        subtitle={t`Review and tweak your plan. Click any slot to edit.`}
      >
        <PlanButtons>
          <LinkButton variant="primary" icon={<CalendarDays size={20} />} href={weekPath(date)} component={RouterLink}>
            {t`Plan Your Week`}
          </LinkButton>
          <LinkButton icon={<Compass size={20} />} href="/discover" component={RouterLink}>
            {t`Discover Recipes`}
          </LinkButton>
          <PlanLinks date={date} variant="plain" />
        </PlanButtons>
      </PageTitle>
      <Stack gap="16">
        <WeekSwitcher
          date={date}
          layout="bar"
          range={weekRange(week)}
          onDate={show}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
        {plan.isFailed ? (
          <ErrorState title={t`Error fetching saved meals`} onRetry={plan.retry} />
        ) : plan.isNotOnDevice ? (
          <NotOnDevice what="week" />
        ) : (
          <WeekMenu
            label={weekRange(week)}
            days={weekDays(week, today)}
            meals={weekMeals()}
            mealAt={plan.mealAt}
            state={plan.isLoading ? "loading" : "ready"}
            loadingText={t`Syncing your weekly meals…`}
            menuAt={({ day, meal: mealTime }) => {
              const meal = plan.entryAt(day, mealTime);
              return meal ? mealActions(meal, { day, mealTime, date }) : [];
            }}
            hrefFor={(day, mealTime) => weeklySlotPath({ day, mealTime })}
            component={RouterLink}
            // The specification has no date in this address: the week is passed in the navigation state.
            linkState={{ date }}
            onWeek={step}
          />
        )}
        <WeekNutrition date={date} />
      </Stack>
    </Page>
  );
}

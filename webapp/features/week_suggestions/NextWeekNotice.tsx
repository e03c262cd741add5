import { plural, t } from "@lingui/core/macro";
import { DAYS_OF_WEEK, MEAL_TIMES, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import type { WeeklyWishes } from "../../../wire/week_plan/week_templates.ts";
import { useServices } from "../../services.ts";
import { useWeekPlan } from "../week/mod.ts";
import { mealsOfTemplate } from "./template_meals.ts";
import { useWeekSearch } from "./use_week_search.ts";
import { useWeekSuggestion } from "./use_week_suggestion.ts";
import { useWeeklySuggestion, useWeekTemplate } from "./use_week_templates.ts";
import { fillBody, slotsToFill, withReply } from "./week_suggestion.ts";

const WEEK_DAYS = 7;

export interface NextWeekNoticeProps {
  /** Shows next week, with its suggestion. */
  onSuggested: (date: CalendarDate) => void;
}

/** Offers to fill next week as the household wishes it every week. Nothing if it wishes that not, or next week is full. */
export function NextWeekNotice({ onSuggested }: NextWeekNoticeProps) {
  const { today } = useServices();
  const monday = weekOf(addDays(today(), WEEK_DAYS)).monday;
  const { weekly, dismiss, isDismissed } = useWeeklySuggestion();
  const { suggestion } = useWeekSuggestion(monday);
  const isOffered = weekly?.wishes && weekly.dismissed !== monday && !isDismissed && !suggestion;
  if (!weekly?.wishes || !isOffered) return null;
  return (
    <Offer
      monday={monday}
      wishes={weekly.wishes}
      onDismiss={() => dismiss(monday)}
      onSuggested={() => onSuggested(monday)}
    />
  );
}

interface OfferProps {
  monday: CalendarDate;
  wishes: WeeklyWishes;
  onDismiss: () => void;
  onSuggested: () => void;
}

function Offer({ monday, wishes: { templateId, ...wishes }, onDismiss, onSuggested }: OfferProps) {
  const { today } = useServices();
  const plan = useWeekPlan(monday, { pictureSizes: "0px" });
  const { template, hasFailed } = useWeekTemplate(templateId);
  const { store } = useWeekSuggestion(monday);
  const search = useWeekSearch(monday);
  const week = {
    date: monday,
    today: today(),
    isPlanned: (...slot: Parameters<typeof plan.mealAt>) => plan.mealAt(...slot) !== undefined,
  };
  // A template that was deleted is left out.
  const isReady =
    !plan.isLoading && !plan.isFailed && (templateId === undefined || template !== undefined || hasFailed);
  const meals = template ? mealsOfTemplate(template, week) : [];
  const slots = slotsToFill(wishes, week).filter(
    (slot) => !meals.some(({ day, time }) => day === slot.day && time === slot.time),
  );
  const count = slots.length + meals.length;
  if (!isReady || count === 0) return null;

  function suggest(): void {
    const begin = { wishes, relaxed: [], seed: 0 };
    search.search({ ...fillBody(begin, { slots, today: today() }), meals }, (reply) => {
      store(withReply({ ...begin, locked: meals.map(({ day, time }) => ({ day, time })), replaced: [] }, reply));
      onSuggested();
    });
  }

  const empty = DAYS_OF_WEEK.length * MEAL_TIMES.length - countPlanned(plan.mealAt);
  return (
    <Notice
      tone="info"
      action={
        <Cluster>
          <Button variant="plain" size="small" busy={search.isSearching} busyText={t`Searching…`} onClick={suggest}>
            {t`See a suggestion`}
          </Button>
          <Button variant="ghost" size="small" disabled={search.isSearching} onClick={onDismiss}>
            {t`Not this week`}
          </Button>
        </Cluster>
      }
    >
      {search.impossible
        ? t`No week keeps all your rules. Open next week and choose ‘Fill my week’ to see why.`
        : (search.errorText ?? t`Next week has room for ${plural(empty, { one: "# meal", other: "# meals" })}.`)}
    </Notice>
  );
}

function countPlanned(mealAt: ReturnType<typeof useWeekPlan>["mealAt"]): number {
  return DAYS_OF_WEEK.reduce((sum, day) => sum + MEAL_TIMES.filter((time) => mealAt(day, time)).length, 0);
}

import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DAYS_OF_WEEK, type DayOfWeek, MEAL_TIMES, type MealTime, weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { ProgressBar } from "../../../ui-kit/ProgressBar/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { WeeklyWishes } from "../../../wire/week_plan/week_templates.ts";
import { settingsQuery } from "../../platform/api/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { aimsText } from "./aims_text.ts";
import { ImpossibleWeek } from "./ImpossibleWeek.tsx";
import { isSameSlot } from "./slots.ts";
import { ButtonLine, Part, SheetFoot } from "./suggestion_layout.ts";
import { TemplatePart } from "./TemplatePart.tsx";
import { mealsOfTemplate } from "./template_meals.ts";
import { useWeekSearch } from "./use_week_search.ts";
import { useWeeklySuggestion, useWeekTemplate } from "./use_week_templates.ts";
import { WishesForm } from "./WishesForm.tsx";
import { fillBody, slotsToFill, type WeekSuggestion, withReply } from "./week_suggestion.ts";
import { readWishes, storeWishes, type WeekWishes } from "./week_wishes.ts";

export interface FillSheetProps {
  /** A day of the week. */
  date: CalendarDate;
  isPlanned: (day: DayOfWeek, meal: MealTime) => boolean;
  onFilled: (suggestion: WeekSuggestion) => void;
  onClose: () => void;
}

/** Asks for the wishes for a week, and searches for one. It is open as long as it is rendered. */
export function FillSheet({ date, isPlanned, onFilled, onClose }: FillSheetProps) {
  const { deviceStorage, today } = useServices();
  const [wishes, setWishes] = useState(() => readWishes(deviceStorage));
  const [relaxed, setRelaxed] = useState<WeekSuggestion["relaxed"]>([]);
  const search = useWeekSearch(weekOf(date).monday);
  const [templateId, setTemplateId] = useState<number>();
  const { template, hasFailed, retry } = useWeekTemplate(templateId);
  const weekly = useWeeklySuggestion();
  const week = { date, today: today(), isPlanned };
  const meals = template ? mealsOfTemplate(template, week) : [];
  const slots = slotsToFill(wishes, week).filter((slot) => !meals.some((meal) => isSameSlot(meal, slot)));
  const isEmpty = slots.length + meals.length === 0;

  function change(next: WeekWishes): void {
    setWishes(next);
    setRelaxed([]);
    search.cancel();
  }

  function start(changes: WeekSuggestion["relaxed"]): void {
    storeWishes(deviceStorage, wishes);
    setRelaxed(changes);
    const begin = { wishes, relaxed: changes, seed: 0 };
    const locked = meals.map(({ day, time }) => ({ day, time }));
    search.search({ ...fillBody(begin, { slots, today: today() }), meals }, (reply) =>
      onFilled(withReply({ ...begin, locked, replaced: [] }, reply)),
    );
  }

  function weeklyWishes(): WeeklyWishes {
    const { meals: wanted, days, shoppingDays, ...rest } = wishes;
    return { ...rest, meals: [...wanted], days: [...days], shoppingDays: [...shoppingDays], templateId };
  }

  return (
    <Dialog title={t`Fill my week`} open onOpenChange={onClose}>
      <Stack gap="28">
        <Text>{t`Dishes are suggested that share their foods and keep the rules of your household.`}</Text>
        <TemplatePart
          date={date}
          plannedDays={DAYS_OF_WEEK.filter((day) => MEAL_TIMES.some((meal) => isPlanned(day, meal)))}
          id={templateId}
          onId={(id) => {
            setTemplateId(id);
            search.cancel();
          }}
          template={template}
          hasFailed={hasFailed}
          onRetry={retry}
          count={meals.length}
        />
        <WishesForm wishes={wishes} onWishes={change} slotCount={slots.length} />
        <Aims />
        {weekly.weekly && (
          <Checkbox
            label={t`Suggest next week every Friday`}
            hint={t`From Friday on, this page offers your household a week with these wishes`}
            checked={weekly.isOn}
            onChange={({ target }) => weekly.set(target.checked ? weeklyWishes() : null)}
          />
        )}
        <SheetFoot>
          {search.impossible && (
            <ImpossibleWeek
              reply={search.impossible}
              minutes={wishes.activeMinutes}
              onRelax={({ dishes: _count, ...change }) => start([...relaxed, change])}
            />
          )}
          {search.errorText && <Notice>{search.errorText}</Notice>}
          {isEmpty && (
            <Notice tone="info">{t`Nothing to fill: no slot of these meals and days is empty from today on.`}</Notice>
          )}
          {search.isSearching && <ProgressBar label={t`Searching for a good week`} />}
          <ButtonLine>
            {search.isSearching ? (
              <Button variant="plain" data-main="" onClick={search.cancel}>
                {t`Cancel`}
              </Button>
            ) : (
              <Button
                data-main=""
                disabled={isEmpty || (templateId !== undefined && !template)}
                onClick={() => start(relaxed)}
              >
                {search.errorText ? t`Try again` : t`Suggest meals`}
              </Button>
            )}
          </ButtonLine>
        </SheetFoot>
      </Stack>
    </Dialog>
  );
}

function Aims() {
  const { account } = useServices();
  const { data: settings } = useQuery(settingsQuery(account));
  const text = settings && aimsText(settings);
  return (
    <Part>
      <Heading level={3} size="name">
        {t`Aims`}
      </Heading>
      <Text>
        {settings && (text ?? t`No aims are set: dishes are suggested without them.`)}{" "}
        <TextLink href="/settings#aims" component={RouterLink}>
          {text === undefined ? t`Set aims` : t`Change your aims`}
        </TextLink>
      </Text>
    </Part>
  );
}

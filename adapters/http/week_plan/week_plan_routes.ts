import { weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import {
  acceptWeek,
  readWeekTemplate,
  removeWeekTemplate,
  saveWeekTemplate,
  suggestAlternatives,
  suggestWeek,
  type WeeklySuggestion,
  type WeekTemplate,
  type WeekTemplateId,
  type WeekTemplateStore,
} from "../../../core/week_plan/mod.ts";
import * as calls from "../../../wire/week_plan/mod.ts";
import {
  type WeeklySuggestionReply,
  type WeekTemplateInList,
  weeklyWishes,
} from "../../../wire/week_plan/week_templates.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { toChange, toRequest, toSlot, toSuggestedMeal } from "./week_input.ts";
import { cardView, filledView, impossibleView } from "./week_suggestion_view.ts";

/** The ports that {@linkcode weekPlanRoutes} need. */
export type WeekPlanPorts = SuggestionPorts & TemplatePorts;

type SuggestionPorts = PortsOf<typeof acceptWeek | typeof suggestAlternatives | typeof suggestWeek>;

type TemplatePorts = PortsOf<typeof readWeekTemplate | typeof removeWeekTemplate | typeof saveWeekTemplate> & {
  readonly weekTemplates: WeekTemplateStore;
};

/** The calls of suggestions for a week, and of a household's templates. */
export function weekPlanRoutes(ports: WeekPlanPorts): Route[] {
  return [...suggestionRoutes(ports), ...templateRoutes(ports)];
}

function suggestionRoutes(ports: SuggestionPorts): Route[] {
  return [
    route(calls.suggestWeek, async ({ caller: { userId }, params: { monday }, body, closed }) => {
      const { slots, meals, not, ...wishes } = body;
      const found = await suggestWeek(ports, {
        userId,
        ...toRequest(wishes, monday),
        open: slots?.map(toSlot),
        fixed: meals.map((meal, i) => toSuggestedMeal(meal, { monday, field: `meals.${i}` })),
        not: new Map(not.map(({ recipeIds, ...slot }) => [toSlot(slot), recipeIds])),
        cancelled: closed(),
      });
      return found.kind === "filled" ? filledView(found, monday) : impossibleView(found);
    }),
    route(calls.suggestAlternatives, async ({ caller: { userId }, params: { monday }, body, closed }) => {
      const { meals, slot, not, ...wishes } = body;
      const found = await suggestAlternatives(ports, {
        userId,
        ...toRequest(wishes, monday),
        meals: meals.map((meal, i) => toSuggestedMeal(meal, { monday, field: `meals.${i}` })),
        slot: toSlot(slot),
        not,
        cancelled: closed(),
      });
      return found.map(({ recipe, foodsToBuy, activeMinutes, proteinGrams, kcal }) => {
        return { recipe: cardView(recipe), foodsToBuy, activeMinutes, proteinGrams, kcal };
      });
    }),
    route(calls.acceptWeek, async ({ caller: { userId }, params, body }) => {
      const monday = calendarDate(params.monday, "monday");
      const week = weekOf(monday);
      const changes = body.changes.map((change, i) => toChange(change, { week, field: `changes.${i}` }));
      const { householdId: id, version } = await acceptWeek(ports, { userId, monday, changes });
      return { household: { id, version } };
    }),
  ];
}

function templateRoutes(ports: TemplatePorts): Route[] {
  const { weekTemplates } = ports;
  return [
    route(calls.listWeekTemplates, async ({ caller: { userId } }) => ({
      templates: (await weekTemplates.list(userId)).map(inList),
    })),
    route(calls.readWeekTemplate, async ({ caller: { userId }, params }) => {
      const template = await readWeekTemplate(ports, { userId, id: templateOf(params) });
      return { ...template, meals: [...template.meals] };
    }),
    route(calls.saveWeekTemplate, async ({ caller: { userId }, body: { monday, ...wanted } }) =>
      inList(await saveWeekTemplate(ports, { userId, ...wanted, monday: calendarDate(monday, "monday") })),
    ),
    route(calls.removeWeekTemplate, async ({ caller: { userId }, params }) => {
      await removeWeekTemplate(ports, { userId, id: templateOf(params) });
      return undefined;
    }),
    route(calls.findWeeklySuggestion, async ({ caller: { userId } }) =>
      weeklyView(await weekTemplates.findWeekly(userId)),
    ),
    route(calls.setWeeklySuggestion, async ({ caller: { userId }, body: { wishes } }) => {
      await weekTemplates.setWeekly(userId, wishes ?? undefined);
      return weeklyView(await weekTemplates.findWeekly(userId));
    }),
    route(calls.dismissWeeklySuggestion, async ({ caller: { userId }, body: { monday } }) => {
      await weekTemplates.dismissWeekly(userId, calendarDate(monday, "monday"));
      return weeklyView(await weekTemplates.findWeekly(userId));
    }),
  ];
}

function templateOf({ id }: { readonly id: number }): WeekTemplateId {
  return id as WeekTemplateId; // sound: the use case refuses a number of which there is no template
}

function inList({ id, name, meals }: WeekTemplate): WeekTemplateInList {
  return { id, name, mealCount: meals.length };
}

/** Wishes that a later version has stored, and this one does not know, are as if there were none. */
function weeklyView(weekly: WeeklySuggestion | undefined): WeeklySuggestionReply {
  const wishes = weeklyWishes.safeParse(weekly?.wishes);
  return { wishes: wishes.success ? wishes.data : null, dismissed: weekly?.dismissed ?? null };
}

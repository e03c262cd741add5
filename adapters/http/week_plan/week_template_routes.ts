import { z } from "zod";
import { calendarDate } from "../../../core/shared/mod.ts";
import {
  type ReadWeekTemplatePorts,
  readWeekTemplate,
  removeWeekTemplate,
  type SaveWeekTemplatePorts,
  saveWeekTemplate,
  type WeeklySuggestion,
  type WeekTemplate,
  type WeekTemplateId,
  type WeekTemplateStore,
} from "../../../core/week_plan/mod.ts";
import {
  dismissWeeklySuggestionBody,
  listWeekTemplatesReply,
  saveWeekTemplateBody,
  saveWeekTemplateReply,
  setWeeklySuggestionBody,
  type WeeklySuggestionReply,
  type WeekTemplateInList,
  weeklySuggestionReply,
  weeklyWishes,
  weekTemplateParams,
  weekTemplateReply,
} from "../../../wire/week_plan/week_templates.ts";
import { type Route, route } from "../route.ts";

/** The names of {@linkcode weekTemplateRoutes}. */
export const WEEK_TEMPLATE_ROUTES = ["list", "read", "save", "remove", "weekly", "setWeekly", "dismissWeekly"] as const;

export interface WeekTemplateRoutesPorts extends SaveWeekTemplatePorts, ReadWeekTemplatePorts {
  readonly templates: WeekTemplateStore;
}

/** The routes of a household's templates, and of its suggestion for every next week. */
export function weekTemplateRoutes(
  ports: WeekTemplateRoutesPorts,
): Record<(typeof WEEK_TEMPLATE_ROUTES)[number], Route> {
  const { templates } = ports;
  return {
    list: route({
      method: "get",
      path: "/api/week-templates",
      summary: "The templates of the caller's household, by name",
      access: "signed-in",
      reply: listWeekTemplatesReply,
      async handle({ caller: { userId } }) {
        return { templates: (await templates.list(userId)).map(inList) };
      },
    }),
    read: route({
      method: "get",
      path: "/api/week-templates/:id",
      summary: "A template, with what of it can be suggested now",
      access: "signed-in",
      params: weekTemplateParams,
      reply: weekTemplateReply,
      async handle({ caller: { userId }, params: { id } }) {
        const template = await readWeekTemplate(ports, { userId, id: id as WeekTemplateId });
        return { ...template, meals: [...template.meals] };
      },
    }),
    save: route({
      method: "post",
      path: "/api/week-templates",
      summary: "Save what is planned on days of a week as a template",
      access: "signed-in",
      body: saveWeekTemplateBody,
      reply: saveWeekTemplateReply,
      async handle({ caller: { userId }, body: { monday, ...wanted } }) {
        return inList(await saveWeekTemplate(ports, { userId, ...wanted, monday: calendarDate(monday, "monday") }));
      },
    }),
    remove: route({
      method: "delete",
      path: "/api/week-templates/:id",
      summary: "Delete a template",
      access: "signed-in",
      params: weekTemplateParams,
      reply: z.undefined(),
      handle: ({ caller: { userId }, params: { id } }) =>
        removeWeekTemplate(ports, { userId, id: id as WeekTemplateId }).then(() => undefined),
    }),
    weekly: route({
      method: "get",
      path: "/api/weekly-suggestion",
      summary: "Whether the caller's household wants a suggestion for every next week",
      access: "signed-in",
      reply: weeklySuggestionReply,
      handle: async ({ caller: { userId } }) => weeklyView(await templates.findWeekly(userId)),
    }),
    setWeekly: route({
      method: "put",
      path: "/api/weekly-suggestion",
      summary: "Set what the suggestion for every next week is like, or end it",
      access: "signed-in",
      body: setWeeklySuggestionBody,
      reply: weeklySuggestionReply,
      async handle({ caller: { userId }, body: { wishes } }) {
        await templates.setWeekly(userId, wishes ?? undefined);
        return weeklyView(await templates.findWeekly(userId));
      },
    }),
    dismissWeekly: route({
      method: "post",
      path: "/api/weekly-suggestion/dismiss",
      summary: "Want no suggestion for a week",
      access: "signed-in",
      body: dismissWeeklySuggestionBody,
      reply: weeklySuggestionReply,
      async handle({ caller: { userId }, body: { monday } }) {
        await templates.dismissWeekly(userId, calendarDate(monday, "monday"));
        return weeklyView(await templates.findWeekly(userId));
      },
    }),
  };
}

function inList({ id, name, meals }: WeekTemplate): WeekTemplateInList {
  return { id, name, mealCount: meals.length };
}

/** Wishes that a later version has stored, and this one does not know, are as if there were none. */
function weeklyView(weekly: WeeklySuggestion | undefined): WeeklySuggestionReply {
  const wishes = weeklyWishes.safeParse(weekly?.wishes);
  return { wishes: wishes.success ? wishes.data : null, dismissed: weekly?.dismissed ?? null };
}

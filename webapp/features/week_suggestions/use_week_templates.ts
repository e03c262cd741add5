import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type {
  SaveWeekTemplateBody,
  WeeklySuggestionReply,
  WeeklyWishes,
} from "../../../wire/week_plan/week_templates.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

const TEMPLATES = ["week-templates"] as const;
const WEEKLY = ["weekly-suggestion"] as const;

/** The household's templates. Where they can't be loaded, a week is filled without them. */
export function useWeekTemplates() {
  const { weekPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data = [] } = useQuery({
    queryKey: TEMPLATES,
    queryFn: async ({ signal }) => (await weekPlan.listWeekTemplates({}, { signal })).templates,
  });
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: TEMPLATES });

  const saving = useMutation({
    mutationFn: (template: SaveWeekTemplateBody) => weekPlan.saveWeekTemplate(template),
    async onSuccess({ name }) {
      showToast(t`Saved as ‘${name}’.`);
      await onSuccess();
    },
    onError: (error) => log("Cannot save the template", error),
  });
  const removing = useMutation({
    async mutationFn(id: number) {
      try {
        await weekPlan.removeWeekTemplate({ id: String(id) });
      } catch (error) {
        const isGone = error instanceof ApiError && error.code === "template_not_found";
        if (!isGone) throw error;
      }
    },
    onSuccess,
    onError(error, id) {
      log("Cannot delete the template", error);
      const action = { text: t`Try again`, onSelect: () => removing.mutate(id) };
      showToast(t`The template was not deleted.`, { tone: "error", action });
    },
  });

  return { templates: data, saving, removing };
}

/** A template with those of its meals that can be suggested now. */
export function useWeekTemplate(id: number | undefined) {
  const { weekPlan } = useServices();
  const { data, isError, refetch } = useQuery({
    queryKey: [...TEMPLATES, id],
    queryFn: ({ signal }) => weekPlan.readWeekTemplate({ id: String(id) }, { signal }),
    enabled: id !== undefined,
    // A rule or the catalogue may have changed.
    staleTime: 0,
  });
  return {
    template: id === undefined ? undefined : data,
    hasFailed: isError && id !== undefined,
    retry: () => void refetch(),
  };
}

/** The household's meals for every next week. */
export function useWeeklySuggestion() {
  const { weekPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data } = useQuery({
    queryKey: WEEKLY,
    queryFn: ({ signal }) => weekPlan.findWeeklySuggestion({}, { signal }),
  });
  const onSuccess = (reply: WeeklySuggestionReply) => queryClient.setQueryData(WEEKLY, reply);

  const setting = useMutation({
    mutationFn: (wishes: WeeklyWishes | null) => weekPlan.setWeeklySuggestion({ wishes }),
    onSuccess,
    onError(error, wishes) {
      log("Cannot set the weekly suggestion", error);
      const action = { text: t`Try again`, onSelect: () => setting.mutate(wishes) };
      showToast(t`Not saved.`, { tone: "error", action });
    },
  });
  const dismissing = useMutation({
    mutationFn: (monday: CalendarDate) => weekPlan.dismissWeeklySuggestion({ monday }),
    onSuccess,
    onError(error, monday) {
      log("Cannot dismiss the weekly suggestion", error);
      const action = { text: t`Try again`, onSelect: () => dismissing.mutate(monday) };
      showToast(t`Not saved.`, { tone: "error", action });
    },
  });

  return {
    weekly: data,
    isOn: setting.isPending ? setting.variables !== null : data !== undefined && data.wishes !== null,
    set: setting.mutate,
    dismiss: dismissing.mutate,
    isDismissed: dismissing.isPending || dismissing.isSuccess,
  };
}

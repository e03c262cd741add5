import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { MealSlot } from "../../../ui-kit/MealSlot/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Plate } from "../../../ui-kit/Plate/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { SuggestedMeal } from "../../../wire/week_plan/week_suggestions.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { recipePath } from "../cooking/cook_path.ts";
import { MEAL_RIM } from "../week/mod.ts";
import { priceText } from "./figures_text.ts";
import { slotName, slotOfControl } from "./slots.ts";
import { DishLine, DishList } from "./suggestion_layout.ts";
import { searchErrorText } from "./use_week_search.ts";
import { alternativesBody, type DishCard, type WeekSuggestion } from "./week_suggestion.ts";

/** CSS `sizes` of a plate's picture. */
const PLATE_WIDTH = "116px";

export interface DishDialogProps {
  /** A day of the week. */
  date: CalendarDate;
  suggestion: WeekSuggestion;
  meal: SuggestedMeal;
  /** Why the dish is suggested, in sentences. */
  reasons: readonly string[];
  /** Whether another search runs: only one at a time is allowed. */
  isSearching: boolean;
  onReplace: (recipe: DishCard) => void;
  onClose: () => void;
}

/** A suggested dish, all its reasons, and three others that would do. It is open as long as it is drawn. */
export function DishDialog({ meal, reasons, onClose, ...rest }: DishDialogProps) {
  const { recipe, time } = meal;
  return (
    <Dialog title={slotName(meal)} open onOpenChange={onClose}>
      <Stack gap="20">
        <DishLine>
          <Plate picture={recipePicture(recipe.mainImage, PLATE_WIDTH)} rim={MEAL_RIM[time]} />
          <Stack gap="4">
            <Heading level={3} size="name">
              {recipe.name}
            </Heading>
            {reasons.map((reason) => (
              <Text key={reason}>{reason}.</Text>
            ))}
            <TextLink href={recipePath(recipe.id)} component={RouterLink}>
              {t`View Recipe`}
            </TextLink>
          </Stack>
        </DishLine>
        <Heading level={3} size="name">
          {t`Or instead`}
        </Heading>
        <Alternatives meal={meal} {...rest} />
      </Stack>
    </Dialog>
  );
}

function Alternatives({
  date,
  suggestion,
  meal,
  isSearching,
  onReplace,
}: Omit<DishDialogProps, "reasons" | "onClose">) {
  const { weekPlan, today } = useServices();
  const body = alternativesBody(suggestion, { slot: meal, today: today() });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["week-alternatives", weekOf(date).monday, body],
    queryFn: ({ signal }) => weekPlan.suggestAlternatives({ monday: weekOf(date).monday, ...body }, { signal }),
    enabled: !isSearching,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data?.length === 0) return <Text tone="soft">{t`No other dish keeps all rules here.`}</Text>;
  if (data) {
    return (
      <DishList>
        {data.map(({ recipe, ...price }) => (
          <li key={recipe.id}>
            <MealSlot
              layout="row"
              rim={MEAL_RIM[meal.time]}
              place={t`Choose for ${slotOfControl(meal)}`}
              meal={{
                name: recipe.name,
                picture: recipePicture(recipe.mainImage, PLATE_WIDTH),
                note: workNote(recipe),
                detail: priceText(price),
              }}
              onClick={() => onReplace(recipe)}
            />
          </li>
        ))}
      </DishList>
    );
  }
  if (error && !isFetching) {
    return (
      <Notice
        action={
          <Button variant="ghost" size="small" onClick={() => void refetch()}>
            {t`Try again`}
          </Button>
        }
      >
        {searchErrorText(error)}
      </Notice>
    );
  }
  return <Spinner>{t`Looking for other dishes…`}</Spinner>;
}

function workNote(recipe: DishCard) {
  const text = t`${recipe.activeMinutes} min of work`;
  return { text, fullText: text };
}

import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import {
  CAPTION_MAX_LENGTH,
  INGREDIENTS_MAX_LENGTH,
  INSTRUCTIONS_MAX_LENGTH,
  MEAL_NAME_MAX_LENGTH,
} from "../../../core/community/mod.ts";
import { Grid } from "../../../ui-kit/Grid/mod.ts";
import { MealPreview } from "../../../ui-kit/MealPreview/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { lineCount, type MealDraft } from "./mod.ts";
import type { useMealForm } from "./use_meal_form.ts";

/** At this many characters left the counter warns. */
const LOW_COUNT = 20;

type Form = ReturnType<typeof useMealForm>;
type RequiredText = ReturnType<Form["required"]>;

export interface MealTextsProps {
  mealName: RequiredText;
  ingredients: RequiredText;
  instructions: RequiredText;
  postText: ReturnType<Form["text"]>;
  draft: MealDraft;
  /** Beside the name and the caption. */
  photo: ReactNode;
}

/** The fields of a meal's texts, around its photo. */
export function MealTexts({ mealName, ingredients, instructions, postText, draft, photo }: MealTextsProps) {
  const left = CAPTION_MAX_LENGTH - draft.postText.length;
  return (
    <>
      <Grid columns="two" align="center">
        <Stack gap="24">
          <TextField label={t`Meal name`} maxLength={MEAL_NAME_MAX_LENGTH} {...mealName} />
          <TextArea
            label={t`Caption`}
            rows={4}
            maxLength={CAPTION_MAX_LENGTH}
            counter={{ text: t`${left} characters left`, isLow: left <= LOW_COUNT }}
            {...postText}
          />
        </Stack>
        {photo}
      </Grid>
      <Grid columns="two">
        <TextArea
          label={t`Ingredients`}
          hint={t`One per line`}
          rows={7}
          maxLength={INGREDIENTS_MAX_LENGTH}
          {...ingredients}
        />
        <TextArea
          label={t`Instructions`}
          hint={t`One step per line`}
          rows={7}
          maxLength={INSTRUCTIONS_MAX_LENGTH}
          {...instructions}
        />
      </Grid>
    </>
  );
}

/** How the meal will look. */
export function DraftPreview({ draft, picture }: { draft: MealDraft; picture: string | undefined }) {
  const ingredients = lineCount(draft.ingredients);
  const steps = lineCount(draft.instructions);
  return (
    <MealPreview
      label={t`Preview`}
      name={draft.mealName}
      namePlaceholder={t`Your meal's name`}
      caption={draft.postText}
      captionPlaceholder={t`What you say about it`}
      picture={picture ? { src: picture } : undefined}
      counts={[
        { count: ingredients, text: plural(ingredients, { one: "ingredient", other: "ingredients" }) },
        { count: steps, text: plural(steps, { one: "step", other: "steps" }) },
      ]}
    />
  );
}

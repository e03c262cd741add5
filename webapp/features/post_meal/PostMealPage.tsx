import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import {
  CAPTION_MAX_LENGTH,
  INGREDIENTS_MAX_LENGTH,
  INSTRUCTIONS_MAX_LENGTH,
  MEAL_NAME_MAX_LENGTH,
} from "../../../core/community/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Grid } from "../../../ui-kit/Grid/mod.ts";
import { MealPreview } from "../../../ui-kit/MealPreview/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { PhotoField, useObjectUrl } from "../../../ui-kit/PhotoField/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { type RecipeDetail, recipeQuery } from "../../platform/api/mod.ts";
import { momentText, PHOTO_HINT, photoRefusal } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { lineCount } from "./mod.ts";
import { usePostMeal } from "./use_post_meal.ts";

/** At this many characters left the counter warns. */
const LOW_COUNT = 20;

/** Share a New Meal: a form with a live preview; with `?recipe=` in the address it begins with the recipe's texts. */
export function PostMealPage() {
  const recipeId = useSearchParams()[0].get("recipe");
  return recipeId === null ? <PostMealForm /> : <PostRecipeForm key={recipeId} recipeId={recipeId} />;
}

function PostRecipeForm({ recipeId }: { recipeId: string }) {
  const { recipes } = useServices();
  const { data: recipe, isPending } = useQuery(recipeQuery(recipes, recipeId));
  if (isPending) {
    return (
      <Page>
        <Spinner>Fetching recipe…</Spinner>
      </Page>
    );
  }
  return <PostMealForm key={recipe?.id} recipe={recipe ?? undefined} isRecipeMissing={!recipe} />;
}

function PostMealForm({
  recipe,
  isRecipeMissing = false,
}: {
  recipe?: RecipeDetail | undefined;
  isRecipeMissing?: boolean;
}) {
  const { photoInput, onSubmit, ...form } = usePostMeal(recipe);
  const { draft, photo } = form;
  const preview = useObjectUrl(photo);
  const left = CAPTION_MAX_LENGTH - draft.postText.length;
  return (
    <Page>
      <Grid columns="rail-end" from="desktop" gap="48">
        <div>
          <PageTitle title="Share a New Meal" />
          <form noValidate onSubmit={(event) => void onSubmit(event)}>
            <Stack gap="24">
              {isRecipeMissing && (
                <Notice tone="info">The recipe could not be loaded. You can still post your meal without it.</Notice>
              )}
              {recipe && (
                <Checkbox
                  label={`Link the recipe: ${recipe.name}`}
                  hint="The post then leads to the recipe, and the recipe’s page shows the post."
                  {...form.isLinked}
                />
              )}
              <Grid columns="two" align="center">
                <Stack gap="24">
                  <TextField label="Meal name" maxLength={MEAL_NAME_MAX_LENGTH} {...form.mealName} />
                  <TextArea
                    label="Caption"
                    rows={4}
                    maxLength={CAPTION_MAX_LENGTH}
                    counter={{ text: `${left} characters left`, isLow: left <= LOW_COUNT }}
                    {...form.postText}
                  />
                </Stack>
                <PhotoField
                  label="Photo"
                  hint={PHOTO_HINT}
                  ref={photoInput}
                  error={form.photoError}
                  file={photo}
                  onFileChange={form.setPhoto}
                  validate={photoRefusal}
                  progress={form.progress}
                />
              </Grid>
              <Grid columns="two">
                <TextArea
                  label="Ingredients"
                  hint="One per line"
                  rows={7}
                  maxLength={INGREDIENTS_MAX_LENGTH}
                  {...form.ingredients}
                />
                <TextArea
                  label="Instructions"
                  hint="One step per line"
                  rows={7}
                  maxLength={INSTRUCTIONS_MAX_LENGTH}
                  {...form.instructions}
                />
              </Grid>
              {form.failure && <Notice>{form.failure}</Notice>}
              {form.suspendedUntil && (
                <Notice>
                  Posting is paused for your account until {momentText(form.suspendedUntil)}. Your draft is kept.
                </Notice>
              )}
              {form.needsVerifiedEmail && (
                <Notice tone="info">
                  Verify your e-mail address to post, as the note at the top of this page says. Your draft is kept.
                </Notice>
              )}
              <Cluster justify="end">
                <Button variant="ghost" onClick={form.cancel}>
                  Cancel
                </Button>
                <Button
                  type="submit"
                  variant="yolk"
                  disabled={form.suspendedUntil !== undefined || form.needsVerifiedEmail}
                  busy={form.isBusy}
                  busyText="Posting…"
                >
                  Post Meal
                </Button>
              </Cluster>
            </Stack>
          </form>
        </div>
        <MealPreview
          label="Preview"
          name={draft.mealName}
          namePlaceholder="Your meal's name"
          caption={draft.postText}
          captionPlaceholder="What you say about it"
          picture={preview ? { src: preview } : undefined}
          counts={[
            counted(lineCount(draft.ingredients), { one: "ingredient", many: "ingredients" }),
            counted(lineCount(draft.instructions), { one: "step", many: "steps" }),
          ]}
        />
      </Grid>
    </Page>
  );
}

function counted(count: number, { one, many }: { one: string; many: string }) {
  return { count, text: count === 1 ? one : many };
}

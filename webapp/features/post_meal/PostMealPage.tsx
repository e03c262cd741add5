import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Grid } from "../../../ui-kit/Grid/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { PhotoField, useObjectUrl } from "../../../ui-kit/PhotoField/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { type RecipeDetail, recipeQuery } from "../../platform/api/mod.ts";
import { momentText, photoHint, photoRefusal } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import { EditPost } from "./EditPost.tsx";
import { DraftPreview, MealTexts } from "./MealTexts.tsx";
import { EDITED_POST } from "./post_address.ts";
import { usePostMeal } from "./use_post_meal.ts";

/**
 * Share a New Meal: a form with a live preview; with `?recipe=` in the address it begins with the recipe's texts, and with
 * `?post=` it edits a post.
 */
export function PostMealPage() {
  const [search] = useSearchParams();
  const postId = search.get(EDITED_POST);
  const recipeId = search.get("recipe");
  if (postId !== null) return <EditPost key={postId} id={postId} />;
  return recipeId === null ? <PostMealForm /> : <PostRecipeForm key={recipeId} recipeId={recipeId} />;
}

function PostRecipeForm({ recipeId }: { recipeId: string }) {
  const { recipes } = useServices();
  const { data: recipe, isPending } = useQuery(recipeQuery(recipes, recipeId));
  if (isPending) {
    return (
      <Page>
        <Spinner>{t`Fetching recipe…`}</Spinner>
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
  return (
    <Page>
      <Grid columns="rail-end" from="desktop" gap="48">
        <div>
          <PageTitle title={t`Share a New Meal`} />
          <form noValidate onSubmit={(event) => void onSubmit(event)}>
            <Stack gap="24">
              {isRecipeMissing && (
                <Notice tone="info">{t`The recipe could not be loaded. You can still post your meal without it.`}</Notice>
              )}
              {recipe && (
                <Checkbox
                  label={t`Link the recipe: ${recipe.name}`}
                  hint={t`The post then leads to the recipe, and the recipe’s page shows the post.`}
                  {...form.isLinked}
                />
              )}
              <MealTexts
                {...form}
                photo={
                  <PhotoField
                    label={t`Photo`}
                    hint={photoHint()}
                    ref={photoInput}
                    error={form.photoError}
                    file={photo}
                    onFileChange={form.setPhoto}
                    validate={photoRefusal}
                    progress={form.progress}
                  />
                }
              />
              {form.failure && <Notice>{form.failure}</Notice>}
              {form.suspendedUntil && (
                <Notice>
                  {t`Posting is paused for your account until ${momentText(form.suspendedUntil)}. Your draft is kept.`}
                </Notice>
              )}
              {form.needsVerifiedEmail && (
                <Notice tone="info">
                  {t`Verify your e-mail address to post, as the note at the top of this page says. Your draft is kept.`}
                </Notice>
              )}
              <Cluster justify="end">
                <Button variant="ghost" onClick={form.cancel}>
                  {t`Cancel`}
                </Button>
                <Button
                  type="submit"
                  variant="yolk"
                  disabled={form.suspendedUntil !== undefined || form.needsVerifiedEmail}
                  busy={form.isBusy}
                  busyText={t`Posting…`}
                >
                  {t`Post Meal`}
                </Button>
              </Cluster>
            </Stack>
          </form>
        </div>
        <DraftPreview draft={draft} picture={preview} />
      </Grid>
    </Page>
  );
}

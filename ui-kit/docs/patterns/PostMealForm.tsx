import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "../../Button/mod.ts";
import { Cluster } from "../../Cluster/mod.ts";
import { Grid } from "../../Grid/mod.ts";
import { MealPreview } from "../../MealPreview/mod.ts";
import { Notice } from "../../Notice/mod.ts";
import { Page } from "../../Page/mod.ts";
import { PageTitle } from "../../PageTitle/mod.ts";
import { PhotoField, useObjectUrl } from "../../PhotoField/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { TextArea } from "../../TextArea/mod.ts";
import { TextField } from "../../TextField/mod.ts";

/** What is written of a meal. */
export interface MealDraft {
  mealName: string;
  caption: string;
  ingredients: string;
  instructions: string;
}

/** Props of {@link PostMealForm}. */
export interface PostMealFormProps {
  /** Sends the meal, telling how much of it has gone, 0 to 1; answers what was wrong, or nothing. */
  onPost: (meal: MealDraft & { photo: File }, onProgress: (share: number) => void) => Promise<string | undefined>;
  onCancel: () => void;
  /** What is written already. */
  draft?: Partial<MealDraft> | undefined;
  /** Which photo is chosen already. */
  photo?: File | undefined;
}

const EMPTY: MealDraft = { mealName: "", caption: "", ingredients: "", instructions: "" };
const CAPTION_MAX = 280;
const LOW_COUNT = 20;

/** Share a New Meal as the product has it: a form, and beside it the meal as others will see it. */
export function PostMealForm({ onPost, onCancel, draft: first, photo: firstPhoto }: PostMealFormProps) {
  const [photo, setPhoto] = useState<File | null>(firstPhoto ?? null);
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const preview = useObjectUrl(photo);
  const { register, handleSubmit, control, formState } = useForm<MealDraft>({ defaultValues: { ...EMPTY, ...first } });
  const draft = { ...EMPTY, ...useWatch({ control }) };
  const left = CAPTION_MAX - draft.caption.length;

  async function post({ mealName, caption, ingredients, instructions }: MealDraft): Promise<void> {
    if (!photo || [mealName, ingredients, instructions].some((text) => text.trim() === "")) {
      setFailure("Please complete all fields, including a photo.");
      return;
    }
    setFailure(undefined);
    setProgress(0);
    setFailure(await onPost({ mealName, caption, ingredients, instructions, photo }, setProgress));
    setProgress(undefined);
  }

  return (
    <Page>
      <Grid columns="rail-end" from="desktop" rail={392} gap="48">
        <div>
          <PageTitle title="Share a New Meal" />
          <form noValidate aria-label="Share a New Meal" onSubmit={(event) => void handleSubmit(post)(event)}>
            <Stack gap="24">
              <Grid columns="two" align="center">
                <Stack gap="24">
                  <TextField label="Meal name" {...register("mealName")} />
                  <TextArea
                    label="Caption"
                    rows={4}
                    maxLength={CAPTION_MAX}
                    counter={{ text: `${left} characters left`, isLow: left <= LOW_COUNT }}
                    {...register("caption")}
                  />
                </Stack>
                <PhotoField
                  label="Photo"
                  hint="JPG, PNG or WEBP up to about 10MB"
                  file={photo}
                  onFileChange={setPhoto}
                  validate={photoRefusal}
                  progress={progress}
                />
              </Grid>
              <Grid columns="two">
                <TextArea label="Ingredients" hint="One per line" rows={7} {...register("ingredients")} />
                <TextArea label="Instructions" hint="One step per line" rows={7} {...register("instructions")} />
              </Grid>
              {failure && <Notice>{failure}</Notice>}
              <Cluster justify="end">
                <Button variant="ghost" onClick={onCancel}>
                  Cancel
                </Button>
                <Button type="submit" variant="yolk" busy={formState.isSubmitting} busyText="Posting…">
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
          caption={draft.caption}
          captionPlaceholder="What you say about it"
          picture={preview ? { src: preview } : undefined}
          counts={[
            {
              count: lineCount(draft.ingredients),
              text: lineCount(draft.ingredients) === 1 ? "ingredient" : "ingredients",
            },
            { count: lineCount(draft.instructions), text: lineCount(draft.instructions) === 1 ? "step" : "steps" },
          ]}
        />
      </Grid>
    </Page>
  );
}

function photoRefusal({ type }: File): string | undefined {
  return type.startsWith("image/") ? undefined : "Please upload a valid image file (jpg, png, webp, etc.)";
}

function lineCount(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

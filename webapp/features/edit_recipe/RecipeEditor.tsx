import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Fragment, lazy, Suspense, useId, useState } from "react";
import { WRITTEN_RECIPE_LIMITS as LIMITS } from "../../../core/cookbook/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Checkbox } from "../../../ui-kit/Checkbox/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { useEver } from "../../platform/hooks/mod.ts";
import { RouterLink, retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { EditorColumns, Part, ShortFields } from "./editor_layout.ts";
import type { EditorStart } from "./editor_start.ts";
import { IngredientFields } from "./IngredientFields.tsx";
import { PageText } from "./PageText.tsx";
import { PhotoFields } from "./PhotoFields.tsx";
import { RecipeLink } from "./RecipeLink.tsx";
import { writtenOf } from "./recipe_draft.ts";
import { TextRows } from "./TextRows.tsx";
import type { DraftEditor } from "./use_draft.ts";
import { useReading } from "./use_reading.ts";
import { useRecipePhotos } from "./use_recipe_photos.ts";
import { useSaveRecipe } from "./use_save_recipe.ts";
import { type EditedDraft, useStoredDraft } from "./use_stored_draft.ts";
import { WhatItComesTo } from "./WhatItComesTo.tsx";

const loadConflict = () => retryImport(() => import("./ConflictDialog.tsx"));
const loadDifferences = () => retryImport(() => import("./DifferencesDialog.tsx"));
const loadDeletion = () => retryImport(() => import("./DeleteRecipeDialog.tsx"));
const LATER = [loadConflict, loadDifferences, loadDeletion];

const ConflictDialog = lazy(async () => ({ default: (await loadConflict()).ConflictDialog }));
const DifferencesDialog = lazy(async () => ({ default: (await loadDifferences()).DifferencesDialog }));
const DeleteRecipeDialog = lazy(async () => ({ default: (await loadDeletion()).DeleteRecipeDialog }));

/** A recipe as a form; its lines are read while they are typed. */
export function RecipeEditor({ start }: { start: EditorStart }) {
  const edited = useStoredDraft(start);
  const { editor } = edited;
  const reading = useReading(editor.draft);
  const photos = useRecipePhotos(start.stored);
  const actions = useSaveRecipe({ start, edited, photos });
  const { failure, isSaving, isRemoving, conflict } = actions;
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useEver(isAsking);
  const { stored } = start;
  useLaterCode(LATER);
  return (
    <>
      <PageTitle title={stored ? t`Edit recipe` : t`Write a recipe`} />
      <Stack gap="32">
        <BeforeFields start={start} edited={edited} />
        <EditorColumns>
          {start.pageText !== undefined && <PageText text={start.pageText} />}
          {/* Without a submit button, Enter in a field does not save a recipe that is half written. */}
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <Stack gap="48">
              <AboutFields editor={editor} />
              <IngredientFields editor={editor} reading={reading} />
              <TextRows list="steps" editor={editor} maxLength={LIMITS.stepLength} />
              <TextRows list="notes" editor={editor} maxLength={LIMITS.noteLength} />
              <PhotoFields photos={photos} />
              <MoreFields editor={editor} />
              {stored && <RecipeLink recipe={stored} />}
              <Stack gap="16">
                {failure && <Notice>{failure}</Notice>}
                <Cluster justify="end">
                  {stored && (
                    <Button variant="ghost" onClick={() => setIsAsking(true)}>
                      {t`Delete`}
                    </Button>
                  )}
                  <Button variant="ghost" onClick={actions.cancel}>
                    {t`Cancel`}
                  </Button>
                  <Button busy={isSaving} busyText={t`Saving…`} onClick={actions.save}>
                    {t`Save`}
                  </Button>
                </Cluster>
              </Stack>
            </Stack>
          </form>
          <WhatItComesTo reading={reading} />
        </EditorColumns>
      </Stack>
      <Suspense>
        {wasAsking && (
          <DeleteRecipeDialog open={isAsking} onOpenChange={setIsAsking} busy={isRemoving} onConfirm={actions.remove} />
        )}
      </Suspense>
      <Suspense>
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            isSaving={isSaving}
            onSave={actions.saveChosen}
            onClose={actions.leaveConflict}
          />
        )}
      </Suspense>
    </>
  );
}

function Origin({ copyOf, recipe }: { copyOf: NonNullable<EditorStart["copyOf"]>; recipe: WrittenRecipeWire }) {
  const [isComparing, setIsComparing] = useState(false);
  return (
    <Cluster gap="16">
      <Text tone="soft">
        <Trans>
          Your version of{" "}
          <TextLink href={`/recipe/${encodeURIComponent(copyOf.id)}`} component={RouterLink}>
            {copyOf.name}
          </TextLink>
        </Trans>
      </Text>
      <Button variant="plain" size="small" onClick={() => setIsComparing(true)}>
        {t`Show differences`}
      </Button>
      <Suspense>
        {isComparing && <DifferencesDialog origin={copyOf} recipe={recipe} onClose={() => setIsComparing(false)} />}
      </Suspense>
    </Cluster>
  );
}

/** The source of the recipe, and the parts of it that were not understood. */
function BeforeFields({
  start: { copyOf, doubts, duplicates, pictures, recipe },
  edited,
}: {
  start: EditorStart;
  edited: EditedDraft;
}) {
  if (!copyOf && doubts.length + duplicates.length + pictures.length === 0 && !edited.isRestored) return null;
  return (
    <Stack gap="16">
      {edited.isRestored && (
        <Notice
          tone="info"
          action={
            <Button variant="plain" size="small" onClick={edited.discard}>
              {t`Discard the draft`}
            </Button>
          }
        >
          {t`This is your draft from before. It is not saved yet.`}
        </Notice>
      )}
      {copyOf && <Origin copyOf={copyOf} recipe={writtenOf(edited.editor.draft).recipe ?? recipe} />}
      {duplicates.length > 0 && (
        <Notice tone="warning">
          <Trans>
            You may have it already:{" "}
            {duplicates.map(({ id, name }, place) => (
              <Fragment key={id}>
                {place > 0 && ", "}
                <TextLink href={`/recipe/${encodeURIComponent(id)}`} component={RouterLink}>
                  {name}
                </TextLink>
              </Fragment>
            ))}
          </Trans>
        </Notice>
      )}
      {pictures.length > 0 && (
        <Text tone="soft">
          {plural(pictures.length, { one: "One picture comes with it.", other: "# pictures come with it." })}
        </Text>
      )}
      {doubts.length > 0 && (
        <Notice tone="warning">
          {doubts.map((doubt) => (
            <div key={doubt}>{doubt}</div>
          ))}
        </Notice>
      )}
    </Stack>
  );
}

function AboutFields({ editor: { field } }: { editor: DraftEditor }) {
  return (
    <Stack gap="16">
      <TextField label={t`Name`} maxLength={LIMITS.nameLength} autoComplete="off" {...field("name")} />
      <TextArea label={t`Description`} rows={2} maxLength={LIMITS.descriptionLength} {...field("description")} />
      <ShortFields>
        <TextField label={t`Portions`} inputMode="numeric" autoComplete="off" maxLength={3} {...field("portions")} />
        <TextField
          label={t`Or what it makes`}
          placeholder={t`2 loaves`}
          autoComplete="off"
          maxLength={LIMITS.nameLength}
          {...field("makes")}
        />
      </ShortFields>
      <ShortFields>
        <TextField label={t`Preparation, minutes`} autoComplete="off" maxLength={40} {...field("prepMinutes")} />
        <TextField label={t`Cooking, minutes`} autoComplete="off" maxLength={40} {...field("cookMinutes")} />
        <TextField label={t`In total, minutes`} autoComplete="off" maxLength={40} {...field("totalMinutes")} />
      </ShortFields>
    </Stack>
  );
}

function MoreFields({ editor: { draft, field, change } }: { editor: DraftEditor }) {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {t`More`}
      </Heading>
      <ShortFields data-wide="">
        <TextField
          label={t`Source`}
          placeholder={t`A book, a person, a site`}
          autoComplete="off"
          maxLength={LIMITS.sourceLength}
          {...field("sourceName")}
        />
        <TextField
          label={t`Web address`}
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.urlLength}
          {...field("sourceUrl")}
        />
      </ShortFields>
      <TextField
        label={t`Tags`}
        hint={t`With commas between them.`}
        autoComplete="off"
        maxLength={1_600}
        {...field("tags")}
      />
      <Checkbox
        label={t`Shared with my household`}
        hint={t`Its members can read and plan it. Only you can change it.`}
        checked={draft.isShared}
        onChange={({ target }) => change((now) => ({ draft: { ...now, isShared: target.checked } }))}
      />
    </Part>
  );
}

import { t } from "@lingui/core/macro";
import { useState } from "react";
import { AlertDialog } from "../../../ui-kit/AlertDialog/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { ProgressBar } from "../../../ui-kit/ProgressBar/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";
import { ImportResults } from "./ImportResults.tsx";
import { ImportBox } from "./import_layout.ts";
import { doneOf, type FileImports } from "./use_file_imports.ts";

/** One import: its progress, the outcome of each recipe, and the way back. */
export function FileImport({ file, actions }: { file: RecipeImportWire; actions: FileImports }) {
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { id, fileName, state, total } = file;
  const done = doneOf(file);
  return (
    <ImportBox>
      <Heading level={3} size="name">
        {fileName}
      </Heading>
      {(state === "running" || state === "paused") && (
        <ProgressBar
          label={state === "paused" ? t`Paused` : t`Importing`}
          value={total === 0 ? undefined : done / total}
          valueText={t`${done} of ${total}`}
        />
      )}
      <Text tone="soft">{state === "undone" ? t`Undone: its recipes are removed.` : countsText(file)}</Text>
      <Cluster>
        {state === "running" && (
          <Button variant="plain" size="small" onClick={() => actions.pause(id)}>
            {t`Pause`}
          </Button>
        )}
        {state === "paused" && (
          <Button variant="plain" size="small" onClick={() => actions.resume(id)}>
            {t`Go on`}
          </Button>
        )}
        {done > 0 && state !== "undone" && (
          <Button variant="plain" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? t`Hide the recipes` : t`Show the recipes`}
          </Button>
        )}
        {state !== "undone" && (
          <Button variant="ghost" size="small" onClick={() => setIsAsking(true)}>
            {t`Undo the import`}
          </Button>
        )}
      </Cluster>
      {isShown && state !== "undone" && <ImportResults file={file} />}
      <AlertDialog
        title={t`Undo the import?`}
        text={t`The recipes of ${fileName} are removed again, except those that you have changed since.`}
        open={isAsking}
        onOpenChange={setIsAsking}
        confirmText={t`Undo the import`}
        cancelText={t`Keep them`}
        tone="danger"
        busy={actions.isChanging}
        busyText={t`Removing…`}
        onConfirm={() => actions.undo(id, { onDone: () => setIsAsking(false) })}
      />
    </ImportBox>
  );
}

/** "12 imported, 3 with doubts, 1 not imported" */
function countsText({ imported, doubtful, duplicates, rejected }: RecipeImportWire): string {
  const parts = [
    `${imported + doubtful} imported`,
    doubtful > 0 && `${doubtful} of them with doubts`,
    duplicates > 0 && `${duplicates} that you already had`,
    rejected > 0 && `${rejected} not imported`,
  ];
  return parts.filter(Boolean).join(", ");
}

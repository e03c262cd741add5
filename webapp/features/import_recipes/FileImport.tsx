import { plural, t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { AlertDialog } from "../../../ui-kit/AlertDialog/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { ProgressBar } from "../../../ui-kit/ProgressBar/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { RecipeImportWire } from "../../../wire/cookbook/recipe_imports.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { ImportResults } from "./ImportResults.tsx";
import { ImportBox } from "./import_layout.ts";
import { doneOf, type FileImports } from "./use_file_imports.ts";

/** One import: its progress, the outcome of each recipe, and the way back. */
export function FileImport({ file, actions }: { file: RecipeImportWire; actions: FileImports }) {
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { id, fileName, state, total } = file;
  const done = doneOf(file);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUndone = state === "undone";
  // An undone import has no buttons any more, to which the dialog could return the focus.
  useFocusAfterRemoval(isUndone && !isAsking ? [] : [id], () => heading.current);
  return (
    <ImportBox>
      <Heading ref={heading} tabIndex={-1} level={3} size="name">
        {fileName}
      </Heading>
      {(state === "running" || state === "paused") && (
        <ProgressBar
          label={state === "paused" ? t`Paused` : t`Importing`}
          value={total === 0 ? undefined : done / total}
          valueText={t`${done} of ${total}`}
        />
      )}
      <Text tone="soft">{isUndone ? undoneText(file) : countsText(file)}</Text>
      {!isUndone && (
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
          {done > 0 && (
            <Button variant="plain" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? t`Hide the recipes` : t`Show the recipes`}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => setIsAsking(true)}>
            {t`Undo the import`}
          </Button>
        </Cluster>
      )}
      {isShown && !isUndone && <ImportResults file={file} />}
      <AlertDialog
        title={t`Undo the import?`}
        text={t`The recipes that ${fileName} brought are removed, and those that it updated get their earlier text and rating back. What you have changed since stays.`}
        open={isAsking}
        onOpenChange={setIsAsking}
        confirmText={t`Undo it`}
        cancelText={t`Keep it`}
        tone="danger"
        busy={actions.isChanging}
        busyText={t`Undoing…`}
        onConfirm={() => actions.undo(id, { onDone: () => setIsAsking(false) })}
      />
    </ImportBox>
  );
}

/** "Undone: 12 recipes removed, 1 as it was before. 2 that you changed since stay." */
function undoneText({ undone }: RecipeImportWire): string {
  if (!undone) return t`Undone: its recipes are removed.`;
  const { removed, restored, left } = undone;
  const parts = [
    removed > 0 && plural(removed, { one: "# recipe removed", other: "# recipes removed" }),
    restored > 0 && plural(restored, { one: "# recipe put back as before", other: "# recipes put back as before" }),
  ].filter(Boolean);
  const done = parts.length > 0 ? t`Undone: ${parts.join(", ")}.` : t`Undone: no recipe had to be changed.`;
  if (left === 0) return done;
  const stay = plural(left, {
    one: "# recipe that you changed since stays.",
    other: "# recipes that you changed since stay.",
  });
  return `${done} ${stay}`;
}

/** "12 imported, 3 with doubts, 1 not imported" */
function countsText({ imported, doubtful, duplicates, updated, rejected }: RecipeImportWire): string {
  const same = duplicates - updated;
  const parts = [
    t`${imported + doubtful} imported`,
    doubtful > 0 && t`${doubtful} of them with doubts`,
    updated > 0 && t`${updated} updated`,
    same > 0 && t`${same} that you already had`,
    rejected > 0 && t`${rejected} not imported`,
  ];
  return parts.filter(Boolean).join(", ");
}

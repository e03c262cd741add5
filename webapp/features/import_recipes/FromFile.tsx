import { useId } from "react";
import { FileField } from "../../../ui-kit/FileField/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { ProgressBar } from "../../../ui-kit/ProgressBar/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { FileImport } from "./FileImport.tsx";
import { Imports, Way } from "./import_layout.ts";
import { useFileImports } from "./use_file_imports.ts";

/** Imports all recipes of a file of another program, and shows their outcomes. */
export function FromFile() {
  const actions = useFileImports();
  const { imports, hasFailed, refusal, sending, isBusy, start } = actions;
  const heading = useId();
  if (actions.isMissing) return null;
  return (
    <Way aria-labelledby={heading}>
      <Heading id={heading} level={2} size="name">
        From another program
      </Heading>
      <Text tone="soft">
        Exports of Paprika, Tandoor, KitchenOwl, Mealie, RecipeSage, Nextcloud Cookbook, Mela, Cookmate, Copy Me That,
        Plan to Eat and My Recipe Box, Cooklang, JSON of schema.org, and everything that Weekplate itself has saved.
        Hundreds of recipes at once.
      </Text>
      <FileField
        label="File"
        hint="Choose it, or drop it here. It goes on while you do other things."
        error={refusal}
        disabled={isBusy || sending !== undefined}
        onFile={start}
      />
      {sending && <ProgressBar label={`Sending ${sending.name}`} value={sending.share} />}
      {hasFailed && <Notice tone="warning">Your earlier imports could not be loaded.</Notice>}
      {imports && imports.length > 0 && (
        <Imports aria-label="Imports">
          {imports.map((each) => (
            <FileImport key={each.id} file={each} actions={actions} />
          ))}
        </Imports>
      )}
    </Way>
  );
}

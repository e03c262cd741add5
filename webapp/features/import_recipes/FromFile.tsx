import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { i18n } from "#i18n";
import { WHEN_KNOWN, type WhenKnown } from "../../../core/cookbook/mod.ts";
import { FileField } from "../../../ui-kit/FileField/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { ProgressBar } from "../../../ui-kit/ProgressBar/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { FileImport } from "./FileImport.tsx";
import { Imports, Way } from "./import_layout.ts";
import { useFileImports } from "./use_file_imports.ts";

/** What becomes of recipes that the person has already. */
const WHEN_KNOWN_TEXTS: Readonly<
  Record<WhenKnown, { readonly text: MessageDescriptor; readonly hint: MessageDescriptor }>
> = {
  skip: { text: msg`Skip them`, hint: msg`Yours stay as they are.` },
  update: {
    text: msg`Update them`,
    hint: msg`The file’s text and rating replace yours until you undo it. Photos stay.`,
  },
  both: { text: msg`Import both`, hint: msg`You get a second recipe beside yours.` },
};

/** Imports all recipes of a file of another program, and shows their outcomes. */
export function FromFile() {
  const actions = useFileImports();
  const { imports, hasFailed, refusal, sending, isBusy, start } = actions;
  const [whenKnown, setWhenKnown] = useState<WhenKnown>("skip");
  const heading = useId();
  if (actions.isMissing) return null;
  return (
    <Way aria-labelledby={heading}>
      <Heading id={heading} level={2} size="name">
        {t`From another program`}
      </Heading>
      <Text tone="soft">
        {t`Exports of Paprika, Tandoor, KitchenOwl, Mealie, RecipeSage, Nextcloud Cookbook, Mela, Cookmate, Copy Me That, Plan to Eat and My Recipe Box, Cooklang, JSON of schema.org, and everything that Weekplate itself has saved. Hundreds of recipes at once.`}
      </Text>
      <Select
        label={t`Recipes that you already have`}
        options={WHEN_KNOWN.map((value) => ({ value, text: i18n._(WHEN_KNOWN_TEXTS[value].text) }))}
        hint={i18n._(WHEN_KNOWN_TEXTS[whenKnown].hint)}
        value={whenKnown}
        onChange={({ target }) => setWhenKnown(target.value as WhenKnown)} // sound: the options are WHEN_KNOWN
      />
      <FileField
        label={t`File`}
        hint={t`Choose it, or drop it here. It goes on while you do other things.`}
        error={refusal}
        disabled={isBusy || sending !== undefined}
        onFile={(file) => start(file, whenKnown)}
      />
      {sending && <ProgressBar label={t`Sending ${sending.name}`} value={sending.share} />}
      {hasFailed && <Notice tone="warning">{t`Your earlier imports could not be loaded.`}</Notice>}
      {imports && imports.length > 0 && (
        <Imports aria-label={t`Imports`}>
          {imports.map((each) => (
            <FileImport key={each.id} file={each} actions={actions} />
          ))}
        </Imports>
      )}
    </Way>
  );
}

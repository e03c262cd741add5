import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { i18n } from "#i18n";
import { type MergedSide, mergeWrittenRecipe, type PartChange } from "../../../core/cookbook/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { OwnRecipeReply, WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { Choice, ConflictPart, Sides } from "./conflict_layout.ts";
import { PartLines } from "./PartLines.tsx";
import { partLines, partName } from "./part_text.ts";

/** A recipe that this and another device have changed, in the same parts. */
export interface Conflict {
  readonly base: WrittenRecipeWire;
  readonly mine: WrittenRecipeWire;
  readonly theirs: OwnRecipeReply;
}

export interface ConflictDialogProps {
  conflict: Conflict;
  isSaving: boolean;
  onSave: (choices: Readonly<Record<string, MergedSide>>) => void;
  onClose: () => void;
}

const SIDES: Readonly<Record<MergedSide, MessageDescriptor>> = {
  mine: msg({ message: "Mine", comment: "my own text, beside that of another device or person" }),
  theirs: msg({ message: "Theirs", comment: "the text of another device or person, beside my own" }),
};

/**
 * Asks for each conflicting part which change to use. Parts that only one side has changed are merged without a question.
 */
export function ConflictDialog({ conflict: { base, mine, theirs }, isSaving, onSave, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, MergedSide>>>({});
  const { conflicts, taken } = mergeWrittenRecipe({ base, mine, theirs: theirs.recipe });
  return (
    <Dialog title={t`This recipe was changed elsewhere`} size="wide" open onOpenChange={onClose}>
      <Stack gap="24">
        <Text>{t`Choose for each part which text to keep. All other changes of both are kept.`}</Text>
        {conflicts.map((change) => (
          <Part
            key={change.id}
            change={change}
            side={choices[change.id] ?? "mine"}
            onChoose={(side) => setChoices((now) => ({ ...now, [change.id]: side }))}
          />
        ))}
        {taken.length > 0 && (
          <Text tone="soft">{t`Also changed there: ${taken.map(({ part }) => partName(part)).join(", ")}.`}</Text>
        )}
        <Cluster justify="end">
          <Button variant="ghost" onClick={onClose}>
            {t`Back to the text`}
          </Button>
          <Button busy={isSaving} busyText={t`Saving…`} onClick={() => onSave(choices)}>
            {t`Save`}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function Part({
  change: { part, mine, theirs },
  side,
  onChoose,
}: {
  change: PartChange;
  side: MergedSide;
  onChoose: (side: MergedSide) => void;
}) {
  const name = useId();
  const values = { mine, theirs };
  return (
    <ConflictPart>
      <legend>{partName(part)}</legend>
      <Sides>
        {(["mine", "theirs"] as const).map((each) => (
          <Choice key={each}>
            <span>
              <input type="radio" name={name} checked={side === each} onChange={() => onChoose(each)} />
              {i18n._(SIDES[each])}
            </span>
            <PartLines lines={partLines(part, values[each])} />
          </Choice>
        ))}
      </Sides>
    </ConflictPart>
  );
}

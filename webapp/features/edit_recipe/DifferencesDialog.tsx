import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { mergeWrittenRecipe } from "../../../core/cookbook/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import { writtenRecipeQuery } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";
import { Compared, ConflictPart, Sides } from "./conflict_layout.ts";
import { PartLines } from "./PartLines.tsx";
import { partLines, partName } from "./part_text.ts";

export interface DifferencesDialogProps {
  /** The recipe that this is a version of. */
  origin: { readonly id: string; readonly name: string };
  recipe: WrittenRecipeWire;
  onClose: () => void;
}

export function DifferencesDialog({ origin, recipe, onClose }: DifferencesDialogProps) {
  const { cookbook } = useServices();
  const { data, isPending } = useQuery(writtenRecipeQuery(cookbook, origin.id));
  return (
    <Dialog title={t`Compared with ${origin.name}`} size="wide" open onOpenChange={onClose}>
      {isPending && <Spinner>{t`Fetching recipe…`}</Spinner>}
      {!isPending && !data && <Text>{t`The recipe could not be loaded. It may be gone.`}</Text>}
      {data && <Differences original={data.recipe} own={recipe} />}
    </Dialog>
  );
}

function Differences({ original, own }: { original: WrittenRecipeWire; own: WrittenRecipeWire }) {
  // Where only the other side has changed anything, all that is taken from it is different.
  const { taken } = mergeWrittenRecipe({ base: original, mine: original, theirs: own });
  if (taken.length === 0) return <Text>{t`Your version is the same so far.`}</Text>;
  return (
    <Stack gap="24">
      {taken.map(({ id, part, mine, theirs }) => (
        <ConflictPart key={id}>
          <legend>{partName(part)}</legend>
          <Sides>
            <Compared>
              <span>{t({ message: "Original", comment: "the recipe that this is a version of" })}</span>
              <PartLines lines={partLines(part, mine)} />
            </Compared>
            <Compared>
              <span>{t({ message: "Yours", comment: "your version of a recipe, beside the original" })}</span>
              <PartLines lines={partLines(part, theirs)} />
            </Compared>
          </Sides>
        </ConflictPart>
      ))}
    </Stack>
  );
}

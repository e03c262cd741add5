import { t } from "@lingui/core/macro";
import { FactGroups, type GroupedFact } from "../../../ui-kit/FactGroups/mod.ts";
import type { AllergenGroups, AllergenOfRecipe } from "../../platform/api/mod.ts";
import { allergenName } from "../../platform/format/mod.ts";

/** The fourteen allergens in three groups, with the foods responsible. An empty group is left out. */
export function Allergens({
  groups: { contains, mayContain, free },
  isBelowTray,
}: {
  groups: AllergenGroups;
  isBelowTray?: boolean;
}) {
  return (
    <FactGroups
      title={t`Allergens`}
      isBelowTray={isBelowTray}
      groups={[
        { title: t`Contains`, tone: "alert", facts: contains.map(factOf) },
        { title: t`May contain`, tone: "info", facts: mayContain.map(factOf) },
        { title: t`Why it may`, tone: "soft", facts: reasonsOf([...mayContain, ...contains]) },
        {
          title: t`Free of`,
          tone: "good",
          facts: free.length > 0 ? [{ text: free.map(allergenName).join(", ") }] : [],
        },
      ]}
      note={t`This is what the foods usually contain, not a label. Traces are rarely covered, and makes differ: check the packaging.`}
    />
  );
}

/** "Gluten: flour, soy sauce, perhaps stock". */
function factOf({ allergen, foods }: AllergenOfRecipe): GroupedFact {
  const isCertain = foods.some(({ reason }) => reason === undefined);
  const names = foods.map(({ name, reason }) => (isCertain && reason !== undefined ? t`perhaps ${name}` : name));
  return { name: allergenName(allergen), text: names.join(", ") };
}

/** Each food once, with why it may contain something. */
function reasonsOf(allergens: readonly AllergenOfRecipe[]): GroupedFact[] {
  const reasons = new Map(
    allergens.flatMap(({ foods }) =>
      foods.flatMap(({ name, reason }) => (reason === undefined ? [] : [[name, reason] as const])),
    ),
  );
  return [...reasons].map(([name, text]) => ({ name: capitalised(name), text }));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

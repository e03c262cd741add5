import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import { useId } from "react";
import { styled } from "styled-components";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { media, type } from "../../../ui-kit/theme/mod.ts";
import type { AllergenGroups, AllergenOfRecipe } from "../../api/mod.ts";
import { allergenName } from "../../format/mod.ts";

/** The fourteen allergens in three groups, with the foods responsible. An empty group is left out. */
export function Allergens({ groups: { contains, mayContain, free } }: { groups: AllergenGroups }) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Heading id={titleId}>Allergens</Heading>
      {contains.length > 0 && (
        <Group data-state="contains">
          <h3>
            <CircleAlert size={20} />
            Contains
          </h3>
          <AllergenList allergens={contains} />
        </Group>
      )}
      {mayContain.length > 0 && (
        <Group data-state="may contain">
          <h3>
            <Info size={20} />
            May contain
          </h3>
          <AllergenList allergens={mayContain} />
        </Group>
      )}
      <Reasons allergens={[...mayContain, ...contains]} />
      {free.length > 0 && (
        <Group data-state="free">
          <h3>
            <CircleCheck size={20} />
            Free of
          </h3>
          <p>{free.map(allergenName).join(", ")}</p>
        </Group>
      )}
      <Text size="meta" tone="soft">
        This is what the foods usually contain, not a label. Traces are rarely covered, and makes differ: check the
        packaging.
      </Text>
    </Root>
  );
}

/** "Gluten: flour, soy sauce, perhaps stock". */
function AllergenList({ allergens }: { allergens: readonly AllergenOfRecipe[] }) {
  return (
    <ul role="list">
      {allergens.map(({ allergen, foods }) => (
        <li key={allergen}>
          <strong>{allergenName(allergen)}</strong>
          {foods.length > 0 && `: ${foodsText(foods)}`}
        </li>
      ))}
    </ul>
  );
}

function foodsText(foods: AllergenOfRecipe["foods"]): string {
  const isCertain = foods.some(({ reason }) => reason === undefined);
  return foods.map(({ name, reason }) => (isCertain && reason !== undefined ? `perhaps ${name}` : name)).join(", ");
}

/** Each food once, with why it may contain something. */
function Reasons({ allergens }: { allergens: readonly AllergenOfRecipe[] }) {
  const reasons = new Map(
    allergens.flatMap(({ foods }) =>
      foods.flatMap(({ name, reason }) => (reason === undefined ? [] : [[name, reason] as const])),
    ),
  );
  if (reasons.size === 0) return null;
  return (
    <Group data-state="why">
      <h3>Why it may</h3>
      <ul role="list">
        {[...reasons].map(([name, reason]) => (
          <li key={name}>
            {capitalised(name)}: {reason}
          </li>
        ))}
      </ul>
    </Group>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  overflow-wrap: anywhere;

  /* In line with the text on the tray above it. */
  padding-inline: var(--space-28);

  ${media.phone} { padding-inline: var(--space-12); }

  ${media.print} { padding: 0; }
`;

const Group = styled.div`
  > h3 {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    margin-block-end: var(--space-4);
    ${type("label")}
    font-family: var(--font-body);
  }

  &[data-state="contains"] > h3 { color: var(--color-tomato); }
  &[data-state="may contain"] > h3 { color: var(--color-accent); }
  &[data-state="free"] > h3 { color: var(--color-leaf); }

  &[data-state="why"] {
    color: var(--color-soft);
    ${type("meta")}
  }

  li { padding-block: var(--space-2); }

  ${media.print} { break-inside: avoid; }
`;

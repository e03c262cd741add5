import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Heading, type HeadingLevel } from "../Heading/mod.ts";
import { Tray } from "../Tray/mod.ts";
import { media, type } from "../theme/mod.ts";

/** Ingredients that belong to one part of a dish. */
export interface IngredientGroup {
  /** "For the salmon"; a dish of one part has none. */
  title?: string | undefined;
  /** Lines as they are read: "4 salmon fillets, skin on". */
  items: readonly string[];
}

/** Props of {@link IngredientGroups}. */
export interface IngredientGroupsProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  title: ReactNode;
  groups: readonly IngredientGroup[];
  /** Level of the title, 2 by default; groups are one below. */
  level?: Exclude<HeadingLevel, 4> | undefined;
}

/** What a recipe needs, on a tray. */
export function IngredientGroups({ title, groups, level = 2, ...rest }: IngredientGroupsProps) {
  return (
    <Root {...rest}>
      <Heading level={level}>{title}</Heading>
      {groups.map((group, place) => (
        // Groups may bear the same title or none: their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={place}>
          {group.title && <GroupTitle as={`h${level + 1}` as "h3"}>{group.title}</GroupTitle>}
          <ul role="list">
            {group.items.map((item, line) => (
              // The same line may stand twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={line}>{item}</li>
            ))}
          </ul>
        </Group>
      ))}
    </Root>
  );
}

const Root = styled(Tray)`
  padding: var(--space-24) var(--space-28) var(--space-12);

  ${media.phone} {
    padding-inline: var(--space-20);
    margin-inline: -8px;
  }
`;

const Group = styled.div`
  margin-block: var(--space-20) var(--space-8);

  li {
    padding-block: var(--space-10);
    border-block-end: 1px solid var(--color-line);
    ${type("field")}
  }

  &:last-child li:last-child { border-block-end: 0; }
`;

const GroupTitle = styled.h3`
  ${type("label")}
  font-family: var(--font-body);
  margin-block-end: var(--space-4);
  color: var(--color-accent);
`;

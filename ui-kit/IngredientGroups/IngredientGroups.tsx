import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Heading, type HeadingLevel } from "../Heading/mod.ts";
import { Tray } from "../Tray/mod.ts";
import { media, notPrinted, type } from "../theme/mod.ts";

/** Ingredients that belong to one part of a dish. */
export interface IngredientGroup {
  /** "For the salmon"; a dish of one part has none. */
  title?: string | undefined;
  /** Display lines: "4 salmon fillets, skin on". */
  items: readonly string[];
}

/** `tray` is for a recipe's page; `columns` for a dialog: two columns of ingredients without a tray. */
export const INGREDIENT_LAYOUTS = ["tray", "columns"] as const;

/** One of {@link INGREDIENT_LAYOUTS}. */
export type IngredientLayout = (typeof INGREDIENT_LAYOUTS)[number];

/** Props of {@link IngredientGroups}. */
export interface IngredientGroupsProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  title: ReactNode;
  groups: readonly IngredientGroup[];
  /** `tray` by default. */
  layout?: IngredientLayout | undefined;
  /** Below the title, for all groups: portions and units. */
  controls?: ReactNode;
  /** Text for an empty list. */
  emptyText?: ReactNode;
  /** Level of the title, 2 by default; groups are one below. */
  level?: Exclude<HeadingLevel, 4> | undefined;
}

/** The ingredients of a recipe, line by line. */
export function IngredientGroups({
  title,
  groups,
  layout = "tray",
  controls,
  emptyText,
  level = 2,
  ...rest
}: IngredientGroupsProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  const Root = ROOTS[layout];
  const groupHeading = `h${level + 1}` as "h3"; // sound: a level below 1, 2 or 3
  return (
    <Root data-layout={layout} {...rest}>
      <Heading level={level} size={layout === "tray" ? "section" : "name"}>
        {title}
      </Heading>
      {controls && <Controls>{controls}</Controls>}
      {filled.length === 0 && emptyText && <Nothing>{emptyText}</Nothing>}
      {filled.map((group, place) => (
        // Groups may have equal titles or none, so the index is the key.
        <Group key={place}>
          {group.title && <GroupTitle as={groupHeading}>{group.title}</GroupTitle>}
          <ul role="list">
            {group.items.map((item, line) => (
              // Lines may be equal.
              <li key={line}>{item}</li>
            ))}
          </ul>
        </Group>
      ))}
    </Root>
  );
}

const OnTray = styled(Tray)`
  padding: var(--space-24) var(--space-28) var(--space-12);

  ${media.phone} {
    padding-inline: var(--space-20);
    margin-inline: -8px;
  }

  ${media.print} {
    padding: 0;
    margin-inline: 0;
  }
`;

const ROOTS = { tray: OnTray, columns: styled.section`` } satisfies Record<IngredientLayout, unknown>;

const Controls = styled.div`
  ${notPrinted}
  margin-block-start: var(--space-16);
`;

const Nothing = styled.p`
  margin-block: var(--space-14);
  color: var(--color-soft);
`;

const Group = styled.div`
  margin-block: var(--space-20) var(--space-8);

  li {
    padding-block: var(--space-10);
    border-block-end: 1px solid var(--color-line);
    break-inside: avoid;
    ${type("field")}
  }

  ${media.print} {
    break-inside: avoid;
    margin-block: var(--space-6);

    > ul {
      column-count: 2;
      column-gap: var(--space-32);
    }

    li {
      padding-block: 2px;
      border: 0;
      font-size: var(--font-size-label);
      line-height: 1.35;
    }
  }

  ${OnTray} &:last-child li:last-child { border-block-end: 0; }

  [data-layout="columns"] > & {
    margin-block: var(--space-8) var(--space-12);

    > ul {
      display: grid;
      /* Two at most, one where a line would be too short for a few words. */
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(11rem, 40%)), 1fr));
      column-gap: var(--space-24);
    }

    li {
      padding-block: var(--space-6);
      font-size: var(--font-size-body);
      line-height: 1.5;
    }
  }
`;

const GroupTitle = styled.h3`
  ${type("label")}
  font-family: var(--font-body);
  margin-block-end: var(--space-4);
  color: var(--color-accent);
`;

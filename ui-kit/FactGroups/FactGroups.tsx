import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Heading } from "../Heading/mod.ts";
import { media, type } from "../theme/mod.ts";

/** `alert`, `info` and `good` have an icon beside their colour; `soft` is an explanation of the groups above it. */
export const FACT_TONES = ["alert", "info", "good", "soft"] as const;

/** One of {@link FACT_TONES}. */
export type FactTone = (typeof FACT_TONES)[number];

/** A line of a group. */
export interface GroupedFact {
  /** Its subject, in bold: "Gluten". */
  name?: string | undefined;
  text: string;
}

/** Facts of one kind. */
export interface FactGroup {
  title: string;
  tone: FactTone;
  facts: readonly GroupedFact[];
}

/** Props of {@link FactGroups}. */
export interface FactGroupsProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  title: ReactNode;
  groups: readonly FactGroup[];
  /** Below the groups: the basis of the facts. */
  note?: ReactNode;
  /** Whether they stand below a tray, and so in line with the text on it. Default false. */
  isBelowTray?: boolean | undefined;
}

const ICONS = { alert: CircleAlert, info: Info, good: CircleCheck, soft: undefined } satisfies Record<
  FactTone,
  unknown
>;

/** Facts under a few headings, each with its weight: the constituents that a dish contains, may contain, and is free of. */
export function FactGroups({ title, groups, note, isBelowTray = false, ...rest }: FactGroupsProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-below-tray={isBelowTray || undefined} {...rest}>
      <Heading id={titleId}>{title}</Heading>
      {groups
        .filter(({ facts }) => facts.length > 0)
        .map((group) => (
          <GroupOfFacts key={group.title} {...group} />
        ))}
      {note && <Note>{note}</Note>}
    </Root>
  );
}

function GroupOfFacts({ title, tone, facts }: FactGroup) {
  const Icon = ICONS[tone];
  return (
    <Group data-tone={tone}>
      <GroupTitle>
        {Icon && <Icon size={20} />}
        {title}
      </GroupTitle>
      <ul role="list">
        {facts.map(({ name, text }, place) => (
          // Facts may be equal.
          <li key={place}>
            {name && <strong>{name}</strong>}
            {name && ": "}
            {text}
          </li>
        ))}
      </ul>
    </Group>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  overflow-wrap: anywhere;

  &[data-below-tray] {
    padding-inline: var(--space-28);

    ${media.phone} { padding-inline: var(--space-12); }

    ${media.print} { padding: 0; }
  }
`;

const GroupTitle = styled.h3`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-block-end: var(--space-4);
  ${type("label")}
  font-family: var(--font-body);
`;

const Group = styled.div`
  &[data-tone="alert"] > ${GroupTitle} { color: var(--color-tomato); }
  &[data-tone="info"] > ${GroupTitle} { color: var(--color-accent); }
  &[data-tone="good"] > ${GroupTitle} { color: var(--color-leaf); }

  &[data-tone="soft"] {
    color: var(--color-soft);
    ${type("meta")}

    strong { font-weight: inherit; }
  }

  li { padding-block: var(--space-2); }

  ${media.print} { break-inside: avoid; }
`;

const Note = styled.p`
  ${type("meta")}
  color: var(--color-soft);
`;

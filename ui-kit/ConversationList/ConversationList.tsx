import { plural } from "@lingui/core/macro";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Avatar } from "../Avatar/mod.ts";
import { media, plainList, type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";

/** One conversation to choose. */
export interface ConversationItem {
  id: string;
  /** The other person: "Tomás Herrera". */
  name: string;
  /** When the last message was sent, such as "18:04" or "Nov 17". */
  time: string;
  /** Unread messages; 0 shows no count. */
  unread: number;
}

/** Props of {@link ConversationList}. */
export interface ConversationListProps extends Omit<ComponentPropsWithRef<"ul">, "children" | "onSelect"> {
  /** Accessible name of the list: "Conversations". */
  label: string;
  /** In the order in which they are shown; an empty list draws nothing. */
  conversations: readonly ConversationItem[];
  onSelect: (id: string) => void;
}

/** "2 unread messages". */
function unreadText(count: number): string {
  return plural(count, { one: "# unread message", other: "# unread messages" });
}

/** The largest count that is shown in full. */
const MAX_COUNT = 99;

/** Conversations to choose from, each with its person, the time of its last message and its unread count. */
export function ConversationList({ label, conversations, onSelect, ...rest }: ConversationListProps) {
  if (conversations.length === 0) return null;
  return (
    <Root aria-label={label} {...rest}>
      {conversations.map(({ id, name, time, unread }) => (
        <li key={id}>
          <Choose type="button" data-unread={unread > 0} onClick={() => onSelect(id)}>
            <VisuallyHidden>{[name, time, ...(unread > 0 ? [unreadText(unread)] : [])].join(", ")}</VisuallyHidden>
            <Avatar name={name} alt="" />
            <Name aria-hidden="true">{name}</Name>
            <Time aria-hidden="true">{time}</Time>
            {unread > 0 && <Count aria-hidden="true">{unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}</Count>}
          </Choose>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: var(--space-4);
  ${plainList}
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Time = styled.span`
  flex: none;
  ${type("meta")}
  color: var(--color-soft);
`;

const Count = styled.span`
  flex: none;
  min-inline-size: 24px;
  padding: 2px 7px;
  border-radius: var(--radius-pill);
  background: var(--color-tomato-soft);
  font: 700 var(--font-size-cell) / 1.4 var(--font-body);
  text-align: center;
  color: var(--color-tomato);

  ${media.forcedColors} { border: 1px solid CanvasText; }
`;

const Choose = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-10);
  inline-size: 100%;
  min-block-size: 56px;
  padding: var(--space-6) var(--space-8);
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  font: 500 var(--font-size-label) / 1.3 var(--font-body);
  text-align: start;
  color: var(--color-ink);
  cursor: pointer;

  &:hover { background: var(--color-sunk); }

  &[data-unread="true"] ${Name} { font-weight: 700; }
`;

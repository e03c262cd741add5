import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { Avatar } from "../Avatar/mod.ts";
import { Button } from "../Button/mod.ts";
import { plainList, type } from "../theme/mod.ts";

/** One person who wants to write. */
export interface RequestItem {
  id: string;
  /** The sender: "Yuki Tanaka". */
  name: string;
  /** When the first message was sent, such as "18:04" or "Nov 17". */
  time: string;
  /** The first message, plain text. A long one is cut. */
  text: string;
  /** Shown above the text: what the message is about. */
  about?: ReactNode;
  /** Whether it is being accepted or ignored. */
  busy?: boolean | undefined;
  /** Further actions, such as a menu to report or block. */
  actions?: ReactNode;
}

/** Props of {@link RequestList}. */
export interface RequestListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Accessible name of the list: "Requests". */
  label: string;
  /** In the order in which they are shown; an empty list draws nothing. */
  requests: readonly RequestItem[];
  onAccept: (id: string) => void;
  onIgnore: (id: string) => void;
}

/** First messages of people who want to chat, to accept or to ignore. */
export function RequestList({ label, requests, onAccept, onIgnore, ...rest }: RequestListProps) {
  if (requests.length === 0) return null;
  return (
    <Root aria-label={label} {...rest}>
      {requests.map(({ id, name, time, text, about, busy = false, actions }) => (
        <Item key={id}>
          <Sender>
            <Avatar name={name} alt="" size="small" />
            <bdi>{name}</bdi>
            <span>{time}</span>
          </Sender>
          {about}
          <FirstMessage dir="auto">{text}</FirstMessage>
          <Actions>
            <Button size="small" aria-label={t`Accept ${name}`} busy={busy} onClick={() => onAccept(id)}>
              {t`Accept`}
            </Button>
            <Button
              variant="plain"
              size="small"
              aria-label={t`Ignore ${name}`}
              disabled={busy}
              onClick={() => onIgnore(id)}
            >
              {t`Ignore`}
            </Button>
            {actions}
          </Actions>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: var(--space-12);
  ${plainList}
`;

const Item = styled.li`
  display: grid;
  gap: var(--space-10);
  padding: var(--space-12);
  border-radius: var(--radius-field);
  background: var(--color-sunk);
`;

const Sender = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-10);

  > bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 700;
  }

  > :last-child {
    flex: none;
    ${type("meta")}
    color: var(--color-soft);
  }
`;

const FirstMessage = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
`;

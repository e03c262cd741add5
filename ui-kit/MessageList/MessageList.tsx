import { plural } from "@lingui/core/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import type { HeadingLevel } from "../Heading/mod.ts";
import { Text } from "../Text/mod.ts";
import { MessageRow } from "./MessageRow.tsx";
import { byDay, keyOf, lastSettledKey, type Message, placeAfter } from "./message.ts";
import { messageStyle } from "./message_style.ts";
import { formatHourAndMinute, formatWeekdayAndDate } from "./message_time.ts";
import { OlderMessages, type OlderState } from "./OlderMessages.tsx";
import { useScrollAnchor } from "./use_scroll_anchor.ts";

/** Props of {@link MessageList}. */
export interface MessageListProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The conversation, oldest first. Give the list a `key` of its own for each conversation. */
  messages: readonly Message[];
  /** Accessible name of the scrolling log: "Messages with Tomás Herrera". */
  label: string;
  /** Sends a failed message again. */
  onResend?: ((id: string) => void) | undefined;
  /** Called near the oldest message while `olderState` is "idle", and by the button after a failure. */
  onOlder?: (() => void) | undefined;
  /** Whether there are older messages or they are loading; `none` by default. */
  olderState?: OlderState | undefined;
  /** Text while there is no message. */
  emptyText?: ReactNode;
  /** Level of the days' headings, 3 by default. */
  level?: HeadingLevel | undefined;
  /** Formats a time as "18:04". Pass a stable function: a new one renders every row again. */
  formatTime?: ((date: Date) => string) | undefined;
}

/** Distance to the oldest message at which older ones load, in px. */
const NEAR_TOP = 400;

/** From this number of messages on, those out of view have no layout. */
const LONG = 100;

/**
 * A conversation by days. It opens at the end and stays there as messages arrive. A reader who has scrolled up stays in place,
 * whatever is added above or below. Only messages received after opening are announced.
 */
export function MessageList({
  messages,
  label,
  onResend,
  onOlder,
  olderState = "none",
  emptyText,
  level = 3,
  formatTime = formatHourAndMinute,
  ...rest
}: MessageListProps) {
  const { box, list, leftEnd, look, goToEnd } = useScrollAnchor(lastSettledKey(messages));
  const days = useMemo(() => byDay(messages), [messages]);
  const [openedAt] = useState(() => lastSettledKey(messages));
  const newsFrom = placeAfter(messages, openedAt);

  /** Messages received since the reader left the end. */
  const unread = leftEnd
    ? messages.slice(placeAfter(messages, leftEnd.key)).filter(({ from }) => from === "other").length
    : 0;

  useGoToEndOnSending(messages, goToEnd);
  const latestResend = useRef(onResend);
  useEffect(() => {
    latestResend.current = onResend;
  });

  const askedBefore = useRef<string | undefined>(undefined);
  function askForOlder(): void {
    if (olderState !== "idle" || !box.current || box.current.scrollTop > NEAR_TOP) return;
    const oldest = messages[0] ? keyOf(messages[0]) : "";
    if (askedBefore.current === oldest) return;
    askedBefore.current = oldest;
    onOlder?.();
  }
  useEffect(askForOlder);

  /** When a pressed button disappears, the log receives the focus. */
  const retainFocus = useCallback(() => box.current?.focus({ preventScroll: true }), [box]);

  // A stable function, so that rows do not render again with the parent.
  const resend = useCallback(
    (id: string) => {
      retainFocus();
      latestResend.current?.(id);
    },
    [retainFocus],
  );

  const Day = `h${level}` as const;
  return (
    <Root {...rest}>
      <Box
        ref={box}
        role="log"
        aria-label={label}
        tabIndex={0}
        onScroll={() => {
          look();
          askForOlder();
        }}
      >
        <OlderMessages
          state={olderState}
          onOlder={() => {
            retainFocus();
            onOlder?.();
          }}
        />
        {messages.length === 0 && emptyText && (
          <Nothing>
            <Text tone="soft">{emptyText}</Text>
          </Nothing>
        )}
        <List ref={list} role="list" data-length={messages.length > LONG ? "long" : undefined}>
          {days.flatMap(({ key, date, entries }) => [
            <li key={key} data-day="" aria-live="off">
              <Day>{formatWeekdayAndDate(date)}</Day>
            </li>,
            ...entries.map(({ message, place, index }) => (
              <MessageRow
                key={keyOf(message)}
                message={message}
                place={place}
                isNews={index >= newsFrom && message.from === "other"}
                onResend={onResend && resend}
                formatTime={formatTime}
              />
            )),
          ])}
        </List>
      </Box>
      {unread > 0 && (
        <NewMessages>
          <Button
            variant="plain"
            size="small"
            icon={<ArrowDown size={18} />}
            onClick={() => {
              goToEnd();
              retainFocus();
            }}
          >
            {plural(unread, { one: "# new message", other: "# new messages" })}
          </Button>
        </NewMessages>
      )}
    </Root>
  );
}

/** Scrolls to an own message when it is sent. */
function useGoToEndOnSending(messages: readonly Message[], goToEnd: () => void): void {
  const last = messages.at(-1);
  const sending = last?.from === "own" && last.state === "sending" ? keyOf(last) : undefined;
  const before = useRef(sending);
  useLayoutEffect(() => {
    if (sending !== undefined && sending !== before.current) goToEnd();
    before.current = sending;
  });
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
`;

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  padding: var(--space-10) var(--space-6);
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-field);
  }
`;

/** A few messages are aligned at the bottom, next to the composer. */
const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin-block-start: auto;
  ${messageStyle}
`;

const Nothing = styled.div`
  margin-block: auto;
  text-align: center;
`;

const NewMessages = styled.div`
  position: absolute;
  inset-block-end: var(--space-12);
  inset-inline: var(--space-12);
  display: grid;
  justify-items: center;
  pointer-events: none;

  > button {
    box-shadow: var(--elevation-tray);
    pointer-events: auto;
    animation: weekplate-appear var(--duration-base) var(--easing-standard);
  }
`;

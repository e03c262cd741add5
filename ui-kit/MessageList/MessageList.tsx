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
import { MessageRow, type MessageTexts } from "./MessageRow.tsx";
import { byDay, keyOf, lastSettledKey, type Message, placeAfter } from "./message.ts";
import { messageStyle } from "./message_style.ts";
import { formatHourAndMinute, formatWeekdayAndDate } from "./message_time.ts";
import { OlderMessages, type OlderState } from "./OlderMessages.tsx";
import { useKeptPlace } from "./use_kept_place.ts";

/** Props of {@link MessageList}. */
export interface MessageListProps extends Omit<ComponentPropsWithRef<"div">, "children">, MessageTexts {
  /** The conversation, oldest first. Give the list a `key` of its own for each conversation. */
  messages: readonly Message[];
  /** Name of the box that scrolls: "Messages with Tomás Herrera". */
  label: string;
  /** Sends a failed message again. */
  onResend?: ((id: string) => void) | undefined;
  /** Asked once the reader comes near the oldest message, while `olderState` is "idle"; again by hand if that failed. */
  onOlder?: (() => void) | undefined;
  /** Whether there are older messages, and whether they are coming; `none` unless said otherwise. */
  olderState?: OlderState | undefined;
  /** While older messages come. */
  olderLoadingText?: string | undefined;
  /** When they did not come. */
  olderFailedText?: string | undefined;
  /** Asks for older messages again. */
  olderRetryText?: string | undefined;
  /** On the button that leads to messages which came below what is being read. */
  newMessagesText?: ((count: number) => string) | undefined;
  /** In the middle while there is no message. */
  emptyText?: ReactNode;
  /** Level of the days' headings, 3 by default. */
  level?: HeadingLevel | undefined;
  /** A day as its heading; keep the function, as every row is drawn anew for another. */
  formatDay?: ((date: Date) => string) | undefined;
}

/** How near the oldest message older ones are asked for, in px. */
const NEAR_TOP = 400;

/** From how many messages on those out of view are not laid out. */
const LONG = 100;

/**
 * A conversation by days. It opens at the end and stays there as messages come; who has scrolled up keeps their place,
 * whatever comes above or below. Only what comes from others after opening is announced.
 */
export function MessageList({
  messages,
  label,
  onResend,
  onOlder,
  olderState = "none",
  olderLoadingText = "Loading older messages",
  olderFailedText = "Older messages did not come.",
  olderRetryText = "Try again",
  newMessagesText = (count) => (count === 1 ? "1 new message" : `${count} new messages`),
  emptyText,
  level = 3,
  ownLabel = "Me",
  sendingText = "Sending",
  sentText = "Sent",
  failedText = "Not sent. Try again.",
  formatTime = formatHourAndMinute,
  formatDay = formatWeekdayAndDate,
  ...rest
}: MessageListProps) {
  const { box, list, leftEnd, look, goToEnd } = useKeptPlace(lastSettledKey(messages));
  const days = useMemo(() => byDay(messages), [messages]);
  const [openedAt] = useState(() => lastSettledKey(messages));
  const newsFrom = placeAfter(messages, openedAt);

  /** What others wrote since the reader has left the end. */
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

  /** A button that vanishes by being pressed leaves the focus to the messages. */
  const keepFocus = useCallback(() => box.current?.focus({ preventScroll: true }), [box]);

  // The same function for all time, so that no row is drawn anew because its owner was.
  const resend = useCallback(
    (id: string) => {
      keepFocus();
      latestResend.current?.(id);
    },
    [keepFocus],
  );

  const Day = `h${level}` as const;
  const texts = { ownLabel, sendingText, sentText, failedText, formatTime };
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
            keepFocus();
            onOlder?.();
          }}
          loadingText={olderLoadingText}
          failedText={olderFailedText}
          retryText={olderRetryText}
        />
        {messages.length === 0 && emptyText && (
          <Nothing>
            <Text tone="soft">{emptyText}</Text>
          </Nothing>
        )}
        <List ref={list} role="list" data-length={messages.length > LONG ? "long" : undefined}>
          {days.flatMap(({ key, date, entries }) => [
            <li key={key} data-day="" aria-live="off">
              <Day>{formatDay(date)}</Day>
            </li>,
            ...entries.map(({ message, place, index }) => (
              <MessageRow
                key={keyOf(message)}
                message={message}
                place={place}
                isNews={index >= newsFrom && message.from === "other"}
                onResend={onResend && resend}
                {...texts}
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
              keepFocus();
            }}
          >
            {newMessagesText(unread)}
          </Button>
        </NewMessages>
      )}
    </Root>
  );
}

/** Who sends something wants to see it go, wherever they were reading. */
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

/** Few messages stand at the bottom, beside where the next one is written. */
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

import { t } from "@lingui/core/macro";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { memo } from "react";
import { keyOf, type Message, type MessageEntry, type MessageState } from "./message.ts";

/** Props of {@link MessageRow}. */
export interface MessageRowProps {
  message: Message;
  place: MessageEntry["place"];
  /** Received after the list was opened, and announced. */
  isNews: boolean;
  /** Without it a failed message has no button. */
  onResend: ((id: string) => void) | undefined;
  formatTime: (date: Date) => string;
}

const STATE_ICONS = { sending: Clock, sent: Check, failed: CircleAlert } as const satisfies Record<
  MessageState,
  unknown
>;

/** One message. Plain elements styled by the list, because a conversation has thousands. */
export const MessageRow = memo(function MessageRow({ message, place, isNews, onResend, formatTime }: MessageRowProps) {
  const { from, state, senderName, text, about, failedText = t`Not sent. Try again.` } = message;
  const sentAt = new Date(message.sentAt);
  const Icon = STATE_ICONS[state];
  const isOwn = from === "own";
  return (
    <li data-message={keyOf(message)} data-from={from} data-place={place} aria-live={isNews ? undefined : "off"}>
      <p data-part="line">
        <bdi data-part="name">{isOwn ? t`Me` : senderName}</bdi>{" "}
        <time dateTime={sentAt.toISOString()}>{formatTime(sentAt)}</time>
        {isOwn && (
          <span data-part="state" data-state={state}>
            <Icon size={16} />
            {state !== "failed" && <span data-part="word">{state === "sent" ? t`Sent` : t`Sending`}</span>}
          </span>
        )}
      </p>
      {about && <div data-part="about">{about}</div>}
      <p data-part="bubble" dir="auto">
        {text}
      </p>
      {isOwn && state !== "sent" && (
        // Rendered from the start, so that the failure is an addition, which is announced.
        <div data-part="failure" aria-live="polite">
          {state === "failed" && onResend && (
            <button type="button" onClick={() => onResend(message.id)}>
              {failedText}
            </button>
          )}
          {state === "failed" && !onResend && failedText}
        </div>
      )}
    </li>
  );
});

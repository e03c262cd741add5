import { t } from "@lingui/core/macro";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { MESSAGE_MAX_LENGTH, REQUEST_LIMIT } from "../../../core/chat/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { ChatPanel, type ChatState } from "../../../ui-kit/ChatPanel/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import type { Message, OlderState } from "../../../ui-kit/MessageList/mod.ts";
import { messageTime, momentText } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import type { ChatLine, Conversation } from "../chat/mod.ts";
import { type ReportChoice, type Safety, useStanding } from "../safety/mod.ts";
import { AskedMeal } from "./AskedMeal.tsx";
import { ChatPartners } from "./ChatPartners.tsx";
import { About } from "./community_layout.ts";
import { MoreAboutPerson } from "./MoreAboutPerson.tsx";
import type { ChatPanelState, ChatPartner } from "./use_chat_panel.ts";

const OLDER: Readonly<Record<Conversation["older"], OlderState>> = {
  none: "none",
  some: "idle",
  loading: "loading",
  failed: "failed",
};

/** Characters of a message by which it is chosen for a report. */
const CHOICE_LENGTH = 60;

export interface CommunityChatProps {
  chat: ChatPanelState;
  safety: Safety;
  /** The address of a post over the feed. */
  hrefOf: (post: number) => string;
  /** Whether a post is open above the page, so that nothing in the chat can be focused. */
  isCovered: boolean;
}

/** The chat beside the feed: the conversation with the chosen partner, or conversations to choose from. */
export function CommunityChat({ chat, safety, hrefOf, isCovered }: CommunityChatProps) {
  const { today } = useServices();
  const { isOpen, partner, choices, conversation, canSend, isOffline, draft, aboutPost } = chat;
  const pausedReason = pausedReasonOf(useStanding());
  const composer = useRef<HTMLTextAreaElement>(null);
  const partners = useRef<HTMLElement>(null);
  /** The last choice of a partner after which the composer was focused. */
  const answered = useRef(0);
  const { name = "" } = partner ?? {};
  // Also of the partner that the panel already shows. An opened post gives the focus back to its link when it closes: after that.
  useEffect(() => {
    if (isCovered || answered.current === choices) return;
    answered.current = choices;
    composer.current?.focus();
  }, [choices, isCovered]);
  function report(other: ChatPartner): void {
    const choices = reportChoices(conversation, other, today());
    safety.askToReport({ kind: "person", id: other.id, name: other.name, person: other, choices });
  }

  return (
    <ChatPanel
      title={partner ? t`Chat with ${partner.name}` : t`Chat`}
      open={isOpen}
      initialFocus={partners} // the feed is between the button and the panel
      onOpenChange={(open) => {
        if (!open) chat.close();
      }}
      actions={
        partner && <MoreAboutPerson variant="sign" person={partner} safety={safety} onReport={() => report(partner)} />
      }
      state={stateOf(chat)}
      conversation={String(partner?.id ?? "")}
      unchosenText={t`Select a user to chat with.`}
      failedTitle={t`The messages could not be loaded.`}
      onRetry={chat.retryHistory}
      offlineText={isOffline ? t`Waiting for the network. What you send goes out when it is back.` : undefined}
      subject={
        aboutPost !== undefined && (
          <About>
            <AskedMeal id={aboutPost} hrefOf={hrefOf} />
            <IconButton
              variant="ghost"
              size="small"
              label={t`Do not ask about this meal`}
              icon={<X size={18} />}
              onClick={() => {
                chat.removeAbout();
                composer.current?.focus();
              }}
            />
          </About>
        )
      }
      list={{
        label: t`Messages with ${name}`,
        messages: conversation.lines.map((line) => messageOf(line, hrefOf)),
        emptyText: t`Say hello to ${name}.`,
        onResend: chat.resend,
        onOlder: chat.loadOlder,
        olderState: OLDER[conversation.older],
      }}
      composer={{
        ref: composer,
        label: t`Message to ${name}`,
        placeholder: t`Type your message...`,
        maxLength: MESSAGE_MAX_LENGTH,
        value: draft,
        onValueChange: chat.write,
        onSend: chat.send,
        disabledReason: pausedReason ?? (canSend ? undefined : t`One moment: the chat is being opened.`),
        counterText: (left) => t`${left} characters left`,
      }}
    >
      <ChatPartners
        ref={partners}
        recent={chat.recent}
        requests={chat.requests}
        safety={safety}
        hrefOf={hrefOf}
        onChoose={chat.openWith}
      />
    </ChatPanel>
  );
}

/** The subjects of a report: every received message on the screen, the newest first, and the person. */
function reportChoices(conversation: Conversation, partner: ChatPartner, today: CalendarDate): ReportChoice[] {
  const received = conversation.lines.flatMap(({ from, id, text, sentAt }) =>
    from === "other" && id !== undefined
      ? [{ kind: "message" as const, id, text: `${messageTime(sentAt, today)}: ${beginningOf(text)}` }]
      : [],
  );
  return [...received.toReversed(), { kind: "person", id: partner.id, text: partner.name }];
}

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ");
  // By code points: half an emoji would be shown as a strange character.
  return line.length > CHOICE_LENGTH ? `${Array.from(line).slice(0, CHOICE_LENGTH).join("")}…` : line;
}

function pausedReasonOf(standing: ReturnType<typeof useStanding>): string | undefined {
  if (standing?.suspendedUntil)
    return t`Messages are paused for your account until ${momentText(standing.suspendedUntil)}.`;
  const { required = false, verified = false } = standing?.emailVerification ?? {};
  return required && !verified ? t`Verify your e-mail address to send messages.` : undefined;
}

function stateOf({ partner, conversation }: ChatPanelState): ChatState {
  if (!partner) return "unchosen";
  const isWriting = conversation.lines.some(({ id }) => id === undefined);
  if (conversation.history === "failed" && !isWriting) return "failed";
  // Known messages are shown while the history loads.
  return conversation.history === "ready" || conversation.lines.length > 0 ? "ready" : "loading";
}

function messageOf(line: ChatLine, hrefOf: CommunityChatProps["hrefOf"]): Message {
  const { key, id, from, senderName, text, sentAt, state, refusal, postId } = line;
  const about = postId === undefined ? undefined : <AskedMeal id={postId} hrefOf={hrefOf} />;
  const message = { id: String(id ?? key), clientId: key, from, senderName, text, sentAt, state, about };
  return refusal?.code === "too_many_message_requests"
    ? { ...message, failedText: tooManyText(refusal.until) }
    : message;
}

function tooManyText(until: string | undefined): string {
  const { max } = REQUEST_LIMIT;
  return until === undefined
    ? t`Not sent: you can write to ${max} new people a day. Try again later.`
    : t`Not sent: you can write to ${max} new people a day. Try again after ${momentText(until)}.`;
}

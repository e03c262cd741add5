import Ellipsis from "lucide-react/icons/ellipsis";
import { useEffect, useRef } from "react";
import { MESSAGE_MAX_LENGTH } from "../../../core/chat/mod.ts";
import { ChatPanel, type ChatState } from "../../../ui-kit/ChatPanel/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { Menu, type MenuButtonProps } from "../../../ui-kit/Menu/mod.ts";
import type { Message, OlderState } from "../../../ui-kit/MessageList/mod.ts";
import type { ChatLine, Conversation } from "../../chat/mod.ts";
import { momentText } from "../../format/mod.ts";
import { type Safety, useStanding } from "../../safety/mod.ts";
import { ChatPartners } from "./ChatPartners.tsx";
import type { ChatPanelState, ChatPartner } from "./use_chat_panel.ts";

const OLDER: Readonly<Record<Conversation["older"], OlderState>> = {
  none: "none",
  some: "idle",
  loading: "loading",
  failed: "failed",
};

/** The chat beside the feed: the conversation with the chosen partner, or conversations to choose from. */
export function CommunityChat({ chat, safety }: { chat: ChatPanelState; safety: Safety }) {
  const { isOpen, partner, conversation, canSend, isOffline, draft } = chat;
  const pausedReason = pausedReasonOf(useStanding());
  const composer = useRef<HTMLTextAreaElement>(null);
  const isChosenFromList = useRef(false);
  const { id: partnerId, name = "" } = partner ?? {};
  // The list disappears with its pressed button: the focus moves to the composer.
  useEffect(() => {
    if (isChosenFromList.current && partnerId !== undefined) composer.current?.focus();
    isChosenFromList.current = false;
  }, [partnerId]);
  function choose(other: ChatPartner): void {
    isChosenFromList.current = true;
    chat.openWith(other);
  }

  return (
    <ChatPanel
      title={partner ? `Chat with ${partner.name}` : "Chat"}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) chat.close();
      }}
      actions={partner && <PartnerMenu partner={partner} conversation={conversation} safety={safety} />}
      state={stateOf(chat)}
      conversation={String(partner?.id ?? "")}
      unchosenText="Select a user to chat with."
      failedTitle="The messages could not be loaded."
      onRetry={chat.retryHistory}
      offlineText={isOffline ? "Waiting for the network. What you send goes out when it is back." : undefined}
      list={{
        label: `Messages with ${name}`,
        messages: conversation.lines.map(messageOf),
        emptyText: `Say hello to ${name}.`,
        onResend: chat.resend,
        onOlder: chat.loadOlder,
        olderState: OLDER[conversation.older],
      }}
      composer={{
        ref: composer,
        label: `Message to ${name}`,
        placeholder: "Type your message...",
        maxLength: MESSAGE_MAX_LENGTH,
        value: draft,
        onValueChange: chat.write,
        onSend: chat.send,
        disabledReason: pausedReason ?? (canSend ? undefined : "One moment: the chat is being opened."),
        counterText: (left) => `${left} characters left`,
      }}
    >
      <ChatPartners {...chat.recent} onChoose={choose} />
    </ChatPanel>
  );
}

/** Reports the newest message of the partner, or the partner where there is none; or blocks the partner. */
function PartnerMenu(props: { partner: ChatPartner; conversation: Conversation; safety: Safety }) {
  const { partner, conversation, safety } = props;
  const newest = conversation.lines.findLast(({ from, id }) => from === "other" && id !== undefined)?.id;
  const subject =
    newest === undefined ? { kind: "person" as const, id: partner.id } : { kind: "message" as const, id: newest };
  return (
    <Menu
      label={`More about ${partner.name}`}
      align="end"
      button={signButton}
      entries={[
        {
          text: "Report",
          onSelect: () => safety.askToReport({ ...subject, name: partner.name, person: partner }),
        },
        { text: `Block ${partner.name}`, onSelect: () => safety.askToBlock(partner) },
      ]}
    />
  );
}

function signButton(props: MenuButtonProps) {
  return <IconButton variant="sign" size="small" icon={<Ellipsis size={22} />} {...props} />;
}

function pausedReasonOf(standing: ReturnType<typeof useStanding>): string | undefined {
  if (standing?.suspendedUntil)
    return `Messages are paused for your account until ${momentText(standing.suspendedUntil)}.`;
  const { required = false, verified = false } = standing?.emailVerification ?? {};
  return required && !verified ? "Verify your e-mail address to send messages." : undefined;
}

function stateOf({ partner, conversation }: ChatPanelState): ChatState {
  if (!partner) return "unchosen";
  if (conversation.history === "failed") return "failed";
  // Known messages are shown while the history loads.
  return conversation.history === "ready" || conversation.lines.length > 0 ? "ready" : "loading";
}

function messageOf({ key, id, from, senderName, text, sentAt, state }: ChatLine): Message {
  return { id: String(id ?? key), clientId: key, from, senderName, text, sentAt, state };
}

import { t } from "@lingui/core/macro";
import { type RefObject, useMemo } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { ConversationList } from "../../../ui-kit/ConversationList/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { RecentConversation } from "../../../wire/chat/conversations.ts";
import { messageTime } from "../../platform/format/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import type { Safety } from "../safety/mod.ts";
import { ChatRequestList } from "./ChatRequestList.tsx";
import type { ChatPartner } from "./use_chat_panel.ts";
import type { ChatRequests } from "./use_chat_requests.ts";
import type { RecentConversations } from "./use_recent_conversations.ts";

export interface ChatPartnersProps {
  recent: RecentConversations;
  requests: ChatRequests;
  safety: Safety;
  /** The address of a post over the feed. */
  hrefOf: (post: number) => string;
  onChoose: (partner: ChatPartner) => void;
  ref: RefObject<HTMLElement | null>;
}

/** The people who want to chat with the signed-in person, and those with whom they have chatted. */
export function ChatPartners({ recent, requests, safety, hrefOf, onChoose, ref: root }: ChatPartnersProps) {
  const ids = useMemo(() => requests.requests.map(({ userId }) => userId), [requests.requests]);
  useFocusAfterRemoval(ids, () => root.current);
  return (
    <section ref={root} tabIndex={-1} aria-label={t`Requests and conversations`}>
      <Stack gap="24">
        <ChatRequestList {...requests} safety={safety} hrefOf={hrefOf} onAccepted={onChoose} />
        <Conversations {...recent} onChoose={onChoose} />
      </Stack>
    </section>
  );
}

function Conversations(props: RecentConversations & Pick<ChatPartnersProps, "onChoose">) {
  const { state, conversations, retry, onChoose } = props;
  const { today } = useServices();
  if (state === "loading") return <Spinner label={t`Loading conversations`} />;
  if (state === "failed") {
    return (
      <Notice>
        <Cluster>
          <Text>{t`Your conversations could not be loaded.`}</Text>
          <Button variant="ghost" size="small" onClick={retry}>
            {t`Try again`}
          </Button>
        </Cluster>
      </Notice>
    );
  }
  return (
    <ConversationList
      label={t`Conversations`}
      conversations={conversations.map(itemOf)}
      onSelect={(id) => {
        const chosen = conversations.find(({ userId }) => String(userId) === id);
        if (chosen) onChoose({ id: chosen.userId, name: chosen.name });
      }}
    />
  );

  function itemOf({ userId, name, lastMessageAt, unread }: RecentConversation) {
    return { id: String(userId), name, time: messageTime(lastMessageAt, today()), unread };
  }
}

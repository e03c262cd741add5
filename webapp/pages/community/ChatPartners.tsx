import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { ConversationList } from "../../../ui-kit/ConversationList/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { RecentConversation } from "../../api/mod.ts";
import { messageTime } from "../../format/mod.ts";
import { useServices } from "../../services.ts";
import type { ChatPartner } from "./use_chat_panel.ts";
import type { RecentConversations } from "./use_recent_conversations.ts";

/** Props of {@linkcode ChatPartners}. */
export interface ChatPartnersProps extends RecentConversations {
  onChoose: (partner: ChatPartner) => void;
}

/** The people whom the signed-in person has chatted with, to choose one. */
export function ChatPartners({ state, conversations, retry, onChoose }: ChatPartnersProps) {
  const { today } = useServices();
  if (state === "loading") return <Spinner label="Loading conversations" />;
  if (state === "failed") {
    return (
      <Notice>
        <Cluster>
          <Text>Your conversations could not be loaded.</Text>
          <Button variant="ghost" size="small" onClick={retry}>
            Try again
          </Button>
        </Cluster>
      </Notice>
    );
  }
  return (
    <ConversationList
      label="Conversations"
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

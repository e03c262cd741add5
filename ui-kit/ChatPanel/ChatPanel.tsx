import { t } from "@lingui/core/macro";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ErrorState } from "../ErrorState/mod.ts";
import { MessageComposer, type MessageComposerProps } from "../MessageComposer/mod.ts";
import { MessageList, type MessageListProps, MessageListSkeleton } from "../MessageList/mod.ts";
import { SidePanel, type SidePanelProps } from "../SidePanel/mod.ts";
import { Text } from "../Text/mod.ts";
import { type } from "../theme/mod.ts";

/** `unchosen`: no chat partner yet; `loading`, `failed`, `ready`: state of the messages. */
export const CHAT_STATES = ["unchosen", "loading", "failed", "ready"] as const;

/** One of {@link CHAT_STATES}. */
export type ChatState = (typeof CHAT_STATES)[number];

/** Props of {@link ChatPanel}; all but its own go to the SidePanel. */
export interface ChatPanelProps extends Omit<SidePanelProps, "footer" | "scroller"> {
  state: ChatState;
  /** The conversation's id; another id resets scroll position, draft and new messages. */
  conversation: string;
  /** Props of the MessageList. */
  list: Omit<MessageListProps, "key">;
  /** Props of the MessageComposer. */
  composer: MessageComposerProps;
  /** Text while no chat partner is chosen: "Select a user to chat with." Children are shown below it, such as people to choose from. */
  unchosenText: ReactNode;
  /** Text after a failure. */
  failedTitle?: ReactNode;
  /** Explanation of the failure. */
  failedText?: ReactNode;
  /** Loads the messages again. */
  onRetry?: (() => void) | undefined;
  /** What the next message is about, above the composer. */
  subject?: ReactNode;
  /** A line above the composer while there is no connection: "Waiting for the network…". */
  offlineText?: string | undefined;
}

/** A chat with one person: beside the feed on a wide screen, over the whole of a phone's. */
export function ChatPanel({
  state,
  conversation,
  list,
  composer,
  unchosenText,
  failedTitle = t`The messages did not come.`,
  failedText,
  onRetry,
  offlineText,
  subject,
  children,
  ...rest
}: ChatPanelProps) {
  return (
    <SidePanel
      {...rest}
      scroller={state === "ready" || state === "loading" ? "child" : "body"}
      footer={
        state !== "unchosen" && (
          <>
            <Offline role="status">
              {offlineText && (
                <>
                  <WifiOff size={16} />
                  {offlineText}
                </>
              )}
            </Offline>
            {subject && <Subject>{subject}</Subject>}
            <MessageComposer key={conversation} {...composer} />
          </>
        )
      }
    >
      {state === "unchosen" && (
        <Unchosen>
          <Text tone="soft">{unchosenText}</Text>
          {children}
        </Unchosen>
      )}
      {state === "loading" && <MessageListSkeleton text={t`Loading messages`} />}
      {state === "failed" && (
        <Failed>
          <ErrorState title={failedTitle} text={failedText} level={3} onRetry={onRetry} />
        </Failed>
      )}
      {state === "ready" && <MessageList key={conversation} {...list} />}
    </SidePanel>
  );
}

const Offline = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding: 0 var(--space-4) var(--space-8);
  ${type("meta")}
  color: var(--color-soft);

  &:empty { display: none; }

  > svg { flex: none; }
`;

const Subject = styled.div`
  padding-block-end: var(--space-8);
`;

/** In the middle of the panel. */
const Unchosen = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  justify-content: center;
  min-block-size: 100%;
  padding: var(--space-20) var(--space-12);
  text-align: center;

  > :not(:first-child) { text-align: start; }
`;

const Failed = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 100%;
`;

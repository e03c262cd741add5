import { useState } from "react";
import { Button } from "../../Button/mod.ts";
import { ChatPanel, type ChatState } from "../../ChatPanel/mod.ts";
import type { Message } from "../../MessageList/mod.ts";
import { Page } from "../../Page/mod.ts";
import { sampleMessage } from "../../testing/sample_messages.ts";
import { CommunityShow, type CommunityShowProps } from "./CommunityShow.tsx";

/** Props of {@link ChatShow}. */
export interface ChatShowProps {
  /** What is written so far. */
  messages: readonly Message[];
  /** `ready` unless said otherwise; `unchosen` until somebody is asked about a meal. */
  state?: ChatState | undefined;
  /** Where it begins; closed unless said otherwise. */
  open?: boolean | undefined;
  hasUnread?: boolean | undefined;
  offline?: boolean | undefined;
  /** Offers a button that lets Tomás write. */
  listens?: boolean | undefined;
  /** Told of a message that goes out, first or again. */
  onSend?: ((text: string) => void) | undefined;
  /** Asks for the messages again. */
  onRetry?: (() => void) | undefined;
  /** What the feed beside it shows. */
  feed?: Omit<CommunityShowProps, "chat"> | undefined;
}

const TOMAS = "Tomás Herrera";

/** Messages that came up here, numbered as they came. */
let count = 0;

/** Community with its chat as the product has it; nothing is sent anywhere. */
export function ChatShow({ messages: first, state: firstState = "ready", open = false, ...rest }: ChatShowProps) {
  const { offline = false, listens = false, onSend, onRetry, feed } = rest;
  const [messages, setMessages] = useState(first);
  const [state, setState] = useState(firstState);
  const [partner, setPartner] = useState(firstState === "unchosen" ? "" : TOMAS);
  const [isOpen, setOpen] = useState(open);
  const [hasUnread, setUnread] = useState(rest.hasUnread ?? false);

  function openPanel(): void {
    setUnread(false);
    setOpen(true);
  }
  function ask(author: string): void {
    // Only with Tomás something was said before.
    setMessages(author === TOMAS ? first : []);
    setPartner(author);
    setState("ready");
    openPanel();
  }
  function send(text: string): void {
    const id = `message-${++count}`;
    setMessages([...messages, sampleMessage({ id, clientId: id, from: "own", state: "sending", text })]);
    onSend?.(text);
  }
  function resend(id: string): void {
    setMessages(messages.map((message) => (message.id === id ? { ...message, state: "sending" } : message)));
    onSend?.(messages.find((message) => message.id === id)?.text ?? "");
  }
  function hear(): void {
    const text = "And take the noodles out a minute early.";
    setMessages([...messages, sampleMessage({ id: `message-${++count}`, text })]);
  }

  return (
    <Page>
      {listens && (
        <Button size="small" onClick={hear} style={{ marginBlockEnd: "var(--space-20)" }}>
          Let Tomás write
        </Button>
      )}
      <CommunityShow
        {...feed}
        chat={{
          isOpen,
          hasUnread,
          onOpen: openPanel,
          onAsk: ask,
          panel: (
            <ChatPanel
              title={partner ? `Chat with ${partner}` : "Chat"}
              open={isOpen}
              onOpenChange={setOpen}
              state={state}
              conversation={partner}
              unchosenText="Select a user to chat with."
              failedTitle="The messages could not be loaded."
              onRetry={onRetry}
              offlineText={offline ? "Waiting for the network. What you send goes out when it is back." : undefined}
              list={{
                label: `Messages with ${partner}`,
                messages,
                emptyText: `Say hello to ${partner}.`,
                onResend: resend,
              }}
              composer={{ label: `Message to ${partner}`, placeholder: "Type your message...", onSend: send }}
            />
          ),
        }}
      />
    </Page>
  );
}

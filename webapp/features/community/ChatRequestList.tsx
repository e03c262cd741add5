import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { REQUESTS_MAX } from "../../../core/chat/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { RequestList } from "../../../ui-kit/RequestList/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { MessageRequestWire } from "../../../wire/chat/message_requests.ts";
import { messageTime } from "../../platform/format/mod.ts";
import { useServices } from "../../services.ts";
import type { Safety } from "../safety/mod.ts";
import { AskedMeal } from "./AskedMeal.tsx";
import { MoreAboutPerson } from "./MoreAboutPerson.tsx";
import type { ChatPartner } from "./use_chat_panel.ts";
import type { ChatRequests } from "./use_chat_requests.ts";

/** Requests that are shown at first: the conversations stay in view. */
const SHOWN_FIRST = 3;

export interface ChatRequestListProps extends ChatRequests {
  safety: Safety;
  /** The address of a post over the feed. */
  hrefOf: (post: number) => string;
  onAccepted: (partner: ChatPartner) => void;
}

/** First messages of people to whom the signed-in person has never written; nothing while there are none. */
export function ChatRequestList(props: ChatRequestListProps) {
  const { state, requests, busyWith, accept, ignore, retry, safety, hrefOf, onAccepted } = props;
  const { today } = useServices();
  const [isAllShown, setIsAllShown] = useState(false);
  const section = useRef<HTMLElement>(null);
  if (state === "failed") {
    return (
      <Notice>
        <Cluster>
          <Text>{t`Your message requests could not be loaded.`}</Text>
          <Button variant="ghost" size="small" onClick={retry}>
            {t`Try again`}
          </Button>
        </Cluster>
      </Notice>
    );
  }
  if (requests.length === 0) return null;
  const count = requests.length < REQUESTS_MAX ? requests.length : `${REQUESTS_MAX}+`;
  const shown = isAllShown ? requests : requests.slice(0, SHOWN_FIRST);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="message-requests">
      <Stack gap="12">
        <Heading level={3} size="name" id="message-requests">
          {t`Requests (${count})`}
        </Heading>
        <Text tone="soft">{t`You have not written to these people yet. They are not told what you choose.`}</Text>
        <RequestList
          label={t`Requests`}
          requests={shown.map(itemOf)}
          onAccept={(id) => answer(id, (request) => accept(request, () => onAccepted(senderOf(request))))}
          onIgnore={(id) => answer(id, ignore)}
        />
        {shown.length < requests.length && (
          <Button variant="ghost" size="small" onClick={showAll}>
            {t`Show all requests`}
          </Button>
        )}
      </Stack>
    </section>
  );

  function itemOf(request: MessageRequestWire) {
    const { userId, name, message } = request;
    const person = senderOf(request);
    return {
      id: String(userId),
      name,
      time: messageTime(message.sentAt, today()),
      text: message.text,
      about: message.postId !== undefined && <AskedMeal id={message.postId} hrefOf={hrefOf} />,
      busy: busyWith === userId,
      actions: (
        <MoreAboutPerson
          variant="ghost"
          person={person}
          safety={safety}
          onReport={() => safety.askToReport({ kind: "message", id: message.id, name, person })}
        />
      ),
    };
  }

  function answer(id: string, give: (request: MessageRequestWire) => void): void {
    const request = requests.find(({ userId }) => String(userId) === id);
    if (request) give(request);
  }

  function showAll(): void {
    setIsAllShown(true);
    section.current?.focus({ preventScroll: true }); // the pressed button disappears
  }
}

function senderOf({ userId, name }: MessageRequestWire): ChatPartner {
  return { id: userId, name };
}

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { ChatSession, ChatSnapshot } from "../chat/mod.ts";
import type { Identity } from "../identity/mod.ts";
import { useServices } from "../services.ts";

const ChatContext = createContext<ChatSession | undefined>(undefined);

const NOT_OPEN_YET: ChatSnapshot = {
  status: "offline",
  canSend: false,
  unread: [],
  isUnreadKnown: false,
  conversations: new Map(),
};

/**
 * Keeps the signed-in person's chats open on every page: the unread marker is true wherever one is. Its code comes after
 * the page's. Whoever logs out leaves nothing of it behind.
 */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { identity, openChatSession, log } = useServices();
  const [room, setRoom] = useState<ChatSession>();
  const personId = useSyncExternalStore(
    (onChange) => identity.subscribe(onChange),
    () => identity.current?.id,
  );

  useEffect(() => {
    if (personId === undefined) return undefined;
    let opened: ChatSession | undefined;
    let isOver = false;
    async function open(id: string): Promise<void> {
      const itsRoom = await openChatSession(id);
      if (isOver) return;
      opened = itsRoom;
      setRoom(itsRoom);
      await itsRoom.start();
    }
    open(personId).catch((error: unknown) => log("Cannot open the chat", error));
    const onOnline = () => opened?.reconnectNow();
    addEventListener("online", onOnline);
    return () => {
      isOver = true;
      removeEventListener("online", onOnline);
      opened?.stop({ forget: !isSignedIn(identity, personId) });
      setRoom(undefined);
    };
  }, [identity, openChatSession, log, personId]);

  return <ChatContext.Provider value={room}>{children}</ChatContext.Provider>;
}

function isSignedIn(identity: Pick<Identity, "current">, personId: string): boolean {
  return identity.current?.id === personId;
}

/** The signed-in person's chats; undefined until their code is there. */
export function useChatSession(): ChatSession | undefined {
  return useContext(ChatContext);
}

/** All of the chat at this moment, followed as it changes. */
export function useChatSnapshot(): ChatSnapshot {
  const room = useChatSession();
  return useSyncExternalStore(
    (onChange) => room?.subscribe(onChange) ?? (() => {}),
    () => room?.snapshot() ?? NOT_OPEN_YET,
  );
}

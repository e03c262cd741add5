import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { ChatSession, ChatSnapshot } from "../chat/mod.ts";
import { useHouseholdChanges } from "../household/mod.ts";
import type { Identity } from "../identity/mod.ts";
import { useServices } from "../services.ts";

const ChatContext = createContext<ChatSession | undefined>(undefined);

const NOT_OPEN_YET: ChatSnapshot = {
  status: "offline",
  canSend: false,
  unread: [],
  isUnreadKnown: false,
  requests: [],
  requestsState: "loading",
  conversations: new Map(),
};

/**
 * Keeps the signed-in person's chats open on every page, so that the unread marker is always right. The chat's code is
 * loaded after the page's. Logging out deletes all of its data.
 */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { identity, openChatSession, log } = useServices();
  const [session, setSession] = useState<ChatSession>();
  const personId = useSyncExternalStore(
    (onChange) => identity.subscribe(onChange),
    () => identity.current?.id,
    () => identity.current?.id,
  );

  const watchHousehold = useHouseholdChanges();

  useEffect(() => {
    if (personId === undefined) return undefined;
    let opened: ChatSession | undefined;
    let stopWatching: (() => void) | undefined;
    let isOver = false;
    async function open(id: string): Promise<void> {
      const newSession = await openChatSession(id);
      const stop = await watchHousehold(newSession);
      if (isOver) return stop();
      opened = newSession;
      stopWatching = stop;
      setSession(newSession);
      await newSession.start();
    }
    open(personId).catch((error: unknown) => log("Cannot open the chat", error));
    const onOnline = () => opened?.reconnectNow();
    addEventListener("online", onOnline);
    return () => {
      isOver = true;
      removeEventListener("online", onOnline);
      stopWatching?.();
      opened?.stop({ forget: !isSignedIn(identity, personId) });
      setSession(undefined);
    };
  }, [identity, openChatSession, watchHousehold, log, personId]);

  return <ChatContext.Provider value={session}>{children}</ChatContext.Provider>;
}

function isSignedIn(identity: Pick<Identity, "current">, personId: string): boolean {
  return identity.current?.id === personId;
}

/** The signed-in person's chats; undefined until their code is there. */
export function useChatSession(): ChatSession | undefined {
  return useContext(ChatContext);
}

/** The current state of all chats, updated as it changes. */
export function useChatSnapshot(): ChatSnapshot {
  const session = useChatSession();
  return useSyncExternalStore(
    (onChange) => session?.subscribe(onChange) ?? (() => {}),
    () => session?.snapshot() ?? NOT_OPEN_YET,
    () => NOT_OPEN_YET,
  );
}

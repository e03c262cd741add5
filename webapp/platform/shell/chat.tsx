import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { ChatSession, ChatSnapshot } from "../../features/chat/mod.ts";
import { useHouseholdChanges } from "../../features/household/mod.ts";
import { useServices } from "../../services.ts";
import { type Outbox, useOutbox } from "../offline/outbox/mod.ts";

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
 * loaded after the page's. The outbox stores written messages until the server has them.
 */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { identity, openChatSession, log } = useServices();
  const [session, setSession] = useState<ChatSession>();
  const personId = useSyncExternalStore(
    (onChange) => identity.subscribe(onChange),
    () => identity.current?.id,
    () => identity.current?.id,
  );

  const outbox = useOutbox();
  const watchHousehold = useHouseholdChanges();

  useEffect(() => {
    if (personId === undefined || !outbox) return undefined;
    let opened: ChatSession | undefined;
    let stopWatching: (() => void) | undefined;
    let isOver = false;
    async function open(id: string, from: Outbox): Promise<void> {
      const newSession = await openChatSession(id, from);
      const stop = await watchHousehold(newSession);
      if (isOver) return stop();
      opened = newSession;
      stopWatching = stop;
      startTransition(() => setSession(newSession));
      await newSession.start();
    }
    open(personId, outbox).catch((error: unknown) => log("Cannot open the chat", error));
    const onOnline = () => opened?.reconnectNow();
    addEventListener("online", onOnline);
    return () => {
      isOver = true;
      removeEventListener("online", onOnline);
      stopWatching?.();
      opened?.stop();
      setSession(undefined);
    };
  }, [openChatSession, outbox, watchHousehold, log, personId]);

  return <ChatContext.Provider value={session}>{children}</ChatContext.Provider>;
}

/** The signed-in person's chats; undefined until their code is there. */
export function useChatSession(): ChatSession | undefined {
  return useContext(ChatContext);
}

/** Whether a message is unread, or a message request open. */
export function useHasUnread(): boolean {
  const session = useChatSession();
  return useSyncExternalStore(
    (onChange) => session?.subscribe(onChange) ?? (() => {}),
    () => session !== undefined && hasNews(session.snapshot()),
    () => false,
  );
}

function hasNews({ unread, requests }: ChatSnapshot): boolean {
  return unread.length > 0 || requests.length > 0;
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

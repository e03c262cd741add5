import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { nextPaint } from "../../../next_task.ts";
import { useServices } from "../../../services.ts";
import { useToast } from "../../hooks/mod.ts";
import { retryImport } from "../../routing/mod.ts";
import type { Outbox, OutboxSnapshot } from "./outbox.ts";
import { ServerWeeks } from "./server_weeks.ts";

// Two contexts: components that only act, such as the heart of each card, do not render again when the code is there.
const OpenedOutboxContext = createContext<Promise<Outbox> | undefined>(undefined);
const OutboxContext = createContext<Outbox | undefined>(undefined);

const NOTHING_UNSENT: OutboxSnapshot = { entries: [], isFailing: false, isNotPersisted: false };

/**
 * Stores and sends the signed-in person's actions, on every page and until the server has them. The outbox' code is loaded
 * after the page's.
 */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const { identity, log } = services;
  const queryClient = useQueryClient();
  const showToast = useToast();
  const personId = useSyncExternalStore(
    (onChange) => identity.subscribe(onChange),
    () => identity.current?.id,
    () => identity.current?.id,
  );
  const [outbox, setOutbox] = useState<Outbox>();
  const opened = useMemo(() => {
    // The server, which draws first pages, has no database of the device.
    if (personId === undefined || typeof document === "undefined") return undefined;
    ServerWeeks.of(queryClient);
    return retryImport(() => import("./open_outbox.ts")).then(({ openOutbox }) =>
      openOutbox({ personId, services, queryClient, showToast }),
    );
  }, [personId, services, queryClient, showToast]);

  useEffect(() => {
    let started: Outbox | undefined;
    let isOver = false;
    const send = () => void started?.send();
    async function start(): Promise<void> {
      const loaded = await opened;
      if (isOver || !loaded) return;
      started = loaded;
      // Not urgent: actions meanwhile wait for the promise.
      startTransition(() => setOutbox(loaded));
      loaded.start();
    }
    start().catch((error: unknown) => log("Cannot open the outbox", error));
    addEventListener("online", send);
    return () => {
      isOver = true;
      removeEventListener("online", send);
      started?.stop();
      setOutbox(undefined);
    };
  }, [opened, log]);

  return (
    <OpenedOutboxContext value={opened}>
      <OutboxContext value={outbox}>{children}</OutboxContext>
    </OpenedOutboxContext>
  );
}

/** The signed-in person's outbox, once its code is there; undefined without a session. */
export function useOpenedOutbox(): Promise<Outbox> | undefined {
  return useContext(OpenedOutboxContext);
}

/** The signed-in person's outbox; undefined until its code is there. */
export function useOutbox(): Outbox | undefined {
  return useContext(OutboxContext);
}

/** The signed-in person's pending actions. It renders after the pressed component, which updates itself first. */
export function useOutboxSnapshot(): OutboxSnapshot {
  const outbox = useOutbox();
  const [shown, setShown] = useState<{ of: Outbox; snapshot: OutboxSnapshot }>();
  useEffect(() => {
    if (!outbox) return undefined;
    const show = () => startTransition(() => setShown({ of: outbox, snapshot: outbox.snapshot() }));
    show();
    return outbox.subscribe(() => void nextPaint().then(show));
  }, [outbox]);
  if (!outbox) return NOTHING_UNSENT;
  return shown?.of === outbox ? shown.snapshot : outbox.snapshot();
}

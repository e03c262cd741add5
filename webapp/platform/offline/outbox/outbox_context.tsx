import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { nextPaint } from "../../../next_task.ts";
import { useServices } from "../../../services.ts";
import { useToast } from "../../hooks/mod.ts";
import { openOutbox } from "./open_outbox.ts";
import { NOTHING_UNSENT, type Outbox, type OutboxSnapshot } from "./outbox.ts";
import { type ActionOf, type OutboxAction, type OutboxEntry, waitingOf } from "./outbox_entry.ts";

const OutboxContext = createContext<Outbox | undefined>(undefined);

/** Stores and sends the signed-in person's actions, on every page and until the server has them. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const { identity } = services;
  const queryClient = useQueryClient();
  const showToast = useToast();
  const personId = useSyncExternalStore(
    (onChange) => identity.subscribe(onChange),
    () => identity.current?.id,
    () => identity.current?.id,
  );
  const outbox = useMemo(() => {
    // The server, which draws first pages, has no database of the device.
    if (personId === undefined || typeof document === "undefined") return undefined;
    return openOutbox({ personId, services, queryClient, showToast });
  }, [personId, services, queryClient, showToast]);

  useEffect(() => {
    if (!outbox) return undefined;
    const send = () => void outbox.send();
    outbox.start();
    addEventListener("online", send);
    return () => {
      removeEventListener("online", send);
      outbox.stop();
    };
  }, [outbox]);

  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** The signed-in person's outbox; undefined without a session. */
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

/**
 * The actions of a kind that the server may still take, rendered with the press that adds one. The same array while they are
 * the same.
 */
export function useWaiting<Kind extends OutboxAction["kind"]>(kind: Kind): readonly OutboxEntry<ActionOf<Kind>>[] {
  const outbox = useOutbox();
  const entries = useSyncExternalStore(
    useCallback((onChange) => outbox?.subscribe(onChange) ?? (() => {}), [outbox]),
    () => (outbox?.snapshot() ?? NOTHING_UNSENT).entries,
    () => NOTHING_UNSENT.entries,
  );
  return useMemo(() => waitingOf(entries, kind), [entries, kind]);
}

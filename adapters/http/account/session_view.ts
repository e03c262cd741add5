import type { Session, SessionId } from "../../../core/account/mod.ts";
import type { SessionView } from "../../../wire/account/session.ts";

/** A session on the wire. */
export function sessionViewOf(
  { id, device, createdAt, lastSeenAt }: Pick<Session, "id" | "device" | "createdAt" | "lastSeenAt">,
  current: SessionId | undefined,
): SessionView {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === current,
  };
}

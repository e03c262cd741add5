import type { UserId } from "../account/mod.ts";
import type { Standing, StandingStore } from "./standing.ts";

/** The moderators' e-mail addresses, in lower case. */
export type Moderators = ReadonlySet<string>;

/** Whether a person of this standing is a moderator: by the verified address only, since anyone can sign up with any. */
export function isModerator(moderators: Moderators, { verifiedEmail }: Pick<Standing, "verifiedEmail">): boolean {
  return verifiedEmail !== undefined && moderators.has(verifiedEmail.toLowerCase());
}

/** {@linkcode isModerator} for a person by their id. */
export async function mayModerate(
  ports: { readonly standing: Pick<StandingStore, "find">; readonly moderators: Moderators },
  { userId }: { userId: UserId },
): Promise<boolean> {
  // Most products have few moderators or none: most calls need no query.
  if (ports.moderators.size === 0) return false;
  return isModerator(ports.moderators, await ports.standing.find(userId, { warnings: 0 }));
}

import { DomainError } from "../shared/mod.ts";
import type { Moderators } from "./moderators.ts";

/** Whether there is another moderator than the one who asks. */
export function hasOtherModerators(moderators: Moderators): boolean {
  return moderators.size > 1;
}

/** The error of a moderator who wants to decide about themselves. */
export function ownCause(cannot: string, moderators: Moderators): DomainError {
  const who = hasOtherModerators(moderators)
    ? "another moderator has to do it"
    : "there is no other moderator, so it stays as it is";
  return new DomainError("own_cause", `${cannot}: it is about yourself, and ${who}`);
}

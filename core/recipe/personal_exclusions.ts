import type { UserId } from "../account/mod.ts";
import type { ExclusionTag } from "./exclusion_tags.ts";

/** What people's food rules leave out of lists. */
export interface PersonalExclusions {
  /** The tags of recipes that this person must not be shown unasked, each once; none for a person without rules. */
  exclusionsFor(userId: UserId): Promise<readonly ExclusionTag[]>;
}

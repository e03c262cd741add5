import type { UserId } from "../account/mod.ts";
import type { ExclusionTag } from "./exclusion_tags.ts";

/** The tags that people's food rules exclude. */
export interface PersonalExclusions {
  /** The tags of recipes that this person's lists leave out by default, each once; none for a person without rules. */
  exclusionsFor(userId: UserId): Promise<readonly ExclusionTag[]>;
}

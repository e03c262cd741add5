import type { Link } from "./link.ts";
import type { MadeOf } from "./made_of.ts";

/** The event that sends the current story's entry from the preview to the panel. */
export const MADE_OF_EVENT = "weekplate/made-of";

/** A heading and the links below it. */
export interface Section {
  readonly heading: string;
  readonly links: readonly Link[];
}

/** The sections of an entry, for the footer of its page and for the panel. Empty ones are left out. */
export function sectionsOf({ draws, inside, tokens, usedBy }: MadeOf): Section[] {
  return [
    { heading: "Components", links: draws },
    { heading: "Inside those", links: inside },
    { heading: "Tokens", links: tokens },
    { heading: "Used by", links: usedBy },
  ].filter(({ links }) => links.length > 0);
}

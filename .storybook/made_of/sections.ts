import type { Link } from "./link.ts";
import type { MadeOf } from "./made_of.ts";

/** Name of the event by which the preview tells the panel what the story is made of. */
export const MADE_OF_EVENT = "weekplate/made-of";

/** A heading and the links below it. */
export interface Section {
  readonly heading: string;
  readonly links: readonly Link[];
}

/** What is told of an entry, in the footer of its page and in the panel: only what there is. */
export function sectionsOf({ draws, inside, tokens, usedBy }: MadeOf): Section[] {
  return [
    { heading: "Components", links: draws },
    { heading: "Inside those", links: inside },
    { heading: "Tokens", links: tokens },
    { heading: "Used by", links: usedBy },
  ].filter(({ links }) => links.length > 0);
}

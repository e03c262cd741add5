import { useState } from "react";

/** Whether this visit shows what the person's food rules hide from a list. */
export interface IgnoredRules {
  readonly ignoresRules: boolean;
  /** Shows, for this visit only, what the rules hide; or hides it again. */
  showHidden(show: boolean): void;
}

/** The choice of a list that shows {@linkcode HiddenByRules}; rules are followed at first. */
export function useIgnoredRules(): IgnoredRules {
  const [ignoresRules, showHidden] = useState(false);
  return { ignoresRules, showHidden };
}

import { useState } from "react";

export interface IgnoredRules {
  readonly ignoresRules: boolean;
  /** Shows the hidden recipes, for this visit only; or hides them again. */
  showHidden(show: boolean): void;
}

/** The choice of a list that shows {@linkcode HiddenByRules}; rules are followed at first. */
export function useIgnoredRules(): IgnoredRules {
  const [ignoresRules, showHidden] = useState(false);
  return { ignoresRules, showHidden };
}

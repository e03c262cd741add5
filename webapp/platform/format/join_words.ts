import { t } from "@lingui/core/macro";

/** "Breakfast, Lunch and Dinner" */
export function joinWords(words: readonly string[]): string {
  const [last = "", ...others] = words.toReversed();
  return others.length === 0 ? last : t`${others.toReversed().join(", ")} and ${last}`;
}

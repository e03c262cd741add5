/** As many foods as a card names. */
const NAMED = 3;

/** What is still to be bought, in a card's few words: "Missing: dill, lemon and 2 more". */
export function missingText(missing: readonly string[]): string {
  if (missing.length === 0) return "You have everything";
  // One more by name takes no more room than "and 1 more".
  const named = missing.length === NAMED + 1 ? missing : missing.slice(0, NAMED);
  const more = missing.length - named.length;
  return `Missing: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

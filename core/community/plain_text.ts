/** Text on one line: every run of white space and control characters is one space, none at the ends. */
export function normalizeLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Lines without blank ones, each {@linkcode normalizeLine}, whatever their line ends were. */
export function normalizeLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map(normalizeLine)
    .filter((line) => line !== "")
    .join("\n");
}

/** Text whose lines end in `\n`, without other control characters, trimmed. A browser's form sends CRLF. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(/\r\n|\r/gu, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

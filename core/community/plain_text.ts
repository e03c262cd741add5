/** Text on one line, trimmed: every run of white space and control characters becomes one space. */
export function normalizeLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

/** The lines that are not blank, each normalized by {@linkcode normalizeLine}. Accepts every kind of line end. */
export function normalizeLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map(normalizeLine)
    .filter((line) => line !== "")
    .join("\n");
}

/** Trimmed text whose lines end in `\n`, without other control characters. A browser's form sends CRLF. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(/\r\n|\r/gu, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

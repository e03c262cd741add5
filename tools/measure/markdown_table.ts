/** A Markdown table that also reads well in a terminal: columns are aligned, those of numbers to the right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const areNumbers = header.map((_, column) =>
    rows.every((row) => /^(?:[\d.,\s%]*|unknown)$/u.test(row[column] ?? "")),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (areNumbers[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, column) => (areNumbers[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  return [line(header), line(rule), ...rows.map(line)].join("\n");
}

/** A Markdown table that also reads well in a terminal: columns are aligned, all but the first to the right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(...[header, ...rows].map((row) => (row[column] ?? title).length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, { width: widths[column] ?? 0, left: column === 0 })).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(header), line(rule), ...rows.map(line)].join("\n");
}

function pad(cell: string, { width, left }: { width: number; left: boolean }): string {
  return left ? cell.padEnd(width) : cell.padStart(width);
}

/**
 * The records of a CSV text (RFC 4180): cells in quotes may hold commas, line ends and doubled quotes. Every record
 * but the header becomes an object by the header's names.
 *
 * @throws {SyntaxError} a record with more or fewer cells than the header, or a quote that is never closed
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...records] = cellsOf(text);
  return records.map((cells, index) => {
    if (cells.length !== header.length) {
      throw new SyntaxError(`Cannot read record ${index + 2}: ${cells.length} cells, the header has ${header.length}`);
    }
    return Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ""]));
  });
}

function cellsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  // Each match is one cell and what ends it: a comma, a line end or the end of the text.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new SyntaxError(`Cannot read the table from character ${start}: a quote is misplaced`);
    const [, quoted, plain, end] = match;
    record.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    records.push(record);
    record = [];
  }
  return records;
}

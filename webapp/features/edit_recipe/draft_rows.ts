/** A text of a list that is edited row by row: an ingredient, a step or a note. */
export interface DraftRow {
  /** Stable while the row is edited. */
  readonly id: number;
  readonly text: string;
  /** For an ingredient, the food that the cook chose; null for 'not a food'; undefined if the text decides. */
  readonly food?: string | null | undefined;
}

/** Where the cursor is to be after a change. */
export interface DraftFocus {
  readonly id: number;
  /** Characters before the cursor. */
  readonly caret: number;
}

/** Rows after a change, and where the cursor is. */
export interface ChangedRows<Row extends DraftRow = DraftRow> {
  readonly rows: readonly Row[];
  readonly focus: DraftFocus;
}

/** The inserted text, which replaces the selected text. */
export interface Insertion {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  /** The first one joins the row, each other one is a new row, the last with the row's end. At least one. */
  readonly texts: readonly string[];
  /** Ids from here on are free. */
  readonly firstId: number;
}

/**
 * A row with another text. The cook's choice of a food remains while only numbers change: "200 g flour" to "250 g flour".
 */
export function retyped(row: DraftRow, text: string): DraftRow {
  return wordsOf(row.text) === wordsOf(text) ? { ...row, text } : { id: row.id, text };
}

/** Splits a row where the cursor is, or puts pasted rows there. */
export function insertRows(
  rows: readonly DraftRow[],
  { id, from, to, texts, firstId }: Insertion,
): ChangedRows | undefined {
  const place = rows.findIndex((row) => row.id === id);
  const row = rows[place];
  if (!row) return undefined;
  const [before, after] = [row.text.slice(0, from), row.text.slice(to)];
  const last = texts.length - 1;
  const changed = texts.map((text, index) => {
    const whole = `${index === 0 ? before : ""}${text}${index === last ? after : ""}`;
    return index === 0 ? retyped(row, whole) : { id: firstId + index - 1, text: whole };
  });
  const caret = (last === 0 ? before.length : 0) + (texts[last]?.length ?? 0);
  const focusId = last === 0 ? id : firstId + last - 1;
  return { rows: rows.toSpliced(place, 1, ...changed), focus: { id: focusId, caret } };
}

/** The rows of a pasted text: one for each line that is not blank, without bullets and the numbers of steps. */
export function rowsOfText(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .map((line) => line.replace(/^\s*(?:[-–—•·*▢☐□◦‣]|\d{1,2}[.)](?=\s))\s*/u, "").trim())
    .filter((line) => line !== "");
}

function wordsOf(text: string): string {
  return text.replaceAll(/[\s\d.,/¼½¾⅓⅔⅛–-]+/gu, "").toLowerCase();
}

import { type DraftFocus, type DraftRow, type Insertion, insertRows, retyped } from "./draft_rows.ts";
import type { DraftGroup, RecipeDraft } from "./recipe_draft.ts";

/** A draft after a change, and where the cursor is to be if it moves. */
export interface ChangedDraft {
  readonly draft: RecipeDraft;
  readonly focus?: DraftFocus | undefined;
}

/** The lists of texts beside the ingredients. */
export type TextList = "steps" | "notes";

export function typeRow(draft: RecipeDraft, id: number, text: string): ChangedDraft {
  return { draft: withList(draft, id, (rows) => replaced(rows, id, (row) => retyped(row, text))) };
}

/** The food that the cook means with a row: null for 'not a food', undefined to let the text decide. */
export function chooseFood(draft: RecipeDraft, id: number, food: string | null | undefined): ChangedDraft {
  return { draft: withList(draft, id, (rows) => replaced(rows, id, (row) => ({ ...row, food }))) };
}

/** Splits a row, or inserts pasted text. */
export function insertTexts(draft: RecipeDraft, insertion: Omit<Insertion, "firstId">): ChangedDraft {
  const changed = insertRows(listOf(draft, insertion.id), { ...insertion, firstId: draft.nextId });
  if (!changed) return { draft };
  const next = withList(draft, insertion.id, () => changed.rows);
  return { draft: { ...next, nextId: draft.nextId + insertion.texts.length }, focus: changed.focus };
}

/**
 * Without this row; the cursor goes to the end of the one before it, or to the start of the next. Each list has at least one
 * row.
 */
export function removeRow(draft: RecipeDraft, id: number): ChangedDraft {
  const rows = listOf(draft, id);
  const place = rows.findIndex((row) => row.id === id);
  if (rows.length === 1) {
    const above = lastRowAbove(draft, id);
    if (!above) return { draft: withList(draft, id, () => [{ id, text: "" }]), focus: { id, caret: 0 } };
    const groups = draft.groups.filter((group) => !(group.rows === rows && group.title.trim() === ""));
    const isGone = groups.length < draft.groups.length;
    const next = isGone ? { ...draft, groups } : withList(draft, id, () => [{ id, text: "" }]);
    return { draft: next, focus: { id: above.id, caret: above.text.length } };
  }
  const before = rows[place - 1];
  const target = before ?? rows[place + 1];
  const focus = target && { id: target.id, caret: before ? before.text.length : 0 };
  return { draft: withList(draft, id, () => rows.toSpliced(place, 1)), focus };
}

/** Moves a row one place up or down; an ingredient also into the next group. */
export function moveRow(draft: RecipeDraft, id: number, direction: "up" | "down"): ChangedDraft {
  const rows = listOf(draft, id);
  const place = rows.findIndex((row) => row.id === id);
  const row = rows[place];
  const to = direction === "up" ? place - 1 : place + 1;
  if (!row) return { draft };
  const focus = { id, caret: row.text.length };
  if (to >= 0 && to < rows.length) {
    return { draft: withList(draft, id, () => rows.toSpliced(place, 1).toSpliced(to, 0, row)), focus };
  }
  const from = draft.groups.findIndex((group) => group.rows === rows);
  const other = draft.groups[from < 0 ? -1 : direction === "up" ? from - 1 : from + 1];
  if (from < 0 || !other) return { draft };
  const rest = rows.length > 1 ? rows.toSpliced(place, 1) : [{ id: draft.nextId, text: "" }];
  const joined = direction === "up" ? [...typed(other.rows), row] : [row, ...typed(other.rows)];
  const groups = draft.groups.map((group) => {
    if (group === other) return { ...group, rows: joined };
    return group.rows === rows ? { ...group, rows: rest } : group;
  });
  return { draft: { ...draft, groups, nextId: draft.nextId + 1 }, focus };
}

export function canMove(draft: RecipeDraft, id: number, direction: "up" | "down"): boolean {
  const rows = listOf(draft, id);
  const isAtEnd = direction === "up" ? rows[0]?.id === id : rows.at(-1)?.id === id;
  const edge = direction === "up" ? draft.groups[0] : draft.groups.at(-1);
  const isInGroup = draft.groups.some((group) => group.rows === rows);
  return !isAtEnd || (isInGroup && edge?.rows !== rows);
}

/** One more row at the end of a group, or of the steps or notes. */
export function addRow(draft: RecipeDraft, list: TextList | { readonly group: number }): ChangedDraft {
  const row = { id: draft.nextId, text: "" };
  const next = { ...draft, nextId: draft.nextId + 1 };
  const focus = { id: row.id, caret: 0 };
  if (typeof list === "string") return { draft: { ...next, [list]: [...draft[list], row] }, focus };
  const groups = draft.groups.map((group) =>
    group.id === list.group ? { ...group, rows: [...group.rows, row] } : group,
  );
  return { draft: { ...next, groups }, focus };
}

export function addGroup(draft: RecipeDraft): ChangedDraft {
  const id = draft.nextId;
  const group: DraftGroup = { id, title: "", rows: [{ id: id + 1, text: "" }] };
  return { draft: { ...draft, groups: [...draft.groups, group], nextId: id + 2 }, focus: { id, caret: 0 } };
}

export function nameGroup(draft: RecipeDraft, id: number, title: string): ChangedDraft {
  return { draft: { ...draft, groups: draft.groups.map((group) => (group.id === id ? { ...group, title } : group)) } };
}

/** Removes a group's title: its ingredients join the group above. */
export function joinGroups(draft: RecipeDraft, id: number): ChangedDraft {
  const place = draft.groups.findIndex((group) => group.id === id);
  const [above, group] = [draft.groups[place - 1], draft.groups[place]];
  const first = group?.rows[0];
  if (!above || !group || !first) return { draft };
  const both = [...typed(above.rows), ...typed(group.rows)];
  const rows = both.length === 0 ? [first] : both;
  const groups = draft.groups.toSpliced(place - 1, 2, { ...above, rows });
  const target = rows.find((row) => row.id === first.id) ?? rows.at(-1) ?? first;
  return { draft: { ...draft, groups }, focus: { id: target.id, caret: target.text.length } };
}

function typed(rows: readonly DraftRow[]): readonly DraftRow[] {
  return rows.filter(({ text }) => text.trim() !== "");
}

/** The last row of the group above, for a row that is the only one of its group. */
function lastRowAbove({ groups }: RecipeDraft, id: number): DraftRow | undefined {
  const place = groups.findIndex(({ rows }) => rows.some((row) => row.id === id));
  return place > 0 ? groups[place - 1]?.rows.at(-1) : undefined;
}

function listOf({ groups, steps, notes }: RecipeDraft, id: number): readonly DraftRow[] {
  const lists = [...groups.map(({ rows }) => rows), steps, notes];
  return lists.find((rows) => rows.some((row) => row.id === id)) ?? [];
}

function withList(
  draft: RecipeDraft,
  id: number,
  change: (rows: readonly DraftRow[]) => readonly DraftRow[],
): RecipeDraft {
  const list = listOf(draft, id);
  const changed = (rows: readonly DraftRow[]) => (rows === list ? change(rows) : rows);
  return {
    ...draft,
    groups: draft.groups.map((group) => ({ ...group, rows: changed(group.rows) })),
    steps: changed(draft.steps),
    notes: changed(draft.notes),
  };
}

function replaced(rows: readonly DraftRow[], id: number, change: (row: DraftRow) => DraftRow): readonly DraftRow[] {
  return rows.map((row) => (row.id === id ? change(row) : row));
}

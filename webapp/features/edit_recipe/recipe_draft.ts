import { t } from "@lingui/core/macro";
import { WRITTEN_RECIPE_LIMITS as LIMITS, readMinutes } from "../../../core/cookbook/mod.ts";
import type { WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";
import type { RecipeToRead } from "../../platform/api/mod.ts";
import type { DraftRow } from "./draft_rows.ts";

export const TEXT_FIELDS = [
  "name",
  "description",
  "portions",
  "makes",
  "prepMinutes",
  "cookMinutes",
  "totalMinutes",
  "sourceName",
  "sourceUrl",
  "tags",
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

export interface DraftGroup {
  readonly id: number;
  readonly title: string;
  /** At least one; it may be blank. */
  readonly rows: readonly DraftRow[];
}

/** A recipe while it is edited: as it is typed. */
export interface RecipeDraft extends Readonly<Record<TextField, string>> {
  /** Ids from here on are free. */
  readonly nextId: number;
  /** At least one. */
  readonly groups: readonly DraftGroup[];
  readonly steps: readonly DraftRow[];
  readonly notes: readonly DraftRow[];
  readonly language: string | undefined;
  readonly isShared: boolean;
}

/** Errors of a draft, by a text field's name or a row's id. */
export type DraftProblems = Readonly<Partial<Record<TextField | `row-${number}` | "groups", string>>>;

export const EMPTY_RECIPE: WrittenRecipeWire = { name: "", ingredients: [], steps: [], notes: [], tags: [] };

export function draftOf(recipe: WrittenRecipeWire, { isShared }: { isShared: boolean }): RecipeDraft {
  let nextId = 1;
  const row = (text: string): DraftRow => ({ id: nextId++, text });
  const rows = (texts: readonly string[]) => (texts.length === 0 ? [""] : texts).map(row);
  const groups = recipe.ingredients.length === 0 ? [{ title: undefined, lines: [] }] : recipe.ingredients;
  return {
    name: recipe.name,
    description: recipe.description ?? "",
    portions: String(recipe.portions ?? ""),
    makes: recipe.makes ?? "",
    prepMinutes: String(recipe.prepMinutes ?? ""),
    cookMinutes: String(recipe.cookMinutes ?? ""),
    totalMinutes: String(recipe.totalMinutes ?? ""),
    sourceName: recipe.source?.name ?? "",
    sourceUrl: recipe.source?.url ?? "",
    tags: recipe.tags.join(", "),
    language: recipe.language,
    isShared,
    groups: groups.map(({ title, lines }) => ({
      id: nextId++,
      title: title ?? "",
      rows: lines.length === 0 ? rows([]) : lines.map(({ text, food }) => ({ ...row(text), food })),
    })),
    steps: rows(recipe.steps),
    notes: rows(recipe.notes),
    nextId,
  };
}

/** The parts of a draft from which its foods are read; undefined while no ingredient is typed. */
export function readablePart(draft: RecipeDraft): RecipeToRead | undefined {
  const ingredients = ingredientsOf(draft);
  if (ingredients.every(({ lines }) => lines.length === 0)) return undefined;
  const portions = wholeNumber(draft.portions, LIMITS.portions);
  return { ingredients, ...(portions && { portions }), ...(draft.language && { language: draft.language }) };
}

/** The recipe of a draft, or its errors. Blank rows are left out. */
export function writtenOf(
  draft: RecipeDraft,
): { recipe: WrittenRecipeWire; problems?: never } | { recipe?: never; problems: DraftProblems } {
  const problems = problemsOf(draft);
  if (Object.keys(problems).length > 0) return { problems };
  const source = present({ name: draft.sourceName.trim(), url: addressIn(draft.sourceUrl) });
  return {
    recipe: {
      name: draft.name.trim(),
      ...present({
        description: draft.description.trim(),
        portions: wholeNumber(draft.portions, LIMITS.portions),
        makes: draft.makes.trim(),
        prepMinutes: minutesIn(draft.prepMinutes),
        cookMinutes: minutesIn(draft.cookMinutes),
        totalMinutes: minutesIn(draft.totalMinutes),
        language: draft.language,
      }),
      ...(Object.keys(source).length > 0 && { source }),
      ingredients: ingredientsOf(draft),
      steps: textsOf(draft.steps),
      notes: textsOf(draft.notes),
      tags: tagsIn(draft.tags),
    },
  };
}

/** The ids of the rows that are not blank, in the order of the recipe that is sent. */
export function sentRows({ groups, steps, notes }: RecipeDraft) {
  const ids = (rows: readonly DraftRow[]) => rows.filter(isTyped).map(({ id }) => id);
  return {
    ingredients: sentGroups(groups).map(({ rows }) => ids(rows)),
    steps: ids(steps),
    notes: ids(notes),
  };
}

export function isSameDraft(one: RecipeDraft, other: RecipeDraft): boolean {
  const rowsOf = (rows: readonly DraftRow[]) => rows.filter(isTyped).map(({ text, food }) => [text, food]);
  const [first, second] = [one, other].map((draft) =>
    JSON.stringify([
      TEXT_FIELDS.map((field) => draft[field]),
      sentGroups(draft.groups).map(({ title, rows }) => [title, rowsOf(rows)]),
      rowsOf(draft.steps),
      rowsOf(draft.notes),
      draft.isShared,
    ]),
  );
  return first === second;
}

function problemsOf(draft: RecipeDraft): DraftProblems {
  const times = (["prepMinutes", "cookMinutes", "totalMinutes"] as const).filter(
    (field) => draft[field].trim() !== "" && minutesIn(draft[field]) === undefined,
  );
  const tags = tagsIn(draft.tags);
  const lines = draft.groups.flatMap(({ rows }) => rows).filter(isTyped);
  const tooLong = [
    ...longerThan(lines, LIMITS.lineLength),
    ...longerThan(draft.steps, LIMITS.stepLength),
    ...longerThan(draft.notes, LIMITS.noteLength),
  ];
  const beyond = [
    ...draft.steps
      .filter(isTyped)
      .slice(LIMITS.steps)
      .map(({ id }) => [`row-${id}`, t`At most ${LIMITS.steps} steps.`]),
    ...draft.notes
      .filter(isTyped)
      .slice(LIMITS.notes)
      .map(({ id }) => [`row-${id}`, t`At most ${LIMITS.notes} notes.`]),
  ];
  return {
    ...(draft.name.trim() === "" && { name: t`Enter a name.` }),
    ...(draft.portions.trim() !== "" &&
      wholeNumber(draft.portions, LIMITS.portions) === undefined && {
        portions: t`Enter a whole number from 1 to ${LIMITS.portions}.`,
      }),
    ...Object.fromEntries(times.map((field) => [field, t`Enter minutes, or a time such as 1 h 30 min.`])),
    ...(draft.sourceUrl.trim() !== "" &&
      addressIn(draft.sourceUrl) === undefined && { sourceUrl: t`Enter a web address, such as https://example.com.` }),
    ...((tags.length > LIMITS.tags || tags.some((tag) => tag.length > LIMITS.tagLength)) && {
      tags: t`At most ${LIMITS.tags} tags, each of at most ${LIMITS.tagLength} characters.`,
    }),
    ...((lines.length > LIMITS.lines || draft.groups.length > LIMITS.groups) && {
      groups: t`At most ${LIMITS.lines} ingredients in ${LIMITS.groups} groups.`,
    }),
    ...Object.fromEntries(tooLong),
    ...Object.fromEntries(beyond),
  };
}

function longerThan(rows: readonly DraftRow[], maxLength: number) {
  return rows
    .filter(({ text }) => text.trim().length > maxLength)
    .map(({ id }) => [`row-${id}`, t`At most ${maxLength} characters.`] as const);
}

function ingredientsOf({ groups }: Pick<RecipeDraft, "groups">): WrittenRecipeWire["ingredients"] {
  return sentGroups(groups).map(({ title, rows }) => ({
    ...(title.trim() !== "" && { title: title.trim() }),
    lines: rows.filter(isTyped).map(({ text, food }) => ({ text: text.trim(), ...(food !== undefined && { food }) })),
  }));
}

function sentGroups(groups: readonly DraftGroup[]): readonly DraftGroup[] {
  return groups.filter(({ title, rows }) => title.trim() !== "" || rows.some(isTyped));
}

function isTyped({ text }: DraftRow): boolean {
  return text.trim() !== "";
}

function textsOf(rows: readonly DraftRow[]): string[] {
  return rows.filter(isTyped).map(({ text }) => text.trim());
}

/** "quick, for guests"; each once. */
function tagsIn(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

function wholeNumber(text: string, max: number): number | undefined {
  const number = /^\d+$/u.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= 1 && number <= max ? number : undefined;
}

/** "90", "1 h 30 min" */
function minutesIn(text: string): number | undefined {
  const minutes = readMinutes(text);
  return minutes !== undefined && minutes >= 1 && minutes <= LIMITS.minutes ? minutes : undefined;
}

/** An address that a browser opens; without a protocol it is a page on the web. */
function addressIn(text: string): string | undefined {
  const typed = text.trim();
  const address = /^https?:/iu.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address) || !/^https?:\/\/[^/?#]*\.[^/?#]/iu.test(address)) return undefined;
  return address.length <= LIMITS.urlLength ? address : undefined;
}

/** Without empty and unknown fields. */
function present<Fields extends Record<string, string | number | undefined>>(fields: Fields): Partial<Fields> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(known) as Partial<Fields>; // sound: a part of the fields
}

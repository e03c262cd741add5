import { z } from "zod";
import type { ImportedRecipe } from "../../core/cookbook/mod.ts";
import { ENTRY_MAX_BYTES, RecipeFileRejected, RecipeFileTooLarge } from "./bounded_zip.ts";

/** Values of other programs in place of a text: also a number, or nothing. */
export const anyText = z.union([z.string(), z.number().transform(String)]).catch("");

/** A recipe has some hundred. Each takes up to 400 bytes of memory, which no limit of a thread bounds while JSON is parsed. */
const JSON_VALUES_MAX = 800_000;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
const NOT_IN_WINDOWS_1252 = new Set([0, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** In the text of a European language, letters with accents are fewer. */
const OTHER_LETTERS_SHARE_MAX = 0.25;

/** @throws {RecipeFileRejected} */
export function parseJson(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  if (mayHaveTooManyValues(bytes)) throw tooLong();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RecipeFileRejected("The file is damaged: it is no JSON.", { cause });
  }
}

/** Every value but the first follows a comma or a bracket. */
function mayHaveTooManyValues(bytes: Uint8Array): boolean {
  let count = 0;
  for (const byte of bytes) if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1;
  return count > JSON_VALUES_MAX;
}

/**
 * A text in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1252, which older programs write.
 *
 * @throws {RecipeFileRejected} if it is too long, or in none of these
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > ENTRY_MAX_BYTES) throw tooLong();
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    if (isWindows1252(bytes)) return new TextDecoder("windows-1252").decode(bytes);
    throw new RecipeFileRejected("The letters of the file could not be read. Save it as UTF-8, please.", { cause });
  }
}

/** Other character sets, such as those of Cyrillic, have most letters where this one has those with accents. */
function isWindows1252(bytes: Uint8Array): boolean {
  const letters = bytes.filter((byte) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a).length;
  const others = bytes.filter((byte) => byte >= 0x80).length;
  return others <= letters * OTHER_LETTERS_SHARE_MAX && !bytes.some((byte) => NOT_IN_WINDOWS_1252.has(byte));
}

function tooLong(): RecipeFileTooLarge {
  return new RecipeFileTooLarge(
    `The file is too large: at most ${ENTRY_MAX_BYTES / 1_000_000} MB of text can be read. Try one with fewer recipes.`,
  );
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/u).filter((line) => line.trim() !== "");
}

export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n/u)
    .filter((paragraph) => paragraph.trim() !== "");
}

/** The first step of a section has its name as the first line. */
export function withSectionName(name: string, text: string): string {
  return name.trim() === "" || text.trim() === "" ? text : `${name.trim()}\n${text}`;
}

/** With the opinion of the person who exported it. 0 stars mean that there is no rating. */
export function withOpinion(
  imported: ImportedRecipe,
  { stars = 0, isFavourite = false }: { stars?: number | undefined; isFavourite?: boolean | undefined },
): ImportedRecipe {
  return {
    ...imported,
    ...(stars >= 1 && stars <= 5 && { stars: Math.round(stars) }),
    ...(isFavourite && { isFavourite }),
  };
}

/** A note with its title as the first line, or none. */
export function titledNote(title: string, text: string): string[] {
  return text.trim() === "" ? [] : [withSectionName(title, text.trim())];
}

/** A line of an ingredient list, of parts that may be empty. */
export function lineOf({
  amount,
  unit,
  food,
  note,
}: {
  amount: number;
  unit: string;
  food: string;
  note: string;
}): string {
  // Three digits are the precision of a kitchen; 0 means that no amount is given.
  const quantity = amount > 0 ? String(Math.round(amount * 1_000) / 1_000) : "";
  const line = [quantity, unit, food].filter((part) => part.trim() !== "").join(" ");
  return note.trim() === "" ? line : `${line}, ${note}`;
}

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
/**
 * Signs of another character set, in bytes as letters: three such letters in a row are a word of another alphabet, and inside of a
 * word, "³", "¹" and "¿" are letters of Windows-1250.
 */
const OTHER_ALPHABET = /[\u00C0-\u00FF]{3}|[a-z][\u00B3\u00B9\u00BF][a-z]/iu;

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
 * A text in UTF-8, in UTF-16, or else in Windows-1252, which older programs write.
 *
 * @throws {RecipeFileRejected} if it is too long, or in none of these
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > ENTRY_MAX_BYTES) throw tooLong();
  const [first, second] = bytes;
  // A byte order mark, or without one, a first letter of the Latin alphabet.
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return decoded(bytes, "utf-16le");
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decoded(bytes, "utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, isWindows1252(bytes) ? "windows-1252" : "utf-8");
  }
}

function decoded(bytes: Uint8Array, encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new RecipeFileRejected("The letters of the file could not be read. Save it as UTF-8, please.", { cause });
  }
}

/** Other character sets, such as those of Cyrillic, have most letters where this one has those with accents. */
function isWindows1252(bytes: Uint8Array): boolean {
  if (OTHER_ALPHABET.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")))
    return false;
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

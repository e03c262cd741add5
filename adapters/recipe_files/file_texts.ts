import { z } from "zod";
import type { ImportedRecipe } from "../../core/cookbook/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";

/** Values of other programs in place of a text: also a number, or nothing. */
export const anyText = z.union([z.string(), z.number().transform(String)]).catch("");

/** @throws {RecipeFileRejected} */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch (cause) {
    throw new RecipeFileRejected("The file is damaged: it is no JSON.", { cause });
  }
}

/** Without a byte order mark. Bytes that are not UTF-8 become U+FFFD. */
export function textOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
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

/** 0 stars mean that there is no rating. */
export function withStars(imported: ImportedRecipe, stars: number): ImportedRecipe {
  return stars >= 1 && stars <= 5 ? { ...imported, stars: Math.round(stars) } : imported;
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

import { t } from "@lingui/core/macro";
import type { MergedField, MergedPart, WrittenGroup } from "../../../core/cookbook/mod.ts";

const FIELD_NAMES: Readonly<Record<MergedField, string>> = {
  name: "Name",
  description: "Description",
  portions: "Portions",
  makes: "What it makes",
  prepMinutes: "Preparation, minutes",
  cookMinutes: "Cooking, minutes",
  totalMinutes: "In total, minutes",
  steps: "Steps",
  notes: "Notes",
  source: "Source",
  tags: "Tags",
  language: "Language",
};

/** "Steps", "Ingredients: For the sauce". */
export function partName(part: MergedPart): string {
  if (part.kind === "field") return FIELD_NAMES[part.field];
  return part.title === undefined ? "Ingredients" : t`Ingredients: ${part.title}`;
}

/** The lines of a part's value; none if the part was removed. */
export function partLines(part: MergedPart, value: unknown): string[] {
  if (value === undefined) return [];
  // sound: a part of this kind has a group
  if (part.kind === "group") return (value as WrittenGroup).lines.map(({ text }) => text);
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === "object" && value !== null) return Object.values(value).filter(Boolean).map(String);
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}

import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { MergedField, MergedPart, WrittenGroup } from "../../../core/cookbook/mod.ts";

const FIELD_NAMES: Readonly<Record<MergedField, MessageDescriptor>> = {
  name: msg`Name`,
  description: msg`Description`,
  portions: msg`Portions`,
  makes: msg`What it makes`,
  prepMinutes: msg`Preparation, minutes`,
  cookMinutes: msg`Cooking, minutes`,
  totalMinutes: msg`In total, minutes`,
  steps: msg`Steps`,
  notes: msg`Notes`,
  source: msg`Source`,
  tags: msg`Tags`,
  language: msg`Language`,
};

/** "Steps", "Ingredients: For the sauce". */
export function partName(part: MergedPart): string {
  if (part.kind === "field") return i18n._(FIELD_NAMES[part.field]);
  return part.title === undefined ? t`Ingredients` : t`Ingredients: ${part.title}`;
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

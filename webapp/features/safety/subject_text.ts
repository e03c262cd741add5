import { t } from "@lingui/core/macro";
import type { ReportKind } from "../../../core/safety/mod.ts";

const SUBJECT_TEXTS: Readonly<Record<ReportKind, (name: string) => string>> = {
  post: (name) => t`a post by ${name}`,
  message: (name) => t`a message from ${name}`,
  person: (name) => name,
};

/** The subject of a report or decision: "a post by Tomás Herrera". */
export function subjectText(kind: ReportKind, name: string): string {
  return SUBJECT_TEXTS[kind](name);
}

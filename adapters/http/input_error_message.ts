import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "a day written YYYY-MM-DD",
  uuid: "a UUID",
};

/** Describes an input error in words for a person; undefined leaves Zod's own message. */
export function inputErrorMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `has to be ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return issue.input === undefined ? "is missing" : `has to be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return `has to be ${FORMATS[issue.format] ?? "written as the documentation says"}`;
    case "too_small":
      return `has to ${measured(issue.origin, `at least ${issue.minimum}`)}`;
    case "too_big":
      return `has to ${measured(issue.origin, `at most ${issue.maximum}`)}`;
    case "invalid_union":
      return issue.errors.flat()[0]?.message; // one message per alternative; the first alternative is the usual one
    default:
      return undefined;
  }
}

/** "be at most 5", "have at most 100 characters", "hold at most 20 entries". */
function measured(origin: string, bound: string): string {
  if (origin === "string") return `have ${bound} characters`;
  return origin === "array" ? `hold ${bound} entries` : `be ${bound}`;
}

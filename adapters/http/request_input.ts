import type { z } from "zod";
import type { IdentityId } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { inputErrorMessage } from "./input_error_message.ts";

/** The part of a request, for the error message. */
export type InputPart = "path" | "query" | "body";

/** The field names under which the specification's client sends its own uid. */
const UID_FIELDS = ["firebaseUid", "firebaseuid", "senderFirebaseUid"];
const UID_FIELD_IN_JSON = new RegExp(`"(${UID_FIELDS.join("|")})"\\s*:`, "gu");

/**
 * Parses a part of a request by its schema.
 *
 * @throws {DomainError} `invalid_input` that names the field.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown, part: InputPart): z.output<Schema> {
  const result = schema.safeParse(input, { error: inputErrorMessage });
  if (!result.success) {
    const issue = result.error.issues[0];
    const field = issue?.path.join(".") || part;
    throw new DomainError("invalid_input", `${field}: ${issue?.message ?? "can't be read"}`, { field });
  }
  rejectNul(result.data, part);
  return result.data;
}

/**
 * Compares the uids that a request claims with the one that its token proves.
 *
 * @throws {DomainError} `invalid_input` for a uid given twice or as a list, `forbidden` for another person's.
 */
export function checkClaimedUids(input: unknown, identityId: IdentityId | undefined): void {
  if (typeof input !== "object" || input === null) return;
  for (const [key, value] of Object.entries(input)) {
    const field = key.split("[", 1)[0] ?? key; // some clients write a list as "firebaseUid[]"
    if (!UID_FIELDS.includes(field)) continue;
    if (key !== field || typeof value !== "string") {
      throw new DomainError("invalid_input", `${field}: give it once, as text`, { field });
    }
    if (identityId !== undefined && value !== "" && value !== identityId) {
      throw new DomainError("forbidden", `${field}: it is not the uid that you are signed in with`, { field });
    }
  }
}

/** Whether a JSON text has a uid field twice: JSON.parse would silently use the last one. */
export function hasUidTwice(json: string): boolean {
  const seen = new Set<string>();
  for (const [, field = ""] of json.matchAll(UID_FIELD_IN_JSON)) {
    if (seen.has(field)) return true;
    seen.add(field);
  }
  return false;
}

// Postgres can't store the NUL character.
function rejectNul(value: unknown, field: string): void {
  if (typeof value === "string") {
    if (value.includes("\u0000")) {
      throw new DomainError("invalid_input", `${field}: it holds a character that can't be stored`, { field });
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) rejectNul(inner, key);
  }
}

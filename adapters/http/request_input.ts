import type { z } from "zod";
import type { IdentityId } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { inputErrorMessage } from "./input_error_message.ts";

/** The part of a request that is read, for the message where it does not fit. */
export type InputPart = "path" | "query" | "body";

/** Every spelling under which the specification's client sends its own uid. */
const UID_FIELDS = ["firebaseUid", "firebaseuid", "senderFirebaseUid"];
const UID_FIELD_IN_JSON = new RegExp(`"(${UID_FIELDS.join("|")})"\\s*:`, "gu");

/**
 * Reads a part of a request by its schema.
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
  refuseNul(result.data, part);
  return result.data;
}

/**
 * Holds the uids that a request claims against the one that its token proves.
 *
 * @throws {DomainError} `invalid_input` for one that is given twice or as a list, `forbidden` for another's.
 */
export function checkClaimedUids(input: unknown, identityId: IdentityId | undefined): void {
  if (typeof input !== "object" || input === null) return;
  for (const [key, value] of Object.entries(input)) {
    const field = key.split("[", 1)[0] ?? key; // "firebaseUid[]" is how some clients write a list
    if (!UID_FIELDS.includes(field)) continue;
    if (key !== field || typeof value !== "string") {
      throw new DomainError("invalid_input", `${field}: give it once, as text`, { field });
    }
    if (identityId !== undefined && value !== "" && value !== identityId) {
      throw new DomainError("forbidden", `${field}: it is not the uid that you are signed in with`, { field });
    }
  }
}

/** Whether a JSON text gives the same uid field twice, of which a parser would silently keep the last. */
export function hasUidTwice(json: string): boolean {
  const seen = new Set<string>();
  for (const [, field = ""] of json.matchAll(UID_FIELD_IN_JSON)) {
    if (seen.has(field)) return true;
    seen.add(field);
  }
  return false;
}

// Postgres can't store the character, and nobody means it.
function refuseNul(value: unknown, field: string): void {
  if (typeof value === "string") {
    if (value.includes("\u0000")) {
      throw new DomainError("invalid_input", `${field}: it holds a character that can't be stored`, { field });
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) refuseNul(inner, key);
  }
}

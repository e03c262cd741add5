import { DomainError } from "../shared/mod.ts";
import { FALLBACK_NAME, FULL_NAME_MAX_LENGTH } from "./person.ts";

/**
 * Reads the name that a person entered: on one line, trimmed.
 *
 * @returns undefined if it is absent or blank.
 * @throws {DomainError} `invalid_input` if it is too long.
 */
export function parseFullName(text: string | null | undefined): string | undefined {
  const name = normalizeSpaces(text ?? "");
  if (!name) return undefined;
  if (name.length > FULL_NAME_MAX_LENGTH) {
    throw new DomainError(
      "invalid_input",
      `Cannot save the name: fullName has ${name.length} characters and may have at most ${FULL_NAME_MAX_LENGTH}`,
      { field: "fullName" },
    );
  }
  return name;
}

/** The identity service's name for a person; cut if it is too long, because the person did not type it. */
export function nameFromIdentity(name: string | undefined): string | undefined {
  return (
    normalizeSpaces(name ?? "")
      .slice(0, FULL_NAME_MAX_LENGTH)
      .trimEnd() || undefined
  );
}

/** The identity service's name for a person, or {@linkcode FALLBACK_NAME}. */
export function nameOrGuest(name: string | undefined): string {
  return nameFromIdentity(name) ?? FALLBACK_NAME;
}

function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

import { DomainError } from "../shared/mod.ts";
import { FALLBACK_NAME, FULL_NAME_MAX_LENGTH } from "./person.ts";

/**
 * A name that a person gave: on one line, without the blanks around it.
 *
 * @returns undefined where nothing was given.
 * @throws {DomainError} `invalid_input` where it is too long.
 */
export function parseFullName(text: string | null | undefined): string | undefined {
  const name = tidy(text ?? "");
  if (!name) return undefined;
  if (name.length > FULL_NAME_MAX_LENGTH) {
    throw new DomainError(
      "invalid_input",
      `Cannot save the name: fullName has ${name.length} characters and may have at most ${FULL_NAME_MAX_LENGTH}`,
      {
        field: "fullName",
      },
    );
  }
  return name;
}

/** The identity service's name for a person; cut where it is too long, since nobody is there to ask for another. */
export function nameFromIdentity(name: string | undefined): string | undefined {
  return (
    tidy(name ?? "")
      .slice(0, FULL_NAME_MAX_LENGTH)
      .trimEnd() || undefined
  );
}

/** What to call somebody whom nobody asked for a name. */
export function nameOrGuest(name: string | undefined): string {
  return nameFromIdentity(name) ?? FALLBACK_NAME;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

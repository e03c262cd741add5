import { DomainError } from "../shared/mod.ts";

/** Longest reason of a decision, in UTF-16 code units. */
export const DECISION_REASON_MAX_LENGTH = 500;

/**
 * A reason without spaces around it.
 *
 * @throws {DomainError} `invalid_input` if it is blank or too long.
 */
export function decisionReason(text: string): string {
  const reason = text.trim();
  if (reason === "" || reason.length > DECISION_REASON_MAX_LENGTH) {
    throw new DomainError(
      "invalid_input",
      `Cannot decide: reason must have 1 to ${DECISION_REASON_MAX_LENGTH} characters`,
      { field: "reason" },
    );
  }
  return reason;
}

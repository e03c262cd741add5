import { DomainError } from "../shared/mod.ts";
import { decisionReason } from "./decision_reason.ts";
import type { ModerationStore, UndoInput } from "./moderation_store.ts";
import type { Moderators } from "./moderators.ts";
import { ownCause } from "./own_cause.ts";

/**
 * Shows a hidden post again, or ends a suspension early. Does nothing if the measure is not in force any more.
 *
 * @throws {DomainError} `invalid_input`, `log_entry_not_found`, `own_cause`
 */
export async function undoMeasure(
  ports: { readonly moderation: Pick<ModerationStore, "undo">; readonly moderators: Moderators },
  input: UndoInput,
): Promise<void> {
  const outcome = await ports.moderation.undo({ ...input, reason: decisionReason(input.reason) });
  const entry = `Cannot undo entry ${input.entryId} of the log`;
  if (outcome === "entry_unknown") throw new DomainError("log_entry_not_found", `${entry}: there is no such entry`);
  if (outcome === "own_cause") throw ownCause(entry, ports.moderators);
  if (outcome === "nothing_to_undo") {
    throw new DomainError("invalid_input", `${entry}: it neither hid a post nor suspended a person`, { field: "id" });
  }
}

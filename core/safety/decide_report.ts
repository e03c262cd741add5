import { type Clock, DAY_MS, DomainError } from "../shared/mod.ts";
import { decisionReason } from "./decision_reason.ts";
import type { ModerationDecision, ModerationStore } from "./moderation_store.ts";
import type { Moderators } from "./moderators.ts";
import { ownCause } from "./own_cause.ts";

/** Longest suspension. */
export const SUSPENSION_MAX_DAYS = 366;

/**
 * Decides about a report. Does nothing if another moderator was faster.
 *
 * @throws {DomainError} `invalid_input`, `report_not_found`, `own_cause`
 */
export async function decideReport(
  ports: {
    readonly moderation: Pick<ModerationStore, "decide">;
    readonly moderators: Moderators;
    readonly clock: Pick<Clock, "now">;
  },
  decision: ModerationDecision,
): Promise<void> {
  const reason = decisionReason(decision.reason);
  const { suspendUntil } = decision;
  const now = ports.clock.now().getTime();
  if (suspendUntil && (suspendUntil.getTime() <= now || suspendUntil.getTime() > now + SUSPENSION_MAX_DAYS * DAY_MS)) {
    throw invalid("suspendUntil", `suspendUntil must be in the next ${SUSPENSION_MAX_DAYS} days`);
  }

  const outcome = await ports.moderation.decide({ ...decision, reason });
  if (outcome === "own_cause") throw ownCause(`Cannot decide about report ${decision.reportId}`, ports.moderators);
  if (outcome === "not_a_post") throw invalid("hidePost", "hidePost is only for a report of a post");
  if (outcome === "report_unknown") {
    throw new DomainError(
      "report_not_found",
      `Cannot decide about report ${decision.reportId}: there is no such report`,
    );
  }
}

function invalid(field: string, problem: string): DomainError {
  return new DomainError("invalid_input", `Cannot decide about the report: ${problem}`, { field });
}

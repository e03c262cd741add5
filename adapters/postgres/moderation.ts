import type { Knex } from "knex";
import type { SuspensionStore, UserId } from "../../core/account/mod.ts";
import type {
  DecisionOutcome,
  ModerationDecision,
  ModerationStore,
  NewReport,
  OpenReport,
  ReportEvidence,
  ReportId,
  ReportReason,
  ReportStore,
  Standing,
  StandingStore,
} from "../../core/safety/mod.ts";

interface ReportRow {
  id: ReportId;
  created_at: Date;
  reason: ReportReason;
  note: string;
  evidence: ReportEvidence;
  reporter_name: string;
  person_id: UserId;
  person_name: string;
  warnings: number;
  suspended_until: Date | null;
  same_subject: number;
}

/** Reports, moderation and standing on the tables `report`, `person_warning` and `moderation_log`. */
export class PostgresModeration implements ReportStore, ModerationStore, StandingStore, SuspensionStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async add(report: NewReport, { max, windowMs }: { max: number; windowMs: number }): Promise<Date | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      // The lock serializes a person's reports, so that simultaneous ones are counted.
      await transaction("person").select("id").where({ id: report.reporterId }).forNoKeyUpdate();
      const { rows } = await transaction.raw<{ rows: { refused_until: Date | null }[] }>(
        `WITH repeated AS (
           SELECT FROM report WHERE reporter_id = :reporterId AND kind = :kind AND subject_id = :subjectId
             AND closed_at IS NULL
         ), latest AS (
           SELECT created_at FROM report
           WHERE reporter_id = :reporterId AND created_at > clock_timestamp() - :windowMs * interval '1 millisecond'
           ORDER BY created_at DESC LIMIT :max
         ), stored AS (
           INSERT INTO report (reporter_id, person_id, kind, subject_id, reason, note, evidence)
           SELECT :reporterId, :personId, :kind, :subjectId, :reason, :note, :evidence::jsonb
           WHERE NOT EXISTS (SELECT FROM repeated) AND (SELECT count(*) FROM latest) < :max
           RETURNING 1
         )
         SELECT CASE WHEN NOT EXISTS (SELECT FROM repeated) AND NOT EXISTS (SELECT FROM stored)
           THEN (SELECT min(created_at) FROM latest) + :windowMs * interval '1 millisecond' END AS refused_until`,
        {
          reporterId: report.reporterId,
          personId: report.personId,
          kind: report.evidence.kind,
          subjectId: report.subjectId,
          reason: report.reason,
          note: report.note,
          evidence: JSON.stringify(report.evidence),
          max,
          windowMs,
        },
      );
      return rows[0]?.refused_until ?? undefined;
    });
  }

  async listOpen({ before, limit }: { before: ReportId | undefined; limit: number }): Promise<OpenReport[]> {
    const { rows } = await this.#knex.raw<{ rows: ReportRow[] }>(
      `SELECT report.id, report.created_at, report.reason, report.note, report.evidence,
         reporter.full_name AS reporter_name, person.id AS person_id, person.full_name AS person_name,
         (SELECT count(*) FROM person_warning WHERE person_warning.person_id = person.id)::integer AS warnings,
         CASE WHEN person.suspended_until > clock_timestamp() THEN person.suspended_until END AS suspended_until,
         (SELECT count(*) FROM report same WHERE same.kind = report.kind AND same.subject_id = report.subject_id
            AND same.closed_at IS NULL)::integer AS same_subject
       FROM report
       JOIN person ON person.id = report.person_id
       JOIN person reporter ON reporter.id = report.reporter_id
       WHERE report.closed_at IS NULL AND report.id < :before
       ORDER BY report.id DESC LIMIT :limit`,
      { before: before ?? Number.MAX_SAFE_INTEGER, limit },
    );
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      reason: row.reason,
      note: row.note,
      evidence: row.evidence,
      reporterName: row.reporter_name,
      person: {
        userId: row.person_id,
        name: row.person_name,
        warnings: row.warnings,
        suspendedUntil: row.suspended_until ?? undefined,
      },
      sameSubject: row.same_subject,
    }));
  }

  async decide(decision: ModerationDecision): Promise<DecisionOutcome> {
    return await this.#knex.transaction(async (transaction) => {
      // All reports that will be closed, in the order of ids: two moderators can't wait for each other.
      const { rows } = await transaction.raw<{ rows: DecidedRow[] }>(
        `SELECT same.id, same.kind, same.subject_id, same.person_id, same.closed_at FROM report
         JOIN report same ON same.kind = report.kind AND same.subject_id = report.subject_id
         WHERE report.id = ? AND (same.closed_at IS NULL OR same.id = report.id)
         ORDER BY same.id FOR UPDATE OF same`,
        [decision.reportId],
      );
      const report = rows.find(({ id }) => id === decision.reportId);
      if (!report) return "report_unknown";
      if (report.closed_at) return "closed_before";
      if (decision.hidePost && report.kind !== "post") return "not_a_post";

      await carryOut(transaction, decision, report);
      const ids = rows.map(({ id }) => id);
      await transaction("report")
        .whereIn("id", ids)
        .update({ closed_at: transaction.raw("clock_timestamp()") });
      return "closed";
    });
  }

  async find(userId: UserId, { warnings }: { warnings: number }): Promise<Standing> {
    const { rows } = await this.#knex.raw<{ rows: StandingRow[] }>(
      `SELECT person.verified_email, warning.id, warning.text, warning.created_at,
         CASE WHEN suspended_until > clock_timestamp() THEN suspended_until END AS suspended_until
       FROM person
       LEFT JOIN LATERAL (
         SELECT id, text, created_at FROM person_warning
         WHERE person_id = person.id AND confirmed_at IS NULL ORDER BY id LIMIT :warnings
       ) warning ON true
       WHERE person.id = :userId ORDER BY warning.id`,
      { userId, warnings },
    );
    return {
      suspendedUntil: rows[0]?.suspended_until ?? undefined,
      verifiedEmail: rows[0]?.verified_email ?? undefined,
      warnings: rows.flatMap(({ id, text, created_at: warnedAt }) => (id === null ? [] : [{ id, text, warnedAt }])),
    };
  }

  async confirmWarnings(userId: UserId, { upTo }: { upTo: number }): Promise<void> {
    await this.#knex("person_warning")
      .where({ person_id: userId })
      .where("id", "<=", upTo)
      .whereNull("confirmed_at")
      .update({ confirmed_at: this.#knex.raw("clock_timestamp()") });
  }

  async suspendedUntil(userId: UserId): Promise<Date | undefined> {
    const { rows } = await this.#knex.raw<{ rows: { suspended_until: Date }[] }>(
      "SELECT suspended_until FROM person WHERE id = ? AND suspended_until > clock_timestamp()",
      [userId],
    );
    return rows[0]?.suspended_until;
  }
}

interface DecidedRow {
  id: ReportId;
  kind: string;
  subject_id: number;
  person_id: UserId;
  closed_at: Date | null;
}

type StandingRow = { verified_email: string | null; suspended_until: Date | null } & (
  | { id: number; text: string; created_at: Date }
  | { id: null; text: null; created_at: null }
);

async function carryOut(transaction: Knex, decision: ModerationDecision, report: DecidedRow): Promise<void> {
  const { hidePost, warn, suspendUntil, reason } = decision;
  const actions: { action: string; until?: Date }[] = [];
  if (hidePost) {
    await transaction("post")
      .where({ id: report.subject_id })
      .update({ hidden_at: transaction.raw("clock_timestamp()") });
    actions.push({ action: "hide_post" });
  }
  if (warn) {
    await transaction("person_warning").insert({ person_id: report.person_id, text: reason });
    actions.push({ action: "warn" });
  }
  if (suspendUntil) {
    await transaction("person").where({ id: report.person_id }).update({ suspended_until: suspendUntil });
    actions.push({ action: "suspend", until: suspendUntil });
  }
  if (actions.length === 0) actions.push({ action: "dismiss" });
  await transaction("moderation_log").insert(
    actions.map(({ action, until = null }) => ({
      moderator_id: decision.moderatorId,
      person_id: report.person_id,
      report_id: report.id,
      kind: report.kind,
      subject_id: report.subject_id,
      action,
      until,
      reason,
    })),
  );
}

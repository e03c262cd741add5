import type { Knex } from "knex";
import { DELETED_ACCOUNT_NAME, type IdentityId, type SuspensionStore, type UserId } from "../../../core/account/mod.ts";
import type { PhotoKey } from "../../../core/community/mod.ts";
import {
  BY_PRODUCT,
  type DecisionOutcome,
  type LogEntry,
  type LogEntryId,
  type ModerationAction,
  type ModerationDecision,
  type ModerationStore,
  type NewReport,
  type OpenReport,
  PRODUCT_NAME,
  type ReportDetails,
  type ReportEvidence,
  type ReportId,
  type ReportKind,
  type ReportReason,
  type ReportStore,
  type Standing,
  type StandingStore,
  type UndoInput,
  type UndoOutcome,
} from "../../../core/safety/mod.ts";
import { suspendedIdentityHashes } from "../account/suspended_identity.ts";

interface ReportDetailsRow {
  report_id: ReportId;
  reported_at: Date;
  report_reason: ReportReason;
  note: string;
  evidence: ReportEvidence;
  reporter_name: string;
}

/** The columns of {@linkcode ReportDetailsRow}, of `report` and its author `reporter`. */
const REPORT_DETAILS = `report.id AS report_id, report.created_at AS reported_at, report.reason AS report_reason,
  report.note, report.evidence, reporter.full_name AS reporter_name`;

interface ReportRow extends ReportDetailsRow {
  person_id: UserId;
  person_name: string;
  warnings: number;
  suspended_until: Date | null;
  same_subject: number;
}

type LogRow = (ReportDetailsRow | { report_id: null }) & {
  id: LogEntryId;
  created_at: Date;
  action: ModerationAction;
  kind: ReportKind;
  reason: string;
  until: Date | null;
  moderator_id: UserId;
  moderator_name: string | null;
  person_id: UserId;
  person_name: string | null;
  in_force: boolean;
};

/** Reports, moderation and standing on the tables `report`, `person_warning` and `moderation_log`. */
export class PostgresModeration implements ReportStore, ModerationStore, StandingStore, SuspensionStore {
  readonly #knex: Knex;
  readonly #installationSecret: string | undefined;

  /** @param options `installationSecret`: as the stores of people have it. */
  constructor(knex: Knex, options: { readonly installationSecret?: string | undefined } = {}) {
    this.#knex = knex;
    this.#installationSecret = options.installationSecret;
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

  async photosOf(keys: readonly PhotoKey[], { closedAfter }: { closedAfter: Date }): Promise<ReadonlySet<PhotoKey>> {
    const { rows } = await this.#knex.raw<{ rows: { photo: PhotoKey }[] }>(
      `SELECT DISTINCT evidence ->> 'photo' AS photo FROM report
       WHERE kind = 'post' AND evidence ->> 'photo' = ANY(:keys) AND (closed_at IS NULL OR closed_at > :closedAfter)`,
      { keys: [...keys], closedAfter },
    );
    return new Set(rows.map(({ photo }) => photo));
  }

  async findPhoto(reportId: ReportId): Promise<PhotoKey | undefined> {
    const { rows } = await this.#knex.raw<{ rows: { photo: PhotoKey | null }[] }>(
      "SELECT evidence ->> 'photo' AS photo FROM report WHERE id = ?",
      [reportId],
    );
    return rows[0]?.photo ?? undefined;
  }

  async listOpen(options: { before: ReportId | undefined; limit: number; notAbout?: UserId }): Promise<OpenReport[]> {
    const { before, limit, notAbout } = options;
    const { rows } = await this.#knex.raw<{ rows: ReportRow[] }>(
      `SELECT ${REPORT_DETAILS}, person.id AS person_id, person.full_name AS person_name,
         (SELECT count(*) FROM person_warning WHERE person_warning.person_id = person.id)::integer AS warnings,
         CASE WHEN person.suspended_until > clock_timestamp() THEN person.suspended_until END AS suspended_until,
         (SELECT count(*) FROM report same WHERE same.kind = report.kind AND same.subject_id = report.subject_id
            AND same.closed_at IS NULL)::integer AS same_subject
       FROM report
       JOIN person ON person.id = report.person_id
       JOIN person reporter ON reporter.id = report.reporter_id
       WHERE report.closed_at IS NULL AND report.id < :before AND report.person_id IS DISTINCT FROM :notAbout
       ORDER BY report.id DESC LIMIT :limit`,
      { before: before ?? Number.MAX_SAFE_INTEGER, limit, notAbout: notAbout ?? null },
    );
    return rows.map((row) => ({
      ...detailsOf(row),
      person: {
        userId: row.person_id,
        name: row.person_name,
        warnings: row.warnings,
        suspendedUntil: row.suspended_until ?? undefined,
      },
      sameSubject: row.same_subject,
    }));
  }

  async countOpen(personId: UserId): Promise<number> {
    const { rows } = await this.#knex.raw<{ rows: { count: number }[] }>(
      "SELECT count(*)::integer AS count FROM report WHERE person_id = ? AND closed_at IS NULL",
      [personId],
    );
    return rows[0]?.count ?? 0;
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
      if (report.person_id === decision.moderatorId) return "own_cause";
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

  async listLog({ before, limit }: { before: LogEntryId | undefined; limit: number }): Promise<LogEntry[]> {
    const { rows } = await this.#knex.raw<{ rows: LogRow[] }>(
      `SELECT log.id, log.created_at, log.action, log.kind, log.reason, log.until, log.moderator_id, log.person_id,
         moderator.full_name AS moderator_name, person.full_name AS person_name, ${REPORT_DETAILS},
         (${HIDES_NOW}) IS TRUE OR (${SUSPENDS_NOW}) IS TRUE AS in_force
       FROM moderation_log log
       LEFT JOIN person moderator ON moderator.id = log.moderator_id
       LEFT JOIN person ON person.id = log.person_id
       LEFT JOIN post ON post.id = log.subject_id AND log.kind = 'post'
       LEFT JOIN report ON report.id = log.report_id
       LEFT JOIN person reporter ON reporter.id = report.reporter_id
       WHERE log.id < :before
       ORDER BY log.id DESC LIMIT :limit`,
      { before: before ?? Number.MAX_SAFE_INTEGER, limit },
    );
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      action: row.action,
      kind: row.kind,
      reason: row.reason,
      until: row.until ?? undefined,
      moderatorName: row.moderator_id === BY_PRODUCT ? PRODUCT_NAME : (row.moderator_name ?? DELETED_ACCOUNT_NAME),
      person: { userId: row.person_id, name: row.person_name ?? DELETED_ACCOUNT_NAME },
      report: row.report_id === null ? undefined : detailsOf(row),
      inForce: row.in_force,
    }));
  }

  async undo({ entryId, moderatorId, reason }: UndoInput): Promise<UndoOutcome> {
    // One statement: the rows of the post and the person serialize simultaneous calls.
    const { rows } = await this.#knex.raw<{
      rows: {
        action: ModerationAction;
        is_own: boolean;
        is_undone: boolean;
        identity_id: IdentityId | null;
        email: string | null;
        verified_email: string | null;
      }[];
    }>(
      `WITH log AS (
         SELECT *, person_id = :moderatorId AS is_own FROM moderation_log WHERE id = :entryId
       ), shown AS (
         UPDATE post SET hidden_at = NULL FROM log WHERE NOT is_own AND post.id = log.subject_id AND ${HIDES_NOW}
         RETURNING 'show_post' AS action
       ), lifted AS (
         UPDATE person SET suspended_until = NULL FROM log WHERE NOT is_own AND person.id = log.person_id AND ${SUSPENDS_NOW}
         RETURNING 'lift_suspension' AS action, identity_id, email, verified_email
       ), undone AS (
         INSERT INTO moderation_log (moderator_id, person_id, report_id, kind, subject_id, action, reason)
         SELECT :moderatorId, person_id, report_id, kind, subject_id, did.action, :reason
         FROM log, (SELECT action FROM shown UNION ALL SELECT action FROM lifted) did
         RETURNING 1
       )
       SELECT log.action, is_own, EXISTS (SELECT FROM undone) AS is_undone, identity_id, email, verified_email
       FROM log LEFT JOIN lifted ON true`,
      { entryId, moderatorId, reason },
    );
    const entry = rows[0];
    if (!entry) return "entry_unknown";
    if (entry.is_own) return "own_cause";
    if (entry.action !== "hide_post" && entry.action !== "suspend") return "nothing_to_undo";
    if (entry.is_undone && entry.identity_id !== null) {
      // Otherwise the next account of this person would be suspended again.
      const { identity_id: identityId, email, verified_email: verifiedEmail } = entry;
      const hashes = suspendedIdentityHashes(this.#installationSecret, { identityId, emails: [email, verifiedEmail] });
      await this.#knex("suspended_identity").whereIn("identity_hash", hashes).delete();
    }
    return entry.is_undone ? "undone" : "not_in_force";
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

/** Whether the entry `log` is why `post` is hidden now: a later measure would have set a later time. */
const HIDES_NOW = "log.action = 'hide_post' AND post.hidden_at <= log.created_at";

/** Whether the entry `log` is why `person` is suspended now: a later measure would have set another end. */
const SUSPENDS_NOW = `log.action = 'suspend' AND person.suspended_until = log.until
  AND person.suspended_until > clock_timestamp()`;

function detailsOf(row: ReportDetailsRow): ReportDetails {
  return {
    id: row.report_id,
    createdAt: row.reported_at,
    reason: row.report_reason,
    note: row.note,
    evidence: row.evidence,
    reporterName: row.reporter_name,
  };
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

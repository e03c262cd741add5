import type { PersonStore, SuspensionStore, UserId } from "../../core/account/mod.ts";
import type { PostId } from "../../core/community/mod.ts";
import type {
  DecisionOutcome,
  ModerationDecision,
  ModerationStore,
  NewReport,
  OpenReport,
  ReportId,
  ReportStore,
  Standing,
  StandingStore,
  Warning,
} from "../../core/safety/mod.ts";
import type { Clock } from "../../core/shared/mod.ts";

interface StoredReport extends NewReport {
  readonly id: ReportId;
  readonly createdAt: Date;
  isOpen: boolean;
}

interface StoredWarning extends Warning {
  readonly personId: UserId;
  isConfirmed: boolean;
}

/** What {@linkcode MemoryModeration} works on. */
export interface MemoryModerationPorts {
  readonly people: Pick<PersonStore, "find">;
  readonly posts: { hide(id: PostId): void };
  readonly clock: Pick<Clock, "now">;
}

/** Reports, moderation and standing in memory. */
export class MemoryModeration implements ReportStore, ModerationStore, StandingStore, SuspensionStore {
  readonly #ports: MemoryModerationPorts;
  readonly #reports: StoredReport[] = [];
  readonly #warnings: StoredWarning[] = [];
  readonly #suspensions = new Map<UserId, Date>();
  readonly #verifiedEmails = new Map<UserId, string>();
  /** Every measure, in the order of the decisions. */
  readonly log: (Pick<ModerationDecision, "moderatorId" | "reportId" | "reason"> & { readonly action: string })[] = [];

  constructor(ports: MemoryModerationPorts) {
    this.#ports = ports;
  }

  /** As if a token with this verified address had been seen. */
  verifyEmail(userId: UserId, email: string): void {
    this.#verifiedEmails.set(userId, email);
  }

  /** As a moderator does, without a report. */
  warn(personId: UserId, text: string): void {
    this.#warnings.push({
      id: this.#warnings.length + 1,
      personId,
      text,
      warnedAt: this.#ports.clock.now(),
      isConfirmed: false,
    });
  }

  /** As a moderator does, without a report. */
  suspend(personId: UserId, until: Date): void {
    this.#suspensions.set(personId, until);
  }

  async add(report: NewReport, { max, windowMs }: { max: number; windowMs: number }): Promise<Date | undefined> {
    const now = this.#ports.clock.now();
    const own = this.#reports.filter(({ reporterId }) => reporterId === report.reporterId);
    if (own.some((each) => each.isOpen && isSameSubject(each, report))) return undefined;
    const recent = own.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - windowMs).slice(-max);
    const [oldest] = recent;
    if (oldest && recent.length >= max) return new Date(oldest.createdAt.getTime() + windowMs);
    this.#reports.push({ ...report, id: this.#reports.length + 1, createdAt: now, isOpen: true });
    return undefined;
  }

  async listOpen({ before, limit }: { before: ReportId | undefined; limit: number }): Promise<OpenReport[]> {
    const open = this.#reports.filter((report) => report.isOpen && (before === undefined || report.id < before));
    return Promise.all(
      open
        .toReversed()
        .slice(0, limit)
        .map(async (report) => ({
          id: report.id,
          createdAt: report.createdAt,
          reason: report.reason,
          note: report.note,
          evidence: report.evidence,
          reporterName: await this.#nameOf(report.reporterId),
          person: {
            userId: report.personId,
            name: await this.#nameOf(report.personId),
            warnings: this.#warnings.filter(({ personId }) => personId === report.personId).length,
            suspendedUntil: await this.suspendedUntil(report.personId),
          },
          sameSubject: this.#reports.filter((each) => each.isOpen && isSameSubject(each, report)).length,
        })),
    );
  }

  async decide(decision: ModerationDecision): Promise<DecisionOutcome> {
    const report = this.#reports.find(({ id }) => id === decision.reportId);
    if (!report) return "report_unknown";
    if (!report.isOpen) return "closed_before";
    const { hidePost, warn, suspendUntil, moderatorId, reportId, reason } = decision;
    if (hidePost && report.evidence.kind !== "post") return "not_a_post";

    if (hidePost) this.#ports.posts.hide(report.subjectId);
    if (warn) this.warn(report.personId, reason);
    if (suspendUntil) this.suspend(report.personId, suspendUntil);
    const measures = [hidePost && "hide_post", warn && "warn", suspendUntil && "suspend"].filter(
      (each) => typeof each === "string",
    );
    for (const action of measures.length > 0 ? measures : ["dismiss"]) {
      this.log.push({ moderatorId, reportId, reason, action });
    }
    for (const each of this.#reports) if (isSameSubject(each, report)) each.isOpen = false;
    return "closed";
  }

  async find(userId: UserId, options: { warnings: number }): Promise<Standing> {
    const unconfirmed = this.#warnings.filter(({ personId, isConfirmed }) => personId === userId && !isConfirmed);
    return {
      suspendedUntil: await this.suspendedUntil(userId),
      verifiedEmail: this.#verifiedEmails.get(userId),
      warnings: unconfirmed.slice(0, options.warnings).map(({ id, text, warnedAt }) => ({ id, text, warnedAt })),
    };
  }

  async confirmWarnings(userId: UserId, { upTo }: { upTo: number }): Promise<void> {
    for (const warning of this.#warnings) {
      if (warning.personId === userId && warning.id <= upTo) warning.isConfirmed = true;
    }
  }

  async suspendedUntil(userId: UserId): Promise<Date | undefined> {
    const until = this.#suspensions.get(userId);
    return until && until > this.#ports.clock.now() ? until : undefined;
  }

  async #nameOf(userId: UserId): Promise<string> {
    return (await this.#ports.people.find(userId))?.fullName ?? "";
  }
}

function isSameSubject(one: NewReport, other: NewReport): boolean {
  return one.subjectId === other.subjectId && one.evidence.kind === other.evidence.kind;
}

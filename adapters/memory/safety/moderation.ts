import {
  DELETED_ACCOUNT_NAME,
  type PersonStore,
  SUSPENDED_AGAIN,
  type SuspensionStore,
  type UserId,
} from "../../../core/account/mod.ts";
import type { PhotoKey, PostId } from "../../../core/community/mod.ts";
import {
  BY_PRODUCT,
  type DecisionOutcome,
  type LogEntry,
  type LogEntryId,
  type ModerationDecision,
  type ModerationStore,
  type NewReport,
  type OpenReport,
  PRODUCT_NAME,
  type ReportDetails,
  type ReportId,
  type ReportStore,
  type Standing,
  type StandingStore,
  type UndoInput,
  type UndoOutcome,
  type Warning,
} from "../../../core/safety/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";

interface StoredReport extends NewReport {
  readonly id: ReportId;
  readonly createdAt: Date;
  /** Undefined while it is open. */
  closedAt: Date | undefined;
}

interface StoredEntry extends Omit<LogEntry, "moderatorName" | "person" | "report" | "inForce"> {
  readonly moderatorId: UserId;
  readonly personId: UserId;
  readonly reportId: ReportId;
  readonly subjectId: number;
}

interface StoredWarning extends Warning {
  readonly personId: UserId;
  isConfirmed: boolean;
}

/** The data of {@linkcode MemoryModeration}. */
export interface MemoryModerationPorts {
  readonly people: Pick<PersonStore, "find" | "verifiedEmail"> & { forgetSuspension(userId: UserId): Promise<void> };
  readonly posts: { hide(id: PostId): void; show(id: PostId): boolean; isHidden(id: PostId): boolean };
  readonly clock: Pick<Clock, "now">;
}

/** Reports, moderation and standing in memory. */
export class MemoryModeration implements ReportStore, ModerationStore, StandingStore, SuspensionStore {
  readonly #ports: MemoryModerationPorts;
  #reports: StoredReport[] = [];
  #lastReportId = 0;
  readonly #warnings: StoredWarning[] = [];
  readonly #suspensions = new Map<UserId, Date>();
  /** Every measure and its undoing, in their order. */
  readonly log: StoredEntry[] = [];

  constructor(ports: MemoryModerationPorts) {
    this.#ports = ports;
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

  /** As the product does with a new account, because an earlier one is suspended. */
  suspendAgain(personId: UserId, until: Date): void {
    this.suspend(personId, until);
    this.warn(personId, SUSPENDED_AGAIN);
    // sound: stands for the product
    const about = { moderatorId: BY_PRODUCT as UserId, personId, reportId: BY_PRODUCT, kind: "person" } as const;
    this.#note({ ...about, subjectId: personId, action: "suspend", reason: SUSPENDED_AGAIN, until });
  }

  async add(report: NewReport, { max, windowMs }: { max: number; windowMs: number }): Promise<Date | undefined> {
    const now = this.#ports.clock.now();
    const own = this.#reports.filter(({ reporterId }) => reporterId === report.reporterId);
    if (own.some((each) => isOpen(each) && isSameSubject(each, report))) return undefined;
    const recent = own.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - windowMs).slice(-max);
    const [oldest] = recent;
    if (oldest && recent.length >= max) return new Date(oldest.createdAt.getTime() + windowMs);
    this.#lastReportId += 1;
    this.#reports.push({ ...report, id: this.#lastReportId, createdAt: now, closedAt: undefined });
    return undefined;
  }

  async photosOf(keys: readonly PhotoKey[], { closedAfter }: { closedAfter: Date }): Promise<ReadonlySet<PhotoKey>> {
    const kept = this.#reports.filter(({ closedAt }) => closedAt === undefined || closedAt > closedAfter);
    const photos = new Set(kept.flatMap(({ evidence }) => (evidence.kind === "post" ? [evidence.photo] : [])));
    return new Set(keys.filter((key) => photos.has(key)));
  }

  async findPhoto(reportId: ReportId): Promise<PhotoKey | undefined> {
    const evidence = this.#reports.find(({ id }) => id === reportId)?.evidence;
    return evidence?.kind === "post" ? evidence.photo : undefined;
  }

  /** The copies of photos in reports of a person's posts. */
  photosAbout(personId: UserId): PhotoKey[] {
    const photos = this.#reports.flatMap((report) =>
      report.personId === personId && report.evidence.kind === "post" ? [report.evidence.photo] : [],
    );
    return [...new Set(photos)];
  }

  /** Removes the reports of and about a person. */
  removePerson(userId: UserId): void {
    this.#reports = this.#reports.filter(({ reporterId, personId }) => reporterId !== userId && personId !== userId);
  }

  async listOpen(options: { before: ReportId | undefined; limit: number; notAbout?: UserId }): Promise<OpenReport[]> {
    const { before = Number.POSITIVE_INFINITY, limit, notAbout } = options;
    const open = this.#reports.filter((each) => isOpen(each) && each.id < before && each.personId !== notAbout);
    return Promise.all(
      open
        .toReversed()
        .slice(0, limit)
        .map(async (report) => ({
          ...(await this.#detailsOf(report)),
          person: {
            userId: report.personId,
            name: await this.#nameOf(report.personId),
            warnings: this.#warnings.filter(({ personId }) => personId === report.personId).length,
            suspendedUntil: await this.suspendedUntil(report.personId),
          },
          sameSubject: this.#reports.filter((each) => isOpen(each) && isSameSubject(each, report)).length,
        })),
    );
  }

  async countOpen(personId: UserId): Promise<number> {
    return this.#reports.filter((each) => isOpen(each) && each.personId === personId).length;
  }

  async decide(decision: ModerationDecision): Promise<DecisionOutcome> {
    const report = this.#reports.find(({ id }) => id === decision.reportId);
    if (!report) return "report_unknown";
    if (report.personId === decision.moderatorId) return "own_cause";
    if (!isOpen(report)) return "closed_before";
    const { hidePost, warn, suspendUntil, moderatorId, reason } = decision;
    if (hidePost && report.evidence.kind !== "post") return "not_a_post";

    if (hidePost) this.#ports.posts.hide(report.subjectId);
    if (warn) this.warn(report.personId, reason);
    if (suspendUntil) this.suspend(report.personId, suspendUntil);
    const about = { ...report, reportId: report.id, kind: report.evidence.kind, moderatorId, reason };
    if (hidePost) this.#note({ ...about, action: "hide_post" });
    if (warn) this.#note({ ...about, action: "warn" });
    if (suspendUntil) this.#note({ ...about, action: "suspend", until: suspendUntil });
    if (!hidePost && !warn && !suspendUntil) this.#note({ ...about, action: "dismiss" });
    const closedAt = this.#ports.clock.now();
    for (const each of this.#reports) if (isSameSubject(each, report)) each.closedAt ??= closedAt;
    return "closed";
  }

  async listLog({ before, limit }: { before: LogEntryId | undefined; limit: number }): Promise<LogEntry[]> {
    const entries = this.log.filter(({ id }) => before === undefined || id < before);
    return Promise.all(
      entries
        .toReversed()
        .slice(0, limit)
        .map(async ({ moderatorId, personId, reportId, subjectId: _subjectId, ...entry }) => {
          const report = this.#reports.find(({ id }) => id === reportId);
          return {
            ...entry,
            moderatorName: await this.#nameOf(moderatorId),
            person: { userId: personId, name: await this.#nameOf(personId) },
            report: report && (await this.#detailsOf(report)),
            inForce: this.#isInForce(entry.id),
          };
        }),
    );
  }

  async undo({ entryId, moderatorId, reason }: UndoInput): Promise<UndoOutcome> {
    const entry = this.log.find(({ id }) => id === entryId);
    if (!entry) return "entry_unknown";
    if (entry.personId === moderatorId) return "own_cause";
    if (entry.action !== "hide_post" && entry.action !== "suspend") return "nothing_to_undo";
    if (!this.#isInForce(entryId)) return "not_in_force";
    if (entry.action === "hide_post") this.#ports.posts.show(entry.subjectId);
    else this.#suspensions.delete(entry.personId);
    if (entry.action === "suspend") await this.#ports.people.forgetSuspension(entry.personId);
    const action = entry.action === "hide_post" ? "show_post" : "lift_suspension";
    this.#note({ ...entry, moderatorId, reason, action, until: undefined });
    return "undone";
  }

  async find(userId: UserId, options: { warnings: number }): Promise<Standing> {
    const unconfirmed = this.#warnings.filter(({ personId, isConfirmed }) => personId === userId && !isConfirmed);
    return {
      suspendedUntil: await this.suspendedUntil(userId),
      verifiedEmail: await this.#ports.people.verifiedEmail(userId),
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

  #note(entry: Omit<StoredEntry, "id" | "createdAt" | "until"> & { until?: Date | undefined }): void {
    const { moderatorId, personId, reportId, kind, subjectId, action, reason, until } = entry;
    const about = { moderatorId, personId, reportId, kind, subjectId };
    this.log.push({ ...about, id: this.log.length + 1, createdAt: this.#ports.clock.now(), action, reason, until });
  }

  #isInForce(entryId: LogEntryId): boolean {
    const entry = this.log.find(({ id }) => id === entryId);
    if (entry?.action === "suspend") {
      const until = this.#suspensions.get(entry.personId);
      return until !== undefined && until === entry.until && until > this.#ports.clock.now();
    }
    const newer = ({ id, action, subjectId }: StoredEntry) =>
      id > entryId && action === "hide_post" && subjectId === entry?.subjectId;
    return entry?.action === "hide_post" && this.#ports.posts.isHidden(entry.subjectId) && !this.log.some(newer);
  }

  async #detailsOf({ id, createdAt, reason, note, evidence, reporterId }: StoredReport): Promise<ReportDetails> {
    return { id, createdAt, reason, note, evidence, reporterName: await this.#nameOf(reporterId) };
  }

  async #nameOf(userId: UserId): Promise<string> {
    if (userId === BY_PRODUCT) return PRODUCT_NAME;
    return (await this.#ports.people.find(userId))?.fullName ?? DELETED_ACCOUNT_NAME;
  }
}

function isOpen({ closedAt }: StoredReport): boolean {
  return closedAt === undefined;
}

function isSameSubject(one: NewReport, other: NewReport): boolean {
  return one.subjectId === other.subjectId && one.evidence.kind === other.evidence.kind;
}

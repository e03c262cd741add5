import type { UserId } from "../account/mod.ts";
import type { LogEntry, LogEntryId, ModerationStore } from "./moderation_store.ts";

/** Most entries on one page, and the default. */
export const LOG_PAGE_MAX = 50;

/** An entry as one moderator sees it. */
export interface LogEntryView extends LogEntry {
  /**
   * Whether it is about this moderator, who can't undo it and does not see the report: the report would reveal who made it.
   */
  readonly own: boolean;
}

export interface LogPage {
  readonly entries: readonly LogEntryView[];
  /** The `before` of the next page; undefined on the last one. */
  readonly next: LogEntryId | undefined;
}

/** One page of the moderators' log, the newest first. */
export async function listLog(
  ports: { readonly moderation: Pick<ModerationStore, "listLog"> },
  input: { moderatorId: UserId; before?: LogEntryId | undefined; limit?: number | undefined },
): Promise<LogPage> {
  const { moderatorId, before, limit = LOG_PAGE_MAX } = input;
  // One more than asked for, to know whether there is a next page.
  const found = await ports.moderation.listLog({ before, limit: limit + 1 });
  const entries = found.slice(0, limit).map((entry) => {
    const own = entry.person.userId === moderatorId;
    return own ? { ...entry, report: undefined, own } : { ...entry, own };
  });
  return { entries, next: found.length > limit ? entries.at(-1)?.id : undefined };
}

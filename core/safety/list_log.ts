import type { LogEntry, LogEntryId, ModerationStore } from "./moderation_store.ts";

/** Most entries on one page, and the default. */
export const LOG_PAGE_MAX = 50;

export interface LogPage {
  readonly entries: readonly LogEntry[];
  /** The `before` of the next page; undefined on the last one. */
  readonly next: LogEntryId | undefined;
}

/** One page of the moderators' log, the newest first. */
export async function listLog(
  ports: { readonly moderation: Pick<ModerationStore, "listLog"> },
  { before, limit = LOG_PAGE_MAX }: { before?: LogEntryId | undefined; limit?: number | undefined },
): Promise<LogPage> {
  // One more than asked for, to know whether there is a next page.
  const found = await ports.moderation.listLog({ before, limit: limit + 1 });
  const entries = found.slice(0, limit);
  return { entries, next: found.length > limit ? entries.at(-1)?.id : undefined };
}

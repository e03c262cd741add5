import { FEED_PHOTO_WIDTH } from "../../../core/community/mod.ts";
import type { OpenReport } from "../../../core/safety/mod.ts";
import type { OpenReportWire } from "../../../wire/moderation.ts";
import { photoUrl } from "../community/photo_url.ts";

/** An open report as moderators receive it. */
export function reportView({ createdAt, note, evidence, person, ...report }: OpenReport): OpenReportWire {
  return {
    ...report,
    text: note,
    createdAt: createdAt.toISOString(),
    person: { ...person, suspendedUntil: person.suspendedUntil?.toISOString() ?? null },
    evidence:
      evidence.kind === "post"
        ? { ...evidence, photo: photoUrl(evidence.photo, FEED_PHOTO_WIDTH) }
        : evidence.kind === "message"
          ? { ...evidence, before: [...evidence.before] }
          : evidence,
  };
}

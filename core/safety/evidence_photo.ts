import {
  evidenceKey,
  FEED_PHOTO_WIDTH,
  type PhotoContent,
  type PhotoKey,
  type PhotoStorage,
} from "../community/mod.ts";
import { type Clock, DAY_MS, DomainError } from "../shared/mod.ts";
import type { ModerationStore } from "./moderation_store.ts";
import type { ReportId, ReportStore } from "./report.ts";

/** How long the photo of a reported post is stored after the decision, in days. */
export const EVIDENCE_PHOTO_DAYS = 30;

/** Copies the photo of a reported post. Without the storage there is no copy: the report counts more than its photo. */
export async function storeEvidencePhoto(
  { photoStorage }: { readonly photoStorage: Pick<PhotoStorage, "sizeOf" | "get" | "put"> },
  key: PhotoKey,
): Promise<void> {
  const copy = evidenceKey(key);
  try {
    if ((await photoStorage.sizeOf(copy, FEED_PHOTO_WIDTH)) !== undefined) return;
    const photo = await photoStorage.get(key, FEED_PHOTO_WIDTH);
    if (photo) await photoStorage.put(copy, [{ width: FEED_PHOTO_WIDTH, bytes: await readAll(photo) }]);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "photos_unavailable") throw error;
  }
}

/** Which of these copies belong to a report that is open, or was decided in the last {@linkcode EVIDENCE_PHOTO_DAYS}. */
export function evidencePhotosInUse(
  { reports, clock }: { readonly reports: Pick<ReportStore, "photosOf">; readonly clock: Pick<Clock, "now"> },
  keys: readonly PhotoKey[],
): Promise<ReadonlySet<PhotoKey>> {
  return reports.photosOf(keys, { closedAfter: new Date(clock.now().getTime() - EVIDENCE_PHOTO_DAYS * DAY_MS) });
}

/**
 * The photo of a reported post, as WebP. It is read from the storage only when the result is.
 *
 * @throws {DomainError} `report_not_found`, also if there is no photo any more; `photos_unavailable`
 */
export async function reportPhoto(
  ports: {
    readonly moderation: Pick<ModerationStore, "findPhoto">;
    readonly photoStorage: Pick<PhotoStorage, "sizeOf" | "get">;
  },
  { reportId }: { reportId: ReportId },
): Promise<AsyncIterable<Uint8Array>> {
  const { moderation, photoStorage } = ports;
  const key = await moderation.findPhoto(reportId);
  if (key === undefined || (await photoStorage.sizeOf(key, FEED_PHOTO_WIDTH)) === undefined) {
    throw new DomainError("report_not_found", `Cannot show the photo of report ${reportId}: there is none`);
  }
  return contentOf(photoStorage, key);
}

async function* contentOf(photoStorage: Pick<PhotoStorage, "get">, key: PhotoKey): AsyncIterable<Uint8Array> {
  const photo = await photoStorage.get(key, FEED_PHOTO_WIDTH);
  if (!photo) return;
  try {
    yield* photo.body;
  } finally {
    await photo.close();
  }
}

async function readAll(photo: PhotoContent): Promise<Uint8Array> {
  const bytes = new Uint8Array(photo.length);
  let read = 0;
  try {
    for await (const chunk of photo.body) {
      bytes.set(chunk, read);
      read += chunk.length;
    }
  } finally {
    await photo.close();
  }
  return bytes;
}

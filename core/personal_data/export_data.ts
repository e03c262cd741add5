import type { UserId } from "../account/mod.ts";
import { PHOTO_WIDTHS, type PhotoKey, type PhotoStorage } from "../community/mod.ts";
import type { PersonData } from "./person_data.ts";
import { PERSONAL_RECORDS } from "./personal_record.ts";

export interface ExportDataPorts {
  readonly personData: Pick<PersonData, "read">;
  readonly photoStorage: Pick<PhotoStorage, "get">;
}

/** A file of an export. Its content is read once, before the next file. */
export interface ExportedFile {
  readonly name: string;
  /** Whether it is worth compressing. */
  readonly isText: boolean;
  readonly content: AsyncIterable<Uint8Array | string>;
}

/**
 * Everything that is stored about a person: `data.json`, and the photos of their posts and recipes in the largest size. Read page by
 * page, so that it needs little memory however much it is.
 *
 * @throws {DomainError} `photos_unavailable` while it is read.
 */
export async function* exportData(ports: ExportDataPorts, { userId }: { userId: UserId }): AsyncIterable<ExportedFile> {
  const photos: PhotoKey[] = [];
  yield { name: "data.json", isText: true, content: dataJson(ports, { userId, onPhoto: (key) => photos.push(key) }) };
  for (const key of photos) {
    const photo = await ports.photoStorage.get(key, PHOTO_WIDTHS[0]);
    if (!photo) continue; // the post was deleted meanwhile
    try {
      yield { name: photoFile(key), isText: false, content: photo.body };
    } finally {
      await photo.close();
    }
  }
}

async function* dataJson(
  { personData }: Pick<ExportDataPorts, "personData">,
  { userId, onPhoto }: { userId: UserId; onPhoto: (key: PhotoKey) => void },
): AsyncIterable<string> {
  let before = "{";
  for (const part of PERSONAL_RECORDS) {
    yield `${before}\n  ${JSON.stringify(part)}: [`;
    before = "\n  ],";
    let separator = "";
    for await (const page of personData.read(userId, part)) {
      const rows = page.map((row) => JSON.stringify(exported(row, onPhoto)));
      yield `${separator}\n    ${rows.join(",\n    ")}`;
      separator = ",";
    }
  }
  yield "\n  ]\n}\n";
}

function exported(row: Readonly<Record<string, unknown>>, onPhoto: (key: PhotoKey) => void): object {
  const { photo, photos, ...rest } = row as { photo?: PhotoKey; photos?: readonly PhotoKey[] }; // sound: see PersonalRecord
  for (const key of [...(photo === undefined ? [] : [photo]), ...(photos ?? [])]) onPhoto(key);
  return { ...rest, ...(photo && { photo: photoFile(photo) }), ...(photos && { photos: photos.map(photoFile) }) };
}

function photoFile(key: PhotoKey): string {
  return `photos/${key}.webp`;
}

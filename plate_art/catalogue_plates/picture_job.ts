import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type PlateSpec, readPlateSpec } from "../plate_spec.ts";
import { platePhoto } from "./photos.ts";
import { AVIF_WIDTHS, avifPicture, platePicture, smallPicture } from "./plate_picture.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Where specifications are read and pictures are written. */
export const FOLDERS = {
  plates: join(import.meta.dirname, "plates"),
  emptyPlates: join(import.meta.dirname, "empty_plates"),
  pictures: join(ROOT, "catalogue", "pictures"),
  demoPhotos: join(import.meta.dirname, "demo_photos"),
  photos: join(ROOT, "infra", "seed", "photos"),
} as const;

/** One specification and the files drawn from it. */
export interface PictureJob {
  readonly spec: PlateSpec;
  /** A recipe's WebP and AVIF pictures, those that stand for a recipe without one, or the JPEG of a demo user's photo. */
  readonly kind: "recipe" | "empty" | "photo";
  readonly files: readonly string[];
}

/** All specifications, ordered by id. @throws Error naming an invalid one. */
export async function allJobs(): Promise<PictureJob[]> {
  const jobs = [
    ...(await jobsIn(FOLDERS.plates, "recipe")),
    ...(await jobsIn(FOLDERS.emptyPlates, "empty")),
    ...(await jobsIn(FOLDERS.demoPhotos, "photo")),
  ];
  return jobs.sort((a, b) => a.spec.id.localeCompare(b.spec.id, "en"));
}

async function jobsIn(folder: string, kind: PictureJob["kind"]): Promise<PictureJob[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  return await Promise.all(
    names.map(async (name) => {
      const spec = readPlateSpec(await readFile(join(folder, name), "utf8"), name);
      if (`${spec.id}.json` !== name) throw new Error(`Cannot draw ${name}: its id is "${spec.id}"`);
      return { spec, kind, files: filesOf(spec, kind) };
    }),
  );
}

/** For a recipe: the whole picture, the small one, those in AVIF and its details, in this order. */
function filesOf({ id, details }: PlateSpec, kind: PictureJob["kind"]): string[] {
  if (kind === "photo") return [join(FOLDERS.photos, `${id}.jpg`)];
  const names = [
    `${id}.webp`,
    `${id}-400.webp`,
    ...AVIF_WIDTHS.map((width) => `${id}-${width}.avif`),
    ...details.flatMap((_, index) => [`${id}-detail-${index + 1}.webp`, `${id}-detail-${index + 1}-400.avif`]),
  ];
  return names.map((name) => join(FOLDERS.pictures, name));
}

/** Draws all files of the job. @returns each file's name and size in bytes */
export async function draw({ spec, kind, files }: PictureJob): Promise<{ name: string; bytes: number }[]> {
  const drawn = kind === "photo" ? [await platePhoto(spec)] : await recipePictures(spec);
  await Promise.all(drawn.map((picture, index) => writeFile(files[index] ?? "", picture)));
  return drawn.map((picture, index) => ({ name: basename(files[index] ?? ""), bytes: picture.length }));
}

async function recipePictures(spec: PlateSpec): Promise<Buffer[]> {
  const whole = await platePicture(spec);
  const details: Buffer[] = [];
  for (const detail of spec.details) {
    const picture = await platePicture(spec, detail);
    details.push(picture, await avifPicture(picture, 400));
  }
  const avif: Buffer[] = [];
  for (const width of AVIF_WIDTHS) avif.push(await avifPicture(whole, width));
  return [whole, await smallPicture(whole), ...avif, ...details];
}

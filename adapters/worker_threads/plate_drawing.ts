import type { PhotoVariant } from "../../core/community/mod.ts";
import { type DishSpec, drawPlate } from "../../plate_art/mod.ts";
import { photoVariants } from "../sharp/photo_variants.ts";
import { answerTasks } from "./answer_tasks.ts";

// The worker of WorkerPlateArtist. Only this thread loads the drawings.

/** About 70 kB. Trying others, as for the catalogue's pictures, takes seconds. */
const WEBP_QUALITY = 76;

answerTasks(async (spec: DishSpec): Promise<readonly PhotoVariant[] | undefined> => {
  const pixels = await drawPlate(spec);
  return pixels && (await photoVariants(pixels, { webpQuality: WEBP_QUALITY })).variants;
});

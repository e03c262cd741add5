import type { PhotoVariant } from "../../core/community/mod.ts";
import { type ComposedDish, composePlate } from "../plate_art/composed/compose_plate.ts";
import { plateVariants } from "../plate_art/plate_picture.ts";
import { answerTasks } from "./answer_tasks.ts";

// The worker of WorkerPlateArtist. Only this thread loads the drawings.

answerTasks(async (dish: ComposedDish): Promise<readonly PhotoVariant[] | undefined> => {
  const spec = composePlate(dish);
  return spec && (await plateVariants(spec));
});

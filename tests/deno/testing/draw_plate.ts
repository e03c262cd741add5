import { createHash } from "node:crypto";
import { foods } from "../../../adapters/memory/food/foods.ts";
import { WorkerPlateArtist } from "../../../adapters/worker_threads/plate_artist.ts";
import { FoodTable } from "../../../core/food/mod.ts";

/** A hash of each width of a plate that is drawn in a worker thread. */
export async function drawPlate(): Promise<string[]> {
  const artist = new WorkerPlateArtist({ current: async () => ({ foods: new FoodTable(foods) }) });
  const plate = await artist.draw({
    recipeId: "tomato-soup-of-tomas",
    name: "Tomato soup",
    dishTypes: ["Soup"],
    foods: ["tomato", "onion", "olive-oil", "basil"],
  });
  await artist.close();
  return plate?.variants.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex")) ?? [];
}

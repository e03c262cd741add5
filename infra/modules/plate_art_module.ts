import { ContainerModule } from "inversify";
import { WorkerPlateArtist } from "../../adapters/worker_threads/plate_artist.ts";
import { tokens } from "../tokens.ts";

export const plateArtModule = new ContainerModule(({ bind }) => {
  bind(tokens.plateArtist).toDynamicValue(({ get }) => new WorkerPlateArtist(get(tokens.foodTables)));
});

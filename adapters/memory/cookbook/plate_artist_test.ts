import { FoodTable } from "../../../core/food/mod.ts";
import { plateArtistContract } from "../../contracts/cookbook/plate_artist_contract.ts";
import { foods } from "../food/foods.ts";
import { MemoryPlateArtist } from "./plate_artist.ts";

plateArtistContract("memory", () => new MemoryPlateArtist({ current: async () => ({ foods: new FoodTable(foods) }) }));

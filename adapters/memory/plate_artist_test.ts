import { FoodTable } from "../../core/recipe/mod.ts";
import { plateArtistContract } from "../contracts/plate_artist_contract.ts";
import { foods } from "./foods.ts";
import { MemoryPlateArtist } from "./plate_artist.ts";

plateArtistContract("memory", () => new MemoryPlateArtist({ current: async () => ({ foods: new FoodTable(foods) }) }));

import { recipePicture } from "../../format/mod.ts";

/** Dishes of the catalogue that lie on the table beside sign-up and login; one that is missing leaves an empty plate. */
export const TABLE_PLATES = [
  "lemon-salmon-with-dill-potatoes",
  "heirloom-tomato-caprese",
  "coconut-chicken-curry",
  "pan-pizza-margherita",
  "beetroot-and-lentil-salad-with-walnuts",
  "shakshuka-with-feta",
  "avocado-toast-with-jammy-eggs",
  "roasted-tomato-soup-with-basil",
  "berry-yoghurt-with-oat-crumble",
  "spaghetti-bolognese",
].map((id) => recipePicture(`/pictures/${id}.webp`, "210px"));

import { recipePicture } from "../../platform/format/mod.ts";

/** Recipe pictures beside sign-up and login; a missing one shows an empty plate. */
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
  "miso-mushroom-ramen",
  "black-bean-tacos-with-lime",
  "blueberry-buttermilk-pancakes",
  "green-goddess-grain-bowl",
  "garlic-prawn-linguine",
  "korean-beef-rice-bowl",
  "falafel-plate-with-hummus",
  "zucchini-fritters-with-yoghurt",
  "apple-walnut-and-cheddar-snack-plate",
  "lemon-olive-oil-cake",
  "basil-walnut-pesto",
  "rosemary-focaccia",
  "chickpea-salad-sandwich",
  "baked-apples-with-oats",
].map((id) => recipePicture(`/pictures/${id}.webp`, "210px"));

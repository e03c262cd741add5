import { leavesOutWhatFollows } from "../../../core/search/mod.ts";

/** Addresses of food pictures by name. Separate files, so that a page loads only those that it shows. */
const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("./pictures/*.svg", { eager: true, query: "?url&no-inline", import: "default" }),
  ).map(([path, address]) => [path.slice("./pictures/".length, -".svg".length), address]),
);

/** Other names of foods, in the singular, with the name of their picture. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  american_cheese: "cheddar",
  basil: "herb",
  beef: "meat",
  black_bean: "bean",
  camembert: "brie",
  capsicum: "bell_pepper",
  cherry_tomato: "tomato",
  chicken: "poultry",
  chicken_breast: "poultry",
  chicken_thigh: "poultry",
  chili: "chili_pepper",
  chilli: "chili_pepper",
  chilli_pepper: "chili_pepper",
  clementine: "orange",
  coconut_milk: "coconut",
  cotija: "feta",
  cottage_cheese: "ricotta",
  cream_cheese: "ricotta",
  duck: "poultry",
  eggplant: "aubergine",
  emmental: "cheese",
  goat_cheese: "brie",
  gorgonzola: "blue_cheese",
  grana_padano: "parmesan",
  gruyere: "cheese",
  gruyère: "cheese",
  hot_pepper: "chili_pepper",
  jack_cheese: "gouda",
  kale: "leafy_green",
  kidney_bean: "bean",
  lamb: "meat",
  lemon_juice: "lemon",
  lettuce: "leafy_green",
  lime_juice: "lime",
  linguine: "pasta",
  manchego: "gouda",
  mandarin: "orange",
  mascarpone: "ricotta",
  monterey_jack: "gouda",
  noodle: "pasta",
  parsley: "herb",
  peanut_butter: "peanut",
  pecorino: "parmesan",
  pepper: "bell_pepper",
  pita: "flatbread",
  pork: "meat",
  prawn: "shrimp",
  provolone: "gouda",
  quark: "ricotta",
  queso_fresco: "feta",
  red_pepper: "bell_pepper",
  roquefort: "blue_cheese",
  salad: "leafy_green",
  shallot: "red_onion",
  soft_cheese: "ricotta",
  spaghetti: "pasta",
  steak: "meat",
  stilton: "blue_cheese",
  sweetcorn: "corn",
  tortilla: "flatbread",
  trout: "fish",
  tuna: "fish",
  turkey: "poultry",
  vegan_cheese: "cheddar",
};

/** Foods without a picture whose last word is another food's name, in the singular. */
const NOT_DRAWN: ReadonlySet<string> = new Set([
  "black_pepper",
  "cayenne_pepper",
  "cocoa_butter",
  "ground_pepper",
  "white_pepper",
]);

/**
 * The picture's address for a food as a person writes it ("Tomatoes", "cherry tomatoes"); undefined without one, and for a food
 * that is left out ("no feta").
 */
export function foodPicture(name: string): string | undefined {
  if (leavesOutWhatFollows(name)) return undefined;
  const words = name.trim().toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? "";
  for (const ending of singulars(last)) {
    const whole = [...words.slice(0, -1), ending].join("_");
    if (NOT_DRAWN.has(whole)) return undefined;
    // "Ripe tomatoes" are tomatoes: the last word names the food.
    const picture = pictureOf(whole) ?? pictureOf(ending);
    if (picture) return picture;
  }
  return undefined;
}

function pictureOf(name: string): string | undefined {
  return PICTURES.get(OTHER_NAMES[name] ?? name);
}

/** Possible singulars: "berries" may be "berry", "tomatoes" "tomato", "eggs" "egg", and "rice" itself. */
function singulars(word: string): string[] {
  return [
    word,
    word.replace(/ies$/u, "y"),
    word.replace(/oes$/u, "o"),
    word.replace(/ves$/u, "f"),
    word.replace(/s$/u, ""),
  ];
}

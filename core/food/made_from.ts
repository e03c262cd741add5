import type { FoodKey } from "./food_key.ts";

/**
 * The foods that other foods are usually made from: a search without tomatoes leaves out ketchup too. Relations that the
 * food table's parents express are not repeated here. A kind of a food without an entry inherits its parent's. An oil counts
 * as made from its nut or seed, but olive oil does not count as olives. Allergens, pork, beef, meat and alcohol are facts of
 * the food table.
 */
const TABLE: Readonly<Record<FoodKey, string>> = {
  // Tomato
  "tomato-paste": "tomato",
  "tomato-puree": "tomato",
  "tomato-sauce": "tomato onion garlic",
  "tomato-juice": "tomato",
  "tomato-soup": "tomato onion",
  ketchup: "tomato onion vinegar sugar",
  salsa: "tomato onion chili-pepper cilantro",
  "salsa-verde": "tomatillo onion chili-pepper cilantro",
  "marinara-sauce": "tomato onion garlic basil",
  "pizza-sauce": "tomato garlic oregano",
  "enchilada-sauce": "tomato chili-pepper onion garlic",
  "bbq-sauce": "tomato onion garlic vinegar sugar",
  "steak-sauce": "tomato onion garlic",
  "baked-beans": "white-bean tomato onion sugar",
  "chipotle-in-adobo": "tomato onion garlic",
  // Chillies and peppers
  poblano: "chili-pepper",
  cayenne: "chili-pepper",
  "chili-flakes": "chili-pepper",
  "chili-powder": "chili-pepper cumin garlic",
  "chili-oil": "chili-pepper oil garlic",
  paprika: "bell-pepper chili-pepper",
  sriracha: "chili-pepper garlic sugar",
  "hot-sauce": "chili-pepper vinegar",
  "sambal-oelek": "chili-pepper",
  "sweet-chili-sauce": "chili-pepper garlic sugar",
  gochujang: "chili-pepper glutinous-rice",
  harissa: "chili-pepper bell-pepper garlic",
  doubanjiang: "chili-pepper fresh-fava-bean",
  "red-curry-paste": "chili-pepper garlic shallot lemongrass galangal shrimp-paste",
  "green-curry-paste": "chili-pepper garlic shallot lemongrass galangal shrimp-paste cilantro",
  "curry-paste": "chili-pepper onion garlic ginger tomato",
  "taco-seasoning": "chili-pepper onion garlic cumin",
  "cajun-seasoning": "chili-pepper bell-pepper onion garlic",
  "curry-powder": "turmeric cumin coriander-seed ginger chili-pepper",
  "garam-masala": "cinnamon clove cardamom cumin coriander-seed black-pepper",
  "five-spice": "star-anise clove cinnamon fennel-seed sichuan-peppercorn",
  "pumpkin-pie-spice": "cinnamon ginger nutmeg allspice",
  zaatar: "sesame-seed thyme sumac",
  "italian-seasoning": "oregano basil thyme rosemary",
  "herbes-de-provence": "thyme rosemary oregano",
  // Sauces, spreads and stocks
  pesto: "basil garlic parmesan pine-nut cashew",
  hummus: "chickpea sesame-seed garlic lemon",
  falafel: "chickpea onion garlic parsley coriander-seed",
  "refried-beans": "pinto-bean onion garlic",
  "black-bean-sauce": "garlic",
  "hoisin-sauce": "garlic sugar",
  "teriyaki-sauce": "soy-sauce mirin sugar garlic ginger",
  "sweet-and-sour-sauce": "vinegar sugar pineapple tomato",
  "peanut-sauce": "peanut coconut-milk garlic",
  "worcestershire-sauce": "anchovy onion garlic tamarind vinegar",
  "fish-sauce": "anchovy",
  "oyster-sauce": "oyster sugar",
  "shrimp-paste": "shrimp",
  "tartar-sauce": "mayonnaise pickle capers",
  mayonnaise: "egg oil vinegar mustard",
  "vegan-mayonnaise": "oil vinegar mustard",
  vinaigrette: "oil vinegar mustard",
  "salad-dressing": "oil vinegar",
  "italian-dressing": "garlic",
  "ranch-dressing": "buttermilk mayonnaise onion garlic",
  "caesar-dressing": "anchovy parmesan garlic egg",
  "white-sauce": "milk butter flour",
  "lemon-curd": "lemon egg butter sugar",
  "cranberry-sauce": "cranberry sugar",
  chutney: "mango onion vinegar sugar",
  pickle: "cucumber dill vinegar",
  "pickle-relish": "cucumber vinegar sugar",
  gravy: "onion flour",
  stock: "onion carrot",
  bouillon: "onion",
  "chicken-stock": "chicken",
  "chicken-bouillon": "chicken",
  "cream-of-chicken-soup": "chicken cream",
  "cream-of-mushroom-soup": "mushroom cream",
  "beef-stock": "beef",
  "beef-bouillon": "beef",
  "fish-stock": "fish",
  dashi: "fish kombu",
  "vegetable-juice": "tomato celery carrot beet",
  "yeast-extract": "yeast",
  "nutritional-yeast": "yeast",
  // Vegetables and fruit
  kimchi: "napa-cabbage garlic chili-pepper scallion ginger",
  sauerkraut: "cabbage",
  "mixed-vegetables": "carrot pea corn green-bean",
  "french-fries": "potato",
  "potato-chips": "potato",
  "potato-starch": "potato",
  gnocchi: "potato",
  "creamed-corn": "cream",
  "popcorn-kernel": "corn",
  "masa-harina": "corn",
  cornmeal: "corn",
  grits: "corn",
  "corn-flakes": "corn",
  "corn-tortilla": "corn",
  "tortilla-chips": "corn",
  "taco-shell": "corn",
  "gluten-free-pasta": "corn",
  cornstarch: "corn",
  "corn-syrup": "corn",
  "corn-oil": "corn",
  "bean-sprout": "mung-bean",
  "glass-noodle": "mung-bean",
  "chickpea-flour": "chickpea",
  "chana-dal": "chickpea",
  "pumpkin-seed": "pumpkin",
  "fennel-seed": "fennel",
  "celery-seed": "celery",
  "apple-sauce": "apple",
  "apple-juice": "apple",
  "apple-cider-vinegar": "apple",
  cider: "apple",
  raisin: "grape",
  currant: "grape",
  prune: "plum",
  "frozen-mixed-berries": "strawberry raspberry blueberry blackberry",
  jam: "strawberry raspberry sugar",
  "apricot-jam": "apricot",
  jelly: "currant grape sugar",
  marmalade: "orange sugar",
  "candied-peel": "orange lemon sugar",
  "preserved-lemon": "lemon",
  "orange-liqueur": "orange",
  "lemon-lime-soda": "lemon lime sugar",
  "pineapple-juice": "pineapple",
  "pomegranate-juice": "pomegranate",
  "pomegranate-molasses": "pomegranate",
  "cranberry-juice": "cranberry",
  "date-syrup": "date",
  "avocado-oil": "avocado",
  "coconut-milk": "coconut",
  "coconut-cream": "coconut",
  "cream-of-coconut": "coconut sugar",
  "coconut-yogurt": "coconut",
  "coconut-water": "coconut",
  "coconut-oil": "coconut",
  "coconut-sugar": "coconut",
  "ginger-ale": "ginger sugar",
  // Grains and baking
  "rice-flour": "rice",
  "rice-noodle": "rice",
  "rice-paper": "rice",
  "rice-milk": "rice",
  "rice-cereal": "rice",
  "rice-vinegar": "rice",
  "buckwheat-flour": "buckwheat-groats",
  soba: "buckwheat-groats",
  "oat-flour": "oats",
  "oat-milk": "oats",
  granola: "oats almond raisin honey",
  tortellini: "pasta cheese",
  ravioli: "pasta cheese",
  "egg-noodle": "egg",
  "fresh-pasta": "egg",
  breadcrumbs: "bread",
  croutons: "bread garlic",
  "burger-bun": "bread",
  "english-muffin": "bread",
  bagel: "bread",
  bread: "yeast",
  "pizza-dough": "yeast",
  croissant: "butter yeast",
  brioche: "butter egg",
  "puff-pastry": "butter",
  "pie-crust": "butter",
  "graham-cracker": "sugar",
  "digestive-biscuit": "butter sugar",
  ladyfinger: "egg sugar",
  // Nuts and seeds
  "peanut-butter": "peanut",
  "peanut-oil": "peanut",
  "almond-butter": "almond",
  "almond-milk": "almond",
  "almond-extract": "almond",
  marzipan: "almond sugar",
  "walnut-oil": "walnut",
  "mixed-nuts": "almond walnut cashew hazelnut pecan pistachio brazil-nut macadamia peanut",
  "chocolate-hazelnut-spread": "hazelnut cocoa-powder sugar",
  tahini: "sesame-seed",
  "sesame-oil": "sesame-seed",
  "mustard-oil": "mustard-seed",
  mustard: "mustard-seed",
  // Meat, fish and dairy
  "chicken-liver": "chicken",
  "turkey-bacon": "turkey",
  "duck-fat": "duck",
  "beef-liver": "beef",
  "beef-dripping": "beef",
  suet: "beef",
  lard: "pork",
  sausage: "onion garlic",
  salami: "garlic",
  pepperoni: "garlic",
  "seafood-mix": "shrimp mussel squid",
  surimi: "fish",
  "condensed-milk": "milk sugar",
  "dulce-de-leche": "milk sugar",
  "evaporated-milk": "milk",
  "milk-powder": "milk",
  "sour-cream": "cream",
  "ice-cream": "cream milk sugar",
  custard: "milk egg sugar",
  "caramel-sauce": "cream butter sugar",
  "irish-cream": "cream whiskey",
  // Sweet things and drinks
  chocolate: "cocoa-powder sugar",
  marshmallow: "sugar gelatin",
  sprinkles: "sugar",
  cola: "sugar",
  "coffee-liqueur": "coffee",
  matcha: "tea",
  sherry: "wine",
  port: "wine",
  marsala: "wine",
};

const MADE_FROM: ReadonlyMap<FoodKey, readonly FoodKey[]> = new Map(
  Object.entries(TABLE).map(([key, from]) => [key, from.split(" ")]),
);

/** Deeper than any chain of parents and ingredients, as a guard against cycles. */
const DEPTH_MAX = 12;

/** A food's parent, if any. */
export type ParentOf = (key: FoodKey) => FoodKey | undefined;

/** Everything that foods are or are made from: themselves, their more general foods, and the ingredients of both, sorted. */
export function foodsWithin(keys: Iterable<FoodKey>, parentOf: ParentOf): FoodKey[] {
  const found = new Set<FoodKey>();
  for (const key of keys) collect(key, { parentOf, found, depth: 0 });
  return [...found].sort();
}

/** All foods of {@linkcode foodsWithin}'s table, for the check that the food table has them. */
export function madeFromKeys(): FoodKey[] {
  return [...MADE_FROM].flatMap(([key, from]) => [key, ...from]);
}

function collect(key: FoodKey, walk: { parentOf: ParentOf; found: Set<FoodKey>; depth: number }): void {
  if (walk.found.has(key) || walk.depth > DEPTH_MAX) return;
  walk.found.add(key);
  let ingredients: readonly FoodKey[] | undefined;
  let step = 0;
  for (
    let each: FoodKey | undefined = key;
    each !== undefined && step < DEPTH_MAX;
    each = walk.parentOf(each), step++
  ) {
    walk.found.add(each);
    ingredients ??= MADE_FROM.get(each);
  }
  for (const each of ingredients ?? []) collect(each, { ...walk, depth: walk.depth + 1 });
}

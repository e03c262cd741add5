import type { Constituent } from "../food/mod.ts";
import { constituentTag, type ExclusionTag, foodTag } from "../recipe/mod.ts";

/** A group that a query can exclude at once: an allergen, a family of foods, or the foods that a diet forbids. */
export interface ExcludableGroup {
  /** The group's name in the reply. Names the wider group if more than the word is excluded. */
  readonly name: string;
  /** A recipe with any of these tags is left out. */
  readonly tags: readonly ExclusionTag[];
}

interface GroupRow {
  readonly name: string;
  /** Words for it, separated by commas; plurals are found too. */
  readonly words: string;
  /** Everything that contains or may contain one of these. */
  readonly constituents?: readonly Constituent[];
  /** Keys, separated by spaces: these foods, their kinds, and foods that are made from them. */
  readonly foods?: string;
  readonly tags?: readonly ExclusionTag[];
}

/** "No meat" as on a menu: dishes that are not vegetarian. */
const MEAT_AND_FISH_ROW: GroupRow = { name: "meat and fish", words: "meat, flesh", tags: ["not:vegetarian"] };

export const CHILLIES =
  "chili-pepper poblano cayenne chili-flakes chili-powder chili-oil sriracha hot-sauce sambal-oelek sweet-chili-sauce " +
  "gochujang harissa doubanjiang red-curry-paste green-curry-paste curry-paste taco-seasoning cajun-seasoning kimchi";

// Where a word has a narrow and a wide meaning, the wide one counts: leaving out too much is a lost dish, too little may
// make a person ill. "Milk" is the allergen, not the drink. "Nuts" includes peanuts, and pine nuts and chestnuts, which
// the law does not count as nuts; it does not include coconut, nutmeg, butternut squash or water chestnuts.
const GROUPS: readonly GroupRow[] = [
  // The fourteen allergens of the law, and lactose.
  {
    name: "gluten",
    words: "gluten, wheat, wheat flour, gluten grain, gluten containing grain",
    constituents: ["gluten"],
  },
  { name: "crustaceans", words: "crustacean", constituents: ["crustaceans"] },
  { name: "eggs", words: "egg, egg white, egg yolk, whole egg", constituents: ["eggs"], foods: "egg" },
  { name: "fish", words: "fish", constituents: ["fish"], foods: "fish" },
  { name: "peanuts", words: "peanut, groundnut, monkey nut", constituents: ["peanuts"], foods: "peanut" },
  { name: "soy", words: "soy, soya, soybean, soya bean", constituents: ["soy"] },
  {
    name: "milk and dairy",
    words: "milk, dairy, whole milk, cow milk, cows milk, milk protein, casein, whey, milk product, dairy product",
    constituents: ["milk"],
  },
  { name: "lactose", words: "lactose", constituents: ["lactose"] },
  {
    name: "nuts (with peanuts, pine nuts and chestnuts)",
    words: "nut, nuts and peanut",
    constituents: ["nuts", "peanuts"],
    foods: "pine-nut chestnut",
  },
  {
    name: "tree nuts (with pine nuts and chestnuts)",
    words: "tree nut, treenut",
    constituents: ["nuts"],
    foods: "pine-nut chestnut",
  },
  { name: "celery", words: "celery, celeriac", constituents: ["celery"], foods: "celery celeriac" },
  { name: "mustard", words: "mustard", constituents: ["mustard"], foods: "mustard" },
  { name: "sesame", words: "sesame, sesame seed", constituents: ["sesame"], foods: "sesame-seed" },
  { name: "sulphites", words: "sulphite, sulfite, sulphur dioxide, sulfur dioxide", constituents: ["sulphites"] },
  { name: "lupin", words: "lupin, lupine", constituents: ["lupin"] },
  { name: "molluscs", words: "mollusc, mollusk", constituents: ["molluscs"] },

  // Families of foods.
  { name: "shellfish", words: "shellfish, shell fish", constituents: ["crustaceans", "molluscs"] },
  {
    name: "fish and shellfish",
    words: "seafood, sea food",
    constituents: ["fish", "crustaceans", "molluscs"],
    foods: "fish",
  },
  { name: "pork", words: "pork, pig, swine", constituents: ["pork"], foods: "pork bacon ham" },
  { name: "beef", words: "beef, cow", constituents: ["beef"], foods: "beef veal" },
  {
    name: "red meat",
    words: "red meat",
    constituents: ["pork", "beef"],
    foods: "beef veal lamb goat-meat venison pork bacon ham salami pepperoni spam pancetta prosciutto sausage",
  },
  {
    name: "processed meat",
    words: "processed meat, cured meat, cold cut, deli meat, charcuterie",
    foods: "bacon turkey-bacon pancetta prosciutto ham sausage salami pepperoni spam corned-beef deli-turkey",
  },
  { name: "poultry", words: "poultry, bird", foods: "chicken chicken-liver turkey turkey-bacon duck" },
  { name: "chicken", words: "chicken", foods: "chicken chicken-liver" },
  { name: "offal", words: "offal, organ meat, liver", foods: "beef-liver chicken-liver" },
  { name: "alcohol", words: "alcohol, alcoholic, alcoholic drink, booze, liquor", constituents: ["alcohol"] },
  {
    name: "onion, garlic and their family",
    words: "allium",
    foods: "onion shallot scallion leek garlic chives",
  },
  { name: "onions (with shallots and spring onions)", words: "onion", foods: "onion shallot scallion" },
  {
    name: "tomatoes, potatoes, peppers, chillies and aubergines",
    words: "nightshade, night shade, nightshade vegetable",
    foods: `tomato tomatillo potato eggplant bell-pepper paprika ${CHILLIES}`,
  },
  { name: "peppers and chillies", words: "peppers, bell pepper, capsicum", foods: "bell-pepper poblano chili-pepper" },
  {
    name: "pepper, peppers and chillies",
    words: "pepper",
    foods: "black-pepper white-pepper bell-pepper poblano chili-pepper",
  },
  {
    name: "chillies and what is hot with them",
    words: "chilli, chili, chile, chilli pepper, chili pepper, spicy, spicy food, hot spice, heat, hot, spiciness",
    foods: CHILLIES,
  },
  {
    name: "spices",
    words: "spice",
    foods:
      `${CHILLIES} black-pepper white-pepper paprika cumin coriander-seed turmeric ginger galangal cinnamon nutmeg clove ` +
      "allspice cardamom star-anise fennel-seed caraway-seed celery-seed fenugreek-seed mustard-seed mustard-powder " +
      "poppy-seed saffron curry-powder garam-masala five-spice zaatar sumac sichuan-peppercorn pumpkin-pie-spice",
  },
  {
    name: "herbs",
    words: "herb, fresh herb",
    foods:
      "basil cilantro parsley mint dill rosemary thyme sage oregano tarragon bay-leaf lemongrass kaffir-lime-leaf " +
      "curry-leaf chives italian-seasoning herbes-de-provence zaatar",
  },
  { name: "coriander", words: "coriander, cilantro", foods: "cilantro coriander-seed" },
  {
    name: "citrus",
    words: "citrus, citrus fruit",
    foods:
      "lemon lime orange grapefruit tangerine preserved-lemon marmalade candied-peel kaffir-lime-leaf orange-blossom-water",
  },
  {
    name: "berries",
    words: "berry",
    foods: "strawberry raspberry blueberry blackberry cranberry currant frozen-mixed-berries jam jelly",
  },
  {
    name: "stone fruit",
    words: "stone fruit, stonefruit",
    foods: "peach nectarine apricot plum prune cherry mango date",
  },
  {
    name: "dried fruit",
    words: "dried fruit",
    foods: "raisin currant dried-apricot dried-cranberry dried-fig date prune candied-peel",
  },
  {
    name: "beans, peas, lentils and soy",
    words: "legume, pulse",
    constituents: ["soy", "peanuts", "lupin"],
    foods:
      "chickpea black-bean kidney-bean white-bean pinto-bean borlotti-bean butter-bean black-eyed-pea mung-bean urad-dal " +
      "chana-dal lentil split-pea toor-dal baked-beans refried-beans hummus falafel tofu tempeh miso textured-soy-protein " +
      "peanut edamame fresh-fava-bean green-bean pea snow-pea chickpea-flour bean-sprout",
  },
  {
    name: "beans",
    words: "bean",
    foods:
      "black-bean kidney-bean white-bean pinto-bean borlotti-bean butter-bean black-eyed-pea mung-bean baked-beans " +
      "refried-beans fresh-fava-bean green-bean edamame black-bean-sauce",
  },
  { name: "peas", words: "pea", foods: "pea snow-pea split-pea" },
  {
    name: "lentils",
    words: "lentil, dal, daal, dhal",
    foods: "lentil urad-dal chana-dal toor-dal split-pea",
  },
  {
    name: "grains",
    words: "grain, cereal",
    constituents: ["gluten"],
    foods:
      "flour rye-flour spelt-flour semolina buckwheat-groats rice-flour masa-harina cornmeal grits oats bulgur couscous " +
      "quinoa barley farro rice wild-rice corn popcorn-kernel pasta bread tortilla cornstarch",
  },
  {
    name: "flour",
    words: "flour",
    foods: "flour rye-flour spelt-flour semolina buckwheat-flour rice-flour masa-harina chickpea-flour oat-flour",
  },
  { name: "bread", words: "bread", foods: "bread tortilla breadcrumbs croutons pizza-dough" },
  {
    name: "noodles",
    words: "noodle",
    foods: "egg-noodle ramen-noodle soba udon rice-noodle glass-noodle",
  },
  { name: "rice", words: "rice", foods: "rice wild-rice" },
  {
    name: "seeds",
    words: "seed",
    constituents: ["sesame"],
    foods:
      "sesame-seed sunflower-seed pumpkin-seed flaxseed chia-seed poppy-seed fennel-seed caraway-seed cumin coriander-seed mustard-seed celery-seed fenugreek-seed",
  },
  { name: "mushrooms", words: "mushroom, fungi, fungus", foods: "mushroom cream-of-mushroom-soup" },
  {
    name: "cabbage and its family",
    words: "brassica, cruciferous vegetable, crucifer",
    constituents: ["mustard"],
    foods:
      "cabbage bok-choy brussels-sprout kale collard-greens broccoli cauliflower radish turnip rutabaga arugula " +
      "watercress sauerkraut kimchi horseradish wasabi mustard",
  },
  { name: "cabbage", words: "cabbage", foods: "cabbage bok-choy" },
  { name: "squash and pumpkin", words: "squash, gourd", foods: "butternut-squash spaghetti-squash pumpkin zucchini" },
  {
    name: "leafy greens",
    words: "leafy green, greens",
    foods: "spinach kale swiss-chard collard-greens lettuce arugula watercress radicchio endive bok-choy",
  },
  { name: "potatoes", words: "potato", foods: "potato" },
  {
    name: "mince",
    words: "mince, minced meat, ground meat",
    foods: "ground-beef ground-pork ground-lamb ground-chicken ground-turkey",
  },
  {
    name: "sugar and other sweeteners",
    words: "sugar, sweetener, sweet stuff, refined sugar, sweetening",
    foods:
      "sugar honey maple-syrup agave-syrup corn-syrup golden-syrup molasses date-syrup pomegranate-molasses jam jelly " +
      "marmalade lemon-curd caramel-sauce marshmallow condensed-milk dulce-de-leche ice-cream custard chocolate " +
      "chocolate-hazelnut-spread sprinkles cola ginger-ale lemon-lime-soda candied-peel sweetened-coconut " +
      "cream-of-coconut digestive-biscuit graham-cracker ladyfinger mirin coffee-liqueur orange-liqueur irish-cream",
  },
  {
    name: "salt and salty seasonings",
    words: "salt, sodium",
    foods:
      "salt soy-sauce fish-sauce oyster-sauce hoisin-sauce teriyaki-sauce miso bouillon stock yeast-extract taco-seasoning " +
      "cajun-seasoning anchovy capers olive preserved-lemon",
  },
  { name: "oil", words: "oil, cooking oil", foods: "oil chili-oil cooking-spray" },
  { name: "butter", words: "butter", foods: "butter" },
  { name: "cream", words: "cream", foods: "cream sour-cream creamed-corn" },
  {
    name: "chocolate and cocoa",
    words: "chocolate, cocoa, cacao",
    foods: "chocolate cocoa-powder chocolate-hazelnut-spread",
  },
  { name: "vanilla", words: "vanilla", foods: "vanilla-extract vanilla-bean" },
  {
    name: "coffee, tea, cola and cocoa",
    words: "caffeine, caffein",
    foods: "coffee coffee-liqueur tea matcha cola cocoa-powder chocolate",
  },
  { name: "yeast", words: "yeast", foods: "yeast" },
  MEAT_AND_FISH_ROW,
  { name: "gelatine", words: "gelatine, gelatin", foods: "gelatin" },
];

/**
 * Diets by their words. The data has foods, but not how an animal was slaughtered, which rennet a cheese has or what else a
 * kitchen cooks. The names say so.
 */
const DIETS: readonly GroupRow[] = [
  { name: "meat", words: "pescatarian, pescetarian, pescatarian diet", constituents: ["meat"] },
  {
    name: "gluten",
    words: "coeliac, celiac, coeliac safe, celiac safe",
    constituents: ["gluten"],
  },
  {
    name: "what is not halal, as far as the ingredients tell",
    words: "halal",
    constituents: ["pork", "alcohol"],
    foods: "gelatin marshmallow vanilla-extract almond-extract",
  },
  {
    name: "what is not kosher, as far as the ingredients tell",
    words: "kosher",
    constituents: ["pork", "crustaceans", "molluscs"],
    foods: "rabbit monkfish swordfish gelatin marshmallow",
    tags: ["not:kosher"],
  },
  {
    name: "dishes with more than 10 g of carbohydrate a serving or too little fat for keto",
    words: "keto, ketogenic, keto diet",
    tags: ["not:keto"],
  },
  {
    name: "dishes with more than 20 g of carbohydrate a serving",
    words: "low carb, lowcarb, low carbohydrate, low in carbs",
    tags: ["not:low-carb"],
  },
];

/** Groups by each of their words, in the singular and the plural. */
export const EXCLUDABLE_GROUPS: ReadonlyMap<string, ExcludableGroup> = byWord(GROUPS);

/** The foods that a diet excludes, by the diet's words. "Vegan" and "vegetarian" are missing: recipes have these words. */
export const DIET_GROUPS: ReadonlyMap<string, ExcludableGroup> = byWord(DIETS);

/** The foods that "no meat" excludes. */
export const MEAT_AND_FISH: ExcludableGroup = group(MEAT_AND_FISH_ROW);
/** The foods that "no meat" excludes in a search for fish. */
export const MEAT_BESIDE_FISH: ExcludableGroup = group({ name: "meat", words: "", constituents: ["meat"] });

/** All foods that groups name, for the check that the food table has them. */
export function excludableFoods(): string[] {
  return [...GROUPS, ...DIETS].flatMap(({ foods = "" }) => foods.split(" ").filter((key) => key !== ""));
}

function byWord(rows: readonly GroupRow[]): ReadonlyMap<string, ExcludableGroup> {
  const groups = new Map<string, ExcludableGroup>();
  for (const row of rows) {
    for (const word of row.words.split(", ")) {
      // "Peppers" and "pepper" differ, so a word that is listed itself is never another's plural.
      for (const spelling of [word, ...pluralsOf(word)]) {
        if (spelling === word || !groups.has(spelling)) groups.set(spelling, group(row));
      }
    }
  }
  return groups;
}

function group({ name, constituents = [], foods = "", tags = [] }: GroupRow): ExcludableGroup {
  const keys = foods === "" ? [] : foods.split(" ");
  return { name, tags: [...constituents.map(constituentTag), ...keys.map(foodTag), ...tags] };
}

function pluralsOf(word: string): string[] {
  return [`${word}s`, `${word}es`, word.replace(/y$/u, "ies")];
}

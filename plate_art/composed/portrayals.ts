import type { FoodKey } from "../dish_spec.ts";
import type { PieceName } from "../food/mod.ts";

/** Pieces that show a food, their scale, and how many cover a plate if it is the only food. */
export type Pieces = readonly [piece: PieceName, scale: number, count: number];

/** How a food looks boiled or fried, and how on a salad or on bread. Absent where it is not drawn. */
export interface Portrayal {
  readonly cooked?: Pieces;
  readonly raw?: Pieces;
}

/** Both the same. */
const always = (...pieces: Pieces): Portrayal => ({ cooked: pieces, raw: pieces });
const cooked = (...pieces: Pieces): Portrayal => ({ cooked: pieces });
const raw = (...pieces: Pieces): Portrayal => ({ raw: pieces });

/** Foods that a person sees in a dish, and what they are drawn as. A special kind is drawn as its nearest food here. */
export const PORTRAYALS: Readonly<Partial<Record<FoodKey, Portrayal>>> = {
  // Vegetables
  tomato: { cooked: ["softTomatoWedge", 1.15, 24], raw: ["tomatoWedge", 1.12, 22] },
  "cherry-tomato": { cooked: ["roastedTomato", 1, 22], raw: ["cherryTomato", 1.05, 22] },
  carrot: { cooked: ["carrotCoin", 1, 26], raw: ["carrotMatchsticks", 0.95, 20] },
  potato: { cooked: ["potatoChunk", 1.05, 22], raw: ["potatoSlice", 1.05, 20] },
  "sweet-potato": always("sweetPotatoCube", 1.05, 26),
  "butternut-squash": always("roastSquash", 1.15, 28),
  pumpkin: always("roastSquash", 1.15, 28),
  "bell-pepper": always("redPepper", 1.15, 26),
  "yellow-bell-pepper": always("yellowPepper", 1.15, 26),
  "green-bell-pepper": always("greenPepperRing", 0.62, 20),
  "roasted-red-pepper": always("roastedPepper", 1, 20),
  broccoli: always("broccoli", 1.1, 22),
  cauliflower: always("roastedCauliflower", 1.1, 20),
  mushroom: always("mushroom", 1.1, 24),
  "shiitake-mushroom": always("shiitakeSlice", 1, 24),
  pea: always("pea", 1, 60),
  corn: always("corn", 1.05, 70),
  "green-bean": always("greenBean", 1, 26),
  edamame: always("edamame", 1.1, 50),
  spinach: { cooked: ["wiltedSpinach", 1, 22], raw: ["spinach", 1.5, 40] },
  kale: always("cavoloStrip", 1.1, 26),
  "swiss-chard": cooked("cavoloStrip", 1.1, 26),
  cabbage: { cooked: ["cabbageRibbon", 1.1, 28], raw: ["cabbageShreds", 1.15, 22] },
  "red-cabbage": always("redCabbage", 1.1, 24),
  "napa-cabbage": { cooked: ["chineseLeaf", 0.8, 16], raw: ["cabbageShreds", 1.15, 22] },
  "bok-choy": cooked("bokChoyPiece", 1, 20),
  lettuce: raw("lettuce", 1.5, 34),
  arugula: raw("rocketLeaf", 1.1, 44),
  radicchio: raw("radicchioRibbon", 1, 24),
  fennel: always("fennelShaving", 1, 20),
  beet: always("beetCube", 1.35, 34),
  radish: raw("radishSlice", 1, 28),
  turnip: cooked("turnipWedge", 1.1, 24),
  parsnip: cooked("parsnipSlice", 1.15, 26),
  eggplant: cooked("friedAubergine", 0.85, 18),
  leek: cooked("leekRing", 1.05, 30),
  zucchini: always("zucchiniCoin", 1.05, 28),
  asparagus: always("asparagusSpear", 1, 16),
  celery: always("celerySlice", 1.05, 36),
  cucumber: raw("cucumberHalfMoon", 1.08, 26),
  avocado: raw("avocadoSlice", 1.3, 22),
  "red-onion": raw("pinkOnion", 0.95, 20),
  olive: always("olive", 1, 26),
  "black-olive": always("olive", 1, 26),
  "green-olive": always("greenOlive", 1, 28),
  okra: cooked("okraPod", 0.95, 22),
  "bean-sprout": always("beanSprouts", 0.85, 14),
  kimchi: always("kimchiPiece", 0.95, 22),
  // Pulses and what is made of them
  chickpea: always("chickpea", 1.05, 48),
  "black-bean": always("blackBean", 1, 44),
  "kidney-bean": always("kidneyBean", 1.05, 44),
  "white-bean": always("whiteBeans", 0.9, 24),
  "pinto-bean": always("pintoBean", 1.05, 44),
  "canned-fava-bean": always("favaBean", 1, 38),
  "fresh-fava-bean": always("favaHalf", 1.1, 38),
  lentil: always("lentil", 1, 90),
  "red-lentil": cooked("redLentils", 0.9, 20),
  falafel: always("falafel", 1.25, 12),
  tofu: { cooked: ["tofu", 1.1, 24], raw: ["softTofu", 1, 22] },
  tempeh: always("tempehSlice", 0.95, 16),
  // Meat
  chicken: { cooked: ["chicken", 1.15, 20], raw: ["chickenShreds", 0.9, 14] },
  "ground-beef": cooked("mince", 1.15, 48),
  beef: { cooked: ["stewedBeef", 1.15, 24], raw: ["beefSlice", 0.95, 14] },
  pork: cooked("porkChunk", 1.1, 22),
  lamb: cooked("lambChunk", 1.1, 22),
  bacon: always("baconStrip", 0.85, 14),
  pancetta: cooked("baconStrip", 0.7, 16),
  ham: always("hamDie", 1.1, 36),
  "deli-ham": always("hamDie", 1.1, 36),
  sausage: always("sausageSlice", 0.95, 20),
  // Fish
  salmon: always("salmon", 1.05, 9),
  "white-fish": cooked("simmeredCod", 0.95, 14),
  "smoked-haddock": always("smokedFlake", 1, 18),
  "canned-tuna": always("tunaFlake", 1.05, 20),
  shrimp: { cooked: ["prawn", 1.35, 16], raw: ["peeledPrawn", 1.3, 16] },
  clam: cooked("clam", 1, 14),
  // Eggs and cheese
  egg: raw("eggQuarter", 1.12, 12),
  feta: always("cheeseCrumble", 0.95, 26),
  "goat-cheese": always("cheeseCrumble", 0.95, 26),
  "queso-fresco": always("cheeseCrumble", 0.95, 26),
  mozzarella: { cooked: ["meltedMozzarella", 0.9, 14], raw: ["mozzarellaSlice", 0.95, 14] },
  halloumi: always("halloumiSlab", 0.85, 14),
  paneer: always("paneerCube", 1.1, 26),
  "blue-cheese": always("blueCheeseCrumble", 0.95, 22),
  // Nuts, whole on a dish
  walnut: always("walnut", 0.85, 22),
  pecan: always("pecan", 0.85, 26),
  almond: always("almond", 1, 36),
  cashew: always("cashew", 0.95, 32),
  hazelnut: always("hazelnut", 1, 36),
  // Fruit
  apple: always("appleSlice", 1, 20),
  pear: always("pearSlice", 0.95, 18),
  orange: always("orangeSlice", 0.95, 16),
  mango: always("mangoCube", 1.15, 32),
  pineapple: always("pineappleChunk", 1, 26),
  grape: always("grape", 1, 32),
  watermelon: raw("watermelonChunk", 0.95, 16),
  strawberry: always("strawberry", 1.1, 26),
  raspberry: always("raspberry", 1.1, 34),
  blueberry: always("blueberry", 1.15, 46),
  blackberry: always("blackberry", 1.1, 34),
  banana: always("banana", 1.15, 30),
  kiwi: always("kiwi", 1.1, 22),
  cherry: always("stewedCherry", 1, 30),
  plum: always("stewedPlum", 0.95, 20),
  pomegranate: always("pomegranateAril", 1.1, 70),
};

/** Foods that make a plate without another one. */
export const ENOUGH_ALONE: readonly FoodKey[] = [
  ..."chicken beef pork lamb salmon white-fish shrimp tofu tempeh sausage potato sweet-potato broccoli".split(" "),
  ..."cauliflower green-bean asparagus mushroom carrot zucchini butternut-squash pumpkin beet falafel".split(" "),
];

/** Leaves that lie under the rest of a salad. */
export const LEAVES: readonly FoodKey[] = ["lettuce", "spinach", "arugula"];

/**
 * Foods that vanish in a dish or that a picture can do without: fats, liquids, seasonings, what thickens or raises, and the
 * vegetables that begin a sauce.
 */
export const UNSEEN: ReadonlySet<FoodKey> = new Set([
  ..."water sparkling-water ice stock bouillon wine beer spirits sherry port mirin sake shaoxing-wine cider".split(" "),
  ..."oil butter margarine lard shortening cooking-spray duck-fat beef-dripping suet vegan-butter mayonnaise".split(
    " ",
  ),
  ..."salt sugar honey maple-syrup agave-syrup golden-syrup corn-syrup molasses date-syrup pomegranate-molasses".split(
    " ",
  ),
  ..."vinegar lemon lime lemon-juice lime-juice lemon-zest lime-zest orange-juice orange-zest soy-sauce".split(" "),
  ..."fish-sauce oyster-sauce hoisin-sauce teriyaki-sauce worcestershire-sauce hot-sauce sriracha".split(" "),
  ..."sweet-chili-sauce gochujang harissa ketchup mustard bbq-sauce sambal-oelek doubanjiang miso tahini".split(" "),
  ..."vinaigrette salad-dressing italian-dressing pesto red-curry-paste green-curry-paste curry-paste".split(" "),
  ..."tomato-paste tomato-puree passata tomato-sauce canned-tomato crushed-tomato marinara-sauce salsa".split(" "),
  ..."milk cream sour-cream creme-fraiche yogurt buttermilk coconut-milk coconut-cream evaporated-milk".split(" "),
  ..."soy-milk almond-milk oat-milk cream-cheese mascarpone flour cornstarch potato-starch breadcrumbs".split(" "),
  ..."onion garlic shallot celery ginger scallion chives leek chili-pepper dried-chili garlic-powder onion-powder".split(
    " ",
  ),
  ..."ground-ginger basil cilantro parsley mint dill rosemary thyme sage oregano tarragon bay-leaf".split(" "),
  ..."dried-basil dried-parsley dried-dill dried-rosemary dried-thyme dried-sage lemongrass".split(" "),
  ..."kaffir-lime-leaf curry-leaf italian-seasoning herbes-de-provence black-pepper white-pepper cayenne".split(" "),
  ..."chili-flakes chili-powder paprika cumin coriander-seed ground-coriander turmeric galangal cinnamon".split(" "),
  ..."cinnamon-stick nutmeg clove allspice cardamom cardamom-pod star-anise fennel-seed caraway-seed".split(" "),
  ..."celery-seed fenugreek-seed mustard-seed mustard-powder poppy-seed saffron curry-powder garam-masala".split(" "),
  ..."five-spice zaatar sumac sichuan-peppercorn taco-seasoning cajun-seasoning pumpkin-pie-spice".split(" "),
  ..."parmesan pecorino cheese sesame-seed pumpkin-seed sunflower-seed pine-nut flaxseed chia-seed".split(" "),
  ..."peanut pistachio coconut raisin capers anchovy anchovy-paste tamarind tamarind-paste sun-dried-tomato".split(" "),
  ..."baking-powder baking-soda yeast vanilla-extract vanilla-bean gelatin cocoa-powder nutritional-yeast".split(" "),
  ..."red-lentil split-pea sun-dried-tomato-in-oil peanut-butter egg-yolk egg-white".split(" "),
]);

import type { FoodKey } from "../food/mod.ts";
import { DRINKS, NOT_EATEN_ALONE, phrases, type SearchIntent } from "./search_intent.ts";

// What a dish is for, as data like `search_intents.ts`: to keep, to take along, for whom, for which occasion, with how much trouble.

/** The whole dish, not only its sauce, keeps for so many days. */
const MAKE_AHEAD_DAYS = 3;
const MAKE_AHEAD_BEST_DAYS = 4;
const SLOW_COOKED_MINUTES = 45;
/** A dish for a person who is ill is not rich. */
const SOOTHING = { maxKcal: 450, maxFatGrams: 16 };
const COLD_SOUPS = ["cold soup", "chilled soup"];
const COLD_OATS = ["cold oats", "granola"];

/** Foods that cost little by the plate everywhere in Europe: pulses, eggs, potatoes, cabbage and pasta. */
const CHEAP_FOODS: readonly FoodKey[] = [
  ..."lentil red-lentil split-pea chickpea kidney-bean borlotti-bean cannellini-bean white-bean black-bean".split(" "),
  ..."pinto-bean black-eyed-pea baked-beans egg pasta spaghetti potato cabbage".split(" "),
];
/** Meat that costs little. */
const CHEAP_MEAT: readonly FoodKey[] = ["ground-beef", "chicken"];
/** They make a meatless dish dear. */
const DEAR_FOODS: readonly FoodKey[] =
  "halloumi pistachio pine-nut pecan cashew almond walnut saffron mozzarella feta avocado".split(" ");

/** All intents of this kind. */
export const PURPOSE_INTENTS: readonly SearchIntent[] = [
  {
    id: "make-ahead",
    says: "can be made ahead",
    phrases: phrases(
      `make/makes/made/cook/cooked/prepare/prepared/prep/prepped/do/done ahead, ahead of time, in advance, beforehand,
      day/night/evening before, the day/night/evening before, a day ahead/earlier/before, days ahead/before, two days ahead/before,
      get/getting ahead, meal prep/prepping, prep day, batch cook/cooking/cooked, big/large/double batch, cook/cooking in bulk, bulk cooking, the week ahead,
      keeps/keep well, keeps/keep for days, keeps/keep a few days, keeps/keep for a few days, reheat/reheats/reheated/reheating, can wait, can stand`,
    ),
    best: [
      { minKeepsDays: MAKE_AHEAD_BEST_DAYS, notDishTypes: ["Bread", ...NOT_EATEN_ALONE] },
      { minKeepsDays: MAKE_AHEAD_DAYS, keywords: ["stew", "braise", "stuffed vegetables", "meat sauce"] },
      { minKeepsDays: MAKE_AHEAD_DAYS, dishTypes: ["Dessert"] },
      { keywords: ["soaked oats"] },
      { keywords: ["make ahead", "batch cooking"] },
      { canBeFrozen: true, keywords: ["freezer"], notDishTypes: ["Bread"] },
    ],
    good: [{ minKeepsDays: MAKE_AHEAD_DAYS }, { canBeFrozen: true, keywords: ["freezer"] }],
  },
  {
    id: "eat-tomorrow",
    says: "good the next day",
    phrases: phrases(
      `for tomorrow, eat tomorrow, cook today eat tomorrow, cook once, eat twice, cook once eat twice, cook for two days, lasts two days,
      next day, the next day, the day after, day after, the following day`,
    ),
    best: [{ minKeepsDays: MAKE_AHEAD_DAYS, dishTypes: ["main dish"], notPreferences: ["Fried", "Snack"] }],
    good: [{ minKeepsDays: 2, dishTypes: ["main dish", "Soup"] }, { keywords: ["batch cooking"] }],
  },
  {
    id: "freezer",
    says: "can be frozen",
    phrases: phrases(
      `freezer, freezer friendly, freezer meal/meals, stock/fill a freezer, freezable, freeze, freezes, freeze/freezes well, freezing, be frozen,
      frozen ahead, frozen for later, from the freezer, deep freeze, deep freezer`,
    ),
    best: [{ keywords: ["freezer"] }, { canBeFrozen: true, dishTypes: ["main dish", "Soup"] }],
    good: [{ canBeFrozen: true }],
  },
  {
    id: "one-pot",
    says: "one pot",
    phrases: phrases(
      `one/1/single pot/saucepan/casserole/cauldron, one/1/single large/big/small pot/saucepan, all in one, one pot meal/wonder/dish`,
    ),
    best: [
      { keywords: ["one pot", "one pan"] },
      {
        keywords: ["stew", "curry", "braise", "casserole"],
        notKeywords: ["bake"],
        dishTypes: ["main dish"],
        maxVessels: 1,
        notPreferences: ["sandwiches", "Fried"],
      },
    ],
    good: [
      { dishTypes: ["Soup"], notPreferences: ["Fried"], notKeywords: COLD_SOUPS },
      { keywords: ["stew", "curry"], dishTypes: ["main dish"] },
    ],
  },
  {
    id: "one-pan",
    says: "one pan",
    phrases: phrases(
      "one/1/single pan, one/1/single/same frying pan, one/single skillet/wok/dish, one/single large/big pan",
    ),
    best: [{ keywords: ["one pan"] }, { keywords: ["stir fry", "fried rice", "omelette"], maxVessels: 1 }],
    good: [
      { keywords: ["one pot", "stir fry"] },
      { keywords: ["stew", "curry"], dishTypes: ["main dish"], maxVessels: 1 },
    ],
  },
  {
    id: "washing-up",
    says: "little washing up",
    phrases: phrases(
      `washing up, little/less/no/minimal/least washing up, clean up, cleaning up, little/no/minimal/easy clean up, dishes to wash, fewest/few dishes, pots to wash`,
    ),
    best: [{ keywords: ["one pot", "one pan", "traybake"], dishTypes: ["main dish", "Breakfast"] }],
    good: [
      { keywords: ["stew"], dishTypes: ["main dish"], maxVessels: 1, notKeywords: ["bake"] },
      { dishTypes: ["Soup"], notPreferences: ["Fried"], notKeywords: COLD_SOUPS },
    ],
  },
  {
    id: "slow-cooked",
    says: "slow cooked",
    phrases: phrases(
      `slow, slowly, slow cooked/cook/cooker/cooking/braised/braise/simmered/simmering, long simmered/braised/stewed, slowly simmered/braised/stewed,
      simmered/simmers/simmer/simmering/braised/stewed/bubbles/cooks for hours, for hours, low and slow, crockpot, crock pot,
      all afternoon/morning, bubble/bubbles/bubbling away, to/and bubble, left to simmer`,
    ),
    best: [
      { minSimmersMinutes: SLOW_COOKED_MINUTES, notDishTypes: ["Dessert", "Bread", ...DRINKS] },
      { keywords: ["stew", "braise", "casserole"], dishTypes: ["main dish"], minMinutes: 90 },
      { keywords: ["slow cooking"] },
    ],
    good: [
      { minSimmersMinutes: 25, dishTypes: ["main dish", "Soup"] },
      { keywords: ["stew", "braise"], dishTypes: ["main dish"], minMinutes: 60 },
    ],
  },
  {
    id: "traybake",
    says: "on one tray",
    phrases: phrases(
      "traybake, tray bake, traybakes, tray bakes, sheet pan, one/single tray, baking tray, one/single roasting/baking tin/tray, roasting tin",
    ),
    best: [{ keywords: ["traybake", "sheet pan"] }],
    good: [{ keywords: ["roast vegetables", "bake"], dishTypes: ["main dish"] }],
  },
  {
    id: "lunchbox",
    says: "for a lunchbox",
    phrases: phrases(
      `lunchbox, lunch box, lunchboxes, lunch boxes, sandwich box, packed lunch/lunches, lunch for/at work, lunch to take to work, work/office/school/desk lunch,
      work/school/office lunches, take to work/school/uni, take to the office, to take to work/school/uni, to take to the office, for work/school/uni, for the office, at a desk, bento, tupperware,
      lunch to go, lunch on the go, eat/eaten cold, to eat cold, lunch break, cold lunch`,
    ),
    best: [
      { keywords: ["lunchbox", "packed lunch"], notDishTypes: ["Dessert", ...DRINKS] },
      { keywords: ["picnic"], preferences: ["sandwiches"] },
    ],
    good: [
      { keywords: ["lunchbox", "packed lunch", "picnic"] },
      { preferences: ["sandwiches"], maxMinutes: 30 },
      { dishTypes: ["Salad"] },
    ],
  },
  {
    id: "to-go",
    says: "to take along",
    phrases: phrases(
      `on the go/move/road, to go, take along, to take along, take/bring with me/us, take away/out, for the beach/park/lake/car/train/plane/bus/ride/drive/flight/trail, outing, outings, day out, day/road/boat/school trip,
      train/bus/car/long journey, train/bus ride, journey, flight, hike, hiking, long walk, travel, travels, travelling, camping, to pack, pack up, portable`,
    ),
    best: [
      {
        keywords: ["lunchbox", "packed lunch", "picnic", "nibbles", "energy bites"],
        notDishTypes: [...NOT_EATEN_ALONE],
        notPreferences: ["Fried"],
      },
    ],
    good: [{ keywords: ["lunchbox", "packed lunch", "picnic", "nibbles"] }],
  },
  {
    id: "kids",
    says: "for children",
    phrases: phrases(
      `kid, kids, kid friendly, kids friendly, child, child friendly, children, childrens, toddler, toddlers, toddler friendly, fussy/picky eater/eaters,
      little ones, son, sons, daughter, daughters, grandchildren, boys, girls, family friendly`,
    ),
    best: [{ keywords: ["kids"], notDishTypes: [...DRINKS] }],
    good: [{ keywords: ["kids"] }],
    isPreference: "with words",
  },
  {
    id: "party",
    says: "for a party",
    phrases: phrases(
      `party, parties, buffet, buffets, a crowd, for/feed/feeds/feeding a crowd, many people, for many, large/big group, bring to a party,
      canape, canapes, housewarming, new years, new years eve, new year, game/film night`,
    ),
    best: [{ keywords: ["party", "finger food"], notDishTypes: [...DRINKS] }],
    good: [{ keywords: ["party", "finger food", "nibbles", "bar snack", "tapas", "mezze"] }],
    isPreference: "with words",
  },
  {
    id: "potluck",
    says: "to bring along",
    phrases: phrases(
      "potluck, pot luck, bring a dish, bring and share, bring along, to bring along, to share, for sharing, church supper, street party",
    ),
    best: [
      {
        keywords: ["party", "picnic", "bake", "pie", "stew"],
        dishTypes: ["main dish"],
        notPreferences: ["sandwiches", "Fried"],
      },
    ],
    good: [
      { keywords: ["party", "finger food", "picnic"], notDishTypes: [...DRINKS] },
      { keywords: ["casserole", "curry"], dishTypes: ["main dish"] },
    ],
    isPreference: "with words",
  },
  {
    id: "finger-food",
    says: "finger food",
    phrases: phrases(
      `finger food/foods, nibble, nibbles, bar/pub snack/snacks, appetiser bites, small bites, with/before drinks, serve/go/goes with drinks, to serve/go with drinks, with a drink/beer, with beer, eat/eaten with a hands/fingers, to eat with a hands/fingers, with an aperitif, aperitivo, party bites`,
    ),
    best: [{ keywords: ["finger food", "nibbles", "bar snack"] }],
    good: [{ keywords: ["party"], preferences: ["Snack"], notDishTypes: [...NOT_EATEN_ALONE] }],
  },
  {
    id: "special",
    says: "for a special evening",
    phrases: phrases(
      `date, date night, for a date, romantic, romantic meal/dinner for two, candlelit, candlelight, valentines, valentines day, anniversary, wedding anniversary, dinner for two, dinner party, special occasion, special evening/night, impress, impressive, fancy, elegant, posh, show off`,
    ),
    best: [{ keywords: ["date night"] }],
    good: [
      { keywords: ["seafood", "party", "braise"], dishTypes: ["main dish"], minMinutes: 20 },
      { dishTypes: ["Dessert"] },
    ],
    isPreference: "with words",
  },
  {
    id: "company",
    says: "for guests",
    phrases: phrases(
      `company, for company, guest, guests, for guests, dinner guests, guests come/coming, visitors, for visitors, visit, in laws, parents in law, entertain, entertaining, host, hosting, people over, people round, friends over/round,
      feast, feasts, feasting, banquet, festive, festivity, festivities, celebrate, celebrating, celebration, celebrations, big occasion`,
    ),
    best: [
      { dishTypes: ["main dish"], preferences: ["Dinner"], keywords: ["date night"] },
      {
        preferences: ["Dinner"],
        notDishTypes: ["Soup", "Salad", "Bread"],
        notPreferences: ["Fried", "sandwiches"],
        notKeywords: ["noodles", "pasta"],
        minMinutes: 90,
      },
    ],
    good: [
      { preferences: ["Dinner"], minMinutes: 75 },
      { keywords: ["party", "christmas"], dishTypes: ["main dish", "Dessert"] },
    ],
    isPreference: "with words",
  },
  {
    id: "when-ill",
    says: "soothing",
    phrases: phrases(
      `ill, when ill, feel/feeling/fall/falling ill/sick/poorly, sick, when sick, sick day, sick child, poorly, under the weather, unwell, flu, the flu, fever, for a cold, for colds, a bad/heavy/head cold, bad/heavy/head cold, have a cold, nursing a cold, with a cold, got a cold, caught a cold,
      cough, sore throat, convalescent, convalescence, recovering, recover, soothing`,
    ),
    best: [{ keywords: ["broth", "chicken soup"], notKeywords: ["curry"] }],
    good: [
      { ...SOOTHING, dishTypes: ["Soup"], notPreferences: ["Fried"], notKeywords: [...COLD_SOUPS, "beef stew"] },
      { keywords: ["porridge", "hot drink"], notKeywords: ["relish", "savoury porridge", ...COLD_OATS] },
    ],
  },
  {
    id: "gentle",
    says: "easy to digest",
    phrases: phrases(
      `upset/sensitive/weak/delicate stomach/tummy, an upset/sensitive/weak/delicate stomach/tummy, stomach/tummy bug/ache/upset/trouble, on a/an stomach/tummy, easy on a stomach, gentle on a stomach, bland, nausea, queasy, being sick, was sick,
      gentle, easy to digest, easily digestible, digestible, digestion`,
    ),
    best: [
      {
        keywords: ["porridge"],
        notKeywords: ["relish", "savoury porridge", "chocolate porridge", "oat bars", ...COLD_OATS],
      },
      { keywords: ["broth"], maxFatGrams: 16, notKeywords: ["noodles"] },
    ],
    good: [
      {
        ...SOOTHING,
        dishTypes: ["Soup"],
        notPreferences: ["Fried"],
        notKeywords: [...COLD_SOUPS, "beef stew", "bean soup"],
      },
      { keywords: ["rice pudding", "milk rice", "hot drink", "steamed fish", "roast apples"] },
    ],
  },
  {
    id: "dip",
    says: "dip",
    phrases: phrases(
      `dip, dips, dip into, dip in, to dip, for dipping, dipping, dunk, dunking, scoop up, to scoop up, dip/dips for crisps/chips/crackers/bread/vegetables/nachos,
      to dip/scoop/dunk bread/vegetables/chips/crisps in/into, scoop up with bread/pita/pitta/crisps`,
    ),
    best: [{ keywords: ["dip", "yoghurt dip"], notKeywords: ["dipping sauce", "curry side"] }],
    good: [{ keywords: ["dip", "dipping sauce"] }, { keywords: ["spread", "mezze"], preferences: ["Snack"] }],
  },
  {
    id: "cheap",
    says: "cheap",
    phrases: phrases(
      `cheap, cheaper, cheapest, cheaply, budget, on a budget, low/tight/small/limited/student budget, on a low/tight/small/limited/student budget, budget friendly, low/lower cost, inexpensive, economical, economic, affordable, frugal, thrifty, shoestring, on a shoestring,
      money is tight, little/less/no money, not much money, for/with little/less money, save/saving money, costs/cost little, costs/cost next to nothing, costs/cost almost nothing, for pennies, for a few pounds/euros, not expensive, not too expensive, nothing expensive,
      end of a month, payday, before payday, good value, broke, skint, hard up, student, students, for students`,
    ),
    best: [{ diet: "vegetarian", principal: CHEAP_FOODS, dishTypes: ["main dish", "Soup"] }],
    good: [
      { diet: "vegetarian", notPrincipal: DEAR_FOODS },
      { principal: CHEAP_MEAT, dishTypes: ["main dish", "Soup"] },
    ],
  },
  {
    id: "easy",
    says: "easy",
    phrases: phrases(
      "beginner, beginners, for beginners, foolproof, can hardly cook, can barely cook, cannot cook, cant cook, never cooks, new to cooking, no cook myself, uncomplicated, no fuss, fuss free",
    ),
    best: [{ maxActiveMinutes: 30, maxIngredients: 12, maxMinutes: 70, notPreferences: ["Fried"] }],
    isPreference: "always",
  },
  {
    id: "comfort",
    says: "comfort food",
    phrases: phrases(
      `comfort, comforting, warm and comforting/cosy/filling, comfort food/foods, cosy, cozy, hearty, warming, soul food, rainy/cold/wet/winter/autumn/dark/grey day/evening/night, winters day/evening/night, cold winter day/evening/night`,
    ),
    best: [
      { keywords: ["comfort food"], notDishTypes: [...NOT_EATEN_ALONE] },
      { keywords: ["winter"], preferences: ["Dinner"] },
    ],
    good: [
      { keywords: ["comfort food"] },
      { preferences: ["Dinner"], keywords: ["stew", "curry", "pie"] },
      { preferences: ["Dinner"], dishTypes: ["Soup"] },
    ],
    isPreference: "with words",
  },
  {
    id: "barbecue",
    says: "for a barbecue",
    phrases: phrases(
      "bbq, bbqs, barbecue, barbecues, barbeque, barbecued, cookout, braai, on the grill, for the grill, grill/garden party",
    ),
    best: [{ keywords: ["barbecue"] }],
    good: [{ keywords: ["kebab", "skewers"] }, { dishTypes: ["Salad"], notDishTypes: ["main dish"] }],
  },
];

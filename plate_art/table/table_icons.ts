import { fnv1a, type Random, seededRandom } from "../seeded_random.ts";
import { group, moved, type Svg } from "../svg.ts";
import type { Art } from "./art.ts";
import { cheeseArt } from "./cheese_art.ts";
import { notoIcons } from "./noto_icons.generated.ts";

/**
 * Raw ingredients for the table: the name in the Noto set (Apache-2.0), or one of {@link RECOLOURED} or {@link DRAWN}, and the
 * foods that the drawing can show. The recipe has to contain one of them, or its parent or child.
 */
export const tableIcons = {
  avocado: ["avocado"],
  banana: ["banana"],
  beans: ["kidney-bean"],
  "black-beans": ["black-bean"],
  "bell-pepper": ["green-bell-pepper"],
  "beer-mug": ["beer"],
  blueberries: ["blueberry"],
  bread: ["bread"],
  "baguette-bread": ["baguette", "bread"],
  broccoli: ["broccoli"],
  "brown-mushroom": ["mushroom"],
  butter: ["butter"],
  carrot: ["carrot"],
  "blue-cheese": ["blue-cheese"],
  cheddar: ["cheddar"],
  "cheese-wedge": ["emmental", "gruyere"],
  feta: ["feta"],
  halloumi: ["halloumi"],
  mozzarella: ["mozzarella"],
  "pale-cheese": ["monterey-jack", "provolone", "gouda"],
  parmesan: ["parmesan"],
  coconut: ["coconut", "coconut-milk", "coconut-cream"],
  cucumber: ["cucumber"],
  "cut-of-meat": ["beef", "pork", "lamb", "veal"],
  "ear-of-corn": ["corn", "cornmeal", "popcorn-kernel"],
  egg: ["egg"],
  eggplant: ["eggplant"],
  fish: ["fish"],
  garlic: ["garlic"],
  "ginger-root": ["ginger"],
  "glass-of-milk": ["milk", "buttermilk", "soy-milk", "light-cream"],
  grapes: ["grape"],
  "green-apple": ["apple"],
  herb: ["basil", "parsley", "cilantro", "mint", "dill", "fresh-oregano"],
  "honey-pot": ["honey"],
  "green-chilli": ["green-chili", "jalapeno"],
  "hot-pepper": ["chili-pepper"],
  ice: ["ice"],
  "kiwi-fruit": ["kiwi"],
  "leafy-green": ["lettuce", "mixed-greens", "spinach", "bok-choy", "kale"],
  lemon: ["lemon"],
  lime: ["lime"],
  olive: ["olive", "olive-oil"],
  onion: ["onion", "shallot"],
  "pea-pod": ["pea"],
  peanuts: ["peanut", "peanut-butter"],
  potato: ["potato"],
  "poultry-leg": ["chicken"],
  "red-apple": ["apple", "apple-juice"],
  "red-bell-pepper": ["red-bell-pepper", "roasted-red-pepper"],
  salt: ["salt"],
  "sheaf-of-rice": ["oats", "flour", "rice", "bulgur", "rye-flour", "semolina", "barley"],
  shrimp: ["shrimp"],
  strawberry: ["strawberry"],
  tangerine: ["orange"],
  teapot: ["tea"],
  tomato: ["tomato"],
  "root-vegetable": ["beet", "turnip"],
  grapefruit: ["grapefruit"],
  hibiscus: ["hibiscus"],
  pear: ["pear"],
  pineapple: ["pineapple"],
  watermelon: ["watermelon"],
  cherries: ["cherry"],
  "chocolate-bar": ["chocolate"],
  flatbread: ["pita", "naan", "chapati"],
  mango: ["mango"],
  "hot-beverage": ["coffee"],
  "roasted-sweet-potato": ["sweet-potato"],
} as const satisfies Record<string, readonly string[]>;

export type TableIconName = keyof typeof tableIcons;

export const TABLE_ICON_NAMES = Object.keys(tableIcons) as TableIconName[];

/** Our own drawings of single foods: the set's only cheese has holes. */
const DRAWN: Readonly<Partial<Record<TableIconName, Art>>> = {
  "blue-cheese": cheeseArt.blue_cheese,
  cheddar: cheeseArt.cheddar,
  feta: cheeseArt.feta,
  halloumi: cheeseArt.halloumi,
  mozzarella: cheeseArt.mozzarella,
  "pale-cheese": cheeseArt.gouda,
  parmesan: cheeseArt.parmesan,
};

/** Drawings of the Noto set that serve for another food in other colours: the set's only pepper is green, its beans are red. */
const RECOLOURED: Readonly<
  Partial<Record<TableIconName, { readonly from: string; readonly colors: Readonly<Record<string, string>> }>>
> = {
  "green-chilli": {
    from: "hot-pepper",
    colors: { "#dc0d28": "#2f7d2a", "#ff5117": "#5fae3c", "#ffcb88": "#d3eca8", "#98b71e": "#86a32a" },
  },
  "black-beans": {
    from: "beans",
    colors: { "#871e0c": "#120e16", "#a62714": "#2e2735", "#d16250": "#5d5468", "#fbcb89": "#f1ebdd" },
  },
  grapefruit: {
    from: "tangerine",
    colors: { "#ff8e00": "#f79a6a", "#ff6110": "#e8664e", "#ffe265": "#ffd9bd" },
  },
  "red-bell-pepper": {
    from: "bell-pepper",
    colors: {
      "#7cb342": "#e03a2b",
      "#558b2f": "#a81f18",
      "#33691e": "#7d120f",
      "#bbe68b": "#ff9d86",
      "#e0e080": "#8fc24f",
      "#c4c451": "#5f9a37",
    },
  },
};

/**
 * Where raw ingredients lie, `[x, y, scale]` in the picture's own coordinates: a big one, cropped by the picture's edge,
 * in each of two opposite corners, each with a small companion. Four equal corners would look like stickers.
 */
const SEATINGS = [
  [
    [84, 112, 2.25],
    [1122, 776, 2.2],
    [262, 60, 1.2],
    [968, 852, 1.15],
  ],
  [
    [1112, 116, 2.3],
    [92, 800, 2.2],
    [946, 52, 1.2],
    [62, 568, 1.2],
  ],
  [
    [92, 796, 2.3],
    [1118, 132, 2.2],
    [262, 848, 1.2],
    [1146, 352, 1.2],
  ],
  [
    [1116, 790, 2.3],
    [72, 128, 2.0],
    [1140, 556, 1.2],
    [60, 352, 1.15],
  ],
] as const;

/** Number of arrangements of ingredients round the plate. */
export const SEATING_COUNT = SEATINGS.length;

/** Up to four ingredients round the plate, the leading one first; `seating` 0 to 3, by default derived from the id. */
export function iconsOnTable(
  names: readonly TableIconName[],
  random: Random,
  { id, seating = fnv1a(id) % SEATING_COUNT }: { id: string; seating?: number | undefined },
): Svg {
  const seats = SEATINGS[seating] ?? SEATINGS[0];
  return seats
    .slice(0, names.length)
    .map(([x, y, scale], index) => {
      const transform = `${moved([x, y], { rotate: random.between(-22, 22), scale })} translate(-64 -64)`;
      return group({ filter: "url(#icon-shadow)", transform }, tableIcon(names[index] ?? "egg", `n${index}_`));
    })
    .join("");
}

/** Names in the Noto set of all icons that are drawn from it. */
export const NOTO_NAMES: readonly string[] = [
  ...new Set(TABLE_ICON_NAMES.filter((name) => !DRAWN[name]).map((name) => RECOLOURED[name]?.from ?? name)),
].toSorted();

/** The 128 x 128 drawing. Its inner ids get the prefix, so that two icons' gradients do not collide. */
export function tableIcon(name: TableIconName, prefix: string): Svg {
  const draw = DRAWN[name];
  if (draw) return group({ transform: moved([64, 64]) }, draw(seededRandom(name)));
  const recoloured = RECOLOURED[name];
  const body = notoIcons[recoloured?.from ?? name];
  if (body === undefined) throw new Error(`Cannot draw "${name}": the file of Noto icons does not contain it`);
  return body
    .replaceAll(/#[0-9a-f]{6}\b/g, (color) => recoloured?.colors[color] ?? color)
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

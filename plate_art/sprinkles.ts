// The finish: what a cook sprinkles over the dish at the end. Origin 0,0 is the plate's middle; `radius` in pixels.
import { blob, LEAF, pointInDisc } from "./outlines.ts";
import type { Random } from "./seeded_random.ts";
import { circle, ellipse, moved, path, rectangle, type Svg, stroke } from "./svg.ts";

interface Sprinkle {
  /** Keys of the food table: the recipe has to contain one of them, or its parent or child. */
  readonly foods: readonly string[];
  /** Default number of bits. */
  readonly count: number;
  readonly draw: (random: Random) => Svg;
}

const SPRINKLES = {
  herb: {
    foods: ["parsley", "cilantro", "basil", "mint", "dill", "chives", "thyme", "fresh-oregano"],
    count: 46,
    draw: herb,
  },
  dill: { foods: ["dill"], count: 40, draw: dill },
  chives: { foods: ["chives", "scallion"], count: 44, draw: chives },
  sesame: { foods: ["sesame-seed"], count: 70, draw: sesame },
  blackSesame: { foods: ["sesame-seed"], count: 40, draw: blackSesame },
  pepper: { foods: ["black-pepper"], count: 60, draw: pepper },
  chilliFlakes: { foods: ["chili-flakes", "dried-chili"], count: 36, draw: chilliFlakes },
  paprika: {
    foods: ["paprika", "smoked-paprika", "sumac", "cumin", "chili-powder", "cayenne"],
    count: 80,
    draw: paprika,
  },
  cinnamon: { foods: ["cinnamon", "garam-masala", "cardamom", "nutmeg", "cumin"], count: 70, draw: cinnamon },
  parmesan: { foods: ["parmesan"], count: 70, draw: parmesan },
  oats: { foods: ["oats"], count: 60, draw: oats },
  sugar: { foods: ["powdered-sugar"], count: 90, draw: sugar },
  salt: { foods: ["sea-salt"], count: 30, draw: salt },
  crumb: { foods: ["breadcrumbs", "panko"], count: 60, draw: crumb },
  flour: { foods: ["flour"], count: 60, draw: sugar },
  blackMustardSeed: { foods: ["mustard-seed"], count: 60, draw: blackMustardSeed },
  chia: { foods: ["chia-seed", "poppy-seed"], count: 60, draw: chia },
  thyme: { foods: ["thyme"], count: 60, draw: thyme },
  saffronRice: { foods: ["saffron"], count: 110, draw: saffronRice },
  cuminSeed: { foods: ["cumin-seed"], count: 40, draw: cuminSeed },
  scorchedRice: { foods: ["rice"], count: 90, draw: scorchedRice },
} as const satisfies Record<string, Sprinkle>;

export type SprinkleName = keyof typeof SPRINKLES;

/** All finishes by name. */
export const sprinkles: Readonly<Record<SprinkleName, Sprinkle>> = SPRINKLES;

export const SPRINKLE_NAMES = Object.keys(SPRINKLES) as SprinkleName[];

/** The finish, sprinkled over a disc round `at`. */
export function strewn(
  name: SprinkleName,
  random: Random,
  {
    radius,
    count = sprinkles[name].count,
    x = 0,
    y = 0,
  }: { radius: number; count?: number | undefined; x?: number | undefined; y?: number | undefined },
): Svg {
  const { draw } = sprinkles[name];
  return Array.from({ length: count }, () => {
    const [dx, dy] = pointInDisc(radius, random);
    const transform = moved([x + dx, y + dy], { rotate: random.between(0, 360) });
    return `<g transform="${transform}">${draw(random)}</g>`;
  }).join("");
}

function herb(random: Random): Svg {
  return path(LEAF, {
    transform: `scale(${random.between(0.16, 0.29).toFixed(2)})`,
    fill: random.pick(["#2F7F42", "#4BA055", "#256A3A"]),
  });
}

function dill(random: Random): Svg {
  const green = random.pick(["#3E8B3E", "#57A44E", "#2C7338"]);
  return stroke("M0 13V-12M0 6L7-2M0 6L-7-1M0-1L6-9M0-1L-6-8", [green, 2.2]);
}

function chives(random: Random): Svg {
  return rectangle([random.between(11, 18), 6.5], {
    rx: 3,
    fill: random.pick(["#4B9A45", "#6CB455", "#35803A"]),
    stroke: "#2A6A30",
    "stroke-width": 0.8,
  });
}

function sesame(): Svg {
  return ellipse([6, 3.4], { fill: "#FFF3D2", stroke: "#D8B877", "stroke-width": 1 });
}

function blackSesame(): Svg {
  return ellipse([6, 3.2], { fill: "#2A2530", stroke: "#55506A", "stroke-width": 0.8 });
}

function pepper(random: Random): Svg {
  return circle(random.between(1.6, 3.8), { fill: "#2B2622", opacity: 0.7 });
}

function chilliFlakes(random: Random): Svg {
  return path(blob(random.between(3, 6.5), random, { points: 5, wobble: 0.35 }), {
    fill: random.pick(["#C3220F", "#E0502F", "#98170A"]),
  });
}

function paprika(random: Random): Svg {
  return circle(random.between(1.4, 3.2), { fill: random.pick(["#B5341A", "#D2562A", "#8E2410"]), opacity: 0.85 });
}

function cinnamon(random: Random): Svg {
  return circle(random.between(1.3, 3), { fill: random.pick(["#7A3F17", "#9A5A24", "#5E2E10"]), opacity: 0.8 });
}

function parmesan(random: Random): Svg {
  return rectangle([random.between(18, 28), 5.5], { rx: 2.7, fill: "#FFF4D4", stroke: "#E5CD92", "stroke-width": 1 });
}

function oats(random: Random): Svg {
  return ellipse([random.between(6, 9), random.between(4, 5.5)], {
    fill: random.pick(["#EBC98D", "#DDB06A", "#F5DFB4"]),
    stroke: "#B07C38",
    "stroke-width": 1,
  });
}

function crumb(random: Random): Svg {
  return path(blob(random.between(5, 11), random, { points: 5, wobble: 0.3 }), {
    fill: random.pick(["#C98B45", "#E4B56F"]),
  });
}

function sugar(random: Random): Svg {
  return circle(random.between(1.2, 4), { fill: "#fff", opacity: 0.85 });
}

function salt(random: Random): Svg {
  return rectangle([random.between(5, 8), random.between(4, 6)], { rx: 1.2, fill: "#fff", opacity: 0.95 });
}

function blackMustardSeed(): Svg {
  return circle(4.6, { fill: "#2B1A12" }) + circle(1.5, { cx: -1.3, cy: -1.5, fill: "#8A6A54" });
}

function chia(): Svg {
  return ellipse([3.6, 2.6], { fill: "#3B3A48" });
}

function saffronRice(random: Random): Svg {
  return ellipse([11, 4.6], {
    fill: random.pick(["#F7C22E", "#FFD75E", "#EDAA1A"]),
    stroke: "#B9780E",
    "stroke-width": 1,
  });
}

function thyme(random: Random): Svg {
  return ellipse([random.between(4.5, 7), 2.2], { fill: random.pick(["#4F6B35", "#6B8446", "#3D5529"]) });
}

function cuminSeed(random: Random): Svg {
  return ellipse([8.5, 2.8], {
    fill: random.pick(["#6B4418", "#8A5E28", "#4E300E"]),
    stroke: "#C79A5C",
    "stroke-width": 0.8,
  });
}

/** Grains from the bottom of the pot, caught and browned. */
function scorchedRice(random: Random): Svg {
  return ellipse([11, 4.6], {
    fill: random.pick(["#8A3410", "#B2521A", "#6B260A"]),
    stroke: "#4E1A06",
    "stroke-width": 1,
  });
}

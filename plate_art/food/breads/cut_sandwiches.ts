// Sandwiches cut so that the filling shows, their cut side towards the viewer. Origin 0,0; sizes are at scale 1.
import type { Drawing, FoodPiece } from "../../drawing.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, type Svg, stroke, times } from "../../svg.ts";
import { dust, patches, scorched } from "./bread_drawing.ts";
import {
  BROWN_BREAD,
  bread,
  crustTop,
  cutSandwich,
  folds,
  halfRound,
  type Layer,
  type LayerTones,
  leaves,
  lumps,
  melted,
  oblong,
  pieceRow,
  shreds,
  slices,
  spread,
  triangle,
  WHITE_BREAD,
} from "./sandwich_layers.ts";

const TOMATO: LayerTones = { edge: "#A8220F", face: "#E2492F", light: "#FF9273" };
const LETTUCE: LayerTones = { edge: "#5C9436", face: "#A5D466", light: "#DFF3B4" };
const MAYONNAISE: LayerTones = { edge: "#D9C48A", face: "#FFF6D6", light: "#FFFFFF" };
const CHEESE: LayerTones = { edge: "#D18E12", face: "#FFC94A", light: "#FFE9A3" };
const HAM: LayerTones = { edge: "#B95A5A", face: "#F2A9A2", light: "#FFD9D2" };

const at = (x: number, y: number, svg: Svg): Svg => group({ transform: `translate(${x} ${y})` }, svg);

/** 430 wide, 320 high: half a toasted wholemeal sandwich with tempeh, tomato and iceberg lettuce. */
function tempehSandwichHalf(random: Random): Drawing {
  const tempeh: Layer = {
    height: 46,
    draw: (chance, width) =>
      [0, 1]
        .map((row) =>
          at(
            0,
            24 - row * 23,
            slices(
              22,
              { edge: "#5A2C0C", face: "#A9652B", light: "#DDA263" },
              { count: 4 - row, over: 12, lean: 2 },
            ).draw(chance, width),
          ),
        )
        .join("") +
      times(34, () =>
        ellipse([4.4, 3], {
          cx: chance.between(-width / 2 + 14, width / 2 - 14),
          cy: chance.between(4, 42),
          fill: chance.pick(["#E3BD84", "#7E431A"]),
          opacity: 0.8,
        }),
      ),
  };
  const toast = { edge: "#6E3D14", face: "#A9692F", light: "#BF8244" };
  return cutSandwich(random, {
    width: 430,
    top: crustTop(
      oblong(430, 136),
      136,
      toast,
      (chance) =>
        at(
          0,
          -60,
          patches(chance, { count: 22, oval: [170, 48], size: [4, 11], colors: ["#7E4A1D", "#D9A566"], opacity: 0.5 }),
        ) + stroke("M-190-20L-172-108", ["#fff", 5], { opacity: 0.35 }),
    ),
    layers: [
      bread(40, BROWN_BREAD),
      spread(9, MAYONNAISE),
      leaves(20, LETTUCE),
      slices(26, TOMATO, { count: 2, over: 10 }),
      tempeh,
      spread(8, MAYONNAISE),
      bread(40, BROWN_BREAD),
    ],
  });
}

/** 400 wide, 330 high: a triangle of fried white bread, banana between two coats of peanut butter. */
function peanutBananaTriangle(random: Random): Drawing {
  const peanut: LayerTones = { edge: "#8A5320", face: "#C98A45", light: "#E9B878" };
  const banana = pieceRow(46, {
    step: 56,
    draw: () =>
      ellipse([31, 22], { fill: "#C9A043" }) +
      ellipse([28, 19], { cy: -1, fill: "#FBEBB4" }) +
      ellipse([15, 9], { cy: -1, fill: "#F5DA8A" }) +
      [-8, 0, 8].map((x) => ellipse([2, 3], { cx: x, cy: -1, fill: "#9A7A34" })).join(""),
  });
  return cutSandwich(random, {
    width: 400,
    top: crustTop(
      triangle(400, 170),
      170,
      { edge: "#7A4012", face: "#C07A2E", light: "#D99B4B" },
      (chance) =>
        at(0, -50, scorched(chance, { count: 20, oval: [112, 46], size: [6, 15], colors: ["#A8621F", "#8A4A14"] })) +
        stroke("M-166-6L-24-144", ["#FFE3AE", 6], { opacity: 0.6 }),
    ),
    layers: [bread(36, WHITE_BREAD), spread(16, peanut), banana, melted(12, peanut), bread(36, WHITE_BREAD)],
  });
}

/** 270 wide, 274 high: a quarter of a buttered toastie: running cheese, onion, cucumber, tomato, much potato, green chutney. */
function masalaToastieQuarter(random: Random): Drawing {
  const chutney: LayerTones = { edge: "#2B6A22", face: "#4E9A37", light: "#8CCB62" };
  const potato = (count: number): Layer =>
    slices(27, { edge: "#BC8A2E", face: "#F9DD86", light: "#FFF5CC" }, { count, over: 14, lean: 1.5 });
  const cucumber = slices(12, { edge: "#2F7A43", face: "#D3EDB6", light: "#F2FBE4" }, { count: 3, over: 8 });
  const onion = slices(8, { edge: "#9A4079", face: "#EBC9E0", light: "#FFFFFF" }, { count: 3, over: 2 });
  return cutSandwich(random, {
    width: 270,
    top: crustTop(
      oblong(270, 98, 0.9),
      98,
      { edge: "#7A4012", face: "#C98436", light: "#E2AC5C" },
      (chance) =>
        [-80, -54, -28]
          .map((y) => stroke(`M${-112 - y * 0.1} ${y}H${112 + y * 0.1}`, ["#7A3D10", 8], { opacity: 0.62 }))
          .join("") +
        at(0, -48, patches(chance, { count: 10, oval: [90, 32], size: [5, 13], colors: ["#F0C67E"], opacity: 0.4 })),
    ),
    layers: [
      bread(25, WHITE_BREAD),
      spread(8, chutney),
      melted(10, CHEESE),
      onion,
      cucumber,
      slices(18, TOMATO, { count: 2 }),
      potato(2),
      potato(3),
      spread(9, chutney),
      bread(26, WHITE_BREAD),
    ],
  });
}

/** 400 wide, 340 high: half a pressed roll: black beans, tomato, cabbage, pickled jalapeños and avocado. */
function tortaHalf(random: Random): Drawing {
  const beans = lumps(54, {
    ground: "#4A2A2A",
    edge: "#1B1014",
    colors: ["#33222B", "#5E3A38", "#241820", "#6B4642"],
    size: [8, 14],
  });
  const jalapeno = pieceRow(20, {
    step: 74,
    draw: () =>
      ellipse([28, 12], { fill: "#3F7A24" }) +
      ellipse([24, 9], { cy: -1, fill: "#A9C85A" }) +
      ellipse([12, 4.5], { fill: "#E3EBB0" }) +
      circle(2.4, { cx: -5, fill: "#FBF3CC" }) +
      circle(2.4, { cx: 6, fill: "#FBF3CC" }),
  });
  const avocado = lumps(30, {
    ground: "#B9D567",
    edge: "#6E9434",
    colors: ["#CFE283", "#DDEB9C", "#A9C957"],
    size: [9, 15],
  });
  return cutSandwich(random, {
    width: 400,
    top: crustTop(
      halfRound(400, 140),
      140,
      { edge: "#7A4517", face: "#C4863C", light: "#DBA65E" },
      (chance) =>
        at(
          0,
          -60,
          scorched(chance, { count: 14, oval: [140, 42], size: [8, 18], colors: ["#A9682B", "#86491A"] }) +
            dust(chance, { count: 90, oval: [160, 54] }),
        ) + stroke("M-168-46C-150-92-108-116-60-122", ["#fff", 7], { opacity: 0.4 }),
    ),
    layers: [
      bread(40, WHITE_BREAD),
      avocado,
      shreds(20, ["#E9F3C8", "#D3E6A2", "#C2DB8A", "#F5FAE2"], "#9DBB60"),
      jalapeno,
      slices(20, TOMATO, { count: 3, over: 8 }),
      beans,
      bread(38, WHITE_BREAD),
    ],
  });
}

/** 480 wide, 290 high: a pressed Cuban sandwich cut on the slant: ham, roast pork, Swiss cheese, pickle, mustard. */
function cubanHalf(random: Random): Drawing {
  const slant =
    "M-234 14C-246 12-246-2-236-10L-150-118C-142-128-132-132-118-132H206C224-132 236-120 236-102L240-10C246 0 244 14 234 14Z";
  const pork = slices(16, { edge: "#8A5A34", face: "#E3BC92", light: "#F7E2C6" }, { count: 4, over: 8, lean: 2 });
  const pickle = slices(15, { edge: "#5A7A1E", face: "#A9BF4E", light: "#D9E597" }, { count: 4, over: -14 });
  const mustard: LayerTones = { edge: "#C28A08", face: "#FFD23A", light: "#FFF0A8" };
  return cutSandwich(random, {
    width: 480,
    top: crustTop(
      slant,
      132,
      { edge: "#6E3A10", face: "#B9742C", light: "#D2954A" },
      (chance) =>
        at(0, -62, scorched(chance, { count: 20, oval: [180, 44], size: [7, 18], colors: ["#98571C", "#7A3F10"] })) +
        stroke("M-206-30L-140-112H60", ["#FFE3AE", 6], { opacity: 0.55 }),
    ),
    layers: [
      bread(24, WHITE_BREAD),
      spread(8, mustard),
      pickle,
      melted(14, { edge: "#CFAE4E", face: "#FFF0B4", light: "#FFFFFF" }),
      pork,
      pork,
      folds(30, HAM, 3),
      spread(7, mustard),
      bread(24, WHITE_BREAD),
    ],
  });
}

export const cutSandwiches = {
  tempehSandwichHalf: {
    foods: ["whole-wheat-bread"],
    within: ["tempeh", "tomato", "iceberg-lettuce", "vegan-mayonnaise"],
    draw: tempehSandwichHalf,
  },
  peanutBananaTriangle: { foods: ["bread"], within: ["peanut-butter", "banana"], draw: peanutBananaTriangle },
  masalaToastieQuarter: {
    foods: ["bread"],
    within: ["potato", "tomato", "cucumber", "red-onion", "cheddar", "cilantro"],
    draw: masalaToastieQuarter,
  },
  tortaHalf: {
    foods: ["bread"],
    within: ["black-bean", "tomato", "cabbage", "pickled-jalapeno", "avocado"],
    draw: tortaHalf,
  },
  cubanHalf: {
    foods: ["baguette"],
    within: ["pork-tenderloin", "deli-ham", "emmental", "pickle", "mustard"],
    draw: cubanHalf,
  },
} as const satisfies Record<string, FoodPiece>;

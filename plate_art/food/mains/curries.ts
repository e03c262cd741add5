// Pieces in curries, dals and other dishes of South and South-East Asia. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, LEAF, type Point, pointInDisc, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, stroke, times } from "../../svg.ts";
import { cube, handful, tangle } from "../heaping.ts";
import { glint, shaded, specks } from "../shaded.ts";

/** About 80 across: a cube of paneer, its upper face browned in ghee. */
function paneerCube(random: Random): Drawing {
  return cube(random, {
    size: 78,
    edge: "#B38B4A",
    side: "#F3E3BD",
    top: "#FFF6DC",
    done:
      path(blob(25, random, { wobble: 0.2, stretch: [1.1, 0.9] }), { fill: "#D9963C", opacity: 0.75 }) +
      path(blob(17, random, { wobble: 0.25 }), { fill: "#B8701F", opacity: 0.55, transform: "translate(3 4)" }),
  });
}

/** 128 long: a stick of beetroot as thick as a pencil, cooked, coconut milk on its upper side. */
function beetStick(random: Random): Drawing {
  const bend = random.between(-8, 8);
  const d = `M-60-14C-20 ${-16 + bend} 20 ${-16 + bend} 60-13C65-6 65 8 60 14C20 ${14 + bend} -20 ${14 + bend} -60 14C-66 8-66-8-60-14Z`;
  return edged(
    path(d),
    "#4E0A30",
    path(d, { fill: random.pick(["#8E1550", "#A01A5A", "#7E1148"]), transform: "translate(0 -1) scale(.97 .86)" }),
    path(d, { fill: "#C23A7E", transform: "translate(-1 -6) scale(.92 .34)" }),
    stroke(`M-48-8C-20 ${-10 + bend} 6 ${-10 + bend} 22-9`, ["#FBC4DA", 3.4], { opacity: 0.7 }),
  );
}

/** About 130 across: beef fried in its own coconut oil until sauce and meat are one nearly black coat. */
function rendangChunk(random: Random): Drawing {
  const corners: readonly Point[] = [
    [-52, -34],
    [0, -46],
    [50, -32],
    [60, 12],
    [34, 44],
    [-30, 46],
    [-58, 14],
  ];
  const piece = smooth(corners.map(([x, y]): Point => [x + random.between(-9, 9), y + random.between(-8, 8)]));
  return shaded(
    piece,
    { edge: "#1E0C05", face: "#4A2310", light: "#6B3719" },
    times(5, (index) =>
      stroke(
        `M${random.between(-38, -26)} ${index * 13 - 24}C-10 ${index * 13 - 29} 10 ${index * 13 - 19} ${random.between(24, 36)} ${index * 13 - 25}`,
        ["#8A5029", 3.2],
      ),
    ),
    specks(random, { count: 26, spread: [54, 40], size: [3, 8], colors: ["#2B1208", "#8F5326", "#B37838", "#3A190A"] }),
    glint("M-40-24C-30-36-8-41 10-38", [5, 0.45]),
  );
}

/** 120 high: a lime leaf, two blades on one stalk, glossy; tip up. */
function limeLeaf(): Drawing {
  const blades =
    path(LEAF, { transform: "translate(0 -30) scale(.62)" }) + path(LEAF, { transform: "translate(0 26) scale(.66)" });
  return edged(
    blades + path("M-3 50H3V66H-3Z"),
    "#17421F",
    path(LEAF, { fill: "#2F7A35", transform: "translate(-1 -31) scale(.54)" }),
    path(LEAF, { fill: "#2A6F31", transform: "translate(-1 25) scale(.58)" }),
    stroke("M0-56V62", ["#8FBF6B", 2.6]),
    stroke("M-9-40C-6-50-3-54 0-56M-10 14C-8 4-4-2-2-4", ["#fff", 3.4], { opacity: 0.5 }),
  );
}

/** About 200 across: hot oil or ghee poured over at the last moment, in gold pools and drops. */
function sizzledOil(random: Random): Drawing {
  return oilPools(random, { rim: "#B8740C", oil: "#F2B430", lit: "#FFE08A" });
}

/** About 200 across: oil stained red by chilli, berbere or bean paste, in pools and drops. */
function redOil(random: Random): Drawing {
  return oilPools(random, { rim: "#7E1206", oil: "#D23512", lit: "#FF8A4C" });
}

function oilPools(random: Random, { rim, oil, lit }: { rim: string; oil: string; lit: string }): Drawing {
  const drops = times(13, (index) => {
    const [x, y] = pointInDisc(98, random);
    const size = index < 5 ? random.between(18, 34) : random.between(4, 9);
    const pool = blob(size, random, { points: 11, wobble: 0.16, stretch: [1.3, 0.8] });
    return group(
      { transform: moved([x, y]) },
      path(pool, { fill: rim, opacity: 0.4 }),
      path(pool, { fill: oil, opacity: 0.5, transform: "translate(-1 -1) scale(.88)" }),
      ellipse([size * 0.34, size * 0.1], { cx: -size * 0.3, cy: -size * 0.36, fill: lit, opacity: 0.9 }),
    );
  });
  return { outline: "", body: drops };
}

/** About 110 across: red lentils that have kept their shape at the edge of the dal. */
function redLentils(random: Random): Drawing {
  return handful(random, {
    radius: 52,
    count: 12,
    bit: (chance) =>
      edged(
        ellipse([10, 8.4]),
        "#B4691A",
        ellipse([8.6, 7], { cx: -0.6, cy: -1, fill: chance.pick(["#F2A93A", "#F8C05A", "#EB9A34"]) }),
        ellipse([3, 1.8], { cx: -3, cy: -3, fill: "#fff", opacity: 0.6 }),
      ),
  });
}

/** 150 long: a finger of tempeh fried, then turned in dark sweet soy until it shines. */
function tempehStick(random: Random): Drawing {
  const beans = times(22, (index) =>
    ellipse([8.4, 6], {
      fill: random.pick(["#C9852C", "#A9631A", "#DDA14A", "#8A4A12"]),
      stroke: "#5A2B08",
      "stroke-width": 1.6,
      transform: moved([-62 + (index % 11) * 12.4, (index < 11 ? -8 : 8) + random.between(-4, 4)], {
        rotate: random.between(0, 180),
      }),
    }),
  );
  return edged(
    rectangle([150, 46], { rx: 9 }),
    "#2E1303",
    rectangle([144, 40], { x: -73, y: -22, rx: 8, fill: "#80430F" }),
    beans,
    rectangle([144, 40], { x: -73, y: -22, rx: 8, fill: "#6B2E05", opacity: 0.26 }),
    stroke("M-62-13C-30-17 0-17 34-14", ["#FFE3AC", 5], { opacity: 0.75 }),
    stroke("M46-12H58", ["#FFE3AC", 4.5], { opacity: 0.6 }),
  );
}

/** 165 long, 125 high: a chicken thigh, its skin dark and glossy with vinegar and soy. */
function adoboThigh(random: Random): Drawing {
  const skin = "M-78 8C-84-38-36-66 10-62C58-58 88-26 82 14C78 50 40 64-4 60C-44 62-74 44-78 8Z";
  return edged(
    path(skin),
    "#2E0F04",
    path(skin, { fill: "#7A3410", transform: "translate(-1 -2) scale(.94)" }),
    path(skin, { fill: "#A2501B", transform: "translate(-5 -7) scale(.76)" }),
    path(skin, { fill: "#C4732C", transform: "translate(-12 -14) scale(.44)", opacity: 0.85 }),
    specks(random, {
      count: 24,
      spread: [66, 46],
      size: [3, 9],
      colors: ["#4A1B07", "#5E260A", "#D98E42"],
      opacity: 0.55,
    }),
    times(9, () =>
      circle(2.8, { cx: random.between(-54, 54), cy: random.between(-40, 40), fill: "#1C0D06", opacity: 0.75 }),
    ),
    glint("M-58-18C-46-40-18-51 12-49", [8, 0.5]),
    glint("M34-42C44-38 52-32 58-24", [6, 0.4]),
  );
}

/** 62 long: a whole clove of garlic, braised soft and brown. */
function braisedGarlic(): Drawing {
  return shaded(
    "M-30 6C-26-16 2-26 30-6C26 16-6 26-30 6Z",
    { edge: "#7A4A18", face: "#C98F48", light: "#E9BE7C" },
    glint("M-16-4C-6-12 6-14 16-10", [4, 0.7]),
  );
}

/** About 60 across: garlic cut as thin as paper and fried until it is straw-coloured, browner at its rim. */
function strawGarlic(random: Random): Drawing {
  const slice = random.pick([
    "M-27 8C-30-12-16-24 3-24C22-24 31-10 28 6C25 19 12 24-3 23C-15 23-25 19-27 8Z",
    "M-22-17C-12-24 8-26 19-18C26-8 31 6 24 16C12 21-8 22-19 17C-27 8-29-8-22-17Z",
    "M-31 1C-26-12-10-21 6-20C20-19 31-8 29 2C26 14 10 20-6 18C-19 18-28 11-31 1Z",
  ]);
  return edged(
    path(slice),
    "#9A5A12",
    path(slice, { fill: "#DFA03A", transform: "translate(0 -.5) scale(.93)" }),
    path(slice, { fill: "#EFC46C", transform: "translate(1 0) scale(.78)" }),
    path(slice, { fill: "#F8DE9C", transform: "translate(-1 -1.5) scale(.54)" }),
    ellipse([6.5, 2.6], { cx: 1, cy: 1, fill: "#CF9638", transform: `rotate(${random.between(-40, 40).toFixed(0)})` }),
    stroke("M-17-9C-12-16-4-18 4-18", ["#FFF0C4", 2.6], { opacity: 0.8 }),
  );
}

/** About 110 across: red lentils that have lost their shape in a stew stained by paprika and oil. */
function stewedLentils(random: Random): Drawing {
  const lentils = times(16, () =>
    group(
      { transform: moved(pointInDisc(54, random), { rotate: random.between(0, 180) }) },
      ellipse([10, 8.4], { cx: 1, cy: 2, fill: "#5E1404", opacity: 0.55 }),
      path(blob(9, random, { points: 7, wobble: 0.16, stretch: [1.12, 0.9] }), {
        fill: random.pick(["#CE5A22", "#DB7034", "#BC461A", "#E58A4C"]),
      }),
      ellipse([3, 1.6], { cx: -2.4, cy: -2.8, fill: "#FFD9AE", opacity: 0.6 }),
    ),
  );
  return { outline: "", body: lentils };
}

/** About 100 across: red onions cooked down dry until they are brown and nearly a paste. */
function meltedOnions(random: Random): Drawing {
  return tangle(random, {
    count: 4,
    length: 50,
    spread: 30,
    bend: 14,
    width: 7,
    edge: "#8A2408",
    colors: ["#C9622C", "#D67A3E", "#B84E22"],
  });
}

/** 17 across: a black peppercorn. */
function peppercorn(): Drawing {
  return edged(
    circle(8.6),
    "#120B07",
    circle(7, { cx: -0.6, cy: -1, fill: "#3A2A1E" }),
    circle(2, { cx: -3, cy: -3, fill: "#B9A48C" }),
  );
}

export const curries = {
  paneerCube: { foods: ["paneer"], draw: paneerCube },
  beetStick: { foods: ["beet"], draw: beetStick },
  rendangChunk: { foods: ["beef-chuck"], draw: rendangChunk },
  limeLeaf: { foods: ["kaffir-lime-leaf"], draw: limeLeaf },
  sizzledOil: { foods: ["vegetable-oil", "ghee", "peanut-oil", "sunflower-oil", "coconut-oil"], draw: sizzledOil },
  redOil: { foods: ["chili-flakes", "doubanjiang", "paprika", "cayenne", "chili-oil", "curry-powder"], draw: redOil },
  redLentils: { foods: ["red-lentil"], draw: redLentils },
  tempehStick: { foods: ["tempeh"], within: ["dark-soy-sauce"], draw: tempehStick },
  adoboThigh: { foods: ["chicken-thigh"], within: ["soy-sauce"], draw: adoboThigh },
  strawGarlic: { foods: ["garlic"], draw: strawGarlic },
  stewedLentils: { foods: ["red-lentil"], draw: stewedLentils },
  meltedOnions: { foods: ["red-onion", "onion"], draw: meltedOnions },
  braisedGarlic: { foods: ["garlic"], draw: braisedGarlic },
  peppercorn: { foods: ["peppercorn", "black-pepper"], draw: peppercorn },
} as const satisfies Record<string, FoodPiece>;

// Breads that hold a filling: what lies behind it and what lies before it. The filling goes between, as toppings of its own.
// Origin 0,0 is the middle of the opening; back and front of a bread fit each other at the same place, turn and scale.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import type { Random } from "../../seeded_random.ts";
import { ellipse, group, path, type Svg, stroke } from "../../svg.ts";
import { type Crust, dust, holes, patches, scorched } from "./bread_drawing.ts";

const BAGUETTE: Crust = { edge: "#7E4412", crust: "#BC7427", face: "#D9953F", light: "#EDB968" };
const CIABATTA: Crust = { edge: "#8E5E28", crust: "#C99552", face: "#DDB278", light: "#EBCB9A" };
const BUN: Crust = { edge: "#99601F", crust: "#D5984A", face: "#E5B264", light: "#F2CD8E" };
const PITA: Crust = { edge: "#A9783A", crust: "#DDB476", face: "#F0D6A2", light: "#F8E8C6" };

/** The half behind: its crust is an edge, its crumb faces the viewer. */
function behind(
  random: Random,
  shape: string,
  { edge, crust }: Crust,
  oval: readonly [number, number],
  y: number,
): Drawing {
  return edged(
    path(shape),
    edge,
    path(shape, { fill: crust, transform: "translate(0 1) scale(.975 .96)" }),
    path(shape, { fill: "#F0D6A4", transform: "translate(0 2) scale(.945 .9)" }),
    path(shape, { fill: "#FAEAC8", transform: "translate(-2 3) scale(.9 .8)" }),
    group(
      { transform: `translate(0 ${y})` },
      holes(random, { count: Math.round(oval[0] / 4.5), oval, size: [2, 5], colors: ["#DDBB82", "#EACF9F"] }),
    ),
  );
}

/** The half before: all crust, shining along its upper edge. */
function before(shape: string, { edge, crust, face, light }: Crust, lip: string, ...inside: readonly Svg[]): Drawing {
  return edged(
    path(shape),
    edge,
    path(shape, { fill: crust, transform: "translate(0 -1) scale(.982 .94)" }),
    path(shape, { fill: face, transform: "translate(-2 2) scale(.94 .78)" }),
    path(shape, { fill: light, transform: "translate(-6 6) scale(.82 .48)", opacity: 0.8 }),
    ...inside,
    stroke(lip, ["#FFF0CF", 7], { opacity: 0.85 }),
  );
}

const BAGUETTE_BACK = "M-282 14C-292-44-250-86-184-94C-60-108 60-108 184-94C250-86 292-44 282 14C180 34-180 34-282 14Z";
const BAGUETTE_FRONT = "M-284 0C-190 30 190 30 284 0C296 56 246 98 176 104C60 116-60 116-176 104C-246 98-296 56-284 0Z";
const BAGUETTE_LIP = "M-272 8C-180 32 180 32 272 8";

/** 570 wide, reaching 100 up: the lid of half a baguette, opened back. */
function baguetteBack(random: Random): Drawing {
  return behind(random, BAGUETTE_BACK, BAGUETTE, [240, 34], -44);
}

/** 580 wide, reaching 110 down: the lower half of it, slashed and crisp. */
function baguetteFront(random: Random): Drawing {
  const slash = (x: number): Svg => {
    const line = `M${x - 44} 84C${x - 16} 66 ${x + 16} 50 ${x + 44} 44`;
    return (
      stroke(line, ["#7E4412", 15], { opacity: 0.8 }) + stroke(line, ["#F6D79C", 9], { transform: "translate(2 3)" })
    );
  };
  return before(
    BAGUETTE_FRONT,
    BAGUETTE,
    BAGUETTE_LIP,
    ...[-180, -60, 60, 180].map(slash),
    group(
      { transform: "translate(0 62)" },
      patches(random, { count: 22, oval: [230, 28], size: [4, 11], colors: ["#A9621C", "#F3CD8C"], opacity: 0.45 }),
    ),
  );
}

const ROLL_BACK = "M-196 12C-206-44-190-92-140-102C-50-116 60-112 136-104C190-96 206-44 196 12C120 34-120 34-196 12Z";
const ROLL_FRONT = "M-200 0C-130 30 130 30 200 0C212 52 198 98 146 106C60 116-60 118-150 106C-200 98-212 52-200 0Z";

/** 400 wide, reaching 108 up: the lid of a ciabatta, opened back. */
function ciabattaBack(random: Random): Drawing {
  return behind(random, ROLL_BACK, CIABATTA, [164, 38], -46);
}

/** 410 wide, reaching 114 down: the floury lower half of it. */
function ciabattaFront(random: Random): Drawing {
  return before(
    ROLL_FRONT,
    CIABATTA,
    "M-190 8C-120 32 120 32 190 8",
    group(
      { transform: "translate(0 66)" },
      patches(random, { count: 18, oval: [166, 30], size: [7, 18], colors: ["#B98244", "#F4E0BC"], opacity: 0.45 }),
      dust(random, { count: 260, oval: [176, 40] }),
    ),
  );
}

const BUN_BACK = "M-128 8C-136-56-92-112 0-114C92-112 136-56 128 8C80 30-80 30-128 8Z";
const BUN_FRONT = "M-132 0C-84 28 84 28 132 0C140 52 92 92 0 94C-92 92-140 52-132 0Z";

/** 260 wide, reaching 114 up: the upper half of a soft bun, opened back. */
function bunBack(random: Random): Drawing {
  return behind(random, BUN_BACK, BUN, [100, 42], -46);
}

/** 270 wide, reaching 94 down: the lower half of it. */
function bunFront(random: Random): Drawing {
  return before(
    BUN_FRONT,
    BUN,
    "M-122 9C-74 30 74 30 122 9",
    group(
      { transform: "translate(0 56)" },
      patches(random, { count: 8, oval: [90, 22], size: [6, 14], colors: ["#C98436", "#F7DBA6"], opacity: 0.4 }),
    ),
  );
}

const POUCH_BACK = "M-136 12C-150-64-96-132 0-134C96-132 150-64 136 12C90 40-90 40-136 12Z";
const POUCH_FRONT = "M-146-14C-92 34 92 34 146-14C158 70 100 146 0 148C-100 146-158 70-146-14Z";

/** 280 wide, reaching 134 up: the back of a pita that stands open like a pouch. */
function pitaBack(random: Random): Drawing {
  return behind(random, POUCH_BACK, PITA, [104, 52], -54);
}

/** 300 wide, reaching 148 down: the front of it, freckled by the oven. */
function pitaFront(random: Random): Drawing {
  return before(
    POUCH_FRONT,
    PITA,
    "M-138-4C-84 36 84 36 138-4",
    group(
      { transform: "translate(0 78)" },
      scorched(random, { count: 15, oval: [102, 46], size: [5, 14], colors: ["#D0985A", "#A8672C"] }),
      dust(random, { count: 60, oval: [110, 50] }),
    ),
  );
}

const HALF_BACK = "M-176 16C-186-22-150-44-100-52C-40-62 50-60 104-50C152-42 186-22 176 16C110 40-110 40-176 16Z";
const HALF_FRONT = "M-182-8C-110 26 110 26 182-8C184 84 104 152 0 154C-104 152-184 84-182-8Z";

/** 360 wide, reaching 58 up: the back of half a pita, its cut edge up. */
function halfPitaBack(random: Random): Drawing {
  return behind(random, HALF_BACK, PITA, [140, 16], -22);
}

/** 366 wide, reaching 154 down: the front of it, a half-moon striped by the pan. */
function halfPitaFront(random: Random): Drawing {
  return before(
    HALF_FRONT,
    PITA,
    "M-172 0C-100 30 100 30 172 0",
    group(
      { transform: "translate(0 72)" },
      scorched(random, { count: 16, oval: [118, 48], size: [5, 14], colors: ["#D0985A", "#A8672C"] }),
    ),
  );
}

/** 260 wide, reaching 150 up: the back of a pita rolled into a cone. */
function wrapBack(random: Random): Drawing {
  const back = "M-120 30C-150-30-128-104-60-128C10-150 96-132 124-70C138-36 134 4 118 34C60 60-60 60-120 30Z";
  return behind(random, back, PITA, [92, 60], -50);
}

/** 280 wide, reaching 310 down: both sides folded over the filling, paper twisted round the lower end. */
function wrapFront(random: Random): Drawing {
  const cone = "M-134-10C-92 42 92 36 132-34C126 70 84 190 36 268H-36C-84 196-128 90-134-10Z";
  const flap = "M132-34C112 34 40 92-58 104C-74 108-78 122-66 134C20 150 96 110 116 52C124 24 130-6 132-34Z";
  const paper = "M-100 128C-40 158 44 146 100 92C90 168 58 240 34 292C22 312-20 312-32 292C-56 240-88 190-100 128Z";
  const inside = "translate(0 3) scale(.965 .98)";
  return edged(
    path(cone) + path(paper),
    PITA.edge,
    path(cone, { fill: PITA.crust, transform: "translate(1 1) scale(.97)" }),
    path(cone, { fill: PITA.face, transform: "translate(-2 6) scale(.9 .93)" }),
    `<clipPath id="wrap-cone">${path(cone, { transform: "scale(.96)" })}</clipPath>`,
    group(
      { "clip-path": "url(#wrap-cone)" },
      group(
        { transform: "translate(-50 62)" },
        scorched(random, { count: 11, oval: [66, 44], size: [5, 13], colors: ["#D0985A", "#A8672C"] }),
      ),
    ),
    path(flap, { fill: PITA.edge }),
    path(flap, { fill: PITA.crust, transform: "translate(1 2) scale(.965)" }),
    path(flap, { fill: PITA.light, transform: "translate(1 3) scale(.9 .88)" }),
    group(
      { transform: "translate(48 88) rotate(-24)" },
      scorched(random, { count: 8, oval: [62, 18], size: [4, 10], colors: ["#D0985A", "#A8672C"] }),
    ),
    stroke("M-126-2C-86 42 86 38 126-26", ["#FFF4DA", 6], { opacity: 0.8 }),
    path(paper, { fill: "#5E86C2" }),
    path(paper, { fill: "#D6E5F7", transform: inside }),
    `<clipPath id="wrap-paper">${path(paper, { transform: inside })}</clipPath>`,
    group(
      { "clip-path": "url(#wrap-paper)" },
      ...[152, 190, 228, 266].map((y) =>
        stroke(`M-110 ${y}C-30 ${y + 26} 40 ${y + 22} 110 ${y - 14}`, ["#0F3F94", 8], { opacity: 0.7 }),
      ),
      stroke("M-24 140L-6 300M40 130L10 300", ["#8FB0DC", 5], { opacity: 0.8 }),
    ),
    ellipse([20, 12], { cy: 306, fill: "#B5CBE8" }),
  );
}

export const filledBreads = {
  baguetteBack: { foods: ["baguette"], draw: baguetteBack },
  baguetteFront: { foods: ["baguette"], draw: baguetteFront },
  ciabattaBack: { foods: ["ciabatta"], draw: ciabattaBack },
  ciabattaFront: { foods: ["ciabatta"], draw: ciabattaFront },
  bunBack: { foods: ["burger-bun"], draw: bunBack },
  bunFront: { foods: ["burger-bun"], draw: bunFront },
  pitaBack: { foods: ["pita"], draw: pitaBack },
  pitaFront: { foods: ["pita"], draw: pitaFront },
  halfPitaBack: { foods: ["pita"], draw: halfPitaBack },
  halfPitaFront: { foods: ["pita"], draw: halfPitaFront },
  wrapBack: { foods: ["pita"], draw: wrapBack },
  wrapFront: { foods: ["pita"], draw: wrapFront },
} as const satisfies Record<string, FoodPiece>;

// What swims in soups, and the fish, eggs and cheese of salads. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../drawing.ts";
import { blob, pointInDisc } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../svg.ts";
import { cube, handful, tangle } from "./heaping.ts";

/** 100 long: a quarter of a hard-boiled egg, yolk up. */
function eggQuarter(): Drawing {
  return edged(
    path("M-50-12C-42 38 42 38 50-12C24-25-24-25-50-12Z"),
    "#D8CFBA",
    path("M-46-11C-37 31 37 31 46-11C24-21-24-21-46-11Z", { fill: "#FFFDF6" }),
    path("M-27-16C-21 15 21 15 27-16C12-20-12-20-27-16Z", { fill: "#E39A1B" }),
    path("M-23-16C-17 10 17 10 23-16C10-19-10-19-23-16Z", { fill: "#FFC544" }),
    stroke("M-24-15C-10-18 10-18 24-15", ["#FFE08C", 3]),
    stroke("M-36 2C-28 17-14 22 0 22", ["#EAE2CF", 4]),
  );
}

/** 150 long: a fillet of anchovy out of its oil. */
function anchovy(random: Random): Drawing {
  const bend = random.between(-18, 18);
  const body = `M-72 ${decimal(bend / 3)}C-30 ${decimal(-bend - 18)} 30 ${decimal(-bend - 10)} 74 ${decimal(bend / 2)}C34 ${decimal(-bend + 14)}-28 ${decimal(-bend + 12)}-72 ${decimal(bend / 3)}Z`;
  const spine = `M-64 ${decimal(bend / 3)}C-28 ${decimal(-bend - 3)} 30 ${decimal(-bend + 2)} 64 ${decimal(bend / 2)}`;
  return edged(
    path(body, { stroke: "currentColor", "stroke-width": 6, "stroke-linejoin": "round" }),
    "#4B2419",
    path(body, { fill: "#9C5A43" }),
    stroke(spine, ["#D9B5A0", 5], { transform: "translate(0 -4)" }),
    stroke(spine, ["#6E3527", 2.4], { transform: "translate(0 1)", opacity: 0.8 }),
    stroke(spine, ["#F2E4DA", 2], { transform: "translate(0 -7)", "stroke-dasharray": "26 14" }),
  );
}

/** About 130 across: poached chicken pulled into strips along the grain. */
function chickenShreds(random: Random): Drawing {
  return tangle(random, {
    count: 7,
    length: 104,
    spread: 26,
    bend: 12,
    width: 17,
    edge: "#B08A58",
    colors: ["#F6E4C6", "#EFD7B2", "#FBEEDA"],
    turn: 80,
  });
}

/** About 150 across: a thick slice of poached chicken, its fibres showing. */
function poachedChicken(random: Random): Drawing {
  const slice = blob(66, random, { points: 8, wobble: 0.09, stretch: [1.12, 0.62] });
  const fibres = times(6, (index) => {
    const x = -48 + index * 18;
    return stroke(`M${x}-18C${x + 8}-6 ${x + 8} 8 ${x + 2} 20`, ["#DDBE92", 3.4], { opacity: 0.85 });
  });
  return edged(
    path(slice),
    "#AE8650",
    path(slice, { fill: "#F4DFBC", transform: "translate(-2 -3) scale(.93)" }),
    path(slice, { fill: "#FBEFD9", transform: "translate(-5 -7) scale(.66)" }),
    fibres,
    stroke("M-52-14C-34-28-4-33 26-30", ["#fff", 5], { opacity: 0.7 }),
  );
}

/** About 150 across: a large flake of smoked fish, parted along its natural lines, golden where the smoke touched it. */
function smokedFlake(random: Random): Drawing {
  const flake = blob(58, random, { points: 7, wobble: 0.13, stretch: [1.2, 0.74] });
  const line = (x: number): string =>
    `M${decimal(x)} ${decimal(random.between(-34, -26))}L${decimal(x + random.between(10, 18))} ${decimal(random.between(-6, 6))}L${decimal(x + random.between(-4, 6))} ${decimal(random.between(24, 32))}`;
  return edged(
    path(flake),
    "#B07A2A",
    path(flake, { fill: "#EDBE67", transform: "translate(-1 -2) scale(.95)" }),
    path(flake, { fill: "#FFF3D6", transform: "translate(-3 1) scale(.83 .76)" }),
    stroke(line(-34) + line(-4) + line(24), ["#E3C88F", 4]),
    stroke("M-50-16C-34-32-6-37 20-33", ["#FFFDF2", 5], { opacity: 0.85 }),
  );
}

/** About 80 across: a cube of beef simmered until it can be cut with a spoon. */
function stewedBeef(random: Random): Drawing {
  const chunk = blob(38, random, { points: 7, wobble: 0.13, stretch: [1.06, 0.94] });
  return edged(
    path(chunk),
    "#3F170B",
    path(chunk, { fill: "#7E3A20", transform: "translate(-1 -2) scale(.92)" }),
    path(chunk, { fill: "#A45A38", transform: "translate(-4 -6) scale(.7)" }),
    stroke("M-20-4C-10-10 6-10 18-5M-18 7C-8 2 6 2 17 6M-16-14C-8-19 4-19 12-16", ["#C98A63", 3], { opacity: 0.75 }),
    stroke("M-24-16C-18-24-8-28 2-28", ["#F0BFA0", 4], { opacity: 0.7 }),
  );
}

/** About 66 across: a cube of firm tofu, simmered. */
function softTofu(random: Random): Drawing {
  return cube(random, { size: 64, edge: "#C7B88E", side: "#EDE2C2", top: "#FFFBEE" });
}

/** 150 long: a slice of tempeh fried crisp, its beans pressed together. */
function tempehSlice(random: Random): Drawing {
  const beans = times(34, (index) =>
    ellipse([9, 6.5], {
      fill: random.pick(["#F2D695", "#E2B566", "#C98E3C"]),
      stroke: "#8F5718",
      "stroke-width": 1.6,
      transform: moved([-62 + (index % 12) * 11.2, random.between(-20, 19)], { rotate: random.between(0, 180) }),
    }),
  );
  return edged(
    rectangle([150, 64], { rx: 9 }),
    "#6B3A0C",
    rectangle([144, 57], { x: -73, y: -31, rx: 8, fill: "#C68A36" }),
    beans,
    stroke("M-60-24H20", ["#FFE7B0", 4], { opacity: 0.7 }),
  );
}

/** About 52 across: a die of mild white cheese. */
function quesoDie(random: Random): Drawing {
  return cube(random, { size: 50, edge: "#CBBF9C", side: "#F0E8D2", top: "#FFFDF4" });
}

/** About 90 across: dry, salty cheese crumbled between the fingers. */
function cotijaCrumbs(random: Random): Drawing {
  return handful(random, {
    radius: 42,
    count: 9,
    bit: (chance) => {
      const crumb = blob(chance.between(6, 14), chance, { points: 6, wobble: 0.24 });
      return edged(
        path(crumb),
        "#C9BC97",
        path(crumb, { fill: "#FFFDF3", transform: "translate(-1 -1.6) scale(.86)" }),
      );
    },
  });
}

/** About 220 across: egg run into the trembling soup, bloomed into thin wisps that taper out. */
function eggRibbons(random: Random): Drawing {
  const wisps = Array.from({ length: 12 }, () => {
    const [half, wide] = [random.between(26, 84), random.between(6, 15)];
    const [a, b] = [random.between(-22, 22), random.between(-22, 22)];
    const d = `M${decimal(-half)} 0C${decimal(-half * 0.4)} ${decimal(a - wide)} ${decimal(half * 0.3)} ${decimal(b - wide)} ${decimal(half)} ${decimal(b / 2)}C${decimal(half * 0.3)} ${decimal(b + wide * 0.7)} ${decimal(-half * 0.4)} ${decimal(a + wide * 0.7)} ${decimal(-half)} 0Z`;
    const transform = moved(pointInDisc(62, random), { rotate: random.between(-32, 32) });
    return { d, transform, color: random.pick(["#FFD95E", "#FFE795", "#FFF0B8"]) };
  });
  return {
    outline: "",
    body: wisps
      .map(({ d, transform, color }) =>
        group(
          { transform },
          path(d, { fill: "#C47F14", opacity: 0.5, stroke: "#C47F14", "stroke-width": 3, "stroke-linejoin": "round" }),
          path(d, { fill: color, opacity: 0.96 }),
          path(d, { fill: "#FFFBE6", opacity: 0.7, transform: "translate(-2 -2) scale(.7 .34)" }),
        ),
      )
      .join(""),
  };
}

/** About 440 across: flat white rice noodles, folded into the bowl. */
function riceNoodles(random: Random): Drawing {
  return nest(random, { width: 13, edge: "#C9BC9A", faces: ["#FFFBF0", "#F4ECD8"], gap: 14 });
}

/** About 440 across: rice vermicelli, white and thin. */
function riceVermicelli(random: Random): Drawing {
  return nest(random, { width: 6.5, edge: "#CDBB96", faces: ["#FFFBF0", "#F7EBD2"], gap: 8.6 });
}

function nest(
  random: Random,
  { width, edge, faces, gap }: { width: number; edge: string; faces: readonly [string, string]; gap: number },
): Drawing {
  const strands = Math.round(150 / gap);
  const fold = (turn: number): Svg => {
    const lines = times(strands, (index) => {
      const rx = 206 - index * gap + random.between(-3, 3);
      const ry = 128 - index * gap * 0.62 + random.between(-4, 4);
      const ends = [random.between(26, 48), random.between(26, 48)] as const;
      const d = `M${decimal(-rx)} ${decimal(ends[0])}C${decimal(-rx)} ${decimal(-ry * 1.1)} ${decimal(rx)} ${decimal(-ry * 1.1)} ${decimal(rx)} ${decimal(ends[1])}`;
      return stroke(d, [edge, width + 3]) + stroke(d, [index % 3 ? faces[0] : faces[1], width]);
    });
    return group({ transform: `rotate(${turn}) translate(0 34)` }, lines);
  };
  return { outline: "", body: fold(150) + fold(28) + fold(-84) };
}

/** About 170 across: coarse mustard, dabbed on to be stirred in spoon by spoon. */
function mustardDab(random: Random): Drawing {
  const dab = blob(72, random, { points: 10, wobble: 0.1, stretch: [1.14, 0.8] });
  const seeds = times(46, () => {
    const [x, y] = pointInDisc(1, random);
    return ellipse([5, 4.4], {
      cx: x * 66,
      cy: y * 44,
      fill: random.pick(["#6B3A12", "#F3D267", "#8F5A18", "#E2B238", "#4A260C"]),
    });
  });
  return edged(
    path(dab),
    "#8F6410",
    path(dab, { fill: "#D9A428", transform: "translate(-2 -3) scale(.94)" }),
    stroke("M-48 8C-30-30 34-34 44-2", ["#B98214", 9], { opacity: 0.7 }),
    seeds,
    stroke("M-54-14C-44-34-20-44 4-44", ["#FFF0B8", 5], { opacity: 0.75 }),
  );
}

/** About 110 across: yellow split peas that have kept their shape, sunk into the purée. */
function splitPeas(random: Random): Drawing {
  return handful(random, {
    radius: 60,
    count: 9,
    bit: (chance) => ({
      outline: "",
      body:
        circle(12.5, { fill: "#B98A22", opacity: 0.75 }) +
        circle(11, { cx: -0.6, cy: -1, fill: chance.pick(["#F4D274", "#EFC75A", "#F9DF94"]) }) +
        stroke("M-6-5C-3-8 1-8 4-7", ["#FFF4CC", 2.6]),
    }),
  });
}

/** About 120 across: grains of rice, swollen in the broth. */
function riceGrains(random: Random): Drawing {
  return handful(random, {
    radius: 58,
    count: 10,
    bit: () => edged(ellipse([13, 6.4]), "#C8B27C", ellipse([11.4, 5], { cx: -0.6, cy: -0.8, fill: "#FFFDF0" })),
  });
}

/** 24 across: a caper. */
function caper(): Drawing {
  return edged(
    circle(13),
    "#3E4A1C",
    circle(11, { cx: -1, cy: -1, fill: "#7C8A3C" }),
    stroke("M-6 4C-2-2 4-4 8-3", ["#AEB96A", 2.4]),
  );
}

/** About 120 across: a white bean or three, boiled soft. */
function whiteBeans(random: Random): Drawing {
  return handful(random, {
    radius: 44,
    count: 3,
    bit: (chance) =>
      edged(
        path("M-30 0C-30-21 30-21 30 0C30 19 10 17 0 9C-10 17-30 19-30 0Z"),
        "#B39A66",
        path("M-26-2C-26-17 26-17 26-2C25 10 9 10 0 2C-9 10-25 10-26-2Z", {
          fill: chance.pick(["#FBF1D8", "#F4E4BF"]),
        }),
        stroke("M-16-8C-8-12 4-12 12-10", ["#fff", 3.4], { opacity: 0.8 }),
      ),
  });
}

/** About 110 across: old bread that has drunk the soup and nearly lost its shape. */
function soakedBread(random: Random): Drawing {
  const lump = blob(50, random, { points: 9, wobble: 0.17, stretch: [1.1, 0.85] });
  return edged(
    path(lump),
    "#8A6530",
    path(lump, { fill: "#D6AF6C", transform: "translate(-2 -3) scale(.91)" }),
    path(lump, { fill: "#E8CB93", transform: "translate(-6 -8) scale(.6)" }),
    times(8, () =>
      circle(random.between(2.5, 5), { cx: random.between(-28, 24), cy: random.between(-24, 20), fill: "#B98D4B" }),
    ),
  );
}

export const soups = {
  eggQuarter: { foods: ["egg"], draw: eggQuarter },
  anchovy: { foods: ["anchovy"], draw: anchovy },
  chickenShreds: { foods: ["chicken"], draw: chickenShreds },
  poachedChicken: { foods: ["chicken"], draw: poachedChicken },
  smokedFlake: { foods: ["smoked-haddock"], draw: smokedFlake },
  stewedBeef: { foods: ["stewing-beef"], draw: stewedBeef },
  softTofu: { foods: ["tofu"], draw: softTofu },
  tempehSlice: { foods: ["tempeh"], draw: tempehSlice },
  quesoDie: { foods: ["queso-fresco"], draw: quesoDie },
  cotijaCrumbs: { foods: ["cotija"], draw: cotijaCrumbs },
  eggRibbons: { foods: ["egg"], draw: eggRibbons },
  riceNoodles: { foods: ["rice-noodle"], draw: riceNoodles },
  riceVermicelli: { foods: ["rice-noodle"], draw: riceVermicelli },
  mustardDab: { foods: ["whole-grain-mustard"], draw: mustardDab },
  splitPeas: { foods: ["split-pea"], draw: splitPeas },
  riceGrains: { foods: ["rice"], draw: riceGrains },
  caper: { foods: ["capers"], draw: caper },
  whiteBeans: { foods: ["white-bean"], draw: whiteBeans },
  soakedBread: { foods: ["bread"], draw: soakedBread },
} as const satisfies Record<string, FoodPiece>;

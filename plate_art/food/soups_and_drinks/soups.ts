// Pieces in soups, and the cheese and soya of salads. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { cube, handful } from "../heaping.ts";

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
  const wisps = Array.from({ length: 7 }, () => {
    const [half, wide] = [random.between(34, 78), random.between(11, 22)];
    const [a, b] = [random.between(-46, 46), random.between(-46, 46)];
    const d = `M${decimal(-half)} 0C${decimal(-half * 0.4)} ${decimal(a - wide)} ${decimal(half * 0.3)} ${decimal(b - wide)} ${decimal(half)} ${decimal(b / 2)}C${decimal(half * 0.3)} ${decimal(b + wide * 0.7)} ${decimal(-half * 0.4)} ${decimal(a + wide * 0.7)} ${decimal(-half)} 0Z`;
    const transform = moved(pointInDisc(64, random), { rotate: random.between(0, 360) });
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

/** About 110 across: yellow split peas that have kept their shape, half sunk into the purée. */
function splitPeas(random: Random): Drawing {
  return handful(random, {
    radius: 60,
    count: 8,
    bit: (chance) => ({
      outline: "",
      body:
        circle(14, { cx: 1, cy: 2.5, fill: "#9A6A0C", opacity: 0.55 }) +
        circle(12.6, { fill: chance.pick(["#F3C537", "#F8D35A", "#E9B62C"]) }) +
        circle(8.4, { cx: -1.6, cy: -2, fill: "#FBE07E", opacity: 0.9 }) +
        stroke("M-7-5C-4-9 1-9 4-8", ["#FFF8DC", 2.8]),
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

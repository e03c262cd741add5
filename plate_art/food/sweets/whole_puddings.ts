// Whole puddings as they come to the table: in their baking dish, their tin, or turned out. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, type Point, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { boxPath, clipped, cutRound, flecks, inBox } from "./crumb.ts";

/** 520 across: pale custard turned out of its tin, caramel on top and running down its side into a pool; a wedge is gone. */
function lecheFlan(random: Random): Drawing {
  const pool = blob(262, random, { points: 15, wobble: 0.03 });
  const { shape, below } = cutRound({
    radius: 218,
    height: 44,
    cut: [24, 68],
    side: "#E3B552",
    layers: [
      [0.14, "#B8620F"],
      [0.24, "#F3C766"],
      [1, "#FCE7AE"],
    ],
  });
  const drips = smooth(
    Array.from({ length: 40 }, (_, index) =>
      polar([1, 8, 14, 23, 30, 36].includes(index) ? 213 : random.between(188, 192), index * 9),
    ),
  );
  const face =
    circle(218, { fill: "#D9A03E" }) +
    circle(213, { cx: -1, cy: -3, fill: "#FBE3A0" }) +
    circle(204, { cx: -2, cy: -5, fill: "#FFF0C2" }) +
    path(drips, { fill: "#C98A2E", opacity: 0.6, transform: "translate(3 5)" }) +
    path(drips, { fill: "#8E3F05" }) +
    path(drips, { fill: "#B4600C", transform: "translate(-2 -3) scale(.97)" }) +
    circle(172, { cx: -5, cy: -8, fill: "#C9741A" }) +
    circle(128, { cx: -14, cy: -22, fill: "#DB8C2C", opacity: 0.8 }) +
    stroke(arc(158, [188, 258]), ["#FFF3D6", 16], { opacity: 0.8 }) +
    stroke(arc(158, [268, 280]), ["#FFF3D6", 14], { opacity: 0.7 }) +
    stroke(arc(150, [96, 134]), ["#FFD98E", 8], { opacity: 0.55 });
  return {
    outline: path(pool),
    body:
      path(pool, { fill: "#7A3404" }) +
      path(pool, { fill: "#A3500A", transform: "translate(-2 -3) scale(.978)" }) +
      path(pool, { fill: "#C06A12", opacity: 0.75, transform: "translate(-2 -3) scale(.93)" }) +
      stroke(arc(246, [112, 160]), ["#FFE3AE", 6], { opacity: 0.75 }) +
      stroke(arc(246, [296, 326]), ["#FFE3AE", 6], { opacity: 0.5 }) +
      path(shape, { fill: "#4E2203", opacity: 0.4, transform: "translate(8 54)" }) +
      below +
      path(shape, { fill: "#D9A03E" }) +
      clipped("leche-flan", shape, face),
  };
}

/** 520 across: meringue smoothed in waves by the spatula, cracked, cream in its dip; the fruit is a topping. */
function pavlova(random: Random): Drawing {
  const shell = blob(256, random, { points: 19, wobble: 0.035 });
  const cream = blob(170, random, { points: 13, wobble: 0.05 });
  const swoosh = (radius: number, { waves, depth, turn }: { waves: number; depth: number; turn: number }): string =>
    smooth(
      Array.from({ length: waves * 4 }, (_, step) =>
        polar(
          radius + depth * Math.sin((step * Math.PI) / 2) + random.between(-2.5, 2.5),
          turn + (step * 360) / (waves * 4) + (step % 4 === 1 ? 7 : 0),
        ),
      ),
    );
  const drawn = [
    swoosh(234, { waves: 13, depth: 8, turn: 4 }),
    swoosh(213, { waves: 12, depth: 12, turn: 20 }),
    swoosh(188, { waves: 11, depth: 10, turn: 0 }),
  ].map((d) =>
    [
      stroke(d, ["#D9C196", 15], { opacity: 0.8, transform: "translate(2 5)" }),
      stroke(d, ["#FBF1DC", 15]),
      stroke(d, ["#FFFFFB", 8], { transform: "translate(-2 -3)" }),
    ].join(""),
  );
  const cracks = [18, 118, 206, 318].map((turn) => {
    const [x, y] = polar(212, turn);
    return stroke("M-46-6L-22 8L0-6L22 9L44-3", ["#A88558", 4.6], {
      opacity: 0.85,
      transform: moved([x, y], { rotate: turn + 84 }),
    });
  });
  const creamWaves = times(7, (index) => {
    const from = index * 53 + random.between(-10, 10);
    const d = arc(44 + index * 17, [from, from + random.between(80, 140)]);
    return stroke(d, ["#EDE3C8", 13], { opacity: 0.85 }) + stroke(d, ["#FFFFFF", 7], { transform: "translate(-2 -4)" });
  });
  return edged(
    path(shell),
    "#B99B6C",
    path(shell, { fill: "#F1E1C2", transform: "translate(-2 -5) scale(.978)" }),
    ...drawn,
    ...cracks,
    path(cream, { fill: "#C9AE7E", opacity: 0.7, transform: "translate(4 7) scale(1.03)" }),
    path(cream, { fill: "#EFE6CF" }),
    path(cream, { fill: "#FFFEF8", transform: "translate(-2 -4) scale(.97)" }),
    creamWaves,
    stroke(arc(240, [196, 246]), ["#fff", 8], { opacity: 0.9 }),
  );
}

/** 640 wide, 500 high: what fills a baking dish from wall to wall. */
const DISH = boxPath([640, 500], 74);

/** 640 wide, 500 high: apricot sponge, pricked and soaked, its sauce standing round it and where a corner is spooned out. */
function malvaPudding(random: Random): Drawing {
  const sponge = smooth([
    [-296, -218],
    [-150, -228],
    [0, -222],
    [160, -228],
    [294, -216],
    [304, -90],
    [298, 14],
    [214, 30],
    [150, 66],
    [104, 128],
    [92, 224],
    [-40, 230],
    [-180, 224],
    [-294, 216],
    [-304, 90],
    [-300, -70],
  ]);
  const glow = times(22, () => {
    const [x, y] = inBox([540, 400], random)();
    return ellipse([random.between(40, 110), random.between(16, 40)], {
      fill: random.pick(["#B5671F", "#8A4411", "#C47A2E"]),
      opacity: 0.28,
      transform: moved([x, y], { rotate: random.between(-14, 14) }),
    });
  });
  const pricks = times(70, (index) => {
    const x = -270 + (index % 10) * 60 + random.between(-14, 14);
    const y = -200 + Math.floor(index / 10) * 66 + random.between(-14, 14);
    return circle(5, { cx: x, cy: y, fill: "#4A1F05" }) + circle(2.4, { cx: x + 1.5, cy: y + 2, fill: "#F3CF8C" });
  });
  const shine = times(16, () => {
    const [x, y] = inBox([500, 380], random)();
    return stroke(`M-26 6Q0-12 ${random.between(20, 44).toFixed(0)}-4`, ["#FFE6B8", random.between(4, 8)], {
      opacity: 0.55,
      transform: moved([x, y]),
    });
  });
  const crumbs = flecks(random, {
    count: 26,
    at: () => [random.between(130, 290), random.between(80, 210)],
    size: [4, 11],
    colors: ["#C07A26", "#DE9F45", "#9A5618"],
    round: 0.8,
  });
  return edged(
    path(DISH),
    "#B98A44",
    path(DISH, { fill: "#F4D9A0", transform: "scale(.99)" }),
    path(DISH, { fill: "#FBE9C0", transform: "translate(2 4) scale(.95)" }),
    stroke("M150 200C180 190 240 196 276 170M196 120C220 108 250 116 270 102", ["#FFFAEA", 9], { opacity: 0.9 }),
    path(sponge, { fill: "#8F6A2C", opacity: 0.5, transform: "translate(5 12)" }),
    path(sponge, { fill: "#E2AA52", transform: "translate(3 9)" }),
    path(sponge, { fill: "#5E2C09" }),
    path(sponge, { fill: "#8C4713", transform: "translate(-2 -3) scale(.976)" }),
    path(sponge, { fill: "#A2581C", transform: "translate(-6 -8) scale(.9)" }),
    clipped("malva", sponge, glow, pricks, shine),
    crumbs,
    stroke("M-286-110V-172Q-286-208-250-208H-110", ["#FFE9C2", 9], { opacity: 0.55 }),
  );
}

/** 732 wide, 556 high, oval: a lumpy lid of crumble, pink juice boiling up round it, rhubarb where a spoon went in. */
function rhubarbCrumble(random: Random): Drawing {
  const lid = blob(282, random, { points: 26, wobble: 0.03, stretch: [1.16, 0.86] });
  const scoop = blob(100, random, { points: 12, wobble: 0.1, stretch: [1.2, 0.95] });
  const lump = (x: number, y: number, size: number): Svg => {
    const shape = blob(size, random, { points: 7, wobble: 0.22 });
    return group(
      { transform: moved([x, y]) },
      path(shape, { fill: "#8A5318", transform: "translate(2 4)" }),
      path(shape, { fill: random.pick(["#D39A48", "#E0AE5C", "#C98A38", "#EABF74"]) }),
      path(shape, { fill: "#F6DDA4", opacity: 0.75, transform: "translate(-3 -4) scale(.5)" }),
    );
  };
  const lumps = times(380, () => {
    const [x, y] = pointInDisc(1, random);
    return lump(x * 318, y * 234, random.between(5, 19));
  });
  const bubbles = times(54, () => {
    const turn = random.between(0, 360);
    const [x, y] = polar(1, turn);
    const far = random.between(0.93, 1.06);
    return (
      circle(random.between(4, 11), { cx: x * 336 * far, cy: y * 252 * far, fill: "#E56A86", opacity: 0.8 }) +
      circle(2.4, { cx: x * 336 * far - 3, cy: y * 252 * far - 3, fill: "#FFD9E0" })
    );
  });
  const stalks = times(9, (index) =>
    group(
      {
        transform: moved([-64 + (index % 3) * 62 + random.between(-10, 10), -48 + Math.floor(index / 3) * 46], {
          rotate: random.between(-70, 70),
        }),
      },
      rectangle([72, 33], { rx: 10, fill: "#8E1B38" }),
      rectangle([67, 27], { rx: 8, fill: random.pick(["#E2607E", "#D9506E", "#E98A8A"]) }),
      stroke("M-26-6H26M-26 3H26", ["#F7B7BF", 2.6]),
    ),
  );
  return edged(
    ellipse([366, 278]),
    "#7C1730",
    ellipse([359, 271], { fill: "#B42D4E" }),
    bubbles,
    path(lid, { fill: "#8A5318", transform: "translate(2 5)" }),
    path(lid, { fill: "#C08432" }),
    flecks(random, {
      count: 420,
      at: () => {
        const [x, y] = pointInDisc(1, random);
        return [x * 318, y * 238];
      },
      size: [3, 8],
      colors: ["#E0B060", "#A8701F", "#EFCB86", "#8F5A18"],
    }),
    lumps,
    group(
      { transform: "translate(150 112)" },
      path(scoop, { fill: "#7E4A14", transform: "translate(-1 -3) scale(1.07)" }),
      path(scoop, { fill: "#A3213F" }),
      clipped("rhubarb", scoop, stalks),
      stroke(arc(70, [196, 236]), ["#FFDCE2", 6], { opacity: 0.7 }),
    ),
  );
}

/** 640 wide, 480 high: a tin's semolina cake in twenty squares, an almond on each, three taken out at the lower right. */
function basbousa(random: Random): Drawing {
  const squares = Array.from({ length: 20 }, (_, index) => ({ column: index % 5, row: Math.floor(index / 5) })).filter(
    ({ column, row }) => !(row === 3 && column > 2) && !(row === 2 && column === 4),
  );
  const at = ({ column, row }: { column: number; row: number }): Point => [column * 126 - 252, row * 118 - 177];
  const square = boxPath([121, 113], 7);
  const cake = squares.map((place) =>
    group(
      { transform: moved(at(place)) },
      path(square, { fill: "#7C4409", transform: "translate(2 9)" }),
      path(square, { fill: "#B8701A" }),
      path(square, { fill: random.pick(["#E0A23C", "#DB9A35", "#E6AC48"]), transform: "translate(-1 -2) scale(.965)" }),
      flecks(random, {
        count: 40,
        at: inBox([106, 98], random),
        size: [2.4, 4.4],
        colors: ["#F7D68A", "#C5801F", "#FFE9B4", "#B56F16"],
        round: 0.85,
      }),
      path(square, { fill: "#FFF0BE", opacity: 0.22, transform: "translate(-16 -18) scale(.56 .5)" }),
      stroke("M-50-16V-44Q-50-48-46-48H-10", ["#FFF6D8", 4.5], { opacity: 0.65 }),
      group(
        { transform: `rotate(${random.between(-24, 4).toFixed(0)}) scale(1.08)` },
        path("M-31 2C-24-20 14-22 31-2C24 18-18 20-31 2Z", {
          fill: "#5E3206",
          opacity: 0.35,
          transform: "translate(3 5)",
        }),
        path("M-31 2C-24-20 14-22 31-2C24 18-18 20-31 2Z", { fill: "#A9722F" }),
        path("M-27 0C-20-16 12-18 26-3C18 10-16 13-27 0Z", { fill: "#F3DCAC" }),
        stroke("M-20-3C-8-9 6-10 18-6", ["#FFF6DE", 3]),
      ),
    ),
  );
  return {
    outline: squares.map((place) => path(square, { transform: moved(at(place)) })).join(""),
    body:
      cake.join("") +
      flecks(random, {
        count: 44,
        at: () => [random.between(70, 300), random.between(122, 222)],
        size: [2, 5],
        colors: ["#E0A23C", "#F7D68A", "#B8701A"],
      }) +
      stroke("M88 196C130 214 190 210 236 190", ["#FFE2A0", 9], { opacity: 0.5 }),
  };
}

export const wholePuddings = {
  lecheFlan: { foods: ["egg-yolk"], within: ["sugar"], draw: lecheFlan },
  pavlova: { foods: ["egg-white"], within: ["cream"], draw: pavlova },
  malvaPudding: { foods: ["apricot-jam"], within: ["flour", "cream"], draw: malvaPudding },
  rhubarbCrumble: { foods: ["rhubarb"], within: ["flour", "oats"], draw: rhubarbCrumble },
  basbousa: { foods: ["semolina"], within: ["desiccated-coconut", "blanched-almond"], draw: basbousa },
} as const satisfies Record<string, FoodPiece>;

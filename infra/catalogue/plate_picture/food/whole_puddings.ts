// Whole puddings as they come to the table: in their baking dish, their tin, or turned out. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../drawing.ts";
import { arc, blob, type Point, pointInDisc, polar } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../svg.ts";
import { boxPath, clipped, cutRound, flecks, inBox, inDisc } from "./crumb.ts";

/** 500 across: caramel-brown and mirror-smooth in its own sauce, a wedge taken out of the pale custard. */
function lecheFlan(random: Random): Drawing {
  const pool = blob(262, random, { points: 15, wobble: 0.035 });
  const { shape, below } = cutRound({
    radius: 212,
    height: 40,
    cut: [24, 66],
    side: "#EBC25F",
    layers: [
      [0.16, "#B8620F"],
      [1, "#FBE3A0"],
    ],
  });
  const face =
    circle(212, { fill: "#A2500A" }) +
    circle(206, { cx: -1, cy: -3, fill: "#CB7516" }) +
    circle(188, { cx: -4, cy: -8, fill: "#DB8A22" }) +
    circle(140, { cx: -14, cy: -22, fill: "#E69C34", opacity: 0.75 }) +
    times(9, () => {
      const [x, y] = pointInDisc(180, random);
      return circle(random.between(3, 8), { cx: x, cy: y, fill: "#A2500A", opacity: 0.25 });
    }) +
    stroke(arc(176, [186, 262]), ["#FFF3D6", 17], { opacity: 0.7 }) +
    stroke(arc(176, [272, 284]), ["#FFF3D6", 15], { opacity: 0.6 }) +
    stroke(arc(180, [74, 118]), ["#FFD98E", 8], { opacity: 0.55 });
  return {
    outline: path(pool),
    body:
      path(pool, { fill: "#8A3F06" }) +
      path(pool, { fill: "#B9640F", transform: "translate(-2 -3) scale(.975)" }) +
      path(pool, { fill: "#CF7F1E", opacity: 0.7, transform: "translate(-2 -3) scale(.9)" }) +
      stroke(arc(240, [120, 168]), ["#FFE3AE", 6], { opacity: 0.7 }) +
      stroke(arc(240, [300, 330]), ["#FFE3AE", 6], { opacity: 0.5 }) +
      path(shape, { fill: "#5E2A04", opacity: 0.35, transform: "translate(8 52)" }) +
      below +
      path(shape, { fill: "#A2500A" }) +
      clipped("leche-flan", shape, face),
  };
}

/** 520 across: meringue in broad strokes of the spatula, cracked, cream in its dip; the fruit is a topping. */
function pavlova(random: Random): Drawing {
  const shell = blob(256, random, { points: 17, wobble: 0.04 });
  const cream = blob(172, random, { points: 13, wobble: 0.06 });
  const peaks = times(17, (index) => {
    const turn = index * (360 / 17) + random.between(-5, 5);
    const peak = blob(47, random, { points: 8, wobble: 0.1, stretch: [1, 0.8] });
    return group(
      { transform: moved(polar(206, turn), { rotate: turn + 70 }) },
      path(peak, { fill: "#D9CDB8" }),
      path(peak, { fill: "#F7EFE0", transform: "translate(-3 -4) scale(.93)" }),
      path(peak, { fill: "#FFFBF2", transform: "translate(-7 -8) scale(.66)" }),
      stroke("M-26 14C-10 24 14 20 28 6", ["#E3D7C1", 5]),
    );
  });
  const cracks = [32, 141, 262].map((turn) => {
    const [x, y] = polar(222, turn);
    return stroke("M-34-8L-14 6L4-6L22 8L38-2", ["#B79F7C", 4], {
      opacity: 0.8,
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
    "#CDBFA6",
    path(shell, { fill: "#EFE5D2", transform: "translate(-2 -5) scale(.975)" }),
    peaks,
    ...cracks,
    path(cream, { fill: "#CFC1A2", transform: "translate(3 5) scale(1.03)" }),
    path(cream, { fill: "#FFFCEF" }),
    creamWaves,
    stroke(arc(238, [196, 246]), ["#fff", 9], { opacity: 0.9 }),
  );
}

/** 640 wide, 500 high: what fills a baking dish from wall to wall. */
const DISH = boxPath([640, 500], 74);

/** 640 wide, 500 high: apricot sponge pricked all over and soaked, a corner spooned out into the pale sauce. */
function malvaPudding(random: Random): Drawing {
  const scooped = blob(104, random, { points: 13, wobble: 0.1, stretch: [1.16, 1] });
  const tone = times(44, () => {
    const [x, y] = inBox([600, 460], random)();
    return path(blob(random.between(16, 54), random, { wobble: 0.22 }), {
      fill: random.pick(["#A85C1E", "#7E3D0F", "#B66C28"]),
      opacity: 0.5,
      transform: moved([x, y]),
    });
  });
  const pricks = times(60, (index) => {
    const x = -270 + (index % 10) * 60 + random.between(-14, 14);
    const y = -200 + Math.floor(index / 10) * 80 + random.between(-14, 14);
    return circle(4.6, { cx: x, cy: y, fill: "#4E2206" }) + circle(2, { cx: x + 1.5, cy: y + 2, fill: "#F0BE74" });
  });
  const pools = times(9, () => {
    const [x, y] = inBox([520, 380], random)();
    const pool = blob(random.between(22, 48), random, { wobble: 0.2, stretch: [1.5, 0.7] });
    return group(
      { transform: moved([x, y]) },
      path(pool, { fill: "#F7DDA6", opacity: 0.55 }),
      path(pool, { fill: "#FFF3D3", opacity: 0.6, transform: "translate(-3 -3) scale(.7)" }),
    );
  });
  return edged(
    path(DISH),
    "#4E2206",
    path(DISH, { fill: "#F3D595", transform: "scale(.992)" }),
    clipped(
      "malva",
      boxPath([622, 482], 66),
      rectangle([622, 482], { fill: "#63300B" }),
      path(boxPath([598, 458], 60), { fill: "#8F4A15" }),
      tone,
      pricks,
      pools,
      group(
        { transform: "translate(196 142)" },
        path(scooped, { fill: "#55280A", transform: "translate(-2 -4) scale(1.06)" }),
        path(scooped, { fill: "#DE9F45" }),
        flecks(random, {
          count: 90,
          at: inDisc(96, random),
          size: [3, 8],
          colors: ["#F4C670", "#C07A26", "#FBDB98", "#A9661C"],
        }),
        path(scooped, { fill: "#FBE8BD", transform: "translate(14 26) scale(.72 .6)" }),
        path(scooped, { fill: "#FFF6DE", transform: "translate(8 20) scale(.48 .36)" }),
      ),
      stroke("M-292-120V-176C-292-206-272-224-240-224H-110", ["#FFE9C2", 10], { opacity: 0.5 }),
    ),
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
  basbousa: { foods: ["semolina"], within: ["desiccated-coconut"], draw: basbousa },
} as const satisfies Record<string, FoodPiece>;

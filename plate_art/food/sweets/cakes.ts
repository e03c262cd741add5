// Round cakes with one slice cut: 480 to 520 across at scale 1, origin 0,0 in the cake's middle, the gap towards the viewer.
import type { Drawing, FoodPiece } from "../../drawing.ts";
import { arc, blob, type Point, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";
import { clipped, cutRound, dust, flecks, inBox, inDisc, type Layers, lyingSlice } from "./crumb.ts";

/** A cake's rest with its cut slice lying on its side in the gap. */
export function sliced({
  radius,
  cut = [18, 68],
  height = 26,
  side,
  layers,
  crust,
  id,
  face,
  grain,
}: {
  radius: number;
  /** The wedge that is cut out, in degrees. */
  cut?: readonly [number, number];
  height?: number;
  side: string;
  layers: Layers;
  crust: string;
  id: string;
  /** The upper side, round 0,0, as if the cake were whole; cut off at the gap. */
  face: Svg;
  grain: Svg;
}): Drawing {
  const { shape, below } = cutRound({ radius, height, cut, side, layers });
  const slice = lyingSlice({ length: radius * 0.94, height: 84, layers, crust, id: `${id}-slice`, grain });
  const middle = (cut[0] + cut[1]) / 2;
  const away = moved(polar(radius * 0.46, middle + 2), { rotate: middle });
  return {
    outline:
      path(shape) + path(shape, { transform: `translate(3 ${height})` }) + group({ transform: away }, slice.outline),
    body: below + path(shape, { fill: crust }) + clipped(id, shape, face) + group({ transform: away }, slice.body),
  };
}

/** 480 across: chocolate and almond, its thin lid cracked and sunk, under icing sugar. */
function tortaCaprese(random: Random): Drawing {
  const crack = (points: readonly Point[], width: number): Svg => {
    const d = points.map(([x, y], step) => `${step ? "L" : "M"}${decimal(x)} ${decimal(y)}`).join("");
    return (
      stroke(d, ["#24100A", width], { "stroke-linejoin": "round" }) +
      stroke(d, ["#8F5B3A", 1.8], { transform: "translate(-2 -4)" })
    );
  };
  const outward = times(9, (index) => {
    const turn = index * 40 + random.between(-10, 10);
    const points = Array.from({ length: 7 }, (_, step) => polar(96 + step * 21, turn + random.between(-6, 6)));
    return crack(points, random.between(3, 6));
  });
  const round = [0, 118, 226].map((turn) =>
    crack(
      Array.from({ length: 12 }, (_, step) => polar(random.between(156, 178), turn + step * 8.6)),
      random.between(4, 6.5),
    ),
  );
  const plates = times(26, () => {
    const [x, y] = pointInDisc(205, random);
    return path(blob(random.between(16, 40), random, { points: 6, wobble: 0.25 }), {
      fill: random.pick(["#6E4126", "#7B4B2D", "#55301B"]),
      opacity: 0.55,
      transform: moved([x, y]),
    });
  });
  const face =
    circle(240, { fill: "#4A2818" }) +
    circle(231, { cx: -2, cy: -4, fill: "#693D24" }) +
    plates +
    circle(148, { fill: "#3F2012", opacity: 0.35 }) +
    dust(random, { count: 1700, at: inDisc(222, random), color: "#FFFDF8", opacity: 0.8 }) +
    times(26, () => {
      const [x, y] = pointInDisc(190, random);
      return path(blob(random.between(22, 46), random, { wobble: 0.2 }), {
        fill: "#FFF9F0",
        opacity: 0.2,
        transform: moved([x, y]),
      });
    }) +
    outward +
    round.join("") +
    stroke(arc(226, [192, 250]), ["#fff", 7], { opacity: 0.3 });
  return sliced({
    radius: 240,
    cut: [108, 158],
    side: "#2C150C",
    crust: "#3B1E12",
    id: "torta-caprese",
    layers: [
      [0.14, "#8B6147"],
      [0.9, "#4A2616"],
      [1, "#331810"],
    ],
    face,
    grain: group(
      { transform: "translate(112 4)" },
      flecks(random, {
        count: 70,
        at: inBox([206, 62], random),
        size: [2, 5],
        colors: ["#7A4B30", "#341810", "#B58A63", "#6A3B22"],
      }),
    ),
  });
}

/** 490 across: golden, damp, speckled with peel; the flaked almonds are a topping. */
function orangeCake(random: Random): Drawing {
  const browned = times(30, () => {
    const [x, y] = pointInDisc(200, random);
    return path(blob(random.between(16, 44), random, { wobble: 0.2 }), {
      fill: random.pick(["#F6C263", "#DB8A26", "#F3B651"]),
      opacity: 0.5,
      transform: moved([x, y]),
    });
  });
  const face =
    circle(245, { fill: "#A85C14" }) +
    circle(236, { cx: -2, cy: -4, fill: "#D07D1E" }) +
    circle(214, { cx: -3, cy: -6, fill: "#EBA23A" }) +
    browned +
    flecks(random, { count: 90, at: inDisc(215, random), size: [2, 5], colors: ["#E2690F", "#F9D68A", "#C4700F"] }) +
    stroke(arc(224, [190, 254]), ["#fff", 11], { opacity: 0.4 });
  return sliced({
    radius: 245,
    cut: [48, 98],
    side: "#94510F",
    crust: "#B3671A",
    id: "orange-cake",
    layers: [
      [0.1, "#C5761D"],
      [0.92, "#F5C661"],
      [1, "#D0872B"],
    ],
    face,
    grain: group(
      { transform: "translate(112 2)" },
      flecks(random, {
        count: 80,
        at: inBox([206, 64], random),
        size: [2, 5],
        colors: ["#E9A83A", "#F07F1C", "#FFE2A0", "#DE9530"],
      }),
    ),
  });
}

/** 480 across: dark and dense, with a glossy soft top of coconut milk that ends before the rim; raisins in the cut. */
function sweetPotatoPudding(random: Random): Drawing {
  const soft = blob(196, random, { points: 16, wobble: 0.035 });
  const blisters = times(34, () => {
    const [x, y] = pointInDisc(176, random);
    return circle(random.between(4, 15), {
      cx: x,
      cy: y,
      fill: random.pick(["#E2A862", "#A8662B", "#D8974C"]),
      opacity: 0.45,
    });
  });
  const bumps = times(40, () => {
    const [x, y] = polar(random.between(200, 226), random.between(0, 360));
    return path(blob(random.between(7, 17), random, { wobble: 0.25 }), {
      fill: random.pick(["#6E3B18", "#4A220C", "#85491F"]),
      opacity: 0.7,
      transform: moved([x, y]),
    });
  });
  const face =
    circle(240, { fill: "#4A220C" }) +
    circle(232, { cx: -2, cy: -4, fill: "#673415" }) +
    bumps +
    path(soft, { fill: "#8E5120", transform: "translate(1 2) scale(1.03)" }) +
    path(soft, { fill: "#C07E3B", transform: "translate(-2 -3)" }) +
    path(soft, { fill: "#CE9250", transform: "translate(-8 -12) scale(.8)" }) +
    blisters +
    stroke("M-136-66C-122-112-82-142-36-148", ["#FFF3DC", 12], { opacity: 0.65 }) +
    stroke("M-160-18C-160-28-158-36-156-42", ["#FFF3DC", 10], { opacity: 0.5 }) +
    stroke("M-64 140C-30 152 8 152 36 142", ["#FFF3DC", 7], { opacity: 0.35 });
  const raisinsInside = times(7, (index) =>
    ellipse([9, 6.5], {
      fill: index % 2 ? "#2E120B" : "#43190D",
      transform: moved([26 + index * 28 + random.between(-8, 8), random.between(-14, 30)], {
        rotate: random.between(-40, 40),
      }),
    }),
  );
  return sliced({
    radius: 240,
    height: 32,
    side: "#38190A",
    crust: "#572A10",
    id: "sweet-potato-pudding",
    layers: [
      [0.24, "#DDA866"],
      [0.94, "#9A5A28"],
      [1, "#673415"],
    ],
    face,
    grain:
      group(
        { transform: "translate(112 8)" },
        flecks(random, {
          count: 60,
          at: inBox([206, 52], random),
          size: [2, 6],
          colors: ["#B8743A", "#7C4419", "#C98A4C"],
        }),
      ) + raisinsInside,
  });
}

/** 510 across: a crumb crust, a rim of lime custard and whipped cream over the rest; the zest is strewn on it. */
function limePie(random: Random): Drawing {
  const crimped = smooth(Array.from({ length: 44 }, (_, index) => polar(index % 2 ? 252 : 245, index * (360 / 44))));
  const cream = blob(184, random, { points: 15, wobble: 0.045 });
  const waves = times(6, (index) => {
    const turn = index * 62 + random.between(-8, 8);
    const d = stroke(arc(60 + index * 20, [turn, turn + random.between(90, 150)]), ["#E6E4D2", 15], { opacity: 0.75 });
    return d + stroke(arc(60 + index * 20, [turn, turn + 100]), ["#FFFFFF", 9], { transform: "translate(-3 -5)" });
  });
  const face =
    path(crimped, { fill: "#8A5A24" }) +
    path(crimped, { fill: "#C08A45", transform: "translate(-1 -3) scale(.975)" }) +
    flecks(random, {
      count: 260,
      at: () => polar(random.between(224, 243), random.between(0, 360)),
      size: [2.5, 6],
      colors: ["#DDB06B", "#9C682C", "#EBC588", "#B57F3C"],
    }) +
    circle(220, { fill: "#9A6A2C" }) +
    circle(216, { cx: 1, cy: 2, fill: "#D6D374" }) +
    circle(211, { cx: 2, cy: 4, fill: "#EEEB9C" }) +
    stroke(arc(203, [186, 250]), ["#FFFFE8", 6], { opacity: 0.9 }) +
    path(cream, { fill: "#B9B56A", opacity: 0.5, transform: "translate(4 7)" }) +
    path(cream, { fill: "#DCDAC6" }) +
    path(cream, { fill: "#FFFEF8", transform: "translate(-2 -4) scale(.975)" }) +
    waves;
  return sliced({
    radius: 250,
    height: 24,
    side: "#7A4D1C",
    crust: "#9C682C",
    id: "lime-pie",
    layers: [
      [0.27, "#FFFDF4"],
      [0.78, "#EAE88E"],
      [1, "#B57F3C"],
    ],
    face,
    grain: group(
      { transform: "translate(112 33)" },
      flecks(random, {
        count: 44,
        at: inBox([214, 14], random),
        size: [2, 5],
        colors: ["#DDB06B", "#8F5E26", "#E3BC7D"],
      }),
    ),
  });
}

export const cakes = {
  tortaCaprese: { foods: ["dark-chocolate"], within: ["almond-flour", "powdered-sugar"], draw: tortaCaprese },
  orangeCake: { foods: ["almond-flour"], within: ["orange"], draw: orangeCake },
  sweetPotatoPudding: { foods: ["sweet-potato"], within: ["coconut-milk", "raisin"], draw: sweetPotatoPudding },
  limePie: { foods: ["graham-cracker"], within: ["lime", "cream"], draw: limePie },
} as const satisfies Record<string, FoodPiece>;

// Fruit as it is cut for salads. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, moved, path, stroke, times, turned } from "../../svg.ts";

/** 130 across: a slice of orange cut free of peel and pith. */
function orangeSlice(random: Random): Drawing {
  const round = blob(64, random, { points: 12, wobble: 0.02 });
  const segment = path("M0-8L16-49C6-57-6-57-16-49Z", { fill: "#FFA93A" });
  const cells = path("M0-18L9-46C3-50-3-50-9-46Z", { fill: "#FFC063" });
  const drop = stroke("M-4-38C-1-36 0-30-2-24", ["#FFE3B0", 2.6], { opacity: 0.9 });
  return edged(
    path(round),
    "#D9730B",
    path(round, { fill: "#FFD99A", transform: "scale(.945)" }),
    turned(9, () => segment + cells + drop),
    circle(6, { fill: "#FFF0CF" }),
    stroke("M-50-24A56 56 0 0 1-22-51", ["#fff", 5], { opacity: 0.5 }),
  );
}

/** 120 across: a piece of a pineapple slice, the fibres running to where the core was. */
function pineappleSector(random: Random): Drawing {
  const wedge = "M-54-34C-20-52 20-52 54-34C58-30 56-22 52-14L24 42C20 50-20 50-24 42L-52-14C-56-22-58-30-54-34Z";
  const fibres = times(9, (index) => {
    const x = -40 + index * 10 + random.between(-2, 2);
    return stroke(
      `M${decimal(x)} ${decimal(-32 - (20 - Math.abs(x) / 2.2) / 4)}L${decimal(x * 0.42)} 36`,
      ["#F6B91F", 2.6],
      {
        opacity: 0.75,
      },
    );
  });
  return edged(
    path(wedge),
    "#B97D0A",
    path(wedge, { fill: "#FFD64B", transform: "translate(-1 -2) scale(.93)" }),
    path(wedge, { fill: "#FFE887", transform: "translate(-4 -7) scale(.64)" }),
    fibres,
    stroke("M-44-28C-20-41 12-42 34-35", ["#FFF7D0", 5]),
    stroke("M-20 41C-8 45 8 45 20 41", ["#E0A312", 5]),
  );
}

/** About 140 across: a wedge-shaped chunk of watermelon, its upper face in the light, some with a seed or two left. */
function watermelonChunk(random: Random): Drawing {
  const stray = (): number => random.between(-9, 9);
  const corners: readonly Point[] = [
    [-58, 34],
    [-44, -20],
    [-8, -56],
    [34, -30],
    [58, 30],
    [4, 44],
  ];
  const face = smooth(corners.map(([x, y]): Point => [x + stray(), y + stray()]));
  const joined = { stroke: "currentColor", "stroke-width": 6, "stroke-linejoin": "round" };
  const grain = times(9, () =>
    stroke(`M0 0l${decimal(random.between(3, 7))} ${decimal(random.between(-4, 4))}`, ["#FFB6B4", 2.4], {
      transform: moved([random.between(-34, 34), random.between(-28, 26)]),
      opacity: 0.8,
    }),
  );
  const seeds = times(random.pick([0, 0, 1, 2]), () =>
    ellipse([3.2, 5.6], {
      fill: "#3A1116",
      transform: moved([random.between(-30, 30), random.between(-20, 22)], { rotate: random.between(0, 180) }),
    }),
  );
  return edged(
    path(face, joined) + path(face, { ...joined, transform: "translate(3 13)" }),
    "#9E1B30",
    path(face, { fill: "#D02F45", transform: "translate(3 12) scale(.97)" }),
    path(face, { fill: "#F2525F", transform: "translate(0 -1) scale(.97)" }),
    path(face, { fill: "#FF7C80", opacity: 0.75, transform: "translate(-6 -6) scale(.62)" }),
    grain,
    seeds,
    stroke("M-40-14C-32-32-20-42-6-46", ["#fff", 5], { opacity: 0.65 }),
  );
}

/** 140 high: a thin slice of ripe pear, stalk end up, with its skin. */
function pearSlice(): Drawing {
  const slice = "M0-68C16-68 20-42 26-20C46 4 46 62 0 64C-46 62-46 4-26-20C-20-42-16-68 0-68Z";
  return edged(
    path(slice),
    "#9A9A2E",
    path(slice, { fill: "#CFCB5A", transform: "translate(0 -1) scale(.95)" }),
    path(slice, { fill: "#FDF7DA", transform: "translate(0 -1) scale(.87)" }),
    path("M0 6C20 14 20 42 0 46C-20 42-20 14 0 6Z", { fill: "#F1E6B4" }),
    ellipse([2.4, 5.4], { cx: -6, cy: 26, fill: "#8A5A2E", opacity: 0.85 }),
    stroke("M-12-44C-16-26-24-14-29 4", ["#fff", 5]),
  );
}

export const saladFruit = {
  orangeSlice: { foods: ["orange"], draw: orangeSlice },
  pineappleSector: { foods: ["pineapple"], draw: pineappleSector },
  watermelonChunk: { foods: ["watermelon"], draw: watermelonChunk },
  pearSlice: { foods: ["pear"], draw: pearSlice },
} as const satisfies Record<string, FoodPiece>;

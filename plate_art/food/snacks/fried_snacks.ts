// Snacks that come out of hot oil in a crust: balls, parcels, fritters, and the same ones broken open. Origin 0,0 is the
// middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";

/** Little blisters that hot oil raises on dough, each with its lit side, strewn where `at` says. */
function blistered(random: Random, { count, at }: { count: number; at: () => Point }): Svg {
  return times(count, () => {
    const size = random.between(3, 7.5);
    return group(
      { transform: moved(at()) },
      circle(size, { fill: "#A9661E", opacity: 0.7 }),
      circle(size * 0.72, { cx: -0.8, cy: -1.2, fill: "#EFC07A", opacity: 0.9 }),
    );
  });
}

/** 180 wide, 165 high: a samosa, its pinched seam below, tip up. */
function samosa(random: Random): Drawing {
  const shell =
    "M0-88C12-88 18-80 26-66L86 44C96 64 84 76 64 78C24 84-24 84-64 78C-84 76-96 64-86 44L-26-66C-18-80-12-88 0-88Z";
  const seam = times(11, (index) =>
    ellipse([8.5, 10], {
      cx: index * 13.4 - 67,
      cy: 70 + Math.abs(index - 5) * -0.7,
      fill: "#D9993F",
      stroke: "#8C4F14",
      "stroke-width": 2.2,
    }),
  );
  return edged(
    path(shell),
    "#7C4210",
    path(shell, { fill: "#C07A26", transform: "translate(-1 -2) scale(.955)" }),
    path(shell, { fill: "#D9983F", transform: "translate(-5 -6) scale(.82)" }),
    path("M0-78C10-78 14-70 20-58L32-34C10-10-6 20-12 60C-20 20-30-10-46-22L-22-60C-16-72-10-78 0-78Z", {
      fill: "#EBB661",
      opacity: 0.85,
    }),
    stroke("M30-44C6-14-8 20-13 62", ["#99591A", 5], { opacity: 0.8 }),
    blistered(random, { count: 22, at: () => [random.between(-58, 58), random.between(-6, 54)] }),
    blistered(random, { count: 6, at: () => [random.between(-16, 16), random.between(-62, -20)] }),
    seam,
    stroke("M-22-54C-16-68-10-76-2-78", ["#FFEBC2", 5], { opacity: 0.75 }),
  );
}

/** 190 wide, 150 high: a samosa broken across, potato, peas and coriander seed spilling out below. */
function samosaOpen(random: Random): Drawing {
  const shell =
    "M0-92C12-92 18-84 26-70L84 24C88 34 70 36 56 26C40 40 22 24 4 36C-14 26-34 40-54 28C-70 36-88 34-84 24L-26-70C-18-84-12-92 0-92Z";
  const fill = blob(72, random, { points: 13, wobble: 0.08, stretch: [1.12, 0.52] });
  const potato = times(44, () => {
    const [x, y] = pointInDisc(1, random);
    const at = moved([x * 68, 38 + y * 28]);
    const lump = blob(random.between(9, 17), random, { points: 6, wobble: 0.2 });
    return (
      path(lump, { fill: "#BD8A1E", transform: at, opacity: 0.9 }) +
      path(lump, {
        fill: random.pick(["#F3D27A", "#F7DF97", "#E8BF55"]),
        transform: `${at} translate(-1 -2) scale(.86)`,
      })
    );
  });
  const peas = times(9, () => {
    const [x, y] = pointInDisc(1, random);
    const at = moved([x * 66, 44 + y * 22]);
    return (
      circle(9.5, { fill: "#3F8A34", transform: at }) +
      circle(7.6, { cx: -1, cy: -1.5, fill: "#7CC252", transform: at })
    );
  });
  const seeds = times(16, () => {
    const [x, y] = pointInDisc(1, random);
    return circle(2.6, { cx: x * 68, cy: 36 + y * 30, fill: "#6E4A16" });
  });
  return {
    outline: path(shell) + path(fill, { transform: "translate(0 32)" }),
    body:
      path(fill, { fill: "#A87717", transform: "translate(0 32)" }) +
      potato +
      peas +
      seeds +
      path(shell, { fill: "#7C4210" }) +
      path(shell, { fill: "#E9C183", transform: "translate(0 -1) scale(.97)" }) +
      path(shell, { fill: "#C98530", transform: "translate(-1 -7) scale(.92)" }) +
      path(shell, { fill: "#DDA048", transform: "translate(-4 -14) scale(.76)" }) +
      blistered(random, { count: 16, at: () => [random.between(-44, 44), random.between(-30, 14)] }) +
      stroke("M-22-58C-16-72-10-80-2-82", ["#FFEBC2", 5], { opacity: 0.75 }),
  };
}

/** About 150 across: a ragged nest of onion in a spiced batter, fried until every end is crisp. */
function onionBhaji(random: Random): Drawing {
  const strands = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = pointInDisc(index < 12 ? 44 : 30, random);
    const half = random.between(18, 32);
    const bend = random.between(12, 26);
    return {
      d: `M${(-half).toFixed(1)} ${(bend / 2).toFixed(1)}C${(-half / 2).toFixed(1)} ${(-bend).toFixed(1)} ${(half / 2).toFixed(1)} ${(-bend).toFixed(1)} ${half.toFixed(1)} ${(bend / 3).toFixed(1)}`,
      transform: moved([x, y], { rotate: random.between(0, 360) }),
      color: random.pick(index < 12 ? ["#A8641E", "#BD7A28"] : ["#D9953A", "#E8AE52", "#C9822A", "#F2C670"]),
    };
  });
  const nest = blob(60, random, { points: 13, wobble: 0.1 });
  const lines = strands.map(({ d, transform }) =>
    path(d, { transform, fill: "none", stroke: "currentColor", "stroke-width": 14, "stroke-linecap": "round" }),
  );
  return edged(
    path(nest) + lines.join(""),
    "#57290A",
    path(nest, { fill: "#8E4C14", transform: "scale(.92)" }),
    path(nest, { fill: "#A9631F", transform: "translate(-6 -8) scale(.7)" }),
    strands
      .map(
        ({ d, transform, color }) =>
          stroke(d, ["#6B380F", 12], { transform }) +
          stroke(d, [color, 8.5], { transform }) +
          stroke(d, ["#FFF0C4", 2.4], { transform, opacity: 0.55, "stroke-dasharray": "12 26" }),
      )
      .join(""),
    times(8, () =>
      ellipse([4, 2.6], {
        fill: "#3F8A34",
        transform: moved(pointInDisc(44, random), { rotate: random.between(0, 180) }),
      }),
    ),
  );
}

interface Crust {
  readonly edge: string;
  readonly face: string;
  readonly light: string;
  readonly crumbs: readonly string[];
}

const DARK_CRUST: Crust = {
  edge: "#5E2E0C",
  face: "#B46A28",
  light: "#DA9743",
  crumbs: ["#8A4E1C", "#DDA55A", "#B97634", "#EDC587"],
};
const ORANGE_CRUST: Crust = {
  edge: "#8A4A0C",
  face: "#D1801F",
  light: "#E9A33A",
  crumbs: ["#B86A16", "#F3BE62", "#DC9030", "#F8D48C"],
};

/** A ball rolled in breadcrumbs and fried. */
function crumbedBall(random: Random, radius: number, crust: Crust): Drawing {
  const ball = blob(radius, random, { points: 13, wobble: 0.035 });
  return edged(
    path(ball),
    crust.edge,
    path(ball, { fill: crust.face, transform: "translate(-2 -3) scale(.93)" }),
    path(ball, {
      fill: crust.light,
      transform: `translate(${decimal(-radius * 0.1)} ${decimal(-radius * 0.14)}) scale(.76)`,
    }),
    crumbs(random, { count: Math.round(radius * 1.5), radius: radius * 0.86, colors: crust.crumbs }),
    // Shade that grows towards the lower right, light on the upper left: without them a ball looks flat as a biscuit.
    path(`M${moonOf(radius * 0.97, 0.34)}`, { fill: crust.edge, opacity: 0.24 }),
    path(`M${moonOf(radius * 0.97, 0.16)}`, { fill: crust.edge, opacity: 0.24 }),
    ellipse([radius * 0.36, radius * 0.28], {
      cx: -radius * 0.3,
      cy: -radius * 0.36,
      fill: "#FFE9BC",
      opacity: 0.34,
      transform: "rotate(-8)",
    }),
    stroke(
      `M${(-radius * 0.66).toFixed(1)}${(-radius * 0.3).toFixed(1)}A${radius * 0.72} ${radius * 0.72} 0 0 1 ${(-radius * 0.2).toFixed(1)}${(-radius * 0.7).toFixed(1)}`,
      ["#FFF0CF", radius * 0.09],
      { opacity: 0.55 },
    ),
  );
}

/** The moon that stays dark at a ball's lower right, `deep` a share of its diameter: where a path goes after its M. */
function moonOf(radius: number, deep: number): string {
  const [fromX, fromY] = polar(radius, -35);
  const [toX, toY] = polar(radius, 125);
  const inner = decimal(radius * (1 + deep * 0.6));
  const outer = decimal(radius);
  const ends = [decimal(fromX), decimal(fromY), decimal(toX), decimal(toY)] as const;
  return `${ends[0]} ${ends[1]}A${outer} ${outer} 0 0 1 ${ends[2]} ${ends[3]}A${inner} ${inner} 0 0 0 ${ends[0]} ${ends[1]}Z`;
}

function crumbs(
  random: Random,
  { count, radius, colors }: { count: number; radius: number; colors: readonly string[] },
): Svg {
  return times(count, () =>
    path(blob(random.between(2, 5.5), random, { points: 5, wobble: 0.3 }), {
      fill: random.pick(colors),
      opacity: 0.85,
      transform: moved(pointInDisc(radius, random)),
    }),
  );
}

/** 96 across: a small ball in fine crumbs, fried dark gold. */
function bitterbal(random: Random): Drawing {
  return crumbedBall(random, 48, DARK_CRUST);
}

/** 112 across: the same broken open, a creamy ragout of beef and parsley inside. */
function bitterbalOpen(random: Random): Drawing {
  const ball = blob(56, random, { points: 13, wobble: 0.05 });
  const threads = times(34, () =>
    stroke("M-6 0C-2-2 2 2 6 0", [random.pick(["#8A5A38", "#A06C44", "#B98858"]), random.between(3, 5)], {
      transform: moved(pointInDisc(37, random), { rotate: random.between(0, 180) }),
    }),
  );
  const flecks = times(16, () =>
    ellipse([3.4, 2.2], {
      fill: "#3F8A42",
      transform: moved(pointInDisc(36, random), { rotate: random.between(0, 90) }),
    }),
  );
  return edged(
    path(ball),
    DARK_CRUST.edge,
    path(ball, { fill: "#A9682A", transform: "translate(-1 -2) scale(.95)" }),
    crumbs(random, { count: 70, radius: 52, colors: DARK_CRUST.crumbs }),
    path(ball, { fill: "#7E5530", transform: "scale(.82)" }),
    path(ball, { fill: "#E3C393", transform: "translate(1 2) scale(.74)" }),
    threads,
    flecks,
    stroke("M-26-12C-20-26-6-32 8-30", ["#FFF3DC", 5], { opacity: 0.7 }),
  );
}

/** 150 across: a rice ball in coarse crumbs, fried to the colour of an orange. */
function arancino(random: Random): Drawing {
  return crumbedBall(random, 75, ORANGE_CRUST);
}

/** 156 across: half of one, saffron rice round peas and mozzarella that has begun to run. */
function arancinoHalf(random: Random): Drawing {
  const ball = blob(78, random, { points: 14, wobble: 0.03 });
  const rice = times(150, () =>
    ellipse([8, 4], {
      fill: random.pick(["#F9DE83", "#F3CB58", "#FCEBB0"]),
      stroke: "#D3A233",
      "stroke-width": 0.9,
      transform: moved(pointInDisc(62, random), { rotate: random.between(0, 180) }),
    }),
  );
  const peas = [
    [-34, 18],
    [30, 24],
    [4, -38],
    [-22, -30],
    [36, -16],
    [2, 42],
  ].map(
    ([x = 0, y = 0]) =>
      circle(11, { cx: x, cy: y, fill: "#3F8A34" }) + circle(9, { cx: x - 1, cy: y - 2, fill: "#7CC252" }),
  );
  const cheese = blob(27, random, { points: 8, wobble: 0.14 });
  return edged(
    path(ball),
    ORANGE_CRUST.edge,
    path(ball, { fill: "#D98A26", transform: "translate(-1 -2) scale(.965)" }),
    crumbs(random, { count: 90, radius: 74, colors: ORANGE_CRUST.crumbs }),
    circle(66, { fill: "#C98D1E" }),
    circle(64, { fill: "#EFC75A" }),
    rice,
    peas.join(""),
    path(cheese, { fill: "#D8CDA9" }),
    path(cheese, { fill: "#FFFDF2", transform: "translate(-1 -2) scale(.92)" }),
    path("M14 10C26 16 24 34 34 44C36 50 26 52 22 44C16 32 8 24 2 20Z", { fill: "#FFFDF2" }),
    stroke("M-14-4C-10-14 0-18 10-15", ["#fff", 4]),
    stroke("M-8 10C-2 14 6 13 12 8", ["#E5DCBF", 3]),
  );
}

export const friedSnacks = {
  samosa: { foods: ["flour"], draw: samosa },
  samosaOpen: { foods: ["flour"], within: ["potato", "pea"], draw: samosaOpen },
  onionBhaji: { foods: ["chickpea-flour"], within: ["onion"], draw: onionBhaji },
  bitterbal: { foods: ["breadcrumbs"], draw: bitterbal },
  bitterbalOpen: { foods: ["breadcrumbs"], within: ["beef", "parsley"], draw: bitterbalOpen },
  arancino: { foods: ["breadcrumbs"], within: ["rice"], draw: arancino },
  arancinoHalf: { foods: ["breadcrumbs"], within: ["rice", "mozzarella", "pea"], draw: arancinoHalf },
} as const satisfies Record<string, FoodPiece>;

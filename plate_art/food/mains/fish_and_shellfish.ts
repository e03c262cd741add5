// Fish and shellfish, always cooked. Origin 0,0 is the middle of the piece; sizes are at scale 1. Whole fish look left.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, group, moved, path, type Svg, stroke, times } from "../../svg.ts";

const BREAM =
  "M-232 8C-214-40-150-92-56-96C20-98 88-66 142-26C160-44 190-74 226-82C216-46 206-22 206 2C208 28 218 54 226 86C190 80 162 52 142 34C92 72 26 100-52 98C-140 94-208 54-232 8Z";

/** 460 long, 200 high: a whole bream from the oven, three slashes in its browned side. */
function seaBream(random: Random): Drawing {
  const fin = "M-84-92C-40-132 40-124 104-60C60-78-20-96-84-92Z";
  const belly = "M-40 94C-20 124 20 122 40 84C14 92-14 96-40 94Z";
  const slash = (x: number): Svg =>
    group(
      { transform: moved([x, 0], { rotate: 14 }) },
      path("M0-66C16-40 18 36 2 64C-14 36-16-40 0-66Z", { fill: "#7C5A34" }),
      path("M2-58C14-36 15 32 3 57C-8 32-9-36 2-58Z", { fill: "#FBF1DE" }),
      stroke("M4-40C8-20 8 14 4 36", ["#E0CBA6", 3.5]),
    );
  const scales = times(110, (index) => {
    const x = -92 + (index % 22) * 11 + (Math.floor(index / 22) % 2) * 5.5;
    const y = -56 + Math.floor(index / 22) * 27;
    return stroke("M-4-6C3-4 3 4-4 6", ["#8C7A5C", 2], { opacity: 0.35, transform: moved([x, y]) });
  });
  const brown = times(24, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(8, 20), random, { wobble: 0.25, stretch: [1.5, 0.8] }), {
      fill: random.pick(["#C07E2A", "#A3621F", "#DDA650"]),
      opacity: 0.45,
      transform: moved([x * 120 + 4, y * 62]),
    });
  });
  return edged(
    path(BREAM) + path(fin) + path(belly),
    "#5B4A38",
    path(fin, { fill: "#A58654", transform: "translate(0 2) scale(.95)" }),
    path(belly, { fill: "#C5AA78", transform: "scale(.96)" }),
    path(BREAM, { fill: "#D2BD8E", transform: "translate(-1 -1) scale(.965)" }),
    path("M-218 6C-150 66-40 92 60 70C100 60 130 42 146 20C100 44 20 52-60 46C-130 40-190 26-218 6Z", {
      fill: "#F6E9C8",
      opacity: 0.9,
    }),
    path("M-190-22C-140-72-70-90-4-84C60-78 110-46 138-20C90-50 20-62-50-58C-110-54-160-40-190-22Z", {
      fill: "#8E7444",
      opacity: 0.8,
    }),
    scales,
    brown,
    stroke("M160-22C176-36 194-52 210-60M158 2H194M160 26C176 38 194 52 210 64", ["#7B6548", 4], { opacity: 0.7 }),
    slash(-52),
    slash(18),
    slash(86),
    path("M-126-78C-104-44-102 36-128 82C-112 44-112-40-126-78Z", { fill: "#5B4A38", opacity: 0.7 }),
    path("M-100 10C-70-8-60 26-92 34C-100 30-104 18-100 10Z", {
      fill: "#D9BE88",
      stroke: "#8A6C42",
      "stroke-width": 3,
    }),
    circle(17, { cx: -168, cy: -18, fill: "#4A3C2C" }),
    circle(14, { cx: -168, cy: -18, fill: "#F4EDDC" }),
    circle(5, { cx: -171, cy: -21, fill: "#fff" }),
    stroke("M-228 12C-214 20-202 22-190 20", ["#5B4A38", 4]),
    stroke("M-140-66C-90-86-20-86 40-68", ["#fff", 7], { opacity: 0.35 }),
  );
}

/** 400 long, 130 high: a flat fillet of sole fried in flour and butter. */
function soleFillet(random: Random): Drawing {
  const fillet =
    "M-198 6C-176-38-110-62-20-60C70-58 150-40 196-6C200 4 190 12 176 18C120 50 40 66-40 62C-116 58-180 40-198 6Z";
  const floury = times(60, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(3, 9), random, { points: 6, wobble: 0.3 }), {
      fill: random.pick(["#FFF3D0", "#FBE4AE", "#B06C20"]),
      opacity: 0.7,
      transform: moved([x * 176, y * 48]),
    });
  });
  const gold = times(46, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(6, 19), random, { wobble: 0.3, stretch: [1.5, 0.8] }), {
      fill: random.pick(["#C9842F", "#DDA04A", "#B46E22", "#F4D595"]),
      opacity: 0.5,
      transform: moved([x * 160, y * 42]),
    });
  });
  return edged(
    path(fillet),
    "#97601F",
    path(fillet, { fill: "#E0A548", transform: "translate(-2 -3) scale(.965 .93)" }),
    path(fillet, { fill: "#F6D794", transform: "translate(-4 -5) scale(.9 .78)" }),
    gold,
    stroke("M-150 6C-90-2 50 10 150 2", ["#B57526", 4], { opacity: 0.4 }),
    floury,
    stroke("M-164-22C-128-44-80-52-30-52", ["#fff", 6], { opacity: 0.5 }),
  );
}

/** 200 long, 130 high: a thick piece of poached cod, opening in flakes. */
function codPiece(random: Random): Drawing {
  const piece = "M-98-16C-84-50-40-62 6-62C54-62 92-48 98-14C104 18 92 44 60 54C20 66-44 64-78 48C-100 36-106 8-98-16Z";
  const flake = (x: number): Svg => {
    const lean = random.between(-5, 5);
    const d = `M${x}-54C${x + 22 + lean}-30 ${x + 24 + lean} 26 ${x - 2} 54`;
    return stroke(d, ["#CFC6B2", 6]) + stroke(d, ["#FFFFFF", 4], { transform: "translate(6 -1)" });
  };
  return edged(
    path(piece),
    "#B5A88E",
    path(piece, { fill: "#EFE9DC", transform: "translate(-1 -2) scale(.965 .95)" }),
    path(piece, { fill: "#FDFBF5", transform: "translate(-4 -6) scale(.9 .84)" }),
    flake(-64),
    flake(-32),
    flake(2),
    flake(34),
    flake(62),
    stroke("M-86-18C-74-42-44-52-12-54", ["#fff", 6], { opacity: 0.95 }),
  );
}

/** 104 wide, 124 high: a clam opened by the heat, its meat in the lower shell. */
function clam(random: Random): Drawing {
  const upper = "M-50-2C-56-36-30-64 0-64C30-64 56-36 50-2C34 4 14 6 0 6C-14 6-34 4-50-2Z";
  const lower = "M-50-2C-34-8-14-6 0-6C14-6 34-8 50-2C56 34 30 60 0 60C-30 60-56 34-50-2Z";
  const [shell, dark] = random.pick([
    ["#C9B08A", "#8F7450"],
    ["#B39C7C", "#7C6648"],
    ["#DCC7A2", "#A58A62"],
  ] as const);
  const ribs = times(9, (index) => {
    const [x, y] = polar(1, 188 + index * 20.5);
    return stroke(`M${decimal(x * 14)} ${decimal(y * 12)}L${decimal(x * 46)} ${decimal(y * 56)}`, [dark, 3], {
      opacity: 0.8,
    });
  });
  return edged(
    path(upper) + path(lower),
    "#54402B",
    path(upper, { fill: shell, transform: "translate(0 -2) scale(.93)" }),
    ribs,
    stroke("M-40-26C-24-46 24-46 40-26", [dark, 3.5], { opacity: 0.6 }),
    stroke("M-36-36C-26-50-12-56 0-57", ["#fff", 4.5], { opacity: 0.6 }),
    path(lower, { fill: "#EFE6D6", transform: "translate(0 1) scale(.92)" }),
    path(lower, { fill: "#D3C2B4", transform: "translate(0 5) scale(.78)" }),
    path("M-30 12C-34 30-8 46 16 38C34 36 38 20 26 12C20 20 10 14 2 18C-8 12-18 20-30 12Z", { fill: "#B5642A" }),
    path("M-26 15C-28 28-8 41 14 34C28 32 32 22 25 17C18 24 10 18 2 22C-8 17-16 23-26 15Z", { fill: "#EDA862" }),
    stroke("M-14 26C-6 32 8 32 18 27", ["#FFD9A4", 4]),
  );
}

/** 110 across: a lump of flaked white or smoked fish. */
function fishFlake(random: Random): Drawing {
  const lump = blob(50, random, { points: 7, wobble: 0.14, stretch: [1.1, 0.8] });
  return edged(
    path(lump),
    "#C09A5E",
    path(lump, { fill: random.pick(["#FBF1DC", "#F8E3B4"]), transform: "translate(-2 -3) scale(.9)" }),
    stroke("M-26-20C-14-4-14 10-26 22M2-28C14-8 14 10 2 28M26-22C34-6 34 8 28 18", ["#DFC596", 4]),
  );
}

export const fishAndShellfish = {
  seaBream: { foods: ["sea-bream"], draw: seaBream },
  soleFillet: { foods: ["sole"], draw: soleFillet },
  codPiece: { foods: ["cod", "white-fish"], draw: codPiece },
  clam: { foods: ["clam"], draw: clam },
  fishFlake: { foods: ["smoked-haddock", "cod", "white-fish"], draw: fishFlake },
} as const satisfies Record<string, FoodPiece>;

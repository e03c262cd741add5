// Fried pieces with a crust. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";

/** Crumbs of a fried coat over a spread of half-axes, as its light and dark specks. */
function crumbs(random: Random, { count, spread }: { count: number; spread: readonly [number, number] }): Svg {
  return times(count, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(3, 8), random, { points: 5, wobble: 0.3 }), {
      fill: random.pick(["#B86F20", "#F2C877", "#9A5716", "#E9B45C", "#F8DA98"]),
      opacity: 0.75,
      transform: moved([x * spread[0], y * spread[1]]),
    });
  });
}

/** 420 long, 300 high: a thin escalope in a crumb that has lifted off in waves. */
function schnitzel(random: Random): Drawing {
  const coat = blob(170, random, { points: 17, wobble: 0.055, stretch: [1.22, 0.84] });
  const blister = (): Svg => {
    const [x, y] = pointInDisc(1, random);
    const shape = blob(random.between(18, 36), random, { points: 9, wobble: 0.16, stretch: [1.9, 0.62] });
    const transform = moved([x * 142, y * 96], { rotate: random.between(-38, 4) });
    return (
      path(shape, { fill: "#A9641C", opacity: 0.55, transform: `translate(3 7) ${transform}` }) +
      path(shape, { fill: "#E6A945", transform }) +
      path(shape, { fill: "#F7D283", transform: `translate(-2 -4) ${transform} scale(.72)` })
    );
  };
  return edged(
    path(coat),
    "#7E4310",
    path(coat, { fill: "#C47C28", transform: "translate(-2 -3) scale(.965)" }),
    path(coat, { fill: "#DC9A3E", transform: "translate(-4 -6) scale(.9)" }),
    path(coat, { fill: "#E8B057", transform: "translate(-8 -10) scale(.72)" }),
    times(26, blister),
    crumbs(random, { count: 200, spread: [192, 128] }),
    stroke("M-150-62C-118-104-66-124-14-126", ["#fff", 8], { opacity: 0.4 }),
  );
}

/** 270 long, 160 high: a breast in crumbs, closed to a bolster. */
function kyiv(random: Random): Drawing {
  const coat = "M-132 6C-128-44-76-78-4-78C66-78 126-52 136-4C138 40 84 76 6 78C-70 80-132 54-132 6Z";
  return edged(
    path(coat),
    "#7E4310",
    path(coat, { fill: "#C07622", transform: "translate(-1 -2) scale(.965 .95)" }),
    path(coat, { fill: "#DB9538", transform: "translate(-4 -7) scale(.88 .82)" }),
    path(coat, { fill: "#EBB45B", transform: "translate(-12 -18) scale(.6 .5)" }),
    crumbs(random, { count: 150, spread: [118, 64] }),
    stroke("M-104-26C-86-52-50-64-12-66", ["#fff", 7], { opacity: 0.45 }),
  );
}

/** 320 long, 260 high: one cut through: two halves of white meat, green butter running out between them. */
function kyivCut(random: Random): Drawing {
  const half = "M0-74C46-72 84-44 88 0C84 46 46 74 0 76C-14 52-18 26-18 0C-18-26-14-52 0-74Z";
  const face = "M2-70C22-50 26-24 26 2C26 30 20 54 2 72C-16 52-20 28-20 0C-20-26-16-52 2-70Z";
  const cut = (at: string): Svg =>
    group(
      { transform: at },
      path(half, { fill: "#7E4310" }),
      path(half, { fill: "#D28D33", transform: "translate(1 -1) scale(.94)" }),
      group({ transform: "translate(44 -4)" }, crumbs(random, { count: 40, spread: [32, 52] })),
      path(face, { fill: "#8A4C14" }),
      path(face, { fill: "#DE9A3E", transform: "translate(1 0) scale(.92 .965)" }),
      path(face, { fill: "#FDF3E1", transform: "translate(1 1) scale(.74 .89)" }),
      stroke("M-8-36C-2-22-4-6-8 4M14-30C10-10 14 10 12 26", ["#E9D6B6", 3.5]),
      ellipse([8, 21], { cx: 3, cy: 4, fill: "#8A9C2C" }),
      ellipse([6, 17], { cx: 3, cy: 3, fill: "#CBCB52" }),
    );
  const right = moved([40, -24], { rotate: -10, scale: 1.16 });
  const left = `${moved([-46, -18], { rotate: 10, scale: 1.16 })} scale(-1 1)`;
  const pool = blob(74, random, { points: 12, wobble: 0.13, stretch: [1.25, 0.82] });
  const poolAt = moved([2, 66]);
  const run = "M-40 4C-34 34-44 54-30 74H30C44 54 34 34 40 2C20 16-20 16-40 4Z";
  const flecks = times(34, () => {
    const [x, y] = pointInDisc(1, random);
    return ellipse([random.between(2.5, 5.5), random.between(1.8, 3)], {
      fill: random.pick(["#3F7F34", "#58994A", "#2F6B2C"]),
      transform: moved([x * 74 + 2, y * 44 + 62], { rotate: random.between(0, 180) }),
    });
  });
  return {
    outline: path(half, { transform: right }) + path(half, { transform: left }),
    body:
      path(pool, { fill: "#B99A22", opacity: 0.85, transform: poolAt }) +
      path(run, { fill: "#D9BE3C", opacity: 0.9 }) +
      path(pool, { fill: "#EFD55E", opacity: 0.9, transform: `${poolAt} scale(.93)` }) +
      flecks +
      stroke("M-58 54C-48 36-30 30-8 30", ["#FFFBE0", 6], { opacity: 0.9 }) +
      cut(left) +
      cut(right),
  };
}

/** The corners of a brik's triangle, softened: 290 wide, 230 high, its fold below. */
const BRIK =
  "M-138 92C-150 78-144 66-134 54L-18-122C-8-138 8-138 18-122L136 54C146 66 150 78 138 92C60 106-60 106-138 92Z";

/** 290 wide, 230 high: an egg in thin pastry, folded to a triangle and fried until it blisters. */
function brik(random: Random): Drawing {
  const blisters = times(26, () => {
    const y = random.between(-84, 78);
    const x = random.between(-1, 1) * (28 + (y + 84) * 0.5);
    const size = random.between(6, 16);
    return group(
      { transform: moved([x, y]) },
      path(blob(size, random, { wobble: 0.14 }), { fill: "#A9661E", opacity: 0.65 }),
      path(blob(size * 0.85, random, { wobble: 0.14 }), { fill: "#EDBE6C", transform: "translate(-1.5 -2.5)" }),
      ellipse([size * 0.3, size * 0.18], { cx: -size * 0.3, cy: -size * 0.45, fill: "#FFF3D2" }),
    );
  });
  return edged(
    path(BRIK),
    "#84490F",
    path(BRIK, { fill: "#D0892F", transform: "translate(-1 -1) scale(.955)" }),
    path(BRIK, { fill: "#E4A94E", transform: "translate(-2 4) scale(.84)" }),
    path("M-82 62C-70 0-30-30 4-40C50-22 78 20 84 66C30 78-30 76-82 62Z", { fill: "#F2C876", opacity: 0.8 }),
    blisters,
    stroke("M-112 70C-60 82 60 82 112 70", ["#9A5A18", 4], { opacity: 0.7 }),
    stroke("M-98 30L-20-92", ["#fff", 6], { opacity: 0.4 }),
  );
}

/** 290 wide, 250 high: a brik broken open: tuna, herbs, and an egg whose yolk runs. */
function brikCut(random: Random): Drawing {
  const hole =
    "M-92 30L-70-2L-58-18L-34-26L-20-48L2-38L22-58L40-34L62-26L70-4L96 22L74 40L62 64L30 56L4 74L-26 60L-62 64L-72 44Z";
  const at = moved([2, 22]);
  const tuna = times(34, () => {
    const [x, y] = pointInDisc(1, random);
    return path(blob(random.between(9, 16), random, { points: 7, wobble: 0.2 }), {
      fill: random.pick(["#D9AE8C", "#C99A76", "#E9C8AC"]),
      stroke: "#9A6C4C",
      "stroke-width": 1.6,
      transform: moved([x * 66, y * 42 + 8]),
    });
  });
  const flecks = times(20, () => {
    const [x, y] = pointInDisc(1, random);
    return ellipse([random.between(3, 6), random.between(2, 3.4)], {
      fill: random.pick(["#3F8A42", "#57A44E", "#7C8A3A"]),
      transform: moved([x * 66, y * 40 + 8], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(BRIK),
    "#84490F",
    group({}, brik(random).body),
    group(
      { transform: at },
      path(hole, { fill: "#84490F", transform: "scale(1.07)" }),
      path(hole, { fill: "#FBE6B4", transform: "translate(0 -1) scale(1.01)" }),
      path(hole, { fill: "#A9734A", transform: "scale(.9)" }),
      tuna,
      path(blob(47, random, { points: 9, wobble: 0.1, stretch: [1.1, 0.72] }), {
        fill: "#FFFCF3",
        stroke: "#E1D6BD",
        "stroke-width": 3,
        transform: "translate(4 2)",
      }),
      path("M-22-8C-10-26 24-24 32-4C36 12 28 20 34 44C36 60 16 62 14 46C12 30 6 24-8 20C-24 16-30 4-22-8Z", {
        fill: "#E8930F",
      }),
      path("M-18-6C-8-21 21-20 27-3C31 11 24 18 28 38C30 52 20 54 18 42C16 28 8 20-6 16C-20 12-25 4-18-6Z", {
        fill: "#FFBA2C",
      }),
      path("M-10-8C-2-15 10-14 16-8C6-9-2-8-8-3Z", { fill: "#fff", opacity: 0.75 }),
      flecks,
    ),
  );
}

/** 590 across: shreds of potato fried to one golden cake. */
function rosti(random: Random): Drawing {
  const cake = blob(292, random, { points: 26, wobble: 0.018 });
  const shred = (from: number, to: number): Svg =>
    times(230, () => {
      const [x, y] = polar(random.between(from, to), random.between(0, 360));
      const bend = random.between(-8, 8).toFixed(1);
      const d = `M-24 0C-8 ${bend} 8 ${bend} 24 0`;
      const transform = moved([x, y], { rotate: random.between(0, 180) });
      return (
        stroke(d, ["#8E4F12", 11], { opacity: 0.55, transform: `${transform} translate(1 2)` }) +
        stroke(d, [random.pick(["#D9952F", "#E8B04A", "#F3C96B", "#C57D22", "#F0BE5C"]), 8.5], { transform })
      );
    });
  return edged(
    path(cake),
    "#6E3A0C",
    path(cake, { fill: "#B36C1C", transform: "translate(-2 -3) scale(.975)" }),
    path(cake, { fill: "#D08D2E", transform: "translate(-3 -5) scale(.92)" }),
    shred(120, 276),
    shred(10, 262),
  );
}

/** 300 across: grated cheese that has melted and run together, browned where it touched the pan. */
function meltedCheese(random: Random): Drawing {
  const lobes = Array.from({ length: 15 }, (_, index): Point => polar(random.between(96, 146), index * 24));
  const pool = blob(132, random, { points: 15, wobble: 0.14 });
  return {
    outline: path(pool),
    body:
      path(pool, { fill: "#D99A2B" }) +
      path(pool, { fill: "#FBD876", transform: "translate(-2 -3) scale(.965)" }) +
      path(pool, { fill: "#FFE79E", transform: "translate(-5 -7) scale(.8)" }) +
      lobes
        .map(([x, y]) =>
          path(blob(random.between(6, 13), random, { wobble: 0.2 }), {
            fill: "#C98426",
            opacity: 0.5,
            transform: moved([x * 0.82, y * 0.82]),
          }),
        )
        .join("") +
      times(12, () => {
        const [x, y] = pointInDisc(92, random);
        return circle(random.between(4, 9), { cx: x, cy: y, fill: "#FFF3C6", stroke: "#EBC15A", "stroke-width": 2 });
      }) +
      stroke("M-92-42C-76-74-48-92-14-98", ["#fff", 7], { opacity: 0.7 }),
  };
}

export const friedMains = {
  schnitzel: { foods: ["veal-cutlet"], within: ["breadcrumbs"], draw: schnitzel },
  kyiv: { foods: ["chicken-breast"], within: ["breadcrumbs"], draw: kyiv },
  kyivCut: { foods: ["chicken-breast"], within: ["breadcrumbs", "butter", "parsley"], draw: kyivCut },
  brik: { foods: ["phyllo"], draw: brik },
  brikCut: { foods: ["phyllo"], within: ["egg", "canned-tuna-in-oil", "parsley"], draw: brikCut },
  rosti: { foods: ["potato"], draw: rosti },
  meltedCheese: { foods: ["emmental", "gruyere", "cheddar"], draw: meltedCheese },
} as const satisfies Record<string, FoodPiece>;

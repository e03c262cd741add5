// Pieces folded into a main dish, laid beside it or spooned over it. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, moved, path, rectangle, stroke, times, turned } from "../../svg.ts";

/** 160 long, about 72 high: a torn ribbon of radicchio, wine red with its white rib. */
function radicchioRibbon(random: Random): Drawing {
  const top = Array.from(
    { length: 7 },
    (_, index): Point => [index * 23 - 69, random.between(-36, -22) - (index % 2) * 7],
  );
  const bottom = Array.from(
    { length: 7 },
    (_, index): Point => [69 - index * 23, random.between(20, 34) + (index % 2) * 7],
  );
  const leaf = smooth([...top, [82, random.between(-4, 6)], ...bottom, [-80, random.between(-4, 6)]]);
  const rib = `M-78 2C-40 ${decimal(random.between(-10, 10))} 30 ${decimal(random.between(-10, 10))} 74 0`;
  return edged(
    path(leaf),
    "#430C22",
    path(leaf, { fill: random.pick(["#8E1F4A", "#7B1A40", "#9A2852"]), transform: "translate(-1 -2) scale(.94 .9)" }),
    path(leaf, { fill: "#B23E6C", opacity: 0.6, transform: "translate(-4 -8) scale(.8 .5)" }),
    stroke("M-50 0L-62-20M-22-1L-34-24M8-1L-2-25M36-1L28-22M-40 2L-54 18M-10 2L-22 22M22 2L12 22", ["#E9BFCB", 3.5], {
      opacity: 0.85,
    }),
    stroke(rib, ["#FBF0EE", 9]),
  );
}

/** About 66 across: a crumbled lump of blue cheese. */
function blueCheeseCrumble(random: Random): Drawing {
  const lump = blob(32, random, { points: 8, wobble: 0.24, stretch: [1.15, 0.88] });
  const vein = (y: number): string =>
    `M-24 ${decimal(y + random.between(-5, 5))}C-12 ${decimal(y - 9)} -4 ${decimal(y + 10)} 6 ${decimal(y)}S18 ${decimal(y - 6)} 24 ${decimal(y + random.between(-6, 6))}`;
  return edged(
    path(lump),
    "#BFB08A",
    path(lump, { fill: "#F3EBD0", transform: "translate(-1 -1) scale(.93)" }),
    path(lump, { fill: "#FFFDF2", transform: "translate(-4 -6) scale(.72)" }),
    stroke(vein(-9), ["#4B7488", 4.5], { opacity: 0.85 }),
    stroke(vein(8), ["#5E8A9C", 5.5], { opacity: 0.75 }),
    stroke(vein(-1), ["#7FA3AE", 3], { opacity: 0.6, transform: "rotate(70) scale(.7)" }),
  );
}

/** 44 across: a cube of beetroot. */
function beetCube(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  return edged(
    rectangle([46, 46], { rx: 7, transform: turn }),
    "#54102F",
    rectangle([41, 41], { x: -22, y: -23, rx: 6, fill: "#8E1D50", transform: turn }),
    rectangle([28, 28], { x: -18, y: -19, rx: 5, fill: "#B8397A", opacity: 0.8, transform: turn }),
    stroke("M-12-15H2", ["#fff", 3], { opacity: 0.55, transform: turn }),
  );
}

/** 100 across: a slice of smoked sausage, cut a little on the slant, its skin dark. */
function sausageSlice(random: Random): Drawing {
  return edged(
    ellipse([52, 42]),
    "#6E2310",
    ellipse([48, 38], { cx: -1, cy: -1, fill: "#A9431F" }),
    ellipse([44, 34], { cx: -1, cy: -2, fill: "#DE8466" }),
    times(22, () => {
      const [x, y] = pointInDisc(1, random);
      return ellipse([random.between(2, 5), random.between(1.6, 3.4)], {
        fill: random.pick(["#F6C3AC", "#C9634A", "#FBDACA"]),
        transform: moved([x * 36 - 1, y * 27 - 2], { rotate: random.between(0, 180) }),
      });
    }),
    stroke("M-36-14C-28-26-14-31 0-32", ["#fff", 4], { opacity: 0.5 }),
  );
}

/** 72 across: a slice of pickled gherkin. */
function gherkinSlice(): Drawing {
  return edged(
    ellipse([36, 31]),
    "#465F1C",
    ellipse([32, 27], { cx: -1, cy: -1, fill: "#A8B84E" }),
    ellipse([22, 18], { cx: -1, cy: -1, fill: "#CCD67C" }),
    turned(7, () => ellipse([2.2, 4.6], { cy: -11, fill: "#F1F0B8" })),
    stroke("M-25-9C-20-18-12-22-2-23", ["#fff", 3.4], { opacity: 0.6 }),
  );
}

/** 130 across: a spoonful of cranberry sauce, whole berries in their jelly. */
function cranberrySpoonful(random: Random): Drawing {
  const pool = blob(64, random, { points: 11, wobble: 0.1 });
  return edged(
    path(pool),
    "#5E0A1C",
    path(pool, { fill: "#A31530", transform: "translate(-2 -3) scale(.93)" }),
    times(11, () => {
      const [x, y] = pointInDisc(42, random);
      return (
        circle(14, { cx: x, cy: y, fill: "#740C22" }) +
        circle(12, { cx: x - 1, cy: y - 2, fill: random.pick(["#C2203F", "#D6304C", "#B01A38"]) }) +
        circle(3, { cx: x - 5, cy: y - 6, fill: "#FFB7C2" })
      );
    }),
  );
}

/** 70 long: a soft date, stoned and halved. */
function dateHalf(): Drawing {
  return edged(
    path("M-36 0C-32-24 28-24 36 0C28 22-32 22-36 0Z"),
    "#3A1A0C",
    path("M-31-2C-27-19 24-19 31-2C24 15-27 15-31-2Z", { fill: "#6E3A1E" }),
    stroke("M-20-4C-8-9 8-9 20-4M-18 5C-6 2 8 2 18 5", ["#8F5430", 3]),
    stroke("M-20-12C-8-17 6-17 16-13", ["#E2A877", 3], { opacity: 0.8 }),
  );
}

/** 36 long: a golden raisin, plump from the steam. */
function sultana(): Drawing {
  return edged(
    ellipse([18, 12]),
    "#8F5712",
    ellipse([15, 9.5], { cx: -1, cy: -1, fill: "#DE9A2E" }),
    stroke("M-9-1C-3-5 4-4 9-2M-6 4C0 2 4 2 8 3", ["#A96A17", 2]),
    stroke("M-8-5C-4-7 0-7 3-6", ["#FFE6A8", 2.6]),
  );
}

/** About 230 across: a ladle of smooth tomato sauce. */
function tomatoLadle(random: Random): Drawing {
  const pool = blob(112, random, { points: 14, wobble: 0.05 });
  return edged(
    path(pool),
    "#7E1F0C",
    path(pool, { fill: "#BE3A1C", transform: "translate(-2 -4) scale(.955)" }),
    times(16, () => {
      const [x, y] = pointInDisc(86, random);
      return path(blob(random.between(7, 20), random, { wobble: 0.25 }), {
        fill: random.pick(["#DB5A35", "#A92E14", "#E4714A"]),
        opacity: 0.5,
        transform: moved([x, y]),
      });
    }),
    stroke("M-84-34C-72-66-48-86-18-92", ["#fff", 7], { opacity: 0.35 }),
  );
}

/** 500 across: finely chopped kale, stirred through whatever lies beneath. */
function choppedKale(random: Random): Drawing {
  const bits = times(260, () => {
    const [x, y] = pointInDisc(248, random);
    return path(blob(random.between(5, 12), random, { points: 7, wobble: 0.4, stretch: [1.3, 0.8] }), {
      fill: random.pick(["#2F6B34", "#4B8A3F", "#24562C", "#5E9A4A"]),
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  return { outline: "", body: bits };
}

export const besideMains = {
  choppedKale: { foods: ["kale"], draw: choppedKale },
  radicchioRibbon: { foods: ["radicchio"], draw: radicchioRibbon },
  blueCheeseCrumble: { foods: ["blue-cheese"], draw: blueCheeseCrumble },
  beetCube: { foods: ["beet"], draw: beetCube },
  sausageSlice: { foods: ["sausage"], draw: sausageSlice },
  gherkinSlice: { foods: ["pickle"], draw: gherkinSlice },
  cranberrySpoonful: { foods: ["cranberry-sauce"], draw: cranberrySpoonful },
  dateHalf: { foods: ["date"], draw: dateHalf },
  sultana: { foods: ["golden-raisin"], draw: sultana },
  tomatoLadle: { foods: ["passata", "tomato"], draw: tomatoLadle },
} as const satisfies Record<string, FoodPiece>;

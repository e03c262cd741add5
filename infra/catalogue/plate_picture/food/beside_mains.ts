// What is folded in, laid beside or spooned over a main dish. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../drawing.ts";
import { blob, pointInDisc } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, ellipse, moved, path, rectangle, stroke, times, turned } from "../svg.ts";

/** 110 long: a ribbon of radicchio, wine red with its white rib. */
function radicchioRibbon(random: Random): Drawing {
  const bend = random.between(-10, 10);
  return edged(
    path(
      `M-54-10C-30-30 20 ${decimal(-34 + bend)} 54-14C58 2 46 16 30 18C8 24-26 ${decimal(28 + bend)}-50 14C-58 8-58-4-54-10Z`,
    ),
    "#4A0F26",
    path(
      `M-49-8C-28-25 18 ${decimal(-28 + bend)} 48-11C51 0 42 10 28 13C8 18-24 ${decimal(22 + bend)}-46 10C-52 6-52-3-49-8Z`,
      {
        fill: random.pick(["#8E1F4A", "#7B1A40", "#A12C58"]),
      },
    ),
    stroke(`M-46 2C-20 ${decimal(-6 + bend / 2)} 14 ${decimal(6 + bend / 2)} 44-4`, ["#F6E3E4", 6]),
    stroke("M-24 0L-32-10M-2 0L-10-14M20-1L14-14M-10 2L-20 14M14 2L6 14", ["#EBC5CF", 3], { opacity: 0.9 }),
  );
}

/** About 66 across: a crumbled lump of blue cheese. */
function blueCheeseCrumble(random: Random): Drawing {
  const lump = blob(32, random, { points: 7, wobble: 0.2 });
  return edged(
    path(lump),
    "#C2B48E",
    path(lump, { fill: "#FFFBEA", transform: "translate(-2 -3) scale(.89)" }),
    times(5, () =>
      path(blob(random.between(3, 6.5), random, { points: 6, wobble: 0.35 }), {
        fill: random.pick(["#3F6C83", "#55829A", "#2F5A6E"]),
        transform: moved([random.between(-17, 16), random.between(-18, 14)]),
      }),
    ),
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
  const pool = blob(112, random, { points: 12, wobble: 0.09 });
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

export const besideMains = {
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

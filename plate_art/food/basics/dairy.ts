// Cheese, yoghurt, cream and butter. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, polar, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, moved, path, rectangle, stroke, times } from "../../svg.ts";

/** About 56 across: a crumbled lump of feta or goat's cheese. */
function cheeseCrumble(random: Random): Drawing {
  const lump = blob(28, random, { points: 7, wobble: 0.24 });
  return edged(
    path(lump),
    "#D3C9B0",
    path(lump, { fill: "#FFFCF3", transform: "translate(-2 -3) scale(.88)" }),
    circle(3, { cx: 4, cy: 5, fill: "#E6DECA" }),
    circle(2.4, { cx: -9, cy: 2, fill: "#E6DECA" }),
  );
}

/** 100 across: a slice cut from the ball. */
function mozzarellaSlice(random: Random): Drawing {
  const cut = blob(50, random, { points: 10, wobble: 0.04 });
  return edged(
    path(cut),
    "#D5CDBB",
    path(cut, { fill: "#FFFEFB", transform: "translate(-1 -2) scale(.93)" }),
    stroke("M-22 14C-8 22 12 20 24 8M-12-20C0-26 14-22 20-14", ["#EEE8DB", 4]),
  );
}

/** About 110 across: torn mozzarella melted in a hot oven: it runs out thinly over what it lies on, and browns in spots. */
function meltedMozzarella(random: Random): Drawing {
  const pool = blob(55, random, { points: 11, wobble: 0.2 });
  const spots = times(5, () =>
    path(blob(random.between(4, 10), random, { wobble: 0.25 }), {
      fill: random.pick(["#D9973F", "#B8702A", "#E5B25C"]),
      opacity: 0.8,
      transform: moved([random.between(-28, 28), random.between(-26, 26)]),
    }),
  );
  return {
    outline: "",
    body:
      path(pool, { fill: "#F0B266", opacity: 0.75 }) +
      path(pool, { fill: "#FBDF9C", transform: "scale(.92)" }) +
      path(pool, { fill: "#FFF3CF", transform: "translate(-2 -3) scale(.74)" }) +
      spots +
      stroke("M-28-12A32 32 0 0 1-10-30", ["#fff", 5], { opacity: 0.75 }),
  };
}

/** 120 across: a dollop of yoghurt with the spoon's swirl. */
function yoghurt(random: Random): Drawing {
  const dollop = blob(60, random, { points: 9, wobble: 0.08 });
  return edged(
    path(dollop),
    "#DCD5C8",
    path(dollop, { fill: "#FFFEFB", transform: "translate(-2 -3) scale(.94)" }),
    stroke(spiral(36, { turns: 1.7, inner: 0.12 }), ["#E9E3D8", 7]),
  );
}

/** 250 across: a small enamel bowl of yoghurt to dip into. */
function yoghurtBowl(): Drawing {
  return edged(
    circle(125),
    "#0F3F94",
    circle(115, { fill: "#F6FAFD" }),
    circle(103, { fill: "#D3CCBE" }),
    circle(99, { cx: 1, cy: 2, fill: "#FFFEFB" }),
    stroke(spiral(70, { turns: 2, inner: 0.12 }), ["#E9E3D8", 12]),
    stroke("M-118-22A120 120 0 0 1-40-113", ["#fff", 4], { opacity: 0.55 }),
  );
}

/** 320 across: cream let run from a spoon into soup. */
function creamSwirl(): Drawing {
  const ribbon = "M-150 40C-150-110 130-150 150 10C160 130-60 140-70 20C-74-50 60-66 66 8";
  return {
    outline: "",
    body: stroke(ribbon, ["#FFE2C4", 25], { opacity: 0.55 }) + stroke(ribbon, ["#FFF7EC", 15], { opacity: 0.95 }),
  };
}

/** 66 across: a cube of cheddar. */
function cheddarCube(random: Random): Drawing {
  const turn = `rotate(${random.between(-30, 30).toFixed(0)})`;
  return edged(
    rectangle([64, 64], { rx: 7, transform: turn }),
    "#C9771A",
    rectangle([60, 60], { x: -33, y: -35, rx: 6, fill: "#F7B23B", transform: turn }),
    path("M-28-24H20L14-16H-20Z", { fill: "#FFD685", transform: turn, opacity: 0.8 }),
  );
}

/** 80 across: a pat of butter, beginning to melt. */
function butter(): Drawing {
  return edged(
    rectangle([74, 64], { rx: 9 }),
    "#DDA72E",
    ellipse([58, 44], { cx: 2, cy: 6, fill: "#FFD862", opacity: 0.45 }),
    rectangle([70, 58], { x: -36, y: -33, rx: 8, fill: "#FFE28A" }),
    path("M-30-27H24L18-18H-22Z", { fill: "#FFF3C4" }),
  );
}

/** About 76 long: a curl of parmesan from the peeler, thin and bent. */
function parmesanShaving(random: Random): Drawing {
  const bend = random.between(-7, 7).toFixed(1);
  return edged(
    path(`M-38-6C-20-22 14 ${bend} 38-14L31 8C12 ${random.between(12, 20).toFixed(1)}-16 4-33 16Z`),
    "#CFAE66",
    path(`M-35-4C-20-18 14 ${bend} 34-10L29 5C12 13-15 1-30 12Z`, { fill: "#FFF4D2" }),
    stroke("M-30 3C-14-8 12 6 28-2", ["#EFD9A4", 3]),
  );
}

/** 420 across: fine foam clinging to the cup's wall, thicker on one side. */
function milkFoam(random: Random): Drawing {
  return {
    outline: "",
    body: times(150, () => {
      const angle = random.between(0, 360);
      const depth = 10 + 34 * (0.5 + 0.5 * Math.cos(((angle - 150) * Math.PI) / 180)) ** 2;
      const [x, y] = polar(204 - random.next() * depth, angle);
      const size = random.between(2.5, 8);
      return (
        circle(size, { cx: x, cy: y, fill: "#EBCB9E", stroke: "#C4935C", "stroke-width": 1.2 }) +
        circle(size * 0.35, { cx: x - size * 0.3, cy: y - size * 0.3, fill: "#FFF6E6" })
      );
    }),
  };
}

export const dairy = {
  cheeseCrumble: { foods: ["feta", "goat-cheese", "queso-fresco"], draw: cheeseCrumble },
  mozzarellaSlice: { foods: ["mozzarella"], draw: mozzarellaSlice },
  meltedMozzarella: { foods: ["mozzarella"], draw: meltedMozzarella },
  yoghurt: { foods: ["yogurt", "sour-cream", "creme-fraiche", "coconut-yogurt"], draw: yoghurt },
  yoghurtBowl: { foods: ["yogurt"], draw: yoghurtBowl },
  creamSwirl: { foods: ["cream", "creme-fraiche", "coconut-milk"], draw: creamSwirl },
  cheddarCube: { foods: ["cheddar"], draw: cheddarCube },
  butter: { foods: ["butter"], draw: butter },
  parmesanShaving: { foods: ["parmesan"], draw: parmesanShaving },
  milkFoam: { foods: ["milk"], draw: milkFoam },
} as const satisfies Record<string, FoodPiece>;

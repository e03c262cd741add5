// Bread, toast, flatbread, pasta and other doughs. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";

/** A quarter of a round flatbread, 150 long, tip down. */
function flatbreadWedge(random: Random): Drawing {
  return edged(
    path(
      "M0 76C-8 76-14 70-20 60L-78-34C-84-46-80-54-70-60C-28-84 28-84 70-60C80-54 84-46 78-34L20 60C14 70 8 76 0 76Z",
    ),
    "#A97434",
    path(
      "M-1 66C-7 66-11 61-16 53L-70-35C-74-44-71-49-64-54C-26-75 24-75 62-54C70-49 73-44 68-35L15 53C10 61 5 66-1 66Z",
      { fill: "#F4D8A4" },
    ),
    times(9, () =>
      path(blob(random.between(4, 10), random, { wobble: 0.25 }), {
        fill: "#C98F45",
        opacity: 0.7,
        transform: moved([random.between(-44, 44), random.between(-56, -4)]),
      }),
    ),
  );
}

/** 260 across: a round tortilla, toasted in spots. */
function tortilla(random: Random): Drawing {
  const round = blob(130, random, { points: 14, wobble: 0.02 });
  return edged(
    path(round),
    "#B8863C",
    path(round, { fill: "#F3D79B", transform: "translate(-2 -3) scale(.97)" }),
    path(round, { fill: "#F9E5B9", transform: "translate(-3 -5) scale(.86)" }),
    blisters(random, { count: 20, radius: 112, flatten: 1 }),
  );
}

function blisters(random: Random, { count, radius, flatten }: { count: number; radius: number; flatten: number }): Svg {
  return times(count, () => {
    const [x, y] = pointInDisc(radius, random);
    const spot = blob(random.between(4, 12), random, { wobble: 0.25 });
    return path(spot, {
      fill: random.pick(["#C98F45", "#D9A65C", "#B67A33"]),
      opacity: 0.7,
      transform: moved([x, y * flatten]),
    });
  });
}

/** 250 wide, 170 high: a slice across a round sourdough loaf, toasted, with its open crumb. */
function sourdoughSlice(random: Random): Drawing {
  const slice = "M-122 22C-128-40-70-86 0-86C70-86 128-40 122 22C120 60 92 76 60 78H-60C-92 76-120 60-122 22Z";
  return edged(
    path(slice),
    "#6E3B16",
    path(slice, { fill: "#D69A55", transform: "translate(-1 -2) scale(.95 .94)" }),
    path(slice, { fill: "#F1D09A", transform: "translate(-1 -2) scale(.885 .87)" }),
    path(slice, { fill: "#F9E2B8", transform: "translate(-2 -3) scale(.7 .66)" }),
    crumbHoles(random, { count: 34, width: 96, height: 58 }),
  );
}

/** 190 wide, 170 high: a slice of soda bread, dense, with a floury crust. */
function sodaBreadSlice(random: Random): Drawing {
  const slice =
    "M-92 52C-104 0-88-74-34-82C-20-72-14-66 0-66C14-66 20-72 34-82C88-74 104 0 92 52C90 74 74 80 56 80H-56C-74 80-90 74-92 52Z";
  return edged(
    path(slice),
    "#7B4A1E",
    path(slice, { fill: "#B9803F", transform: "translate(-1 -1) scale(.95)" }),
    path(slice, { fill: "#E6C48D", transform: "translate(-1 -1) scale(.88)" }),
    crumbHoles(random, { count: 40, width: 70, height: 60 }),
    stroke("M-80-6C-84-34-70-62-44-71", ["#fff", 5], { opacity: 0.5 }),
  );
}

function crumbHoles(random: Random, { count, width, height }: { count: number; width: number; height: number }): Svg {
  return times(count, () => {
    const [x, y] = pointInDisc(1, random);
    const size = random.between(2, 6);
    return ellipse([size * 1.3, size], {
      fill: random.pick(["#D9A964", "#E4BC7C", "#CF9A55"]),
      opacity: 0.75,
      transform: moved([x * width, y * height], { rotate: random.between(-40, 40) }),
    });
  });
}

/** 110 wide, 92 high: a small, dense slice of rye. */
function ryeBreadSlice(random: Random): Drawing {
  return edged(
    rectangle([110, 92], { rx: 12 }),
    "#3F2412",
    rectangle([104, 85], { x: -53, y: -44, rx: 10, fill: "#6E4526" }),
    rectangle([92, 73], { x: -47, y: -38, rx: 8, fill: "#8A5B34" }),
    times(34, () =>
      ellipse([random.between(2, 5), random.between(1.4, 2.8)], {
        fill: random.pick(["#B98655", "#5A3519", "#D2A877"]),
        transform: moved([random.between(-42, 40), random.between(-33, 30)], { rotate: random.between(0, 180) }),
      }),
    ),
  );
}

/** 46 across: a cube of bread fried in oil. */
function crouton(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  return edged(
    rectangle([46, 46], { rx: 7, transform: turn }),
    "#94591F",
    rectangle([42, 42], { x: -23, y: -25, rx: 6, fill: "#E2AB5B", transform: turn }),
    rectangle([28, 28], { x: -17, y: -19, rx: 5, fill: "#F6D592", transform: turn }),
    circle(2.6, { cx: 4, cy: -4, fill: "#CF9446" }),
    circle(2, { cx: -8, cy: 4, fill: "#CF9446" }),
  );
}

/** 208 across: browned on its upper side, pale at the rim. */
function pancake(random: Random): Drawing {
  const round = blob(104, random, { points: 14, wobble: 0.02 });
  const brown = blob(88, random, { points: 12, wobble: 0.04 });
  return edged(
    path(round),
    "#A96A2A",
    path(round, { fill: "#F2CD8B", transform: "translate(-2 -4) scale(.955)" }),
    path(brown, { fill: "#C9843D", transform: "translate(-2 -4)" }),
    path(brown, { fill: "#D9994F", transform: "translate(-4 -7) scale(.9)" }),
    path(blob(54, random, { points: 9, wobble: 0.16 }), {
      fill: "#E2AE66",
      opacity: 0.85,
      transform: "translate(-8 -10)",
    }),
  );
}

/** About 400 across: wheat noodles lifted into the broth in combed folds. */
function noodles(random: Random): Drawing {
  const fold = (turn: number): Svg => {
    const strands = times(13, (index) => {
      const [rx, ry] = [192 - index * 12 + random.between(-3, 3), 118 - index * 7.5 + random.between(-4, 4)];
      const d = `M${decimal(-rx)} ${decimal(34 + random.between(-8, 12))}C${decimal(-rx)} ${decimal(-ry * 1.1)} ${decimal(rx)} ${decimal(-ry * 1.1)} ${decimal(rx)} ${decimal(34 + random.between(-8, 12))}`;
      return stroke(d, ["#B07A2C", 14.5]) + stroke(d, [index % 3 ? "#F6D78E" : "#FFE9B8", 10]);
    });
    return group({ transform: `rotate(${turn}) translate(0 34)` }, strands);
  };
  return { outline: "", body: fold(196) + fold(74) + fold(-40) };
}

/** About 70 across: oats baked with honey until they cling together. */
function oatCluster(random: Random): Drawing {
  const cluster = blob(33, random, { points: 8, wobble: 0.2 });
  return edged(
    path(cluster),
    "#8F5A22",
    path(cluster, { fill: "#C98B42", transform: "translate(-2 -3) scale(.9)" }),
    times(9, () => {
      const [x, y] = pointInDisc(24, random);
      return ellipse([random.between(7, 10), random.between(4.5, 6)], {
        fill: random.pick(["#EBC98D", "#DDB06A", "#F5DFB4"]),
        stroke: "#A9742F",
        "stroke-width": 1,
        transform: moved([x - 1, y - 2], { rotate: random.between(0, 180) }),
      });
    }),
  );
}

export const breadAndPasta = {
  flatbreadWedge: { foods: ["pita", "naan", "chapati"], draw: flatbreadWedge },
  tortilla: { foods: ["tortilla", "corn-tortilla", "flour-tortilla"], draw: tortilla },
  sourdoughSlice: { foods: ["sourdough", "bread"], draw: sourdoughSlice },
  sodaBreadSlice: { foods: ["flour", "whole-wheat-flour"], draw: sodaBreadSlice },
  ryeBreadSlice: { foods: ["rye-bread"], draw: ryeBreadSlice },
  crouton: { foods: ["bread", "croutons"], draw: crouton },
  pancake: { foods: ["flour"], draw: pancake },
  noodles: { foods: ["ramen-noodle", "egg-noodle", "udon", "soba", "rice-noodle"], draw: noodles },
  oatCluster: { foods: ["oats"], draw: oatCluster },
} as const satisfies Record<string, FoodPiece>;

// Pieces in a stew or round it, cooked through. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { decimal, ellipse, moved, path, rectangle, stroke, times } from "../../svg.ts";

/** A soft-cornered chunk about 100 across, cut by hand. */
function chunk(random: Random, stray: number): string {
  const corners: readonly Point[] = [
    [-40, -30],
    [2, -38],
    [42, -24],
    [46, 14],
    [24, 36],
    [-26, 36],
    [-46, 10],
  ];
  return smooth(corners.map(([x, y]): Point => [x + random.between(-stray, stray), y + random.between(-stray, stray)]));
}

/** 100 across: stewed lamb, its fibres showing. */
function lambChunk(random: Random): Drawing {
  return meatChunk(random, { edge: "#5A321F", face: "#8C5738", light: "#B17E58", fibre: "#D6AB84" });
}

/** 100 across: pork fried with paprika. */
function porkChunk(random: Random): Drawing {
  return meatChunk(random, { edge: "#70240C", face: "#B34E20", light: "#D67C44", fibre: "#F2B78A" });
}

function meatChunk(random: Random, colors: { edge: string; face: string; light: string; fibre: string }): Drawing {
  const piece = chunk(random, 7);
  return edged(
    path(piece),
    colors.edge,
    path(piece, { fill: colors.face, transform: "translate(-1 -1) scale(.94)" }),
    path(piece, { fill: colors.light, transform: "translate(-4 -7) scale(.78)" }),
    times(6, (index) => {
      const y = -24 + index * 8;
      return stroke(
        `M${decimal(random.between(-32, -20))} ${y}C-8 ${y - 4} 8 ${y + 4} ${decimal(random.between(16, 30))} ${y}`,
        [index % 2 ? colors.fibre : colors.face, 3],
      );
    }),
    stroke("M-32-16C-26-27-10-32 6-31", ["#fff", 4.5], { opacity: 0.5 }),
  );
}

/** 100 across: a chunk of boiled potato, floury at its edges. */
function potatoChunk(random: Random): Drawing {
  const piece = chunk(random, 6);
  return edged(
    path(piece),
    "#B58A34",
    path(piece, { fill: "#EBCB78", transform: "translate(-1 -1) scale(.95)" }),
    path(piece, { fill: "#F9E7AE", transform: "translate(-4 -6) scale(.8)" }),
    stroke("M-20-14L22-18M26-10L30 16", ["#E2BE66", 4], { opacity: 0.7 }),
    stroke("M-31-14C-25-25-10-30 4-29", ["#fff", 5], { opacity: 0.8 }),
  );
}

/** 84 across: a cube of potato fried gold on its sides. */
function friedPotatoCube(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  return edged(
    rectangle([76, 76], { rx: 13, transform: turn }),
    "#9A5E16",
    rectangle([71, 71], { x: -37, y: -38, rx: 12, fill: "#DC9E38", transform: turn }),
    rectangle([54, 54], { x: -31, y: -33, rx: 9, fill: "#F6D27C", transform: turn }),
    times(5, () =>
      path(blob(random.between(5, 9), random, { wobble: 0.3 }), {
        fill: "#C98428",
        opacity: 0.6,
        transform: moved([random.between(-26, 26), random.between(-26, 26)]),
      }),
    ),
    stroke("M-22-26H10", ["#fff", 4.5], { opacity: 0.7, transform: turn }),
  );
}

/** 128 long, 70 high: a length of carrot, simmered soft. */
function carrotLength(): Drawing {
  return edged(
    path("M-58-32C-20-38 24-36 58-26C66-12 66 14 58 27C20 36-22 38-58 33C-66 16-66-16-58-32Z"),
    "#B9520F",
    path("M-52-29C-18-34 24-32 52-23C58-12 58 8 52 18C18 24-22 26-52 22C-58 10-58-14-52-29Z", { fill: "#EE7F27" }),
    path("M-50-27C-18-32 24-30 50-21C30-14-28-14-52-10C-54-18-53-22-50-27Z", { fill: "#FFA653" }),
    ellipse([12, 27], { cx: 50, cy: 1, fill: "#FBB061" }),
    ellipse([5, 12], { cx: 51, cy: 1, fill: "#FFD592" }),
    stroke("M-38 6H28M-44-2H-10", ["#D46A18", 3]),
  );
}

/** 150 long: a curved wedge of pumpkin, its skin below, soft and deep orange. */
function pumpkinWedge(random: Random): Drawing {
  return edged(
    path("M-76-26C-62 56 62 56 76-26C60-38 44-34 36-26C18-8-18-8-36-26C-44-34-60-38-76-26Z"),
    "#A9570C",
    path("M-70-24C-56 46 56 46 70-24C58-32 46-28 38-20C18 0-18 0-38-20C-46-28-58-32-70-24Z", { fill: "#EF8E1E" }),
    path("M-66-22C-52 32 52 32 66-22C56-28 46-24 38-16C18 4-18 4-38-16C-46-24-56-28-66-22Z", { fill: "#FFB443" }),
    times(7, () =>
      ellipse([random.between(5, 11), random.between(2, 4)], {
        fill: "#E2860F",
        opacity: 0.6,
        transform: moved([random.between(-42, 42), random.between(4, 16)], { rotate: random.between(-20, 20) }),
      }),
    ),
    stroke("M-56-18C-48 2-34 14-16 18", ["#FFE3A4", 5], { opacity: 0.9 }),
  );
}

/** 96 long: an eighth of a turnip, its purple shoulder still on. */
function turnipWedge(): Drawing {
  return edged(
    path("M-46 14C-40-30 34-38 48 6C38 32-24 40-46 14Z"),
    "#A88E6C",
    path("M-42 12C-36-24 32-31 43 5C34 25-22 32-42 12Z", { fill: "#F7EBD0" }),
    path("M-42 12C-38-12-20-26 0-28C-12-16-20 4-16 24C-28 22-38 18-42 12Z", { fill: "#B56B92", opacity: 0.75 }),
    stroke("M-4 18C10 20 26 14 36 6M0 6C12 6 22 2 30-4", ["#DCC9A2", 3]),
    stroke("M2-20C14-20 26-16 34-8", ["#fff", 4]),
  );
}

/** 110 long: a wedge of onion, its layers slipping apart. */
function onionWedge(): Drawing {
  return edged(
    path("M-54 4C-40-36 40-38 54 0C44 34-40 38-54 4Z"),
    "#B58F52",
    path("M-50 3C-37-31 37-32 49 0C39 27-37 31-50 3Z", { fill: "#F1DFB2" }),
    stroke("M-42 4C-28-18 28-20 42 0M-34 10C-20-4 20-6 34 6M-22 16C-10 8 10 8 22 14", ["#CDAF73", 4]),
    stroke("M-40-6C-26-24 4-29 24-24", ["#fff", 4], { opacity: 0.85 }),
  );
}

/** 100 across: a leaf of spinach wilted to a dark, crumpled heap. */
function stewedSpinach(random: Random): Drawing {
  const heap = blob(48, random, { points: 9, wobble: 0.22, stretch: [1.1, 0.85] });
  return edged(
    path(heap),
    "#143D20",
    path(heap, { fill: random.pick(["#2B6B38", "#256030", "#33763E"]), transform: "translate(-2 -2) scale(.88)" }),
    times(5, () => {
      const [x, y] = pointInDisc(28, random);
      const transform = moved([x, y], { rotate: random.between(0, 180) });
      return (
        stroke("M-18 4C-6-8 8-6 18 2", ["#17472A", 6], { transform }) +
        stroke("M-16 0C-6-10 6-8 16-2", [random.pick(["#5C9A58", "#4A8A4A"]), 3.5], { transform })
      );
    }),
    ellipse([5, 2.4], { cx: -16, cy: -16, fill: "#D9F0C8", opacity: 0.8 }),
  );
}

export const stewPieces = {
  lambChunk: { foods: ["stewing-lamb", "lamb"], draw: lambChunk },
  porkChunk: { foods: ["pork"], draw: porkChunk },
  potatoChunk: { foods: ["potato"], draw: potatoChunk },
  friedPotatoCube: { foods: ["potato"], draw: friedPotatoCube },
  carrotLength: { foods: ["carrot"], draw: carrotLength },
  pumpkinWedge: { foods: ["pumpkin", "butternut-squash"], draw: pumpkinWedge },
  turnipWedge: { foods: ["turnip"], draw: turnipWedge },
  onionWedge: { foods: ["onion"], draw: onionWedge },
  stewedSpinach: { foods: ["spinach"], draw: stewedSpinach },
} as const satisfies Record<string, FoodPiece>;

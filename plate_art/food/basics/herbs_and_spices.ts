// Herbs and whole spices. Origin 0,0 is the middle of the piece; leaves and sprigs point up.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, LEAF, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, stroke, times, turned } from "../../svg.ts";

const LEAF_VEINS = "M0-40V42M0-18L13-28M0-2L17-12M0 14L13 4M0-18L-13-28M0-2L-17-12M0 14L-13 4";

/** One leaf, 92 long, 60 wide. */
function basil(): Drawing {
  return edged(
    path(LEAF),
    "#2C7A3F",
    path("M0-46C26-34 34-4 0 46Z", { fill: "#3F9950" }),
    stroke(LEAF_VEINS, ["#8CCB86", 2.4], { opacity: 0.7 }),
    path("M-6-30C-18-20-20-6-17 6C-15-8-10-20-4-28Z", { fill: "#fff", opacity: 0.16 }),
  );
}

/** A tuft of four leaves, about 130 across, as it sits on top of a dish. */
function basilTuft(): Drawing {
  const leaves = [
    [-52, 1.02],
    [60, 0.98],
    [176, 0.8],
    [8, 0.7],
  ] as const;
  const place = ([turn, scale]: readonly [number, number]): string => {
    const [x, y] = polar(34 * scale, turn - 90);
    return moved([x, y], { rotate: turn, scale });
  };
  return {
    outline: leaves.map((leaf) => path(LEAF, { transform: place(leaf) })).join(""),
    body:
      leaves.map((leaf) => group({ transform: place(leaf) }, basil().body)).join("") + circle(5, { fill: "#5FAE5C" }),
  };
}

/** A tip of six mint leaves with toothed edges, about 120 across. */
function mint(): Drawing {
  const toothed =
    "M0-46L9-38L11-33L18-26L18-20L23-12L22-5L24 4L20 12L19 20L12 28L8 38L0 46L-8 38L-12 28L-19 20L-20 12L-24 4L-22-5L-23-12L-18-20L-18-26L-11-33L-9-38Z";
  const leaves = [
    [0, 30, 0.95],
    [120, 30, 0.95],
    [240, 30, 0.95],
    [60, 20, 0.72],
    [180, 20, 0.72],
    [300, 20, 0.72],
  ] as const;
  const place = ([turn, out, scale]: (typeof leaves)[number]): string =>
    moved(polar(out, turn - 90), { rotate: turn, scale });
  return {
    outline: leaves.map((leaf) => path(toothed, { transform: place(leaf) })).join(""),
    body: leaves
      .map((leaf, index) =>
        group(
          { transform: place(leaf) },
          path(toothed, { fill: "#1F7A4A" }),
          path(toothed, { fill: index < 3 ? "#3AA566" : "#57BD78", transform: "translate(-1 -1) scale(.9)" }),
          stroke(LEAF_VEINS, ["#B6E6B4", 2.4], { opacity: 0.75, transform: "scale(.8)" }),
        ),
      )
      .join(""),
  };
}

/** A feathery frond, 130 long, stalk down. */
function dill(random: Random): Drawing {
  const feathers = Array.from({ length: 11 }, (_, step) => {
    const y = 34 - step * 8.6;
    const length = 30 - Math.abs(step - 4) * 2.6 + random.between(0, 8);
    return `M0 ${y.toFixed(1)}L${length.toFixed(1)} ${(y - 20).toFixed(1)}M0 ${y.toFixed(1)}L${(-length).toFixed(1)} ${(y - 22).toFixed(1)}M${(length * 0.5).toFixed(1)} ${(y - 10).toFixed(1)}L${(length * 0.56).toFixed(1)} ${(y - 26).toFixed(1)}M${(-length * 0.5).toFixed(1)} ${(y - 11).toFixed(1)}L${(-length * 0.56).toFixed(1)} ${(y - 27).toFixed(1)}`;
  }).join("");
  const line = `M2 66C2 40 0 0 0-58${feathers}`;
  return edged(
    path(line, { fill: "none", stroke: "currentColor", "stroke-width": 4.2, "stroke-linecap": "round" }),
    "#2C7338",
    stroke(line, ["#57A44E", 2.6]),
  );
}

/** A sprig, 150 long, with needles on both sides. */
function rosemary(random: Random): Drawing {
  const needles = Array.from({ length: 13 }, (_, step) => {
    const y = 52 - step * 9.4;
    const lean = random.between(-4, 4);
    return { y, lean, green: random.pick(["#2F6B45", "#3F8257", "#27593A"]) };
  });
  const needle = "M0 0C6-8 16-20 26-25C27-14 14-3 0 0Z";
  const pair = ({ y, lean }: { y: number; lean: number }, fill?: string) => {
    const color = fill === undefined ? {} : { fill };
    return (
      path(needle, { transform: moved([0, y], { rotate: lean }), ...color }) +
      path(needle, { transform: `${moved([0, y], { rotate: -lean })} scale(-1 1)`, ...color })
    );
  };
  return {
    outline: needles.map((step) => pair(step)).join(""),
    body:
      stroke("M1 74C2 40 0 0 0-66", ["#6E5A35", 4.5]) +
      needles.map((step) => pair(step, step.green)).join("") +
      path("M0-62C-6-74-4-84 0-90C4-84 6-74 0-62Z", { fill: "#4E9467" }),
  };
}

/** Three lobed leaves of fresh coriander or flat parsley on a thin stalk, about 100 across. */
function cilantro(random: Random): Drawing {
  const lobe =
    "M0 8C-10 4-22-2-24-14C-18-16-14-14-12-12C-16-22-10-32 0-36C10-32 16-22 12-12C14-14 18-16 24-14C22-2 10 4 0 8Z";
  const places = [
    moved([0, -14]),
    moved([-19, 10], { rotate: -66, scale: 0.86 }),
    moved([19, 10], { rotate: 66, scale: 0.86 }),
  ];
  const green = random.pick(["#3C8F40", "#2F7F3B", "#4C9E48"]);
  return edged(
    places.map((transform) => path(lobe, { transform })).join(""),
    "#256A30",
    places
      .map((transform) =>
        group(
          { transform },
          path(lobe, { fill: green, transform: "scale(.92)" }),
          stroke("M0 6V-26M0-6L-12-14M0-6L12-14", ["#A9DB97", 2.2], { opacity: 0.8 }),
        ),
      )
      .join(""),
    stroke("M0 2C2 18 0 30 4 46", ["#5AA34B", 4]),
  );
}

/** 150 long: bark rolled in from both sides. */
function cinnamonStick(): Drawing {
  return edged(
    rectangle([34, 150], { rx: 8 }),
    "#5E2F14",
    rectangle([13, 146], { x: -15, y: -73, rx: 6, fill: "#A55A2A" }),
    rectangle([13, 146], { x: 2, y: -73, rx: 6, fill: "#8F4A21" }),
    stroke("M-10-60V-10M-8 10V58M8-52V0M9 22V62", ["#C98551", 2.5], { opacity: 0.8 }),
  );
}

/** 76 across: eight boats round a middle, a seed in each. */
function starAnise(): Drawing {
  const boat = "M0-6C9-14 9-30 0-40C-9-30-9-14 0-6Z";
  return {
    outline: turned(8, () => path(boat)),
    body:
      turned(
        8,
        () =>
          path(boat, { fill: "#5B2E17" }) +
          path(boat, { fill: "#8A4B26", transform: "translate(0 -3) scale(.72)" }) +
          ellipse([3, 5.5], { cy: -22, fill: "#D79A55" }),
      ) + circle(7, { fill: "#4A2412" }),
  };
}

/** 48 long: a green pod, ribbed. */
function cardamomPod(): Drawing {
  return edged(
    ellipse([13, 24]),
    "#7C8A4A",
    ellipse([10, 21], { cx: -1, cy: -1, fill: "#B5BF7E" }),
    stroke("M-4-16C-6-4-6 6-4 16M3-18C5-6 5 6 3 18", ["#8B9756", 2.4]),
  );
}

/** 26 long: a clove with its four-pointed head up. */
function clove(): Drawing {
  return edged(
    path("M-3 0H3L2 24H-2ZM0 2L-11-6L-5-8L-6-15L0-11L6-15L5-8L11-6Z"),
    "#4B2412",
    circle(5, { cy: -7, fill: "#8A5530" }),
  );
}

/** About 110 across: a slice of fresh ginger with its thin skin. */
function gingerSlice(random: Random): Drawing {
  const cut = blob(42, random, { points: 8, wobble: 0.16, stretch: [1.15, 0.85] });
  return edged(
    path(cut),
    "#A97B35",
    path(cut, { fill: "#F3DB8E", transform: "scale(.87)" }),
    times(6, (index) =>
      stroke(`M-20 ${index * 7 - 18}C-8 ${index * 7 - 22} 8 ${index * 7 - 14} 20 ${index * 7 - 18}`, ["#E0C06A", 2]),
    ),
  );
}

export const herbsAndSpices = {
  basil: { foods: ["basil"], draw: basil },
  basilTuft: { foods: ["basil"], draw: basilTuft },
  mint: { foods: ["mint"], draw: mint },
  dill: { foods: ["dill"], draw: dill },
  rosemary: { foods: ["rosemary"], draw: rosemary },
  cilantro: { foods: ["cilantro"], draw: cilantro },
  parsley: { foods: ["parsley"], draw: cilantro },
  cinnamonStick: { foods: ["cinnamon-stick"], draw: cinnamonStick },
  starAnise: { foods: ["star-anise"], draw: starAnise },
  cardamomPod: { foods: ["cardamom-pod"], draw: cardamomPod },
  clove: { foods: ["clove"], draw: clove },
  gingerSlice: { foods: ["ginger"], draw: gingerSlice },
} as const satisfies Record<string, FoodPiece>;

// Mains of Africa, and prawns in their shells. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, type Point, pointInDisc, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { glint, shaded, specks } from "../shaded.ts";

/** 440 long, 84 high: thin beef threaded flat like ribbon, under a dry crust of ground peanut and chilli; handle to the left. */
function suyaSkewer(random: Random): Drawing {
  const edge = (side: number): Point[] =>
    Array.from({ length: 13 }, (_, index): Point => {
      const x = (index - 6) * 25 + 44;
      return [x, side * ((index % 2 ? 27 : 37) + random.between(-4, 4))];
    });
  const ribbon = smooth([...edge(-1), ...edge(1)].sort(roundabout));
  const folds = times(6, (index) => {
    const x = -82 + index * 50 + random.between(-4, 4);
    const d = `M${x}-33C${x + 22}-18 ${x - 8} 10 ${x + 14} 34`;
    return (
      stroke(d, ["#3E1608", 7], { opacity: 0.7 }) +
      stroke(d, ["#CF9460", 4], { opacity: 0.6, transform: "translate(8 0)" })
    );
  });
  return {
    outline: path(ribbon) + rectangle([436, 9], { x: -214, y: -4.5, rx: 4 }),
    body:
      rectangle([436, 10], { x: -214, y: -5, rx: 4, fill: "#8A5B2C" }) +
      rectangle([432, 5], { x: -212, y: -4, rx: 2.5, fill: "#E2BC80" }) +
      path(ribbon, { fill: "#3A1608" }) +
      path(ribbon, { fill: "#8A4A24", transform: "translate(1 -2) scale(.975 .88)" }) +
      path(ribbon, { fill: "#A9653A", transform: "translate(3 -5) scale(.94 .56)" }) +
      folds +
      group(
        { transform: "translate(44 0)" },
        specks(random, {
          count: 190,
          spread: [152, 33],
          size: [1.3, 4],
          colors: ["#C98046", "#DDA06A", "#B0582A", "#EFCFA0", "#7A3818", "#D08C54"],
          opacity: 0.92,
        }),
        specks(random, { count: 16, spread: [146, 28], size: [3.5, 6], colors: ["#F3D9AC", "#E6BC84"], opacity: 0.95 }),
      ),
  };
}

/** Round the ribbon's middle, as its outline runs. */
function roundabout([ax, ay]: Point, [bx, by]: Point): number {
  return Math.atan2(ay * 4, ax - 44) - Math.atan2(by * 4, bx - 44);
}

/** 200 across: a small enamel bowl with a heap of yaji, dry as dust: peanuts ground with ginger and red pepper. */
function yajiBowl(random: Random): Drawing {
  const mound = (radius: number): string => blob(radius, random, { points: 17, wobble: 0.07 });
  const grains = (count: number, radius: number, size: readonly [number, number], colors: readonly string[]): Svg =>
    specks(random, { count, spread: [radius, radius], size, colors, opacity: 0.9 });
  return edged(
    circle(100),
    "#0F3F94",
    circle(92, { fill: "#F6FAFD" }),
    circle(84, { fill: "#D5E0EA" }),
    circle(82, { cx: 2, cy: 3, fill: "#EEF4F9" }),
    grains(60, 80, [1, 2.4], ["#C2753A", "#A9582A"]),
    path(mound(70), { fill: "#2A1204", opacity: 0.2, transform: "translate(3 5)" }),
    path(mound(68), { fill: "#A95F2E" }),
    grains(150, 68, [1.4, 3.4], ["#8F4A1E", "#C98350", "#B3632F"]),
    path(mound(46), { fill: "#C98450", opacity: 0.75, transform: "translate(-5 -7)" }),
    path(mound(24), { fill: "#DDA570", opacity: 0.75, transform: "translate(-9 -12)" }),
    grains(170, 60, [1.3, 3.6], ["#E9BE8A", "#F3D6AC", "#B4511E", "#9A4A20", "#D79A62"]),
    stroke("M-94-18A96 96 0 0 1-32-90", ["#fff", 4], { opacity: 0.55 }),
  );
}

/** About 150 across: yaji strewn over at the last moment, as dry as it came from the mortar. */
function yajiDust(random: Random): Drawing {
  return {
    outline: "",
    body:
      specks(random, {
        count: 90,
        spread: [74, 34],
        size: [1.2, 3],
        colors: ["#C2753A", "#D99A5C", "#A9501F", "#EBC393"],
      }) +
      specks(random, {
        count: 12,
        spread: [66, 28],
        size: [3, 5.5],
        colors: ["#F0D0A0", "#E2B47A"],
        opacity: 0.95,
      }),
  };
}

/** 400 long, 210 high: a whole chicken leg, slashed, blistered under the grill, then braised; its bone to the right. */
function yassaLeg(random: Random): Drawing {
  const bone = "M128-6C150-2 168 0 180-8C194-18 204-2 192 8C204 18 190 32 176 22C164 16 150 20 126 22Z";
  const meat =
    "M-176 10C-184-52-130-98-62-92C-16-90 18-66 54-46C90-30 128-24 140-4C148 14 138 34 110 36C70 42 40 56 0 76C-70 106-164 78-176 10Z";
  const slash = (x: number, y: number, turn: number): Svg =>
    group(
      { transform: moved([x, y], { rotate: turn }) },
      path("M0-40C13-22 13 22 0 40C-12 22-12-22 0-40Z", { fill: "#4A1E08" }),
      path("M1-32C9-16 9 16 1 32C-6 16-6-16 1-32Z", { fill: "#F0D3A0" }),
    );
  return edged(
    path(bone) + path(meat),
    "#4E2208",
    path(bone, { fill: "#F1E3C4", transform: "translate(-1 -1) scale(.98)" }),
    path(meat, { fill: "#B06A1E", transform: "translate(-1 -2) scale(.955)" }),
    path(meat, { fill: "#D08F36", transform: "translate(-8 -8) scale(.8)" }),
    path(meat, { fill: "#E4AE58", transform: "translate(-22 -18) scale(.5)", opacity: 0.9 }),
    slash(-96, -8, 18),
    slash(-26, -4, 18),
    specks(random, {
      count: 46,
      spread: [130, 70],
      size: [4, 15],
      colors: ["#3A1806", "#5E2C0C", "#7A3F12"],
      opacity: 0.5,
    }),
    glint("M-140-38C-118-68-86-80-50-78", [8, 0.5]),
    glint("M30-46C54-34 80-26 104-20", [5, 0.4]),
  );
}

/** About 380 across: chakalaka: baked beans, grated carrot and peppers in a thick, hot orange relish. */
function chakalakaHeap(random: Random): Drawing {
  const heap = blob(178, random, { points: 29, wobble: 0.07 });
  const bits = times(150, (index) => {
    const at = moved(pointInDisc(166, random), { rotate: random.between(0, 360) });
    if (index % 4 === 0) {
      return group(
        { transform: at },
        path("M-22 0C-22-17 22-18 23 0C24 14 10 14 2 8C-8 15-22 14-22 0Z", { fill: "#7A3A12" }),
        path("M-19-1C-18-13 18-14 19-1C19 9 8 9 1 3C-7 10-18 9-19-1Z", {
          fill: random.pick(["#E0A066", "#D18A4C", "#EBB884"]),
        }),
        stroke("M-10-6C-4-9 4-9 9-7", ["#fff", 2.6], { opacity: 0.6 }),
      );
    }
    if (index % 4 === 1)
      return (
        stroke("M-26 4C-8-6 10 6 26-3", ["#B84E0C", 10], { transform: at }) +
        stroke("M-26 4C-8-6 10 6 26-3", ["#FF9A3A", 6.5], { transform: at })
      );
    const die = rectangle([21, 17], { rx: 4, transform: at, fill: index % 4 === 2 ? "#2F6B1E" : "#8E1408" });
    return (
      die + rectangle([17, 13], { rx: 3, x: -9.5, y: -8, transform: at, fill: index % 4 === 2 ? "#7DB84A" : "#E8452C" })
    );
  });
  return edged(
    path(heap),
    "#8A3208",
    path(heap, { fill: "#D2601A", transform: "translate(-1 -2) scale(.97)" }),
    path(heap, { fill: "#E67C2C", transform: "translate(-5 -8) scale(.78)" }),
    bits,
    times(10, () =>
      ellipse([random.between(5, 10), 3], {
        fill: "#fff",
        opacity: 0.5,
        transform: moved(pointInDisc(150, random), { rotate: -30 }),
      }),
    ),
  );
}

/** 130 high: a floret of cauliflower, charred at its tips, green with herb paste; stalk down. */
function roastedCauliflower(random: Random): Drawing {
  const knobs = [
    [-34, -4, 24],
    [34, -4, 24],
    [-18, -30, 26],
    [18, -30, 26],
    [0, -8, 28],
    [-2, -44, 20],
  ] as const;
  const lumps = knobs.map(([x, y, size]) => ({
    at: moved([x, y]),
    shape: blob(size, random, { points: 9, wobble: 0.12 }),
  }));
  const stalk = "M-24 2C-20 22-16 40-14 56C-8 66 8 66 14 56C16 40 20 22 24 2Z";
  return {
    outline: path(stalk) + lumps.map(({ at, shape }) => path(shape, { transform: at })).join(""),
    body:
      path(stalk, { fill: "#8F6A24" }) +
      path(stalk, { fill: "#EFDDA2", transform: "translate(0 -1) scale(.86 .95)" }) +
      lumps
        .map(({ at, shape }) =>
          group(
            { transform: at },
            path(shape, { fill: "#8A5A18" }),
            path(shape, { fill: "#EBCF86", transform: "translate(-1 -2) scale(.91)" }),
            path(shape, { fill: "#FBEDC2", transform: "translate(-2 -5) scale(.6)" }),
            specks(random, { count: 5, spread: [18, 18], size: [3, 6], colors: ["#8A4E10", "#6B3A0A"], opacity: 0.65 }),
            specks(random, {
              count: 5,
              spread: [20, 20],
              size: [2.5, 5],
              colors: ["#3F7A2C", "#5E9A3A"],
              opacity: 0.9,
            }),
          ),
        )
        .join(""),
  };
}

/** About 170 across: a spoonful of chermoula: coriander, parsley, garlic and paprika chopped into oil. */
function chermoula(random: Random): Drawing {
  const pool = blob(72, random, { points: 12, wobble: 0.16, stretch: [1.15, 0.82] });
  return {
    outline: "",
    body:
      path(pool, { fill: "#8F8A16", opacity: 0.8 }) +
      path(pool, { fill: "#5A8A22", transform: "translate(-1 -2) scale(.9)" }) +
      specks(random, {
        count: 90,
        spread: [70, 50],
        size: [3, 8],
        colors: ["#2F6B22", "#468A2E", "#7CB04A", "#245A1C", "#F0E3B4", "#C4561C"],
        opacity: 0.9,
      }) +
      glint("M-44-22C-34-38-10-44 12-42", [5, 0.5]),
  };
}

/** 190 across: a prawn fried in its shell until the rings are speckled brown, tail fanned out. */
function shellPrawn(random: Random): Drawing {
  const body = "M58 44C74 4 50-52-2-62C-50-70-88-34-84 6C-82 20-68 22-62 10C-58-16-40-34-12-28C18-20 24 8 12 32Z";
  const tail =
    "M-62 6C-72 26-92 40-104 38C-98 26-98 18-104 8C-92 4-78-2-82 2ZM-84 4C-98 0-110-10-114-22C-100-22-86-16-76-6Z";
  const ring = (from: string): Svg =>
    stroke(from, ["#A83A14", 5]) + stroke(from, ["#FFC59A", 2], { transform: "translate(3 3)" });
  return edged(
    path(body) + path(tail),
    "#8E2C0C",
    path(tail, { fill: "#D9572A", transform: "translate(-5 1) scale(.94)" }),
    path(body, { fill: "#EE7A44", transform: "translate(0 -1) scale(.955)" }),
    path("M48 30C58 0 40-42-2-50C-40-56-72-30-74 0C-66-30-40-46-8-40C26-32 38-4 30 28Z", { fill: "#FFA873" }),
    ring("M44-30C32-22 24-14 18-4"),
    ring("M8-58C4-46 0-36-4-28"),
    ring("M-34-58C-32-46-32-38-34-28"),
    ring("M-66-36C-58-30-52-24-48-14"),
    ring("M60 4C46 6 34 8 20 8"),
    path("M58 44C54 56 30 54 12 32C28 34 44 36 58 44Z", { fill: "#FFE4CC", stroke: "#C9683C", "stroke-width": 3 }),
    specks(random, {
      count: 22,
      spread: [70, 50],
      size: [2.5, 6],
      colors: ["#8A3A0E", "#6E2A08", "#FBE6B0"],
      opacity: 0.55,
    }),
    glint("M-66-20C-54-46-24-56 4-52", [5, 0.6]),
  );
}

/** About 220 across: garlic chopped by the head, soft and gold in its butter. */
function garlicButter(random: Random): Drawing {
  const pool = blob(96, random, { points: 12, wobble: 0.14, stretch: [1.1, 0.84] });
  const bits = times(40, () => {
    const [x, y] = pointInDisc(1, random);
    const bit = blob(random.between(6, 11), random, { points: 6, wobble: 0.26 });
    return group(
      { transform: moved([x * 94, y * 70]) },
      path(bit, { fill: "#A9701C" }),
      path(bit, { fill: random.pick(["#F6D78E", "#FBE8B8", "#E5B558"]), transform: "translate(-1 -1) scale(.84)" }),
    );
  });
  return {
    outline: "",
    body:
      path(pool, { fill: "#D99A1E", opacity: 0.55 }) +
      path(pool, { fill: "#F8CC50", opacity: 0.6, transform: "scale(.9)" }) +
      bits,
  };
}

/** 96 across: a wedge of tomato collapsed in the wok, its skin curling. */
function softTomatoWedge(): Drawing {
  return shaded(
    "M-48 10C-40-32 40-34 48 8C30 32-30 34-48 10Z",
    { edge: "#8E1A0A", face: "#D93A20", light: "#F06A44" },
    path("M-32 6C-20-12 20-13 32 5C16 16-16 17-32 6Z", { fill: "#F8936A" }),
    ellipse([4, 2.6], { cx: -12, cy: 2, fill: "#FCE3A4" }),
    ellipse([4, 2.6], { cx: 10, cy: 0, fill: "#FCE3A4" }),
    glint("M-32-10C-20-22 0-25 18-22", [4, 0.6]),
  );
}

export const africanMains = {
  suyaSkewer: { foods: ["beef"], within: ["peanut"], draw: suyaSkewer },
  yajiBowl: { foods: ["peanut"], within: ["paprika"], draw: yajiBowl },
  yajiDust: { foods: ["peanut"], within: ["paprika"], draw: yajiDust },
  yassaLeg: { foods: ["chicken-leg"], draw: yassaLeg },
  chakalakaHeap: {
    foods: ["baked-beans"],
    within: ["carrot", "red-bell-pepper", "green-bell-pepper"],
    draw: chakalakaHeap,
  },
  roastedCauliflower: { foods: ["cauliflower"], draw: roastedCauliflower },
  chermoula: { foods: ["cilantro"], within: ["parsley", "olive-oil"], draw: chermoula },
  shellPrawn: { foods: ["shrimp"], draw: shellPrawn },
  garlicButter: { foods: ["butter"], within: ["garlic"], draw: garlicButter },
  softTomatoWedge: { foods: ["tomato"], draw: softTomatoWedge },
} as const satisfies Record<string, FoodPiece>;

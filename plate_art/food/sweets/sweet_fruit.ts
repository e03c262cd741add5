// Fruit, nuts and pearls as puddings have them: peeled, stewed, cut on the slant. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../../svg.ts";

/** 150 across: a wheel of peeled orange, its pith cut away. */
function orangeWheel(random: Random): Drawing {
  const rim = blob(75, random, { points: 18, wobble: 0.014 });
  const segments = turned(
    10,
    () =>
      path("M0-9L16-58C8-65-8-65-16-58Z", { fill: "#F57F0A" }) +
      path("M-1-16L10-54C5-60-4-61-11-57Z", { fill: "#FF9E2C" }) +
      stroke("M-3-52C-1-44 0-36 0-28", ["#FFD48A", 3], { opacity: 0.9 }),
  );
  return edged(
    path(rim),
    "#CF6207",
    circle(70, { cx: -1, cy: -1, fill: "#FFE0A8" }),
    group({ transform: `rotate(${decimal(random.between(0, 36))})` }, segments),
    circle(8, { fill: "#FFE3B0" }),
    stroke(arc(66, [198, 250]), ["#fff", 4.5], { opacity: 0.65 }),
  );
}

/** 76 long: a strip of soft date, glossy. */
function dateStrip(random: Random): Drawing {
  const bend = random.between(-12, 12);
  const line = `M-30 0Q0 ${decimal(bend)} 30 0`;
  return edged(
    path(line, { fill: "none", stroke: "currentColor", "stroke-width": 21, "stroke-linecap": "round" }),
    "#2E1006",
    stroke(line, ["#6B2E12", 15], { transform: "translate(-1 -1)" }),
    stroke(line, ["#8F4A22", 6], { transform: "translate(-1 -3)" }),
    stroke(`M-20-6Q0 ${decimal(bend / 2 - 7)} 12-5`, ["#E2A874", 2.6], { opacity: 0.9 }),
  );
}

/** 226 long, 66 wide: a long slice of ripe mango, bowed. */
function mangoSlice(random: Random): Drawing {
  const bow = random.between(54, 64);
  return edged(
    path(`M-112 18C-70 ${decimal(-bow)} 70 ${decimal(-bow)} 112 18C66 40-66 40-112 18Z`),
    "#D07A05",
    path(`M-105 15C-66 ${decimal(-bow + 8)} 66 ${decimal(-bow + 8)} 105 15C62 33-62 33-105 15Z`, { fill: "#FBA91C" }),
    path(`M-92 6C-56 ${decimal(-bow + 16)} 50 ${decimal(-bow + 16)} 86 4C44 12-40 14-92 6Z`, { fill: "#FFC443" }),
    stroke("M-60-14C-30-28 14-30 44-22", ["#FFEBA6", 6], { opacity: 0.9 }),
    stroke("M-70 20C-30 27 26 27 66 20", ["#F09410", 3.4], { opacity: 0.8 }),
  );
}

/** 60 across: a blackberry, stewed and shining. */
function blackberry(): Drawing {
  const ring = (count: number, out: number): Svg =>
    turned(
      count,
      () =>
        circle(9, { cy: -out, fill: "#2A0A2C" }) +
        circle(6.8, { cx: -1.4, cy: -out - 1.4, fill: "#55204F" }) +
        circle(2, { cx: -3, cy: -out - 4, fill: "#E6B8DC" }),
    );
  return edged(circle(30), "#1C061F", ring(11, 21), ring(6, 10), circle(5, { fill: "#1C061F" }));
}

/** 72 across: a stoned cherry, stewed: dark, split where its stone was. */
function stewedCherry(): Drawing {
  return edged(
    path("M0-34C24-36 37-18 35 2C33 24 16 36 0 35C-16 36-33 24-35 2C-37-18-24-36 0-34Z"),
    "#42040F",
    path("M-1-29C19-31 31-16 29 1C27 19 14 29-1 29C-15 29-29 19-30 1C-31-16-20-31-1-29Z", { fill: "#8E1026" }),
    path("M-3-24C10-25 18-14 16-3C12 8-4 12-16 6C-25-2-20-22-3-24Z", { fill: "#B42038", opacity: 0.8 }),
    ellipse([9, 5.5], { cx: 9, cy: 9, fill: "#3A030C", transform: "rotate(-24)" }),
    stroke("M-22-7C-20-16-13-22-6-23", ["#FFD0D6", 5], { opacity: 0.85 }),
  );
}

/** About 250 across: the dark gloss of berry juice, drops of light on it. */
function berryGloss(random: Random): Drawing {
  const pool = blob(112, random, { points: 11, wobble: 0.14 });
  return {
    outline: "",
    body:
      path(pool, { fill: "#7A0A20", opacity: 0.5 }) +
      path(pool, { fill: "#A8142F", opacity: 0.5, transform: "translate(-3 -5) scale(.9)" }) +
      stroke("M-70-36C-60-62-36-78-10-80", ["#fff", 6], { opacity: 0.45 }),
  };
}

/** 96 long: banana cut on the slant, poached until soft. */
function bananaSlant(): Drawing {
  return edged(
    ellipse([52, 34]),
    "#BFA268",
    ellipse([48, 30], { cx: -1, cy: -2, fill: "#FBEBB6" }),
    ellipse([36, 20], { cx: -1, cy: -2, fill: "#F3D98F" }),
    ellipse([23, 9], { cx: -1, cy: -2, fill: "#FBE9B0" }),
    times(5, (index) => ellipse([3, 2], { cx: index * 9 - 19, cy: -2, fill: "#8F6D30" })),
    stroke("M-38-14C-26-24-8-27 8-26", ["#fff", 4.5], { opacity: 0.8 }),
  );
}

/** 34 across: a pearl of tapioca, boiled clear. */
function tapiocaPearl(random: Random): Drawing {
  const radius = random.between(14, 17);
  return {
    outline: "",
    body:
      circle(radius, { fill: "#8F9A94", opacity: 0.6 }) +
      circle(radius - 2.4, { cx: -0.6, cy: -1, fill: "#EDF2EE", opacity: 0.85 }) +
      circle(radius * 0.42, { cx: 2, cy: 3, fill: "#B4BEB8", opacity: 0.7 }) +
      stroke(arc(radius - 5.5, [196, 262]), ["#fff", 3.6]),
  };
}

/** About 110 across: the pulp of half a passion fruit: orange jelly round black seeds. */
function passionPulp(random: Random): Drawing {
  const pool = blob(52, random, { points: 10, wobble: 0.13 });
  const seeds = times(11, (index) => {
    const [x, y] = polar(index === 0 ? 0 : index < 5 ? 18 : 36, index * 73 + random.between(-14, 14));
    return group(
      { transform: moved([x, y], { rotate: random.between(0, 180) }) },
      ellipse([14, 11.5], { fill: "#F9B01C", opacity: 0.9 }),
      ellipse([11, 8.5], { cx: -1, cy: -1, fill: "#FFD052", opacity: 0.85 }),
      ellipse([7.6, 4.8], { fill: "#1E1710" }),
      ellipse([2.4, 1.4], { cx: -2.6, cy: -1.6, fill: "#fff", opacity: 0.8 }),
    );
  });
  return edged(path(pool), "#C97A06", path(pool, { fill: "#F5A312", transform: "translate(-1 -2) scale(.94)" }), seeds);
}

/** 36 long: a sultana, plumped in ghee. */
function goldenRaisin(random: Random): Drawing {
  const skin = blob(15, random, { points: 8, wobble: 0.1, stretch: [1.25, 0.9] });
  return edged(
    path(skin),
    "#8A4F0C",
    path(skin, { fill: "#D7942B", transform: "translate(-1 -1) scale(.86)" }),
    stroke("M-9-3C-3-7 4-6 9-2", ["#FBD98A", 3]),
    stroke("M-8 4C-2 2 4 4 8 3", ["#A8671A", 2]),
  );
}

/** 52 long: a sliver of blanched almond. */
function almondSliver(random: Random): Drawing {
  const width = random.between(9, 12);
  return edged(
    rectangle([52, width + 4], { rx: 5 }),
    "#C79C58",
    rectangle([48, width], { x: -25, y: -width / 2 - 1, rx: 4, fill: "#FBEBC6" }),
    stroke("M-16-2H14", ["#FFFBEE", 3]),
  );
}

/** About 60 across: roasted peanuts crushed under a cup. */
function crushedPeanut(random: Random): Drawing {
  const bits = Array.from({ length: 8 }, () => {
    const [x, y] = pointInDisc(24, random);
    const bit = blob(random.between(6, 13), random, { points: 6, wobble: 0.24 });
    return {
      bit,
      at: moved([x, y], { rotate: random.between(0, 180) }),
      face: random.pick(["#E9C184", "#D9A45A", "#F3D7A2"]),
    };
  });
  return edged(
    bits.map(({ bit, at }) => path(bit, { transform: at })).join(""),
    "#8A571F",
    bits
      .map(({ bit, at, face }) =>
        group(
          { transform: at },
          path(bit, { fill: face, transform: "translate(-1 -1) scale(.84)" }),
          path(bit, { fill: "#FFF0CF", opacity: 0.7, transform: "translate(-2 -3) scale(.4)" }),
        ),
      )
      .join(""),
  );
}

/** 22 long: a shred of lime zest. */
function limeZest(random: Random): Drawing {
  const curl = `M-10 ${decimal(random.between(-4, 4))}C-4-7 4 7 10 ${decimal(random.between(-4, 4))}`;
  return {
    outline: "",
    body: stroke(curl, ["#2F7A2B", 5]) + stroke(curl, [random.pick(["#6FB83F", "#8FCB52"]), 2.8]),
  };
}

export const sweetFruit = {
  orangeWheel: { foods: ["orange"], draw: orangeWheel },
  dateStrip: { foods: ["date"], draw: dateStrip },
  mangoSlice: { foods: ["mango"], draw: mangoSlice },
  blackberry: { foods: ["blackberry"], draw: blackberry },
  stewedCherry: { foods: ["cherry"], draw: stewedCherry },
  berryGloss: { foods: ["raspberry", "blackberry"], draw: berryGloss },
  bananaSlant: { foods: ["banana"], draw: bananaSlant },
  tapiocaPearl: { foods: ["tapioca"], draw: tapiocaPearl },
  passionPulp: { foods: ["passion-fruit"], draw: passionPulp },
  goldenRaisin: { foods: ["golden-raisin", "raisin"], draw: goldenRaisin },
  almondSliver: { foods: ["blanched-almond"], draw: almondSliver },
  crushedPeanut: { foods: ["peanut"], draw: crushedPeanut },
  limeZest: { foods: ["lime"], draw: limeZest },
} as const satisfies Record<string, FoodPiece>;

// Sauces that are spooned over a main dish, and cheese that pulls threads. Origin 0,0 is the middle of the piece; sizes are at scale 1.
import type { Drawing, FoodPiece } from "../../drawing.ts";
import { edged } from "../../drawing.ts";
import { blob, type Point, pointInDisc, polar, smooth } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../../svg.ts";

/** A pool 300 across with soft lights in it and a glint on its upper left. */
function pool(random: Random, colors: { edge: string; face: string; light: string }, bits: Svg = ""): Drawing {
  const shape = blob(148, random, { points: 13, wobble: 0.07 });
  const lights = times(16, () => {
    const [x, y] = pointInDisc(116, random);
    return path(blob(random.between(12, 32), random, { wobble: 0.2 }), {
      fill: colors.light,
      opacity: 0.3,
      transform: moved([x, y]),
    });
  });
  return edged(
    path(shape),
    colors.edge,
    path(shape, { fill: colors.face, transform: "translate(-2 -4) scale(.968)" }),
    lights,
    bits,
    stroke("M-118-40C-104-82-72-110-36-120", ["#fff", 8], { opacity: 0.5 }),
  );
}

/** 300 across: paprika and soured cream, salmon red. */
function paprikaCream(random: Random): Drawing {
  return pool(random, { edge: "#A23A14", face: "#E0804A", light: "#F6B285" });
}

/** 300 across: a brown cream gravy. */
function creamGravy(random: Random): Drawing {
  return pool(random, { edge: "#9A6A38", face: "#DDB37C", light: "#F3D9AE" });
}

/** 300 across: butter sauce with two mustards, the seeds whole. */
function mustardSauce(random: Random): Drawing {
  const seeds = times(60, () => {
    const [x, y] = pointInDisc(126, random);
    return circle(random.between(3, 5), { cx: x, cy: y, fill: random.pick(["#A9761C", "#7A4E18", "#C99A34"]) });
  });
  return pool(random, { edge: "#BD9A3C", face: "#F6E29A", light: "#FFF4CC" }, seeds);
}

/** 190 long: mustard, or a sauce of it, from the spoon: thick, with its seeds whole. */
function mustardSpoonful(random: Random): Drawing {
  const shape = blob(84, random, { points: 12, wobble: 0.16, stretch: [1.12, 0.66] });
  return edged(
    path(shape),
    "#CDA548",
    path(shape, { fill: "#F3DA8C", transform: "translate(-2 -3) scale(.95)" }),
    path(shape, { fill: "#F9E5A2", transform: "translate(-8 -9) scale(.6)" }),
    times(46, () => {
      const [x, y] = pointInDisc(1, random);
      return circle(random.between(2.6, 4.6), {
        cx: x * 78,
        cy: y * 44,
        fill: random.pick(["#A9761C", "#7A4E18", "#C99A34", "#5E3A14"]),
      });
    }),
    stroke("M-66-16C-54-36-24-46 4-46", ["#fff", 5], { opacity: 0.6 }),
  );
}

/** 200 long, 210 high: mustard sauce poured across what lies there in one broad band that runs down at both ends. */
function mustardPour(random: Random): Drawing {
  const outline = (): string => {
    const top = [-70, -44, -22, 6, 30].map((x, index): Point => [x, -92 + (index % 2) * 14 + random.between(-6, 6)]);
    const right: Point[] = [
      [44, -40],
      [58, 10],
      [50, 52],
      [74, 96],
    ];
    const low = [52, 22, -14, -44].map((x, index): Point => [x, 88 + (index % 2) * 26 + random.between(-6, 6)]);
    const left: Point[] = [
      [-70, 60],
      [-56, 16],
      [-78, -34],
    ];
    return smooth([...top, ...right, ...low, ...left]);
  };
  const shape = outline();
  return edged(
    path(shape),
    "#C49C40",
    path(shape, { fill: "#F4DE94", transform: "translate(-1 -2) scale(.955)" }),
    path(shape, { fill: "#FCF0BE", transform: "translate(-7 -8) scale(.66)", opacity: 0.8 }),
    times(30, () => {
      const [x, y] = pointInDisc(1, random);
      return circle(random.between(2.8, 4.6), {
        cx: x * 52 - 6,
        cy: y * 82,
        fill: random.pick(["#A9761C", "#7A4E18", "#C99A34"]),
      });
    }),
    stroke("M-62-52C-50-72-30-80-8-80", ["#fff", 5], { opacity: 0.7 }),
  );
}

/** 300 across: butter fried until it is brown, thin on the plate. */
function brownButter(random: Random): Drawing {
  const shape = blob(148, random, { points: 14, wobble: 0.08, stretch: [1.1, 0.92] });
  return {
    outline: "",
    body:
      path(shape, { fill: "#B0701C", opacity: 0.75 }) +
      path(shape, { fill: "#E3AE4C", opacity: 0.85, transform: "translate(-1 -2) scale(.965)" }) +
      path(shape, { fill: "#F3CE7A", opacity: 0.8, transform: "translate(-6 -8) scale(.8)" }) +
      times(46, () => {
        const [x, y] = pointInDisc(130, random);
        return circle(random.between(1.4, 3.2), { cx: x * 1.1, cy: y * 0.9, fill: "#7A4412", opacity: 0.8 });
      }) +
      stroke("M-128-40C-112-84-78-110-40-120", ["#fff", 7], { opacity: 0.6 }),
  };
}

/** 330 across: butter reddened with tomato and chilli, trickled from a spoon. */
function redButter(random: Random): Drawing {
  const loops = Array.from({ length: 150 }, (_, step): Point => {
    const out = 24 + step * 0.8;
    const [x, y] = polar(out + Math.sin(step * 0.62) * 17, step * 9.6);
    return [x, y * 0.92];
  });
  const line = `M${loops.map(([x, y]) => `${decimal(x)} ${decimal(y)}`).join("L")}`;
  const trail = { "stroke-linejoin": "round" } as const;
  const pools = times(17, () => {
    const [x, y] = pointInDisc(160, random);
    const size = random.between(6, 19);
    return group(
      { transform: moved([x, y]) },
      path(blob(size, random, { wobble: 0.14 }), { fill: "#B5310C", opacity: 0.8 }),
      path(blob(size * 0.82, random, { wobble: 0.12 }), { fill: "#E8612A", opacity: 0.9 }),
      ellipse([size * 0.3, size * 0.16], { cx: -size * 0.3, cy: -size * 0.36, fill: "#FFE3C4" }),
    );
  });
  return {
    outline: "",
    body:
      stroke(line, ["#F2A06A", 17], { ...trail, opacity: 0.45 }) +
      stroke(line, ["#C23C10", 8.5], trail) +
      stroke(line, ["#EE6F35", 5], trail) +
      pools,
  };
}

/** About 560 across: cheese in soft pools over a dish, threads drawn from one to the next. */
function cheeseThreads(random: Random): Drawing {
  const spots = Array.from({ length: 15 }, (_, index) => polar(56 + Math.sqrt(index / 15) * 205, index * 137.5));
  const threads = times(22, () => {
    const [from, to] = [random.pick(spots), random.pick(spots)];
    const bend = random.between(-24, 24);
    const d = `M${decimal(from[0])} ${decimal(from[1])}Q${decimal((from[0] + to[0]) / 2 + bend)} ${decimal((from[1] + to[1]) / 2 - bend)} ${decimal(to[0])} ${decimal(to[1])}`;
    return Math.hypot(from[0] - to[0], from[1] - to[1]) < 260
      ? stroke(d, ["#D9A63E", 8], { opacity: 0.6 }) + stroke(d, ["#FFEDB4", 5])
      : "";
  });
  const pools = spots
    .map(([x, y]) => {
      const melt = blob(random.between(24, 44), random, { points: 10, wobble: 0.18 });
      return group(
        { transform: moved([x, y]) },
        path(melt, { fill: "#D39A30" }),
        path(melt, { fill: "#FCE09A", transform: "translate(-1 -2) scale(.93)" }),
        path(melt, { fill: "#FFF1C6", transform: "translate(-4 -5) scale(.6)" }),
      );
    })
    .join("");
  return { outline: "", body: pools + threads };
}

/** 300 across: milk sauce and cheese browned in blisters by the oven's heat. */
function gratinBlisters(random: Random): Drawing {
  const blisters = times(30, () => {
    const [x, y] = pointInDisc(136, random);
    const shape = blob(random.between(9, 26), random, { points: 9, wobble: 0.2, stretch: [1.3, 0.85] });
    const transform = moved([x, y]);
    return (
      path(shape, { fill: "#E7B858", opacity: 0.7, transform: `${transform} scale(1.3)` }) +
      path(shape, { fill: random.pick(["#C9832B", "#B36A1C", "#D99A40"]), opacity: 0.75, transform }) +
      path(shape, { fill: "#F0CB7C", opacity: 0.8, transform: `translate(-2 -3) ${transform} scale(.5)` })
    );
  });
  return { outline: "", body: blisters };
}

export const mainSauces = {
  gratinBlisters: { foods: ["cheese"], within: ["milk"], draw: gratinBlisters },
  paprikaCream: { foods: ["paprika"], within: ["sour-cream"], draw: paprikaCream },
  creamGravy: { foods: ["cream", "double-cream"], draw: creamGravy },
  brownButter: { foods: ["butter"], draw: brownButter },
  mustardSauce: { foods: ["whole-grain-mustard"], within: ["butter"], draw: mustardSauce },
  mustardSpoonful: { foods: ["whole-grain-mustard"], draw: mustardSpoonful },
  mustardPour: { foods: ["whole-grain-mustard"], within: ["butter"], draw: mustardPour },
  redButter: { foods: ["butter"], within: ["chili-flakes"], draw: redButter },
  cheeseThreads: { foods: ["emmental", "gruyere", "cheddar"], draw: cheeseThreads },
} as const satisfies Record<string, FoodPiece>;

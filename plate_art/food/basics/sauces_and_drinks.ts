// Sauces and sweeteners that lie on a dish, and what floats in a drink. Origin 0,0; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, stroke, times } from "../../svg.ts";

/** About 190 across: honey from the spoon, spread into a pool with a few drops beside it. */
function honeyPool(random: Random): Drawing {
  const pool = blob(66, random, { points: 12, wobble: 0.1, stretch: [1.2, 0.86] });
  const drops = times(6, (index) => {
    const at = moved(polar(random.between(76, 98), index * 60 + random.between(-20, 20)));
    return group(
      { transform: at },
      circle(8, { fill: "#D9860B", opacity: 0.75 }),
      circle(6, { cx: -1, cy: -1, fill: "#FFC23D" }),
      circle(1.8, { cx: -3, cy: -3, fill: "#FFF6DA" }),
    );
  });
  return {
    outline: "",
    body:
      path(pool, { fill: "#CC7A08", opacity: 0.7 }) +
      path(pool, { fill: "#F5A81E", opacity: 0.8, transform: "translate(-1 -2) scale(.93)" }) +
      path(pool, { fill: "#FFD165", opacity: 0.7, transform: "translate(-6 -6) scale(.66)" }) +
      stroke("M-52-8C-48-28-22-40 2-40", ["#FFF6DA", 6], { opacity: 0.9 }) +
      drops,
  };
}

/** About 250 across: maple syrup, pooled and shining. */
function syrupPool(random: Random): Drawing {
  const pool = blob(100, random, { points: 11, wobble: 0.16 });
  return {
    outline: "",
    body:
      path(pool, { fill: "#7A3606", opacity: 0.55 }) +
      path(pool, { fill: "#B65C10", opacity: 0.6, transform: "translate(-2 -3) scale(.94)" }) +
      stroke("M-66-30C-58-56-34-70-12-72", ["#fff", 7], { opacity: 0.6 }),
  };
}

/** About 200 across: drops and small pools of good oil, each with its glint. */
function oilDrops(random: Random): Drawing {
  const drops = Array.from({ length: 13 }, (_, index) => {
    const [x, y] = pointInDisc(96, random);
    const size = index < 3 ? random.between(15, 24) : random.between(3, 9);
    return group(
      { transform: moved([x, y]) },
      path(blob(size, random, { points: 8, wobble: 0.1 }), { fill: "#B9AE22", opacity: 0.55 }),
      path(blob(size * 0.8, random, { points: 8, wobble: 0.1 }), {
        fill: "#E6DF70",
        opacity: 0.45,
        transform: "translate(-1 -1)",
      }),
      ellipse([size * 0.26, size * 0.13], { cx: -size * 0.3, cy: -size * 0.42, fill: "#FFFEEA", opacity: 0.9 }),
    );
  });
  return { outline: "", body: drops.join("") };
}

/** About 190 across: a spoonful of thick green herb dressing, flecked. */
function herbDressing(random: Random): Drawing {
  const spoonful = blob(92, random, { points: 11, wobble: 0.12, stretch: [1.05, 0.7] });
  return edged(
    path(spoonful),
    "#7FA24B",
    path(spoonful, { fill: "#C4DD8C", transform: "translate(-2 -4) scale(.95)" }),
    stroke("M-56 6C-50-34 40-40 52-4C54 24-10 34-14 12C-14 2 4-4 10 2", ["#AFCB72", 9]),
    times(40, () => {
      const [x, y] = pointInDisc(1, random);
      return ellipse([random.between(2, 4.5), random.between(1.4, 2.6)], {
        fill: random.pick(["#3F7F34", "#58994A"]),
        transform: moved([x * 82, y * 54], { rotate: random.between(0, 180) }),
      });
    }),
  );
}

/** About 300 across: pesto, coarse with basil and nuts, in its oil. */
function pestoPool(random: Random): Drawing {
  return coarsePool(random, {
    oil: "#8FA31E",
    paste: "#4F8428",
    lights: ["#6FA23A", "#3B6E20", "#86B64A", "#E3CF93", "#2F5E1C"],
  });
}

/** About 300 across: romesco, coarse with almonds and pepper, in its oil. */
function romescoPool(random: Random): Drawing {
  return coarsePool(random, {
    oil: "#D9701E",
    paste: "#C24A22",
    lights: ["#D9663A", "#A53A18", "#E88A55", "#F2D3A0", "#8A2C12"],
  });
}

function coarsePool(random: Random, colors: { oil: string; paste: string; lights: readonly string[] }): Drawing {
  const pool = blob(150, random, { points: 14, wobble: 0.03 });
  const grains = times(260, () => {
    const [x, y] = pointInDisc(134, random);
    return path(blob(random.between(2.5, 8), random, { points: 6, wobble: 0.3 }), {
      fill: random.pick(colors.lights),
      opacity: 0.85,
      transform: moved([x, y]),
    });
  });
  return {
    outline: "",
    body:
      path(pool, { fill: colors.oil }) +
      path(pool, { fill: colors.paste, transform: "translate(-2 -2) scale(.95)" }) +
      grains +
      stroke("M-96-40C-84-74-54-98-20-104M34 92C58 84 78 66 88 44", ["#fff", 6], { opacity: 0.35 }),
  };
}

/** 110 across: a clear cube with its bright edges. */
function iceCube(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  return edged(
    rectangle([110, 110], { rx: 24, transform: turn, "fill-opacity": 0.5 }),
    "#8FB9C4",
    rectangle([102, 102], { x: -53, y: -53, rx: 21, fill: "#F2FBFF", opacity: 0.72, transform: turn }),
    rectangle([64, 64], { x: -31, y: -30, rx: 16, fill: "#CDE9F2", opacity: 0.8, transform: turn }),
    path("M-40-14C-40-34-34-40-14-40", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 7,
      "stroke-linecap": "round",
      transform: turn,
    }),
    path("M36 20C36 32 32 36 20 36", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.8,
      transform: turn,
    }),
  );
}

/** 380 across: the paler whirl that a spoon leaves in milky tea. */
function milkyWhirl(): Drawing {
  const whirl = "M-120 30C-130-80 40-150 116-60C170 20 70 130-30 96C-96 70-80-30-10-44C50-52 70 10 30 34";
  return {
    outline: "",
    body: stroke(whirl, ["#E9BE8C", 26], { opacity: 0.5 }) + stroke(whirl, ["#F6D9B2", 11], { opacity: 0.7 }),
  };
}

/** 40 across: a bubble on a fizzy or shaken drink. */
function bubbles(random: Random): Drawing {
  return {
    outline: "",
    body: times(5, () => {
      const [x, y] = pointInDisc(18, random);
      const size = random.between(3, 8);
      return (
        circle(size, { cx: x, cy: y, fill: "#fff", opacity: 0.35 }) +
        ellipse([size * 0.3, size * 0.4], { cx: x - size * 0.3, cy: y - size * 0.3, fill: "#fff", opacity: 0.9 })
      );
    }),
  };
}

export const saucesAndDrinks = {
  honeyPool: { foods: ["honey"], draw: honeyPool },
  syrupPool: { foods: ["maple-syrup"], draw: syrupPool },
  oilDrops: { foods: ["olive-oil", "extra-virgin-olive-oil"], draw: oilDrops },
  herbDressing: { foods: ["basil", "parsley"], within: ["yogurt"], draw: herbDressing },
  pestoPool: { foods: ["basil"], within: ["walnut"], draw: pestoPool },
  romescoPool: { foods: ["roasted-red-pepper", "red-bell-pepper"], within: ["almond"], draw: romescoPool },
  iceCube: { foods: ["ice", "water"], draw: iceCube },
  milkyWhirl: { foods: ["milk"], draw: milkyWhirl },
  bubbles: { foods: ["water", "sparkling-water", "ice"], draw: bubbles },
} as const satisfies Record<string, FoodPiece>;

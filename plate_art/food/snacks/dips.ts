// Parts of sauces and dips: spread pools, little bowls to dip into, and what swims in a sauce. Origin 0,0 is the
// middle of the piece; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, pointInDisc, polar, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times, turned } from "../../svg.ts";

/** 520 across: spread with a spoon, green with grated cucumber, olive oil standing in the groove. */
function tzatzikiPool(random: Random): Drawing {
  const shreds = times(110, () => {
    const [x, y] = pointInDisc(226, random);
    return stroke(
      `M-11 0C-4 ${random.between(-5, 5).toFixed(1)} 4 ${random.between(-5, 5).toFixed(1)} 11 0`,
      [random.pick(["#7FB069", "#A9CF8C", "#CFE5B5", "#4E8F4A"]), random.between(3, 5.5)],
      { transform: moved([x, y], { rotate: random.between(0, 180) }), opacity: 0.9 },
    );
  });
  return spreadPool(random, { edge: "#CFCDBC", face: "#FBFBF3", light: "#FFFFFF", groove: "#DFE2CF" }, shreds);
}

/** 520 across: aubergine and tahini beaten to a stringy, smoky mash, oil in its groove. */
function moutabalPool(random: Random): Drawing {
  const threads = times(120, () => {
    const [x, y] = pointInDisc(226, random);
    return stroke(
      `M-15 0C-5 ${random.between(-8, 8).toFixed(1)} 5 ${random.between(-8, 8).toFixed(1)} 15 0`,
      [random.pick(["#F3E7CC", "#B79E72", "#FAF2DF", "#CDB68A"]), random.between(3, 6)],
      { transform: moved([x, y], { rotate: random.between(0, 180) }), opacity: 0.6 },
    );
  });
  const char = times(34, () => {
    const [x, y] = pointInDisc(220, random);
    return path(blob(random.between(2, 5), random, { points: 5, wobble: 0.3 }), {
      fill: "#4A3A28",
      opacity: 0.6,
      transform: moved([x, y]),
    });
  });
  return spreadPool(random, { edge: "#A38A5E", face: "#E3D2AC", light: "#F1E5C6", groove: "#C7B081" }, threads + char);
}

function spreadPool(
  random: Random,
  colors: { edge: string; face: string; light: string; groove: string },
  inside: Svg,
): Drawing {
  const pool = blob(260, random, { points: 14, wobble: 0.03 });
  const groove = spiral(186, { turns: 1.9, inner: 0.3 });
  return edged(
    path(pool),
    colors.edge,
    path(pool, { fill: colors.face, transform: "translate(-3 -6) scale(.972)" }),
    inside,
    stroke(groove, [colors.groove, 34], { opacity: 0.75 }),
    stroke(groove, [colors.light, 15], { transform: "translate(-8 -13)", opacity: 0.9 }),
    stroke(groove, ["#A79A1C", 17], { opacity: 0.7, "stroke-dasharray": "210 46 120 70 300 60" }),
    stroke(groove, ["#DDD25A", 10], { opacity: 0.85, "stroke-dasharray": "206 50 116 74 296 64" }),
    stroke(groove, ["#FFFDE0", 3], { opacity: 0.9, transform: "translate(-3 -3)", "stroke-dasharray": "26 90 14 130" }),
  );
}

/** A small enamel bowl, 240 across, whatever is in it; `inside` has a radius of 96. */
function dipBowl(edge: string, face: string, inside: Svg): Drawing {
  return edged(
    circle(120),
    "#0F3F94",
    circle(110, { fill: "#F6FAFD" }),
    circle(99, { fill: edge }),
    circle(95, { cx: 1, cy: 3, fill: face }),
    inside,
    stroke("M-78-44A90 90 0 0 1-30-84", ["#fff", 6], { opacity: 0.4 }),
    stroke("M-113-22A115 115 0 0 1-38-108", ["#fff", 4], { opacity: 0.55 }),
  );
}

/** 240 across: a bowl of sharp mustard, grainy, with the knife's turn in it. */
function mustardBowl(random: Random): Drawing {
  const seeds = times(70, () => {
    const [x, y] = pointInDisc(84, random);
    return circle(random.between(1.5, 3.6), {
      cx: x,
      cy: y,
      fill: random.pick(["#8A5A10", "#F6DC7C", "#B98312"]),
      opacity: 0.8,
    });
  });
  const turn = stroke(spiral(62, { turns: 1.8, inner: 0.15 }), ["#C08A12", 13]);
  return dipBowl(
    "#A87410",
    "#E3B22E",
    `${turn}${stroke(spiral(58, { turns: 1.8, inner: 0.15 }), ["#F6D869", 6])}${seeds}`,
  );
}

/** 240 across: vinegar and soy sauce with chopped garlic and rings of chilli. */
function vinegarBowl(random: Random): Drawing {
  const rings = times(6, () => {
    const at = moved(pointInDisc(66, random), { rotate: random.between(0, 180) });
    return group(
      { transform: at },
      ellipse([15, 12], { fill: "#B71C0D" }),
      ellipse([8, 6], { fill: "#F3B58E" }),
      circle(2, { cx: 3, fill: "#FFF3D2" }),
    );
  });
  return dipBowl(
    "#5A2D10",
    "#A8662A",
    ellipse([60, 44], { cx: 16, cy: 22, fill: "#CF9250", opacity: 0.6 }) + garlicDots(random, 74) + rings,
  );
}

/** 240 across: soy sauce and kombu water, a heap of grated daikon in the middle. */
function tempuraDip(random: Random): Drawing {
  const heap = blob(42, random, { points: 11, wobble: 0.14 });
  const shreds = times(46, () =>
    stroke("M-9 0C-3-3 3 3 9 0", [random.pick(["#FFFFFF", "#E3E6DC", "#CBD1C2"]), 3], {
      transform: moved(pointInDisc(36, random), { rotate: random.between(0, 180) }),
    }),
  );
  return dipBowl(
    "#2E150A",
    "#6B3A1B",
    path(heap, { fill: "#C9CDBD" }) + path(heap, { fill: "#F4F5EE", transform: "translate(-2 -4) scale(.9)" }) + shreds,
  );
}

/** 240 across: hot oil, lime and sizzled garlic. */
function mojoBowl(random: Random): Drawing {
  return dipBowl(
    "#A8891A",
    "#E2CC55",
    ellipse([54, 40], { cx: 18, cy: 22, fill: "#F5E992", opacity: 0.7 }) +
      garlicDots(random, 80) +
      garlicDots(random, 56),
  );
}

/** 240 across: cucumber, shallot and chilli in a clear sweet vinegar, chopped peanuts over it. */
function cucumberRelish(random: Random): Drawing {
  const quarters = times(17, (index) =>
    group(
      {
        transform: moved(polar(80 * Math.sqrt((index + 0.5) / 17), index * 137.5), {
          rotate: random.between(0, 360),
          scale: 0.78,
        }),
      },
      path("M-29 14A42 42 0 0 0 29 14L0-32Z", { fill: "#2F7A43" }),
      path("M-24 12A36 36 0 0 0 24 12L0-29Z", { fill: "#DDF0C4" }),
      ellipse([2.6, 6], { cx: -5, cy: 4, fill: "#A9CF8C" }),
      ellipse([2.6, 6], { cx: 6, cy: 6, fill: "#A9CF8C" }),
    ),
  );
  const bits = times(22, (index) =>
    path(blob(random.between(4, 8), random, { points: 6, wobble: 0.3 }), {
      fill: ["#D8321C", "#D9A25A", "#B4689A", "#E7BD7A"][index % 4] ?? "#D8321C",
      transform: moved(pointInDisc(80, random)),
    }),
  );
  return dipBowl("#9FB98A", "#DCE8C4", quarters + bits);
}

function garlicDots(random: Random, radius: number): Svg {
  return times(22, () =>
    path(blob(random.between(3, 6.5), random, { points: 5, wobble: 0.25 }), {
      fill: random.pick(["#FFF6DA", "#F3DFA8", "#E5C478"]),
      stroke: "#B98F3C",
      "stroke-width": 0.8,
      transform: moved(pointInDisc(radius, random)),
    }),
  );
}

/** 30 across: a bit of chopped raw garlic as it floats on a sauce. */
function garlicBit(random: Random): Drawing {
  const bit = blob(14, random, { points: 6, wobble: 0.2 });
  return edged(path(bit), "#C9B173", path(bit, { fill: "#FFF8E2", transform: "translate(-1 -2) scale(.84)" }));
}

/** 60 long: a slice of garlic fried until it is stiff and gold. */
function garlicChip(random: Random): Drawing {
  const chip = blob(25, random, { points: 7, wobble: 0.1, stretch: [1.2, 0.8] });
  return edged(
    path(chip),
    "#9A5F17",
    path(chip, { fill: "#E0A945", transform: "translate(-1 -2) scale(.9)" }),
    path(chip, { fill: "#F4D288", transform: "translate(-3 -4) scale(.6)" }),
    stroke("M-4 6C2 2 8 2 14 6", ["#B97E28", 3]),
  );
}

/** About 200 across: drops of a mild, golden oil, each with its glint. */
function goldenOilDrops(random: Random): Drawing {
  const drops = times(15, (index) => {
    const size = index < 4 ? random.between(11, 19) : random.between(3, 8);
    return group(
      { transform: moved(pointInDisc(96, random)) },
      circle(size, { fill: "#A8841A", opacity: 0.5 }),
      circle(size * 0.84, { cx: -1, cy: -1, fill: "#EBC84A", opacity: 0.6 }),
      ellipse([size * 0.28, size * 0.14], { cx: -size * 0.3, cy: -size * 0.42, fill: "#FFFDE6", opacity: 0.95 }),
    );
  });
  return { outline: "", body: drops };
}

/** A tangle about 170 across of onion cooked slowly until dark and sweet. */
function brownedOnion(random: Random): Drawing {
  const strands = Array.from({ length: 13 }, () => ({
    d: `M-52 ${random.between(-8, 8).toFixed(1)}C-24 ${random.between(-30, -8).toFixed(1)} 22 ${random.between(6, 28).toFixed(1)} 54 ${random.between(-10, 10).toFixed(1)}`,
    transform: moved([random.between(-26, 26), random.between(-24, 24)], { rotate: random.between(0, 180) }),
    color: random.pick(["#8A4A1C", "#A8622A", "#6E3512", "#C08040"]),
  }));
  return edged(
    strands
      .map(({ d, transform }) =>
        path(d, { transform, fill: "none", stroke: "currentColor", "stroke-width": 13, "stroke-linecap": "round" }),
      )
      .join(""),
    "#3B1806",
    strands
      .map(
        ({ d, transform, color }) =>
          stroke(d, [color, 9], { transform }) + stroke(d, ["#E9B876", 2.4], { transform, opacity: 0.55 }),
      )
      .join(""),
  );
}

/** 38 across: a small die of cucumber, its skin on one side. */
function cucumberDie(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  return edged(
    rectangle([38, 36], { rx: 6, transform: turn }),
    "#7FA860",
    rectangle([34, 31], { x: -18, y: -18, rx: 5, fill: "#DDF0C4", transform: turn }),
    rectangle([36, 9], { x: -18, y: -18, rx: 4, fill: "#2F7A43", transform: turn }),
    stroke("M-8 4L-2 8M6 0L10 5", ["#B4D58D", 3], { transform: turn }),
  );
}

/** 60 across: a ring cut from a green chilli or jalapeño, seeds in its chambers. */
function greenChilliRing(): Drawing {
  return edged(
    ellipse([30, 28]),
    "#2F7427",
    ellipse([26, 24], { fill: "#7DB84A" }),
    ellipse([19, 17], { fill: "#E1EFBE" }),
    turned(3, () => stroke("M0 0V-18", ["#A9CF78", 5]) + circle(3.4, { cx: 8, cy: -8, fill: "#FFF7DC" })),
    circle(5, { fill: "#C6DFA0" }),
  );
}

/** 130 long: a slim green chilli with its stalk. */
function greenChilli(): Drawing {
  return edged(
    path("M-52-14C-26-28 24-18 62 24C26 18-22 12-52 6Z"),
    "#24651F",
    path("M-48-11C-24-22 20-13 48 12C18 6-22 2-47 0Z", { fill: "#5BA43A" }),
    stroke("M-40-8C-20-14 6-10 24-1", ["#C5E59A", 4], { opacity: 0.8 }),
    stroke("M-50-5C-60-6-68-12-72-20", ["#7FA84A", 8]),
  );
}

export const dips = {
  tzatzikiPool: { foods: ["greek-yogurt"], within: ["cucumber", "olive-oil"], draw: tzatzikiPool },
  moutabalPool: { foods: ["eggplant"], within: ["tahini", "olive-oil"], draw: moutabalPool },
  mustardBowl: { foods: ["dijon-mustard"], draw: mustardBowl },
  vinegarBowl: { foods: ["vinegar"], within: ["soy-sauce", "garlic", "chili-pepper"], draw: vinegarBowl },
  tempuraDip: { foods: ["soy-sauce"], within: ["daikon"], draw: tempuraDip },
  mojoBowl: { foods: ["garlic"], within: ["lime"], draw: mojoBowl },
  cucumberRelish: { foods: ["cucumber"], within: ["shallot", "chili-pepper", "peanut"], draw: cucumberRelish },
  garlicBit: { foods: ["garlic"], draw: garlicBit },
  garlicChip: { foods: ["garlic"], draw: garlicChip },
  brownedOnion: { foods: ["onion"], draw: brownedOnion },
  goldenOilDrops: { foods: ["sunflower-oil", "vegetable-oil"], draw: goldenOilDrops },
  cucumberDie: { foods: ["cucumber"], draw: cucumberDie },
  greenChilliRing: { foods: ["green-chili", "jalapeno"], draw: greenChilliRing },
  greenChilli: { foods: ["green-chili", "jalapeno"], draw: greenChilli },
} as const satisfies Record<string, FoodPiece>;

// Toppings of porridges, mueslis and rice soups, and the small bowls of a breakfast tray. Origin 0,0; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, pointInDisc, polar, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";

/** A tangle about 130 across of coarsely grated apple, red skin on some of the shreds. */
function gratedApple(random: Random): Drawing {
  const shreds = Array.from({ length: 22 }, () => ({
    place: moved(pointInDisc(38, random), { rotate: random.between(0, 180) }),
    fill: random.pick(["#FFF6D9", "#F8E9BB", "#F1DBA0"]),
    skin: random.next() < 0.34,
  }));
  const shred = "M-34 4C-14-6 12 6 34-4";
  const line = { fill: "none", stroke: "currentColor", "stroke-width": 13, "stroke-linecap": "round" };
  return edged(
    shreds.map(({ place }) => path(shred, { ...line, transform: place })).join(""),
    "#B9923F",
    shreds
      .map(({ place, fill, skin }) =>
        group(
          { transform: place },
          stroke(shred, ["#C9A552", 12]),
          stroke(shred, [fill, 9.5]),
          skin ? stroke("M14 0C22-2 28-2 34-4", ["#C93A38", 9.5]) : "",
        ),
      )
      .join(""),
  );
}

/** 46 across: a toasted hazelnut, its pale cap upwards. */
function hazelnut(random: Random): Drawing {
  const flake = blob(9, random, { points: 7, wobble: 0.25 });
  return edged(
    path("M0-24C16-24 24-8 23 3C22 18 10 23 0 23C-10 23-22 18-23 3C-24-8-16-24 0-24Z"),
    "#6E3C16",
    path("M0-21C13-21 20-7 19 2C18 14 8 18-1 18C-10 18-19 14-20 2C-21-7-13-21 0-21Z", { fill: "#B06E2E" }),
    path(flake, { fill: "#E7BE86", transform: "translate(-5 -6)" }),
    stroke("M-13-6C-10-13-5-16 1-16", ["#F6DDB0", 3], { opacity: 0.9 }),
    stroke("M4 10C9 8 13 4 14-2", ["#84491B", 2.4]),
  );
}

/** 44 across: half a hazelnut, its cut side up. */
function hazelnutHalf(): Drawing {
  return edged(
    ellipse([22, 20]),
    "#7A441A",
    ellipse([18.5, 16.5], { cx: -1, cy: -1, fill: "#F7E3B8" }),
    ellipse([6, 8], { fill: "#DDBB7E" }),
    stroke("M-12-5C-9-10-4-12 1-12", ["#fff", 3], { opacity: 0.8 }),
  );
}

/** 44 long: a dried cranberry, wrinkled and glossy. */
function driedCranberry(random: Random): Drawing {
  const skin = blob(19, random, { points: 8, wobble: 0.16, stretch: [1.15, 0.85] });
  return edged(
    path(skin),
    "#560A18",
    path(skin, { fill: "#A51C32", transform: "translate(-1 -2) scale(.86)" }),
    stroke("M-11 5C-4 0 2 6 10 0M-8-4C-2-7 4-4 9-8", ["#6E0F20", 2.6]),
    stroke("M-12-5C-9-9-4-11 0-11", ["#F08C9A", 2.8]),
  );
}

/** About 210 across: raspberries crushed with a fork, seeds and juice. */
function raspberryCrush(random: Random): Drawing {
  const pool = blob(100, random, { points: 13, wobble: 0.12 });
  return {
    outline: "",
    body:
      path(pool, { fill: "#8E1236", opacity: 0.85 }) +
      path(pool, { fill: "#C4234F", transform: "translate(-2 -3) scale(.93)" }) +
      times(46, () => {
        const [x, y] = pointInDisc(84, random);
        return (
          circle(9, { cx: x, cy: y, fill: "#A3173F", opacity: 0.7 }) +
          circle(6.5, { cx: x - 1, cy: y - 2, fill: "#E5486F" }) +
          circle(1.8, { cx: x - 3, cy: y - 4, fill: "#FFD0DA" })
        );
      }) +
      times(36, () => {
        const [x, y] = pointInDisc(88, random);
        return ellipse([3.2, 2], { cx: x, cy: y, fill: "#F2D9A8" });
      }),
  };
}

/** 330 across: smooth peanut butter let run from the spoon in loops. */
function peanutButterRibbon(): Drawing {
  const loops =
    "M-150 30C-120-70-40-70-44 10C-48 76-104 60-84 6C-56-66 40-78 36 4C32 74-24 60-6 8C24-64 118-74 114 6C110 62 66 52 78 14";
  return {
    outline: "",
    body:
      stroke(loops, ["#8F5A22", 25], { opacity: 0.9 }) +
      stroke(loops, ["#CF9148", 19]) +
      stroke(loops, ["#EBBE7C", 6], { transform: "translate(-2 -4)", opacity: 0.9 }),
  };
}

/** About 190 across: brown sugar crystals strewn on hot porridge, melting to syrup at their edge. */
function meltingSugar(random: Random): Drawing {
  const syrup = blob(92, random, { points: 12, wobble: 0.14 });
  const crystals = times(190, () => {
    const [x, y] = pointInDisc(76, random);
    return rectangle([random.between(5, 9), random.between(4, 7)], {
      rx: 1.4,
      fill: random.pick(["#D99A3C", "#EBBB66", "#B87422", "#F8DCA0"]),
      transform: moved([x, y], { rotate: random.between(0, 90) }),
    });
  });
  return {
    outline: "",
    body:
      path(syrup, { fill: "#8A4E12", opacity: 0.55 }) +
      path(syrup, { fill: "#B9701F", opacity: 0.6, transform: "translate(-1 -2) scale(.9)" }) +
      crystals +
      stroke("M-70-28C-60-54-36-70-10-74", ["#fff", 5], { opacity: 0.6 }),
  };
}

/** A bowl from above by its radius: glaze outside, paler within. */
function smallBowl(radius: number, [glaze, inside]: readonly [string, string], held: Svg): Drawing {
  return edged(
    circle(radius),
    "#20140E",
    circle(radius - 3, { fill: glaze }),
    stroke(arc(radius - 9, [192, 262]), ["#fff", 6], { opacity: 0.6 }),
    circle(radius - 18, { fill: "#2A1204", opacity: 0.45 }),
    circle(radius - 21, { cx: 1, cy: 2, fill: inside }),
    held,
    circle(radius - 21, { fill: "url(#wall)" }),
  );
}

/** 190 across: a small cup of cold cream to dip into, a lip at its left. */
function creamCup(): Drawing {
  const lip = "M-78-44C-104-52-122-30-116-8C-112 6-98 10-86 4Z";
  return edged(
    circle(95) + path(lip),
    "#A9B9C9",
    path(lip, { fill: "#F6FAFD", transform: "translate(1 0) scale(.96)" }),
    circle(91, { fill: "#FDFEFF" }),
    circle(87, { fill: "none", stroke: "#0F3F94", "stroke-width": 7 }),
    circle(76, { fill: "#D9CFB8" }),
    circle(72, { cx: 1, cy: 2, fill: "#FFFBEF" }),
    stroke(spiral(48, { turns: 1.3, inner: 0.3 }), ["#F0E6CE", 8]),
    stroke(arc(64, [196, 258]), ["#fff", 6]),
  );
}

/** 500 across: a bowl of coarse oat porridge. */
function oatPorridgeBowl(random: Random): Drawing {
  const grains = times(430, () => {
    const [x, y] = pointInDisc(206, random);
    return path(blob(random.between(5, 10), random, { points: 6, wobble: 0.22, stretch: [1.2, 0.85] }), {
      fill: random.pick(["#F3E3BE", "#E6CF9E", "#FBF2DC"]),
      stroke: "#B3935A",
      "stroke-width": 1.1,
      opacity: random.between(0.6, 1),
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  const held = circle(222, { fill: "#B89A62" }) + circle(218, { cy: 3, fill: "#E9D5A8" }) + grains;
  return smallBowl(250, ["#3F6B8C", "#DDE6EC"], held);
}

/** 290 across: a bowl of plain rice, heaped. */
function riceBowl(random: Random): Drawing {
  const heap = blob(112, random, { points: 14, wobble: 0.03 });
  const grains = times(330, () => {
    const [x, y] = pointInDisc(108, random);
    return ellipse([8, 4.2], {
      fill: random.pick(["#FFFFFF", "#FAF8F2", "#F1EDE2"]),
      stroke: "#CFC9BA",
      "stroke-width": 1,
      transform: moved([x, y], { rotate: random.between(0, 180) }),
    });
  });
  const held = path(heap, { fill: "#CFC9BA", transform: "translate(2 4)" }) + path(heap, { fill: "#FBF9F3" }) + grains;
  return smallBowl(145, ["#2F5D8C", "#C9D6E2"], held);
}

/** 290 across: miso soup with cubes of silken tofu and rings of spring onion. */
function misoSoupBowl(random: Random): Drawing {
  const clouds = times(12, () => {
    const [x, y] = pointInDisc(96, random);
    return path(blob(random.between(14, 30), random, { wobble: 0.2 }), {
      fill: random.pick(["#E7C078", "#B98437"]),
      opacity: 0.45,
      transform: moved([x, y]),
    });
  });
  const tofu = times(9, (index) => {
    const [x, y] = polar(index === 0 ? 6 : random.between(46, 86), index * 45 + random.between(-10, 10));
    const transform = moved([x, y], { rotate: random.between(-40, 40) });
    return (
      rectangle([38, 38], { rx: 6, fill: "#8F6428", opacity: 0.5, transform: `translate(3 5) ${transform}` }) +
      rectangle([38, 38], { rx: 6, fill: "#E6DCC3", transform }) +
      rectangle([32, 32], { x: -18, y: -18, rx: 5, fill: "#FFFCF2", transform })
    );
  });
  const rings = times(16, () => {
    const [x, y] = pointInDisc(98, random);
    const green = random.pick(["#3E8B3E", "#5AA24A"]);
    return (
      circle(9, { cx: x, cy: y, fill: green }) +
      circle(6.5, { cx: x, cy: y, fill: "#C6E59C" }) +
      circle(3.5, { cx: x, cy: y, fill: green })
    );
  });
  const held = circle(120, { fill: "#A87430" }) + circle(117, { cy: 2, fill: "#D2A052" }) + clouds + tofu + rings;
  return smallBowl(145, ["#7A1A14", "#B0402E"], held);
}

/** About 110 long: a slice of chicken breast cut across the grain and poached white. */
function chickenSlip(random: Random): Drawing {
  const slice = blob(46, random, { points: 9, wobble: 0.1, stretch: [1.2, 0.68] });
  return edged(
    path(slice),
    "#BE9C68",
    path(slice, { fill: "#F6E3C2", transform: "translate(-1 -2) scale(.93)" }),
    path(slice, { fill: "#FFF4DF", transform: "translate(-3 -5) scale(.78 .7)" }),
    stroke("M-34-12L-26 14M-16-19L-8 20M4-20L12 20M24-16L30 12", ["#E0C598", 3]),
    stroke("M-38-8C-26-22-8-26 8-25", ["#fff", 3.4], { opacity: 0.9 }),
  );
}

/** A tuft about 110 across of ginger cut in fine matchsticks. */
function gingerMatchsticks(random: Random): Drawing {
  const sticks = Array.from({ length: 15 }, () => moved(pointInDisc(24, random), { rotate: random.between(-70, 70) }));
  return edged(
    sticks.map((transform) => rectangle([74, 8.5], { rx: 2, transform })).join(""),
    "#B98B32",
    sticks
      .map((transform, index) =>
        group(
          { transform },
          rectangle([72, 6], { rx: 2, fill: index % 3 ? "#F5DE90" : "#FFEFB8" }),
          rectangle([70, 2], { y: -3, fill: "#FFF8D8", opacity: 0.9 }),
        ),
      )
      .join(""),
  );
}

/** About 220 across: drops of toasted sesame oil and soy sauce, amber and brown. */
function sesameAndSoyDrops(random: Random): Drawing {
  return {
    outline: "",
    body: times(17, (index) => {
      const at = moved(pointInDisc(104, random));
      const size = index < 4 ? random.between(13, 21) : random.between(3, 9);
      const [edge, face] = index % 3 === 0 ? ["#2E1408", "#6B3415"] : ["#B87312", "#F0B23C"];
      const drop = blob(size, random, { points: 8, wobble: 0.1 });
      return group(
        { transform: at },
        path(drop, { fill: edge, opacity: 0.75 }),
        path(drop, { fill: face, opacity: 0.85, transform: "translate(-1 -1) scale(.82)" }),
        ellipse([size * 0.26, size * 0.13], { cx: -size * 0.3, cy: -size * 0.42, fill: "#fff", opacity: 0.9 }),
      );
    }),
  };
}

/** 330 long: a porcelain spoon full of rice porridge, its handle to the right. */
function riceOnPorcelainSpoon(random: Random): Drawing {
  const spoon =
    "M-150 0C-150-52-96-62-52-52C-10-42 14-20 60-20H158C174-20 178-12 178 0C178 12 174 20 158 20H60C14 20-10 42-52 52C-96 62-150 52-150 0Z";
  const heap = "M-132 0C-132-38-92-46-56-38C-28-30-14-14-12 0C-14 14-28 30-56 38C-92 46-132 38-132 0Z";
  const grains = times(46, () => {
    const [x, y] = pointInDisc(34, random);
    return ellipse([8, 4.6], {
      fill: random.pick(["#FFFFFF", "#F8F4E8"]),
      stroke: "#CBBF9F",
      "stroke-width": 1.2,
      transform: moved([-74 + x * 1.4, y * 0.8], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(spoon),
    "#8FA3B8",
    path(spoon, { fill: "#FDFEFF", transform: "translate(-1 -2) scale(.97 .92)" }),
    stroke("M66 0H160", ["#2E5FB0", 5]),
    circle(8, { cx: 164, fill: "#2E5FB0" }),
    path(heap, { fill: "#C9BEA2", transform: "translate(1 3)" }),
    path(heap, { fill: "#F7F1E1" }),
    grains,
  );
}

export const porridges = {
  gratedApple: { foods: ["apple"], draw: gratedApple },
  hazelnut: { foods: ["hazelnut"], draw: hazelnut },
  hazelnutHalf: { foods: ["hazelnut"], draw: hazelnutHalf },
  driedCranberry: { foods: ["dried-cranberry"], draw: driedCranberry },
  raspberryCrush: { foods: ["raspberry"], draw: raspberryCrush },
  peanutButterRibbon: { foods: ["peanut-butter"], draw: peanutButterRibbon },
  meltingSugar: { foods: ["demerara-sugar", "brown-sugar"], draw: meltingSugar },
  creamCup: { foods: ["cream"], draw: creamCup },
  oatPorridgeBowl: { foods: ["steel-cut-oats"], draw: oatPorridgeBowl },
  riceBowl: { foods: ["rice"], draw: riceBowl },
  misoSoupBowl: { foods: ["miso"], within: ["tofu", "scallion"], draw: misoSoupBowl },
  riceOnPorcelainSpoon: { foods: ["rice"], draw: riceOnPorcelainSpoon },
  chickenSlip: { foods: ["chicken-breast"], draw: chickenSlip },
  gingerMatchsticks: { foods: ["ginger"], draw: gingerMatchsticks },
  sesameAndSoyDrops: { foods: ["sesame-oil"], within: ["soy-sauce"], draw: sesameAndSoyDrops },
} as const satisfies Record<string, FoodPiece>;

// Spooned sweets: creams, jellies, rice, granita, and the whole dishes of a hot pudding. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, type Point, pointInDisc, polar, smooth, spiral } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { heap } from "../heaping.ts";

/** 440 across: chocolate whipped with water, in the whisk's soft ridges. */
function chocolateMousse(random: Random): Drawing {
  const heap = blob(214, random, { points: 15, wobble: 0.025 });
  const ridges = times(3, (index) => {
    const d = spiral(186 - index * 6, { turns: 2.6, inner: 0.08 });
    const tones = [
      ["#2A120A", 46],
      ["#5E3521", 34],
      ["#86553A", 11],
    ] as const;
    const [color, width] = tones[index] ?? tones[0];
    return stroke(d, [color, width], { transform: `rotate(-30) translate(${-index * 3} ${-index * 5})` });
  });
  const bubbles = times(46, () => {
    const [x, y] = pointInDisc(196, random);
    return circle(random.between(1.5, 4), { cx: x, cy: y, fill: "#2A120A", opacity: 0.55 });
  });
  return edged(
    path(heap),
    "#21100A",
    path(heap, { fill: "#472515", transform: "translate(-2 -3) scale(.97)" }),
    ridges,
    path("M-30-6C-26-40 20-50 34-16C40 8 8 26-12 12C-22 4-14-14 2-12", { fill: "#5E3521" }),
    stroke("M-22-10C-16-34 14-40 26-18", ["#9A6647", 8]),
    bubbles,
  );
}

/** 108 across: a cube of coffee jelly, amber where the light falls through its edges. */
function coffeeJelly(random: Random): Drawing {
  const turn = `rotate(${random.between(-16, 16).toFixed(0)})`;
  return {
    outline: rectangle([106, 108], { rx: 15, transform: turn }),
    body: group({ transform: turn }, jellyCube()),
  };
}

function jellyCube(): Svg {
  return (
    rectangle([106, 108], { rx: 15, fill: "#1C0A04", opacity: 0.94 }) +
    rectangle([99, 100], { rx: 13, fill: "#5A260D" }) +
    stroke("M-34 42H30Q42 42 42 30V-32", ["#CC7A2C", 9], { opacity: 0.8 }) +
    rectangle([82, 80], { x: -46, y: -48, rx: 12, fill: "#3A1607" }) +
    rectangle([76, 73], { x: -44, y: -46, rx: 11, fill: "#7E3E16" }) +
    rectangle([62, 56], { x: -41, y: -43, rx: 16, fill: "#4E1F0B", opacity: 0.8 }) +
    stroke("M-30 19H14Q24 19 24 9V-24", ["#E39A4C", 5], { opacity: 0.85 }) +
    path("M-41-10C-43-34-34-43-8-42C-20-35-34-28-41-10Z", { fill: "#fff", opacity: 0.85 }) +
    ellipse([9, 3.4], { cx: 8, cy: -40, fill: "#fff", opacity: 0.7 })
  );
}

/** The side of the tall glass below its mouth, round which 0,0 lies. */
const GLASS_SIDE = "M-198 100L-146 258A146 146 0 0 0 146 258L198 100A222 222 0 0 1-198 100Z";

/** 400 wide: cubes of coffee jelly seen through the side of the tall glass, cream in the gaps between them. */
function coffeeJellyBehindGlass(random: Random): Drawing {
  const rows = [
    [160, [-172, 172]],
    [204, [-112, 114]],
    [252, [-44, 42, -140, 134]],
    [322, [-96, -4, 88]],
    [386, [-48, 40]],
  ] as const;
  const cubes = rows.flatMap(([y, xs]) =>
    xs.map((x) =>
      group(
        {
          transform: moved([x + random.between(-6, 6), y + random.between(-5, 5)], {
            rotate: random.between(-24, 24),
            scale: 0.76,
          }),
        },
        jellyCube(),
      ),
    ),
  );
  return behindGlass(cubes.join(""));
}

/** About 380 across: cold cream poured over, its arms running down between the cubes. */
function pouredCream(random: Random): Drawing {
  const pool = smooth(
    Array.from({ length: 11 }, (_, index) => {
      const out = index % 2 ? random.between(84, 100) : random.between(118, 172);
      return polar(out, (index * 360) / 11 + random.between(-6, 6));
    }),
  );
  return {
    outline: path(pool),
    body:
      path(pool, { fill: "#CDB78F", stroke: "#CDB78F", "stroke-width": 10, "stroke-linejoin": "round" }) +
      path(pool, { fill: "#FFF8E6", transform: "translate(-1 -2)" }) +
      path(pool, { fill: "#FFFFFB", transform: "translate(-10 -14) scale(.62)" }) +
      stroke(arc(52, [190, 268]), ["#fff", 8]) +
      stroke("M-34 30C-6 52 34 42 50 14", ["#EADCBC", 7], { opacity: 0.9 }),
  };
}

/** 270 across: a small glass of set lemon cream, seen from above; its fruit is a topping. */
function possetGlass(): Drawing {
  return edged(
    circle(135),
    "#A9C6D2",
    circle(131, { fill: "#EAF5F9" }),
    circle(121, { fill: "#B7D2DD" }),
    circle(117, { fill: "#E2C86E" }),
    circle(114, { cx: 1, cy: 3, fill: "#FDF0B8" }),
    circle(92, { cx: -6, cy: -8, fill: "#FFF8D8", opacity: 0.85 }),
    stroke(arc(126, [184, 262]), ["#fff", 6], { opacity: 0.95 }),
    stroke(arc(126, [22, 64]), ["#fff", 5], { opacity: 0.8 }),
    stroke(arc(98, [200, 238]), ["#fff", 8], { opacity: 0.8 }),
  );
}

/** 330 wide, 250 high: a mound of sticky rice, every grain plump, its coconut shine on it. */
function stickyRice(random: Random): Drawing {
  const mound = blob(128, random, { points: 15, wobble: 0.035, stretch: [1.28, 0.96] });
  const grains = times(260, () => {
    const [x, y] = pointInDisc(1, random);
    return ellipse([random.between(12, 15), random.between(6, 7.4)], {
      fill: random.pick(["#FFFFFF", "#FFFFFF", "#FCF9F0"]),
      stroke: "#C6BCA0",
      "stroke-width": 1.3,
      transform: moved([x * 148, y * 108 - 3], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(mound),
    "#A89E82",
    path(mound, { fill: "#FBF8EF", transform: "translate(-2 -4) scale(.965)" }),
    grains,
    ellipse([70, 34], { cx: -44, cy: -44, fill: "#fff", opacity: 0.3 }),
  );
}

/** About 250 across: thickened coconut milk from the spoon. */
function coconutSauce(random: Random): Drawing {
  const pool = blob(108, random, { points: 14, wobble: 0.1, stretch: [1.2, 0.86] });
  return edged(
    path(pool),
    "#B9AE92",
    path(pool, { fill: "#FFFEFA", transform: "translate(-2 -4) scale(.95)" }),
    stroke("M-70-8C-60-44 24-52 66-20", ["#EDEADD", 10]),
    stroke("M-74-22C-62-46-30-58 4-58", ["#fff", 7]),
  );
}

/** About 480 across: carrots grated and fried in ghee until no milk is left, spooned into a mound that holds its shape. */
function carrotHalwa(random: Random): Drawing {
  return heap(random, {
    radius: 232,
    count: 640,
    under: "#C4520A",
    bit: (chance) => {
      const length = chance.between(7, 15);
      const d = `M${decimal(-length)} 0Q0 ${decimal(chance.between(-9, 9))} ${decimal(length)} ${decimal(chance.between(-4, 4))}`;
      const tone = chance.pick(["#EE7A1A", "#F58A26", "#E86E12", "#FA9A36", "#FFAA4C"]);
      return (
        stroke(d, ["#A8430A", 15], { opacity: 0.5 }) +
        stroke(d, [tone, 11.5]) +
        stroke(d, ["#FFE9C0", 2.6], { transform: "translate(0 -2.8)", opacity: 0.7 })
      );
    },
  });
}

/** 560 across: lines of cinnamon drawn over a cold pudding: a lattice of lozenges in a ring. */
function cinnamonLattice(random: Random): Drawing {
  const pinches = (from: Point, to: Point): Svg => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return times(Math.round(length / 3.4), () => {
      const along = random.next();
      return circle(random.between(1.4, 3.6), {
        cx: from[0] + (to[0] - from[0]) * along + random.between(-4, 4),
        cy: from[1] + (to[1] - from[1]) * along + random.between(-4, 4),
        fill: random.pick(["#6A3110", "#8A4718", "#54240A"]),
        opacity: 0.9,
      });
    });
  };
  const star = Array.from({ length: 8 }, (_, index) => {
    const tip = polar(258, index * 45);
    const left = polar(150, index * 45 - 22.5);
    const right = polar(150, index * 45 + 22.5);
    const inner = polar(82, index * 45);
    return pinches(tip, left) + pinches(tip, right) + pinches(inner, left) + pinches(inner, right);
  });
  return { outline: "", body: star.join("") };
}

/** About 420 across: pink ice scraped loose with a fork: a heap of crystals, deep pink between them, frosted where the light falls. */
function granita(random: Random): Drawing {
  const heaped = heap(random, { radius: 196, count: 620, under: "#D8405F", bit: crystal });
  const frost = times(70, () => {
    const [x, y] = pointInDisc(128, random);
    return group(
      { transform: moved([x - 22, y - 30], { rotate: random.between(0, 180) }), opacity: 0.9 },
      frostedCrystal(random),
    );
  });
  return { outline: heaped.outline, body: heaped.body + frost + glints(random, 14, 150) };
}

/** Melon ice: a splinter of 10 to 32, one facet lit. */
function crystal(random: Random): Svg {
  return splinter(
    random,
    random.pick([
      ["#E4506F", "#F58FA4"],
      ["#EF6A85", "#FBB0BF"],
      ["#F58CA1", "#FFD3DB"],
      ["#FAB0BE", "#FFF0F3"],
    ] as const),
  );
}

function frostedCrystal(random: Random): Svg {
  return splinter(random, random.pick([["#FCC9D3", "#FFFFFF"] as const, ["#FFE3E9", "#FFFFFF"] as const]));
}

function splinter(random: Random, [face, light]: readonly [string, string]): Svg {
  const size = random.between(5, 14);
  const corners = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = polar(size * random.between(0.65, 1.2), index * 72 + random.between(-16, 16));
    return [x * 1.35, y] as const;
  });
  const at = (index: number): string => {
    const [x, y] = corners[index] ?? [0, 0];
    return `${decimal(x)} ${decimal(y)}`;
  };
  return (
    path(`M${at(0)}L${at(1)}L${at(2)}L${at(3)}L${at(4)}Z`, {
      fill: face,
      stroke: "#B52A4C",
      "stroke-width": 1.1,
      "stroke-opacity": 0.5,
    }) + path(`M0 0L${at(2)}L${at(3)}L${at(4)}Z`, { fill: light, opacity: 0.9 })
  );
}

function glints(random: Random, count: number, radius: number): Svg {
  return times(count, () => {
    const [x, y] = pointInDisc(radius, random);
    return path("M0-13L2.4-2.4L13 0L2.4 2.4L0 13L-2.4 2.4L-13 0L-2.4-2.4Z", {
      fill: "#FFFFFF",
      transform: moved([x, y], { scale: random.between(0.8, 1.5) }),
    });
  });
}

/** 400 wide: the granita seen through the side of the tall glass, paler where it is loose, deeper where it has begun to melt. */
function granitaBehindGlass(random: Random): Drawing {
  const ice = times(430, () => {
    const y = random.between(90, 412);
    return group(
      { transform: moved([random.between(-196, 196), y], { rotate: random.between(0, 360) }) },
      crystal(random),
    );
  });
  return behindGlass(
    path(GLASS_SIDE, { fill: "#E25573" }) +
      ice +
      path("M-220 330C-120 300 120 300 220 330V420H-220Z", { fill: "#D2304F", opacity: 0.34 }) +
      path("M-220 366C-120 340 120 340 220 366V420H-220Z", { fill: "#D2304F", opacity: 0.4 }),
  );
}

/** The content of the tall glass, seen through its wall. */
function behindGlass(held: Svg): Drawing {
  return {
    outline: "",
    body:
      `<clipPath id="glass-side">${path(GLASS_SIDE)}</clipPath>` +
      group({ "clip-path": "url(#glass-side)" }, held, path(GLASS_SIDE, { fill: "#FFF6EC", opacity: 0.1 })) +
      stroke("M-178 132L-138 268", ["#fff", 13], { opacity: 0.6 }) +
      stroke("M176 140L140 262", ["#fff", 6], { opacity: 0.4 }),
  };
}

export const puddings = {
  chocolateMousse: { foods: ["dark-chocolate"], draw: chocolateMousse },
  coffeeJelly: { foods: ["coffee"], within: ["agar"], draw: coffeeJelly },
  coffeeJellyBehindGlass: { foods: ["coffee"], within: ["agar", "cream"], draw: coffeeJellyBehindGlass },
  pouredCream: { foods: ["cream"], draw: pouredCream },
  possetGlass: { foods: ["cream"], within: ["lemon"], draw: possetGlass },
  stickyRice: { foods: ["glutinous-rice"], draw: stickyRice },
  coconutSauce: { foods: ["coconut-milk"], draw: coconutSauce },
  carrotHalwa: { foods: ["carrot"], within: ["ghee"], draw: carrotHalwa },
  cinnamonLattice: { foods: ["cinnamon"], draw: cinnamonLattice },
  granita: { foods: ["watermelon"], draw: granita },
  granitaBehindGlass: { foods: ["watermelon"], draw: granitaBehindGlass },
} as const satisfies Record<string, FoodPiece>;

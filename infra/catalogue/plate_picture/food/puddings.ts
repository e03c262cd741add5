// What is spooned: creams, jellies, rice, granita, and the whole dishes of a hot pudding. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../drawing.ts";
import { arc, blob, type Point, pointInDisc, polar, spiral } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../svg.ts";

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

/** 118 across: a cube of coffee jelly, dark and clear, light coming through its edges. */
function coffeeJelly(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  return edged(
    rectangle([118, 118], { rx: 13, transform: turn }),
    "#160803",
    rectangle([110, 110], { x: -56, y: -57, rx: 11, fill: "#4A210C", transform: turn }),
    rectangle([84, 84], { x: -44, y: -46, rx: 9, fill: "#2B1107", transform: turn }),
    path("M-46 34H36Q44 34 44 26V-38", {
      fill: "none",
      stroke: "#A85A22",
      "stroke-width": 7,
      "stroke-linecap": "round",
      opacity: 0.75,
      transform: turn,
    }),
    path("M-46 6V-38Q-46-47-37-47H18", {
      fill: "none",
      stroke: "#fff",
      "stroke-width": 7,
      "stroke-linecap": "round",
      opacity: 0.7,
      transform: turn,
    }),
    ellipse([17, 9], { cx: -16, cy: -20, fill: "#fff", opacity: 0.28, transform: turn }),
  );
}

/** 400 across: cold cream poured over, running down between the cubes. */
function pouredCream(random: Random): Drawing {
  const pool = smoothStar(random);
  return {
    outline: path(pool, { transform: "scale(.98)" }),
    body:
      path(pool, { fill: "#D9C7A6" }) +
      path(pool, { fill: "#FFF9EA", transform: "translate(-2 -4) scale(.965)" }) +
      path(pool, { fill: "#FFFFFA", transform: "translate(-10 -14) scale(.62)" }) +
      stroke(arc(70, [190, 262]), ["#fff", 9]) +
      stroke("M-30 26C-4 44 34 34 44 10", ["#EBDDBF", 8], { opacity: 0.8 }),
  };
}

/** A pool whose arms have run further here than there. */
function smoothStar(random: Random): string {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const far = index % 2 === 0;
    return polar(far ? random.between(140, 205) : random.between(78, 108), index * 22.5 + random.between(-5, 5));
  });
  return points
    .map((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      const half: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      const written = `${decimal(half[0])} ${decimal(half[1])}`;
      return index === 0 ? `M${written}` : `Q${decimal(point[0])} ${decimal(point[1])} ${written}`;
    })
    .join("")
    .concat(closing(points));
}

function closing(points: readonly Point[]): string {
  const [first = [0, 0], second = [0, 0]] = points;
  return `Q${decimal(first[0])} ${decimal(first[1])} ${decimal((first[0] + second[0]) / 2)} ${decimal((first[1] + second[1]) / 2)}Z`;
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
  const grains = times(330, () => {
    const [x, y] = pointInDisc(1, random);
    return ellipse([random.between(10, 13), random.between(5, 6.4)], {
      fill: random.pick(["#FFFFFF", "#FFFDF4", "#F6F1E2"]),
      stroke: "#CFC6AE",
      "stroke-width": 1.3,
      transform: moved([x * 148, y * 108 - 3], { rotate: random.between(0, 180) }),
    });
  });
  return edged(
    path(mound),
    "#B9AF95",
    path(mound, { fill: "#EDE7D6", transform: "translate(-2 -4) scale(.965)" }),
    grains,
    ellipse([70, 34], { cx: -44, cy: -44, fill: "#fff", opacity: 0.3 }),
  );
}

/** About 250 across: thickened coconut milk from the spoon. */
function coconutSauce(random: Random): Drawing {
  const pool = blob(108, random, { points: 11, wobble: 0.13, stretch: [1.14, 0.78] });
  return edged(
    path(pool),
    "#C9C3B0",
    path(pool, { fill: "#FFFEFA", transform: "translate(-2 -4) scale(.95)" }),
    stroke("M-70-8C-60-44 24-52 66-20", ["#EDEADD", 10]),
    stroke("M-74-22C-62-46-30-58 4-58", ["#fff", 7]),
  );
}

/** 540 across: carrots grated and fried in ghee, heaped, shining at the edge. */
function carrotHalwa(random: Random): Drawing {
  const heap = blob(252, random, { points: 20, wobble: 0.035 });
  const shred = (radius: number, tones: readonly string[]): Svg => {
    const [x, y] = pointInDisc(radius, random);
    const length = random.between(16, 30);
    const bend = random.between(-12, 12);
    const d = `M${decimal(-length)} 0Q0 ${decimal(bend)} ${decimal(length)} ${decimal(random.between(-6, 6))}`;
    return group(
      { transform: moved([x, y], { rotate: random.between(0, 180) }) },
      stroke(d, ["#8E2F06", 9.5]),
      stroke(d, [random.pick(tones), 6.2]),
    );
  };
  return edged(
    path(heap),
    "#7E2A05",
    path(heap, { fill: "#B9470B", transform: "translate(-2 -3) scale(.97)" }),
    times(210, () => shred(236, ["#D9600F", "#C24E0A", "#E2701C"])),
    times(170, () => shred(214, ["#F08A2C", "#E8741A", "#F8A548"])),
    times(20, () => {
      const [x, y] = pointInDisc(220, random);
      return ellipse([random.between(5, 11), random.between(3, 5)], {
        fill: "#FFE3B0",
        opacity: 0.7,
        transform: moved([x, y], { rotate: random.between(-40, -10) }),
      });
    }),
  );
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

/** About 460 across: pink crystals scraped loose with a fork and heaped. */
function granita(random: Random): Drawing {
  const heap = blob(222, random, { points: 18, wobble: 0.05 });
  const crystal = (radius: number, tones: readonly string[], size: readonly [number, number]): Svg => {
    const [x, y] = pointInDisc(radius, random);
    const shard = blob(random.between(size[0], size[1]), random, { points: 5, wobble: 0.36, stretch: [1.35, 0.75] });
    const transform = moved([x, y], { rotate: random.between(0, 180) });
    return (
      path(shard, { fill: "#B92A4C", transform }) +
      group({ transform }, path(shard, { fill: random.pick(tones), transform: "translate(-1 -2) scale(.86)" }))
    );
  };
  const glints = times(60, () => {
    const [x, y] = pointInDisc(190, random);
    return path("M0-9L2.4-2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4-2.4Z", {
      fill: "#FFFFFF",
      opacity: 0.9,
      transform: moved([x, y], { scale: random.between(0.5, 1.1) }),
    });
  });
  return edged(
    path(heap),
    "#A8203F",
    path(heap, { fill: "#DE4A6A", transform: "translate(-2 -3) scale(.97)" }),
    times(190, () => crystal(212, ["#EE6F8B", "#E85C7B", "#F58BA2"], [9, 20])),
    times(130, () => crystal(170, ["#F7A1B4", "#FBC0CC", "#F0829B"], [8, 18])),
    times(40, () => crystal(96, ["#FDD9E0", "#FBC0CC", "#FFEDF1"], [7, 15])),
    glints,
  );
}

export const puddings = {
  chocolateMousse: { foods: ["dark-chocolate"], draw: chocolateMousse },
  coffeeJelly: { foods: ["coffee"], within: ["agar"], draw: coffeeJelly },
  pouredCream: { foods: ["cream"], draw: pouredCream },
  possetGlass: { foods: ["cream"], within: ["lemon"], draw: possetGlass },
  stickyRice: { foods: ["glutinous-rice"], draw: stickyRice },
  coconutSauce: { foods: ["coconut-milk"], draw: coconutSauce },
  carrotHalwa: { foods: ["carrot"], within: ["ghee"], draw: carrotHalwa },
  cinnamonLattice: { foods: ["cinnamon"], draw: cinnamonLattice },
  granita: { foods: ["watermelon"], draw: granita },
} as const satisfies Record<string, FoodPiece>;

// What is spooned: creams, jellies, rice, granita, and the whole dishes of a hot pudding. Sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../drawing.ts";
import { arc, blob, type Point, pointInDisc, polar, smooth, spiral } from "../outlines.ts";
import type { Random } from "../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, type Svg, stroke, times } from "../svg.ts";
import { boxPath } from "./crumb.ts";

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

/** 124 across: a cube of coffee jelly, so clear that what lies under it shows through. */
function coffeeJelly(random: Random): Drawing {
  const turn = `rotate(${random.between(-40, 40).toFixed(0)})`;
  const face = boxPath([120, 120], 15);
  return {
    outline: path(face, { transform: turn }),
    body: group(
      { transform: turn },
      path(face, { fill: "#1E0B04", opacity: 0.8 }),
      path(face, { fill: "#4A200B", opacity: 0.62, transform: "scale(.93)" }),
      stroke("M-40 46H38Q46 46 46 38V-30", ["#B8692A", 9], { opacity: 0.6 }),
      stroke("M-30 38H32Q38 38 38 32V-16", ["#E7A561", 3], { opacity: 0.55 }),
      path("M-49-6C-51-34-38-50-8-49C-22-41-36-34-49-6Z", { fill: "#fff", opacity: 0.8 }),
      ellipse([14, 4.5], { cx: 20, cy: -44, fill: "#fff", opacity: 0.6 }),
      path("M-24 18L16-26L28-14L-12 30Z", { fill: "#fff", opacity: 0.07 }),
    ),
  };
}

/** 420 across: cold cream poured over, running down between the cubes on all sides. */
function pouredCream(random: Random): Drawing {
  const pool = blob(118, random, { points: 10, wobble: 0.12 });
  const runs = Array.from({ length: 6 }, (_, index) => {
    const turn = index * 60 + random.between(-12, 12);
    const [x, y] = polar(random.between(160, 205), turn);
    const [bendX, bendY] = polar(120, turn + random.between(-16, 16));
    return `M0 0Q${decimal(bendX)} ${decimal(bendY)} ${decimal(x)} ${decimal(y)}`;
  });
  const run = (color: string, width: number): Svg => runs.map((d) => stroke(d, [color, width])).join("");
  return {
    outline: path(pool),
    body:
      run("#D3BE97", 34) +
      path(pool, { fill: "#D3BE97", transform: "scale(1.04)" }) +
      run("#FFF8E6", 27) +
      path(pool, { fill: "#FFF8E6", transform: "translate(-1 -3)" }) +
      path(pool, { fill: "#FFFFFB", transform: "translate(-12 -18) scale(.58)" }) +
      stroke(arc(88, [190, 250]), ["#fff", 9]) +
      stroke("M-30 36C0 56 44 44 60 14", ["#E9DABA", 8], { opacity: 0.8 }),
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

/** 540 across: carrots grated and fried in ghee, heaped, shining at the edge. */
function carrotHalwa(random: Random): Drawing {
  const heap = blob(252, random, { points: 20, wobble: 0.014 });
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
    times(210, () => shred(214, ["#D9600F", "#C24E0A", "#E2701C"])),
    times(170, () => shred(206, ["#F08A2C", "#E8741A", "#F8A548"])),
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

/** About 480 across: pink ice scraped loose with a fork: a heap of frosty lumps and needles, white where the light falls. */
function granita(random: Random): Drawing {
  const heap = smooth(
    Array.from({ length: 34 }, (_, index) =>
      polar(index % 2 ? random.between(222, 240) : random.between(206, 220), index * (360 / 34)),
    ),
  );
  const lump = ([x, y]: Point, size: number, [edge, face, light]: readonly [string, string, string]): Svg => {
    const corners = Array.from({ length: 7 }, (_, index) => polar(size * random.between(0.72, 1.16), index * 51.4));
    const shape = `M${corners.map(([cx, cy]) => `${decimal(cx)} ${decimal(cy)}`).join("L")}Z`;
    return group(
      { transform: moved([x, y]) },
      path(shape, { fill: edge, transform: "translate(2 4)" }),
      path(shape, { fill: face }),
      path(shape, {
        fill: light,
        transform: `translate(${decimal(-size * 0.16)} ${decimal(-size * 0.22)}) scale(.58)`,
      }),
    );
  };
  const layer = (count: number, radius: number, [dx, dy]: Point, tones: readonly [string, string, string]): Svg =>
    times(count, () => {
      const [x, y] = pointInDisc(radius, random);
      return lump([x + dx, y + dy], random.between(9, 21), tones);
    });
  const needles = times(170, () => {
    const [x, y] = pointInDisc(206, random);
    return stroke(
      `M${decimal(-random.between(6, 14))} 0H${decimal(random.between(6, 14))}`,
      ["#FFF4F6", random.between(1.8, 3.4)],
      {
        opacity: 0.85,
        transform: moved([x, y], { rotate: random.between(0, 180) }),
      },
    );
  });
  const glints = times(26, () => {
    const [x, y] = pointInDisc(190, random);
    return path("M0-13L2.4-2.4L13 0L2.4 2.4L0 13L-2.4 2.4L-13 0L-2.4-2.4Z", {
      fill: "#FFFFFF",
      transform: moved([x, y], { scale: random.between(0.6, 1.2) }),
    });
  });
  return edged(
    path(heap),
    "#C23A5C",
    path(heap, { fill: "#E8647F", transform: "translate(-2 -3) scale(.975)" }),
    layer(210, 226, [0, 4], ["#C8405F", "#EE7C94", "#F7B0BE"]),
    layer(130, 184, [-6, -8], ["#D9566F", "#F597A9", "#FBCBD4"]),
    layer(80, 118, [-16, -22], ["#E9788F", "#FAB9C5", "#FFE9ED"]),
    needles,
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

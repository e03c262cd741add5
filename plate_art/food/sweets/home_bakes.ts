// Plain cakes, biscuits and muffins, as people bake them without a recipe of their own name. Origin 0,0 is the middle of the piece.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { arc, blob, GOLDEN_ANGLE, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, group, moved, path, type Svg, stroke, times, turned } from "../../svg.ts";
import { sliced } from "./cakes.ts";
import { flecks, inBox, inDisc, type Layers } from "./crumb.ts";

interface CakeColors {
  readonly id: string;
  readonly rim: string;
  readonly crust: string;
  readonly top: string;
  readonly patches: readonly string[];
  readonly side: string;
  readonly layers: Layers;
  readonly crumbs: readonly string[];
}

function roundCake(random: Random, { id, rim, crust, top, patches, side, layers, crumbs }: CakeColors): Drawing {
  const browned = times(26, () => {
    const [x, y] = pointInDisc(196, random);
    return path(blob(random.between(18, 46), random, { wobble: 0.2 }), {
      fill: random.pick(patches),
      opacity: 0.45,
      transform: moved([x, y]),
    });
  });
  const face =
    circle(245, { fill: rim }) +
    circle(236, { cx: -2, cy: -4, fill: crust }) +
    circle(214, { cx: -3, cy: -6, fill: top }) +
    browned +
    stroke(arc(222, [190, 254]), ["#fff", 10], { opacity: 0.35 });
  const grain = flecks(random, { count: 70, at: inBox([206, 62], random), size: [2, 5], colors: crumbs });
  return sliced({
    radius: 245,
    cut: [48, 98],
    side,
    crust,
    id,
    layers,
    face,
    grain: group({ transform: "translate(112 2)" }, grain),
  });
}

/** 490 across: a golden sponge. */
function plainCake(random: Random): Drawing {
  return roundCake(random, {
    id: "plain-cake",
    rim: "#9A5E1E",
    crust: "#C98A3A",
    top: "#E8B868",
    patches: ["#F3CE86", "#D9A04C", "#EFC478"],
    side: "#8A5218",
    layers: [
      [0.1, "#C98A3A"],
      [0.92, "#F7DD9C"],
      [1, "#CF9646"],
    ],
    crumbs: ["#EBC678", "#FFF0C8", "#DDB060"],
  });
}

/** 490 across: a dark sponge with chocolate poured over it. */
function chocolateCake(random: Random): Drawing {
  return roundCake(random, {
    id: "chocolate-cake",
    rim: "#24100A",
    crust: "#3A1C10",
    top: "#4E2817",
    patches: ["#5E3320", "#43200F", "#6A3B26"],
    side: "#1E0C06",
    layers: [
      [0.14, "#33170C"],
      [0.92, "#5C3220"],
      [1, "#3A1C10"],
    ],
    crumbs: ["#7A4A30", "#341810", "#8A583C"],
  });
}

function biscuit(random: Random, ...inside: readonly Svg[]): Drawing {
  const shape = blob(66, random, { points: 12, wobble: 0.04 });
  return edged(
    path(shape),
    "#9A6526",
    path(shape, { fill: "#D59C4E", transform: "translate(-1 -2) scale(.94)" }),
    path(shape, { fill: "#E9BC74", transform: "translate(-4 -6) scale(.76)" }),
    flecks(random, { count: 16, at: inDisc(52, random), size: [2, 4], colors: ["#C48636", "#F4D294"] }),
    ...inside,
  );
}

/** 132 across: a golden biscuit. */
function plainCookie(random: Random): Drawing {
  return biscuit(random, stroke(arc(48, [196, 250]), ["#fff", 5], { opacity: 0.4 }));
}

/** 132 across: a biscuit with pieces of chocolate. */
function chocolateCookie(random: Random): Drawing {
  const chips = times(8, (index) => {
    const [x, y] = polar(random.between(6, 14) + index * 5.4, index * GOLDEN_ANGLE);
    return group(
      { transform: moved([x, y], { rotate: index * 47 }) },
      path(blob(11, random, { points: 6, wobble: 0.2 }), { fill: "#3A1A0C" }),
      path(blob(7, random, { points: 6, wobble: 0.2 }), { fill: "#5E3018", transform: "translate(-1 -2)" }),
    );
  });
  return biscuit(random, chips);
}

/** 150 across: a muffin in its paper case, from above. */
function muffin(random: Random): Drawing {
  const top = blob(60, random, { points: 11, wobble: 0.05 });
  return edged(
    circle(70),
    "#B9C6D6",
    circle(67, { fill: "#F4F7FA" }),
    turned(28, () => stroke("M0-60V-69", ["#C6D2DF", 3])),
    path(top, { fill: "#A36A24" }),
    path(top, { fill: "#D9A04C", transform: "translate(-1 -3) scale(.93)" }),
    path(top, { fill: "#EBBF78", transform: "translate(-5 -8) scale(.66)" }),
    flecks(random, { count: 14, at: inDisc(44, random), size: [2, 4], colors: ["#C48636", "#F6DAA2"] }),
    stroke("M-36-26C-28-40-14-46-2-46", ["#fff", 5], { opacity: 0.45 }),
  );
}

export const homeBakes = {
  plainCake: { foods: ["flour"], draw: plainCake },
  chocolateCake: { foods: ["cocoa-powder", "chocolate"], draw: chocolateCake },
  plainCookie: { foods: ["flour", "oats"], draw: plainCookie },
  chocolateCookie: { foods: ["chocolate"], within: ["flour"], draw: chocolateCookie },
  muffin: { foods: ["flour"], draw: muffin },
} as const satisfies Record<string, FoodPiece>;

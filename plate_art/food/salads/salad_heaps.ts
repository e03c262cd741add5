// Heaps of a salad, by the handful or by the dishful, and dressings over it. Origin 0,0 is the middle.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob, LEAF, pointInDisc, polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, decimal, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../../svg.ts";
import { handful, heap } from "../heaping.ts";

/** 500 across: green lentils, some crushed, so that the heap holds together. */
function lentilHeap(random: Random): Drawing {
  return heap(random, {
    radius: 250,
    count: 620,
    under: "#4A3F1C",
    bit: (chance) => {
      const [edge, face] = chance.pick([
        ["#3F3A18", "#7F7A3A"],
        ["#4A4220", "#948945"],
        ["#3A3214", "#6A6430"],
        ["#57481F", "#A39452"],
      ] as const);
      return (
        ellipse([15, 12.5], { fill: edge }) +
        ellipse([12.6, 10], { cx: -1, cy: -1.6, fill: face }) +
        ellipse([4.5, 2.6], { cx: -4, cy: -5, fill: "#fff", opacity: 0.25 })
      );
    },
  });
}

/** 520 across: black-eyed peas, warm and shining. */
function blackEyedPeaHeap(random: Random): Drawing {
  return heap(random, {
    radius: 258,
    count: 420,
    under: "#B8965E",
    bit: (chance) =>
      path("M-21 0C-21-15 21-15 21 0C21 13 9 13 0 8C-9 13-21 13-21 0Z", { fill: "#9F7F4B" }) +
      path("M-18-1C-18-12 18-12 18-1C17 9 8 9 0 4C-8 9-17 9-18-1Z", {
        fill: chance.pick(["#F3E2BA", "#EBD5A5", "#F8ECCD"]),
      }) +
      ellipse([6, 4.4], { cy: 4.6, fill: "#241B1A" }) +
      ellipse([1.6, 1.2], { cy: 4.6, fill: "#F3E2BA" }) +
      stroke("M-11-5C-6-8 2-8 7-7", ["#fff", 2.4], { opacity: 0.6 }),
  });
}

/** 480 across: chickpeas turned in a dark sour-sweet dressing. */
function dressedChickpeaHeap(random: Random): Drawing {
  return heap(random, {
    radius: 240,
    count: 210,
    under: "#6B3F14",
    bit: (chance) =>
      circle(23, { fill: "#7C4A15" }) +
      circle(20, { cx: -1, cy: -2, fill: chance.pick(["#D9A252", "#CB8F3E", "#E3B468"]) }) +
      stroke("M-13 4C-6 10 4 10 11 2", ["#8E5A1E", 2.6]) +
      stroke("M-13-8A15 15 0 0 1-3-15", ["#fff", 3.4], { opacity: 0.6 }),
  });
}

/** 520 across: kernels of corn in a creamy dressing, about a third of them scorched. */
function charredCornHeap(random: Random): Drawing {
  return heap(random, {
    radius: 258,
    count: 440,
    under: "#D6A63E",
    bit: (chance) => {
      const scorch = chance.next() < 0.36;
      return (
        rectangle([25, 30], { rx: 10, fill: "#B97F12" }) +
        rectangle([21, 26], { x: -11.5, y: -15, rx: 9, fill: chance.pick(["#FFD855", "#F8C93B", "#FFE587"]) }) +
        (scorch
          ? path(blob(chance.between(5, 9), chance, { wobble: 0.3 }), {
              fill: "#3B1F0C",
              opacity: 0.82,
              transform: moved([chance.between(-3, 3), chance.between(-7, 5)]),
            })
          : "") +
        stroke("M-6-9C-4-12 1-12 3-11", ["#fff", 2.6], { opacity: 0.65 })
      );
    },
  });
}

/** 560 across: round, chewy pearls of couscous. */
function pearlCouscousHeap(random: Random): Drawing {
  return heap(random, {
    radius: 278,
    count: 720,
    under: "#CBAA6A",
    bit: (chance) =>
      circle(12, { fill: "#B08A48" }) +
      circle(10.4, { cx: -0.6, cy: -1, fill: chance.pick(["#F6E3B2", "#EDD49A", "#FBEECB"]) }) +
      circle(2.6, { cx: -3.6, cy: -4, fill: "#fff", opacity: 0.8 }),
  });
}

/** 520 across: parsley and mint cut fine with one pass of the knife, a grain of bulgur here and there. */
function choppedParsleyHeap(random: Random): Drawing {
  return heap(random, {
    radius: 260,
    count: 760,
    under: "#1C4A22",
    bit: (chance) => {
      if (chance.next() < 0.1) {
        return ellipse([10, 6.4], { fill: "#A07A3C" }) + ellipse([8.4, 5], { cx: -0.6, cy: -0.8, fill: "#EBCF98" });
      }
      const shape = chance.pick([LEAF, "M-22-14C4-30 30-16 34 6C18 0 6 4-4 20C-14 12-24 2-22-14Z"]);
      const [edge, face] = chance.pick([
        ["#17421D", "#2F7A35"],
        ["#1F5526", "#46963F"],
        ["#17421D", "#3A8839"],
        ["#265E26", "#63AC4C"],
      ] as const);
      const scale = chance.between(0.3, 0.5);
      return group(
        { transform: `scale(${scale.toFixed(2)})` },
        path(shape, { fill: edge }),
        path(shape, { fill: face, transform: "translate(-2 -3) scale(.84)" }),
      );
    },
  });
}

/** 520 across: charred peppers and tomatoes chopped to a coarse mash, shining with oil, flecks of burnt skin left on them. */
function mechouiaMash(random: Random): Drawing {
  return heap(random, {
    radius: 260,
    count: 460,
    under: "#8E3A1C",
    bit: (chance) => {
      const chopped = blob(chance.between(13, 25), chance, { points: 7, wobble: 0.22, stretch: [1.35, 0.72] });
      const [edge, face, light] = chance.pick([
        ["#7E1C0C", "#D03A22", "#F07350"],
        ["#7E1C0C", "#D94A2C", "#F58A62"],
        ["#35490F", "#6C8A2E", "#9DB653"],
        ["#35490F", "#7C9B36", "#B0C866"],
        ["#35490F", "#587524", "#8AA545"],
      ] as const);
      const char = chance.next() < 0.16;
      return (
        path(chopped, { fill: edge }) +
        path(chopped, { fill: face, transform: "translate(-1 -2) scale(.88)" }) +
        stroke("M-12-4C-6-9 4-10 10-7", [light, 4], { opacity: 0.9 }) +
        (char
          ? path(blob(5, chance, { points: 6, wobble: 0.35 }), { fill: "#1D120B", transform: "translate(5 3)" })
          : "")
      );
    },
  });
}

/** About 300 across: walnuts pounded with garlic and vinegar into a loose cream, spooned over. */
function walnutCream(random: Random): Drawing {
  return poured(random, {
    edge: "#94703F",
    face: "#DFC499",
    light: "#F3E2C2",
    bits: ["#7E4F26", "#A87544", "#FBF1DD", "#B98A58"],
    specks: ["#8A3A1C", "#5C8A3A"],
  });
}

/** About 300 across: warm peanut sauce with chilli in it. */
function peanutSauce(random: Random): Drawing {
  return poured(random, {
    edge: "#6B360F",
    face: "#B5702F",
    light: "#C98A48",
    bits: ["#EBCB93", "#7E4619", "#D9A768", "#8F5420"],
    specks: ["#C9240F", "#E2492B"],
  });
}

/** A thick sauce poured over the middle, run into the gaps on all sides. */
function poured(
  random: Random,
  colors: { edge: string; face: string; light: string; bits: readonly string[]; specks: readonly string[] },
): Drawing {
  const runs = [12, 74, 139, 171, 228, 305].map((angle) => {
    const [x, y] = polar(random.between(70, 100), angle + random.between(-16, 16));
    return stroke(`M0 0L${decimal(x)} ${decimal(y)}`, ["currentColor", random.between(60, 104)]);
  });
  const pool = path(blob(112, random, { points: 9, wobble: 0.14 })) + runs.join("");
  const layer = (color: string, transform: string, opacity = 1): Svg =>
    group({ fill: color, color, opacity, transform }, pool);
  const strewn = (count: number, fills: readonly string[]): Svg =>
    times(count, () =>
      path(blob(random.between(2.6, 6.2), random, { points: 5, wobble: 0.3 }), {
        fill: random.pick(fills),
        transform: moved(pointInDisc(116, random)),
      }),
    );
  return edged(
    pool,
    colors.edge,
    layer(colors.face, "translate(-3 -5) scale(.96)"),
    layer(colors.light, "translate(-9 -13) scale(.72)", 0.75),
    strewn(70, colors.bits),
    strewn(18, colors.specks),
    stroke("M-84-40C-72-70-44-88-12-90", ["#fff", 8], { opacity: 0.45 }),
    stroke("M40-78C58-70 70-56 78-40", ["#fff", 5], { opacity: 0.3 }),
  );
}

/** 440 across: tahini thinned with lemon, run from a spoon in a zigzag. */
function tahiniZigzag(): Drawing {
  const line =
    "M-210-96C-120-150-40-168 40-172C90-172 60-128-20-110C-110-92-200-60-196-28C-180 0 0-60 150-64C214-62 190-16 110 2C0 24-150 44-140 76C-120 104 20 60 130 58C190 62 160 100 96 118C50 132-10 150-40 172";
  return {
    outline: "",
    body:
      stroke(line, ["#2A1204", 17], { opacity: 0.2, transform: "translate(3 6)" }) +
      stroke(line, ["#C8A66A", 17]) +
      stroke(line, ["#F6E7C4", 13]) +
      stroke(line, ["#FFFBEC", 4], { opacity: 0.95, transform: "translate(-2 -3)" }),
  };
}

/** About 90 across: sticky rice toasted to hazelnut and pounded, with its grit. */
function toastedRice(random: Random): Drawing {
  return handful(random, {
    radius: 46,
    count: 20,
    bit: (chance) => {
      const grit = blob(chance.between(4, 8.5), chance, { points: 6, wobble: 0.26, stretch: [1.3, 0.8] });
      return edged(
        path(grit),
        "#7A4B18",
        path(grit, { fill: chance.pick(["#E8BE78", "#D49F52", "#F3D9A2"]), transform: "translate(-.6 -1) scale(.8)" }),
      );
    },
  });
}

/** 60 long: a young soya bean out of its pod. */
function edamame(random: Random): Drawing {
  const bean = "M-28 0C-28-20 28-22 29 0C29 20-26 21-28 0Z";
  return edged(
    path(bean),
    "#4C8230",
    path(bean, { fill: random.pick(["#98CC52", "#A9D862", "#8ABF49"]), transform: "translate(-1 -2) scale(.89)" }),
    stroke("M4 13C12 12 18 9 21 4", ["#5F9A38", 3]),
    stroke("M-18-8C-10-13 2-14 12-12", ["#fff", 4], { opacity: 0.55 }),
  );
}

/** 64 long: half a broad bean slipped out of its grey skin, bright green. */
function favaHalf(random: Random): Drawing {
  const bean = "M-31-4C-30-24 20-28 31-6C36 14 20 24 6 18C-2 14-8 16-14 19C-26 20-32 10-31-4Z";
  return edged(
    path(bean),
    "#3F7526",
    path(bean, { fill: random.pick(["#8CC653", "#7DBB47", "#9BD062"]), transform: "translate(-1 -2) scale(.88)" }),
    stroke("M-18 2C-6-4 8-4 20 2", ["#5F9A38", 3]),
    stroke("M-20-11C-10-17 4-18 14-15", ["#EAF7CF", 4], { opacity: 0.9 }),
  );
}

/** About 150 across: a slice of steak, black at its edge and pink within, cut across the grain. */
function beefSlice(random: Random): Drawing {
  const slice = blob(62, random, { points: 9, wobble: 0.09, stretch: [1.22, 0.62] });
  return edged(
    path(slice),
    "#2E150D",
    path(slice, { fill: "#8A4A36", transform: "translate(-1 -2) scale(.92 .86)" }),
    path(slice, { fill: "#C76A5C", transform: "translate(-2 -2) scale(.78 .64)" }),
    path(slice, { fill: "#DB8274", transform: "translate(-5 -4) scale(.56 .4)" }),
    times(7, (index) =>
      stroke(
        `M${decimal(-42 + index * 13)}-12C${decimal(-38 + index * 13)}-2 ${decimal(-46 + index * 13)} 6 ${decimal(-40 + index * 13)} 16`,
        ["#8E3F36", 2.4],
        { opacity: 0.5 },
      ),
    ),
    stroke("M-50-16C-34-28-6-32 20-30", ["#F3C3A8", 4], { opacity: 0.6 }),
  );
}

export const saladHeaps = {
  lentilHeap: { foods: ["lentil"], draw: lentilHeap },
  blackEyedPeaHeap: { foods: ["black-eyed-pea"], draw: blackEyedPeaHeap },
  dressedChickpeaHeap: { foods: ["chickpea"], within: ["tamarind"], draw: dressedChickpeaHeap },
  charredCornHeap: { foods: ["corn"], draw: charredCornHeap },
  pearlCouscousHeap: { foods: ["pearl-couscous"], draw: pearlCouscousHeap },
  choppedParsleyHeap: { foods: ["parsley"], within: ["bulgur"], draw: choppedParsleyHeap },
  mechouiaMash: { foods: ["green-bell-pepper"], within: ["tomato", "olive-oil"], draw: mechouiaMash },
  walnutCream: { foods: ["walnut"], draw: walnutCream },
  peanutSauce: { foods: ["peanut-butter"], within: ["chili-pepper"], draw: peanutSauce },
  tahiniZigzag: { foods: ["tahini"], draw: tahiniZigzag },
  toastedRice: { foods: ["glutinous-rice"], draw: toastedRice },
  edamame: { foods: ["edamame"], draw: edamame },
  favaHalf: { foods: ["fresh-fava-bean"], draw: favaHalf },
  beefSlice: { foods: ["beef"], draw: beefSlice },
} as const satisfies Record<string, FoodPiece>;

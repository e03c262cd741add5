// Egg, fish and meat as they lie in salads and soups, all of it cooked. Origin 0,0 is the middle; sizes are at scale 1.
import { type Drawing, edged, type FoodPiece } from "../../drawing.ts";
import { blob } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { decimal, group, moved, path, stroke, times } from "../../svg.ts";

/** 100 long: a quarter of a hard-boiled egg, yolk up. */
function eggQuarter(): Drawing {
  return edged(
    path("M-50-12C-42 38 42 38 50-12C24-25-24-25-50-12Z"),
    "#D8CFBA",
    path("M-46-11C-37 31 37 31 46-11C24-21-24-21-46-11Z", { fill: "#FFFDF6" }),
    path("M-27-16C-21 15 21 15 27-16C12-20-12-20-27-16Z", { fill: "#E39A1B" }),
    path("M-23-16C-17 10 17 10 23-16C10-19-10-19-23-16Z", { fill: "#FFC544" }),
    stroke("M-24-15C-10-18 10-18 24-15", ["#FFE08C", 3]),
    stroke("M-36 2C-28 17-14 22 0 22", ["#EAE2CF", 4]),
  );
}

/** 150 long: a fillet of anchovy out of its oil. */
function anchovy(random: Random): Drawing {
  const bend = random.between(-18, 18);
  const body = `M-72 ${decimal(bend / 3)}C-30 ${decimal(-bend - 18)} 30 ${decimal(-bend - 10)} 74 ${decimal(bend / 2)}C34 ${decimal(-bend + 14)}-28 ${decimal(-bend + 12)}-72 ${decimal(bend / 3)}Z`;
  const spine = `M-64 ${decimal(bend / 3)}C-28 ${decimal(-bend - 3)} 30 ${decimal(-bend + 2)} 64 ${decimal(bend / 2)}`;
  return edged(
    path(body, { stroke: "currentColor", "stroke-width": 6, "stroke-linejoin": "round" }),
    "#4B2419",
    path(body, { fill: "#9C5A43" }),
    stroke(spine, ["#D9B5A0", 5], { transform: "translate(0 -4)" }),
    stroke(spine, ["#6E3527", 2.4], { transform: "translate(0 1)", opacity: 0.8 }),
    stroke(spine, ["#F2E4DA", 2], { transform: "translate(0 -7)", "stroke-dasharray": "26 14" }),
  );
}

/** About 160 across: poached chicken pulled along the grain into ragged shreds that lie together as they fell. */
function chickenShreds(random: Random): Drawing {
  const strips = Array.from({ length: 7 }, (_, index) => {
    const [half, wide] = [random.between(44, 74), random.between(7, 12)];
    const [a, b] = [random.between(-18, 18), random.between(-14, 14)];
    const line = (side: number, ragged: number): string =>
      `${decimal(half * 0.36)} ${decimal(b + side * (wide + ragged))} ${decimal(-half * 0.36)} ${decimal(a + side * (wide - ragged))}`;
    const d = `M${decimal(-half)} ${decimal(a / 2 - 3)}C${decimal(-half * 0.4)} ${decimal(a - wide)} ${decimal(half * 0.4)} ${decimal(b - wide - 3)} ${decimal(half)} ${decimal(b / 2)}L${decimal(half - 9)} ${decimal(b / 2 + 7)}C${line(1, random.between(0, 3))} ${decimal(-half + 6)} ${decimal(a / 2 + 8)}Z`;
    const fibre = `M${decimal(-half + 12)} ${decimal(a / 2 + 1)}C${decimal(-half * 0.4)} ${decimal(a)} ${decimal(half * 0.4)} ${decimal(b)} ${decimal(half - 14)} ${decimal(b / 2 + 1)}`;
    const transform = moved([random.between(-20, 20), index * 12 - 36], { rotate: random.between(-34, 34) });
    return { d, fibre, transform, face: random.pick(["#FBEBD0", "#F6E0BD", "#FFF5E4"]) };
  });
  return {
    outline: strips.map(({ d, transform }) => path(d, { transform })).join(""),
    body: strips
      .map(({ d, fibre, transform, face }) =>
        group(
          { transform },
          path(d, { fill: face, stroke: "#A9793F", "stroke-width": 3.4, "stroke-linejoin": "round" }),
          stroke(fibre, ["#D9B27C", 2.2], { transform: "translate(0 2.5)" }),
          stroke(fibre, ["#FFFFFF", 2.4], { transform: "translate(0 -2.5)", opacity: 0.9 }),
        ),
      )
      .join(""),
  };
}

/** About 150 across: a thick slice of poached chicken, its fibres showing. */
function poachedChicken(random: Random): Drawing {
  const slice = blob(66, random, { points: 8, wobble: 0.09, stretch: [1.12, 0.62] });
  const fibres = times(6, (index) => {
    const x = -48 + index * 18;
    return stroke(`M${x}-18C${x + 8}-6 ${x + 8} 8 ${x + 2} 20`, ["#DDBE92", 3.4], { opacity: 0.85 });
  });
  return edged(
    path(slice),
    "#AE8650",
    path(slice, { fill: "#F4DFBC", transform: "translate(-2 -3) scale(.93)" }),
    path(slice, { fill: "#FBEFD9", transform: "translate(-5 -7) scale(.66)" }),
    fibres,
    stroke("M-52-14C-34-28-4-33 26-30", ["#fff", 5], { opacity: 0.7 }),
  );
}

/** About 130 across: smoked fish parted into its natural leaves, golden where the smoke touched it. */
function smokedFlake(random: Random): Drawing {
  return flakes(random, { edge: "#B98335", faces: ["#F2C777", "#FBE9C2", "#FFF7E4", "#FBEBC8"], line: "#E0C084" });
}

/** About 130 across: tuna out of its oil, in leaves. */
function tunaFlake(random: Random): Drawing {
  return flakes(random, { edge: "#8A5A42", faces: ["#C99276", "#DDB096", "#E9C6AF", "#DBAE94"], line: "#B98268" });
}

/** Leaves of cooked fish, each lying half on the one before. */
function flakes(
  random: Random,
  { edge, faces, line }: { edge: string; faces: readonly string[]; line: string },
): Drawing {
  const leaves = faces.map((face, index) => {
    const wide = 54 - Math.abs(index - 1.4) * 9 + random.between(-4, 4);
    const high = random.between(26, 34);
    const d = `M${decimal(-wide)} 6C${decimal(-wide * 0.7)} ${decimal(-high)} ${decimal(wide * 0.6)} ${decimal(-high - 4)} ${decimal(wide)} 2C${decimal(wide * 0.6)} 17 ${decimal(-wide * 0.6)} 19 ${decimal(-wide)} 6Z`;
    const transform = moved([random.between(-7, 7), index * 17 - 24], { rotate: random.between(-9, 9) });
    return { d, transform, face, wide };
  });
  return {
    outline: leaves.map(({ d, transform }) => path(d, { transform })).join(""),
    body: leaves
      .map(({ d, transform, face, wide }) =>
        group(
          { transform },
          path(d, { fill: edge }),
          path(d, { fill: face, transform: "translate(0 -1) scale(.955 .9)" }),
          stroke(
            `M${decimal(-wide * 0.6)} 3C${decimal(-wide * 0.2)}-5 ${decimal(wide * 0.2)}-6 ${decimal(wide * 0.62)} 1`,
            [line, 2.6],
          ),
          stroke(
            `M${decimal(-wide * 0.5)}-9C${decimal(-wide * 0.2)}-15 ${decimal(wide * 0.1)}-16 ${decimal(wide * 0.4)}-12`,
            ["#fff", 3.4],
            {
              opacity: 0.6,
            },
          ),
        ),
      )
      .join(""),
  };
}

/** About 80 across: a cube of beef simmered until it can be cut with a spoon. */
function stewedBeef(random: Random): Drawing {
  const chunk = blob(38, random, { points: 7, wobble: 0.13, stretch: [1.06, 0.94] });
  return edged(
    path(chunk),
    "#3F170B",
    path(chunk, { fill: "#7E3A20", transform: "translate(-1 -2) scale(.92)" }),
    path(chunk, { fill: "#A45A38", transform: "translate(-4 -6) scale(.7)" }),
    stroke("M-20-4C-10-10 6-10 18-5M-18 7C-8 2 6 2 17 6M-16-14C-8-19 4-19 12-16", ["#C98A63", 3], { opacity: 0.75 }),
    stroke("M-24-16C-18-24-8-28 2-28", ["#F0BFA0", 4], { opacity: 0.7 }),
  );
}

export const boiledAndFlaked = {
  eggQuarter: { foods: ["egg"], draw: eggQuarter },
  anchovy: { foods: ["anchovy"], draw: anchovy },
  chickenShreds: { foods: ["chicken"], draw: chickenShreds },
  poachedChicken: { foods: ["chicken"], draw: poachedChicken },
  smokedFlake: { foods: ["smoked-haddock"], draw: smokedFlake },
  tunaFlake: { foods: ["canned-tuna-in-oil", "canned-tuna"], draw: tunaFlake },
  stewedBeef: { foods: ["stewing-beef", "beef"], draw: stewedBeef },
} as const satisfies Record<string, FoodPiece>;

// Signs of a wet broth: fat that stands on it, and the broth itself over what lies deep. Origin 0,0 is the middle.
import type { Drawing, FoodPiece } from "../../drawing.ts";
import { polar } from "../../outlines.ts";
import type { Random } from "../../seeded_random.ts";
import { circle, ellipse, times } from "../../svg.ts";

const beads =
  (edge: string, face: string) =>
  (random: Random): Drawing => ({
    outline: "",
    body: times(15, (index) => {
      const [x, y] = polar(random.between(0, 96), random.between(0, 360));
      const size = index < 4 ? random.between(10, 19) : random.between(3, 8);
      return (
        circle(size, { cx: x, cy: y, fill: edge, opacity: 0.6 }) +
        circle(size * 0.8, { cx: x - 0.5, cy: y - 0.5, fill: face, opacity: 0.6 }) +
        ellipse([size * 0.3, size * 0.17], { cx: x - size * 0.3, cy: y - size * 0.42, fill: "#FFF6E0", opacity: 0.9 })
      );
    }),
  });

const veil = (color: string, opacity: number) => (): Drawing => ({
  outline: "",
  body: circle(308, { fill: color, opacity }),
});

export const broths = {
  /** Beads of fat on a broth, a patch about 200 across. */
  chilliOilBeads: { foods: ["chili-pepper"], within: ["oil"], draw: beads("#A81F08", "#EE5A26") },
  paprikaFatBeads: { foods: ["paprika"], draw: beads("#7E1606", "#E2471C") },
  sesameOilBeads: { foods: ["sesame-oil"], draw: beads("#A8740E", "#F0BE45") },
  chickenFatBeads: { foods: ["chicken"], draw: beads("#B98A1E", "#F6D671") },
  // A broth drawn once more over what lies deep in it: what comes after it swims on top. 616 across, for the bowl.
  paprikaVeil: { foods: ["paprika"], draw: veil("#A32A10", 0.5) },
  beetVeil: { foods: ["beet"], draw: veil("#7A0E33", 0.5) },
  kefirVeil: { foods: ["kefir"], draw: veil("#EE6FA3", 0.45) },
  brothVeil: { foods: ["stock", "chicken"], draw: veil("#D9A23C", 0.38) },
  coconutVeil: { foods: ["coconut-milk"], draw: veil("#EE9A3E", 0.45) },
  tomatoVeil: { foods: ["tomato"], draw: veil("#E08A3C", 0.45) },
  milkVeil: { foods: ["milk"], draw: veil("#FBF0D4", 0.5) },
  peanutVeil: { foods: ["peanut-butter"], draw: veil("#B4602A", 0.45) },
} as const satisfies Record<string, FoodPiece>;

// What cold sweets are served in. Origin 0,0 is the vessel's middle; it fills the same circle as a plate.
import { arc } from "./outlines.ts";
import { circle, group, type Svg, stroke } from "./svg.ts";
import type { Vessel } from "./vessels.ts";

/** Vessels by name. `rim` is the colour of the saucer's edge. */
export const dessertVessels = { coupe } as const satisfies Record<string, (rim: string) => Vessel>;

/** A wide, footed dessert glass on a saucer: its thin rim, and the bowl wall that curves in to the `well`. */
function coupe(rim: string): Vessel {
  const well = 276;
  const saucer =
    group({ filter: "url(#vessel-shadow)" }, circle(372, { fill: "#FDFEFF" })) +
    circle(372, { fill: "url(#enamel)" }) +
    circle(363, { fill: "none", stroke: rim, "stroke-width": 18 }) +
    circle(370, { fill: "none", stroke: "#000", "stroke-opacity": 0.16, "stroke-width": 3 }) +
    stroke(arc(363, [200, 258]), ["#fff", 5], { opacity: 0.55 });
  const bowl =
    group({ filter: "url(#small-shadow)" }, circle(322, { fill: "#A9C8D4" })) +
    circle(319, { fill: "#EDF6F9" }) +
    circle(308, { fill: "#B9D3DE" }) +
    circle(304, { fill: "#DCEBF1" }) +
    circle(well + 10, { fill: "#A5C4D1" }) +
    circle(well + 6, { fill: "#C9DEE7" });
  const shine: Svg =
    stroke(arc(313, [178, 258]), ["#fff", 7], { opacity: 0.95 }) +
    stroke(arc(313, [12, 66]), ["#fff", 6], { opacity: 0.85 }) +
    stroke(arc(292, [196, 236]), ["#fff", 12], { opacity: 0.75 }) +
    stroke(arc(292, [30, 52]), ["#fff", 8], { opacity: 0.6 });
  return { well, below: saucer + bowl, shade: circle(well, { fill: "url(#wall)" }), above: shine };
}

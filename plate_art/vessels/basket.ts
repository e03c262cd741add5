// A bread basket. Origin 0,0 is its middle; it fills the same circle as a plate.
import { arc, polar } from "../outlines.ts";
import { circle, decimal, group, path, type Svg, stroke, times } from "../svg.ts";
import type { Vessel } from "./vessel.ts";

const CLOTH =
  "M-296-40C-312-130-250-232-150-268C-60-318 70-306 150-262C246-232 310-120 290-30C318 60 268 190 176 244C90 312-60 314-150 264C-256 226-318 80-296-40Z";

/** A round wicker basket lined with a white napkin, whose woven stripe has the rim's colour. */
export function basket(rim: string): Vessel {
  const stripe = (offset: number, width: number): Svg =>
    path(`M-340 ${offset}C-120 ${offset - 40} 120 ${offset + 40} 340 ${offset}`, {
      fill: "none",
      stroke: rim,
      "stroke-width": width,
      opacity: 0.75,
    });
  const below =
    group({ filter: "url(#vessel-shadow)" }, circle(372, { fill: "#7E4E1E" })) +
    weave({ radius: 350, count: 58, length: 30 }) +
    weave({ radius: 316, count: 52, length: 26 }) +
    stroke(arc(360, [196, 258]), ["#FFE9BE", 8], { opacity: 0.55 }) +
    path(CLOTH, { fill: "#2A1204", opacity: 0.22, transform: "translate(5 9)" }) +
    path(CLOTH, { fill: "#E3E9F0" }) +
    path(CLOTH, { fill: "#FBFCFD", transform: "translate(-3 -4) scale(.975)" }) +
    `<clipPath id="napkin">${path(CLOTH, { transform: "scale(.97)" })}</clipPath>` +
    group(
      { "clip-path": "url(#napkin)" },
      group({ transform: "rotate(-24)" }, stripe(-196, 16), stripe(-168, 5), stripe(196, 16), stripe(168, 5)),
      ...["M-300-60C-180-90-120-30 0-60", "M-60 290C-90 200-10 160-40 60", "M290 80C200 40 170 110 80 70"].map(
        (fold) =>
          stroke(fold, ["#C3D0DE", 9], { opacity: 0.55 }) + stroke(fold, ["#fff", 6], { transform: "translate(0 -9)" }),
      ),
    );
  return { well: 292, below, shade: "", above: "" };
}

/** One round of plaited willow: rods that lean one over the next. */
function weave({ radius, count, length }: { radius: number; count: number; length: number }): Svg {
  return times(count, (index) => {
    const angle = (360 / count) * index;
    const [x, y] = polar(radius, angle);
    const place = `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal(angle + 62)})`;
    const rod = `M${-length} 0C${-length / 2}-9 ${length / 2}-9 ${length} 0`;
    return group(
      { transform: place },
      stroke(rod, ["#5E3812", 21]),
      stroke(rod, [index % 2 ? "#C48A45" : "#B67A36", 15]),
      stroke(rod, ["#E9C58A", 4], { transform: "translate(0 -5)", opacity: 0.7 }),
    );
  });
}

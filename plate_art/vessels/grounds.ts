// Saucers, coasters and trays: all of a plate's size, 372 in radius, round 0,0.
import { darker, paler } from "../colors.ts";
import { arc, GOLDEN_ANGLE, polar, smooth } from "../outlines.ts";
import { circle, ellipse, group, moved, path, type Svg, stroke, times, turned } from "../svg.ts";

const RADIUS = 372;

const underShadow = (...shapes: readonly Svg[]): Svg => group({ filter: "url(#vessel-shadow)" }, ...shapes);

/** A saucer of white enamel with a coloured edge. */
export function saucer(rim: string): Svg {
  return (
    underShadow(circle(RADIUS, { fill: "#FDFEFF" })) +
    circle(RADIUS, { fill: "url(#enamel)" }) +
    circle(RADIUS - 9, { fill: "none", stroke: rim, "stroke-width": 18 }) +
    circle(RADIUS - 2, { fill: "none", stroke: "#000", "stroke-opacity": 0.16, "stroke-width": 3 }) +
    stroke(arc(RADIUS - 9, [200, 258]), ["#fff", 5], { opacity: 0.55 }) +
    circle(306, { fill: "#DFE8F1" }) +
    circle(302, { cx: 2, cy: 4, fill: "#F7FAFD" })
  );
}

/** A mat coiled of straw, every third coil dyed. */
export function strawMat(dye: string): Svg {
  const coils = times(14, (index) => {
    const radius = 358 - index * 25.5;
    const color = index % 3 === 1 ? dye : "#DDBB82";
    const plait = { fill: "none", stroke: darker(color, 0.3), "stroke-width": 22, opacity: 0.42 };
    return (
      circle(radius, { fill: "none", stroke: darker(color, 0.34), "stroke-width": 26 }) +
      circle(radius, { fill: "none", stroke: color, "stroke-width": 22 }) +
      circle(radius, { ...plait, "stroke-dasharray": "5 13", transform: `rotate(${(index * 31) % 90})` }) +
      circle(radius + 6, { fill: "none", stroke: paler(color, 0.5), "stroke-width": 3, opacity: 0.6 })
    );
  });
  return underShadow(circle(RADIUS, { fill: "#B98F52" })) + coils + circle(14, { fill: dye });
}

/** A round of cork with a coloured band round its edge. */
export function cork(band: string): Svg {
  const specks = times(230, (index) => {
    const [x, y] = polar(Math.sqrt(index / 230) * 336, index * GOLDEN_ANGLE);
    const size = 2.5 + ((index * 7) % 5);
    return ellipse([size * 1.5, size * 0.8], {
      fill: index % 3 === 0 ? "#EBCB9D" : "#9A6B3C",
      opacity: 0.55,
      transform: moved([x, y], { rotate: (index * 53) % 180 }),
    });
  });
  return (
    underShadow(circle(RADIUS, { fill: "#9A6B3C" })) +
    circle(RADIUS - 4, { fill: band }) +
    circle(RADIUS - 26, { fill: "#A9794A" }) +
    circle(RADIUS - 30, { cx: 1, cy: 2, fill: "#D3A570" }) +
    specks +
    stroke(arc(RADIUS - 14, [196, 256]), ["#fff", 7], { opacity: 0.5 })
  );
}

/** A slice of slate, its edge broken by hand. */
export function slate(): Svg {
  const edge = smooth(
    Array.from({ length: 40 }, (_, index) => polar(RADIUS - 6 - ((index * 37) % 11) - ((index * 13) % 5), index * 9)),
  );
  const veins = "M-280-96C-160-130-60-60 90-112M-240 120C-100 84 40 150 250 92M-120 238C-20 214 70 250 150 222";
  return (
    underShadow(path(edge, { fill: "#2B343E" })) +
    path(edge, { fill: "#7D8B99", transform: "translate(-2 -3) scale(.985)" }) +
    path(edge, { fill: "#46525F", transform: "scale(.965)" }) +
    path(edge, { fill: "#515E6C", transform: "translate(-5 -7) scale(.92)" }) +
    stroke(veins, ["#6F7E8D", 5], { opacity: 0.5 }) +
    stroke("M-210 30C-120 10-40 40 60 16M20-220C90-236 150-210 214-226", ["#39444F", 4], { opacity: 0.5 })
  );
}

/** A slice of a trunk with its bark. */
export function trunkSlice(): Svg {
  const bark = turned(36, (index) => ellipse([30, 36], { cx: RADIUS - 34 + ((index * 7) % 5), fill: "#5E3A20" }));
  const years = times(11, (index) =>
    ellipse([330 - index * 29, 326 - index * 29.5], {
      cx: -index * 2,
      cy: -index * 1.5,
      fill: "none",
      stroke: "#B27B3F",
      "stroke-width": index % 3 ? 3 : 6,
      opacity: 0.5,
    }),
  );
  return (
    underShadow(circle(RADIUS - 4, { fill: "#4A2C16" })) +
    bark +
    circle(RADIUS - 20, { fill: "#7A4A21" }) +
    circle(RADIUS - 30, { fill: "#E3B77A" }) +
    circle(RADIUS - 70, { cx: -6, cy: -6, fill: "#EBC58E" }) +
    years +
    path("M0 0L128 318M0 0L-60-60", { fill: "none", stroke: "#A06C34", "stroke-width": 4, opacity: 0.5 })
  );
}

/** A tray of beaten metal, engraved with a rosette. */
export function metalTray(metal: string): Svg {
  const line = { fill: "none", stroke: darker(metal, 0.42), "stroke-width": 4, opacity: 0.6 };
  const petal = path("M0-120C46-170 46-220 0-268C-46-220-46-170 0-120Z", line);
  return (
    underShadow(circle(RADIUS, { fill: darker(metal, 0.45) })) +
    circle(RADIUS - 3, { fill: metal }) +
    turned(48, () => circle(8, { cx: RADIUS - 18, fill: darker(metal, 0.2) })) +
    circle(RADIUS - 36, { fill: darker(metal, 0.4) }) +
    circle(RADIUS - 40, { cx: 2, cy: 3, fill: paler(metal, 0.18) }) +
    turned(16, () => petal + circle(5, { cy: -286, fill: darker(metal, 0.35) })) +
    circle(302, line) +
    circle(112, line) +
    turned(8, () => path("M0-10C24-40 24-72 0-100C-24-72-24-40 0-10Z", line)) +
    stroke(arc(RADIUS - 22, [192, 262]), ["#fff", 12], { opacity: 0.6 }) +
    stroke(arc(318, [196, 244]), ["#fff", 16], { opacity: 0.35 }) +
    stroke(arc(RADIUS - 22, [16, 66]), ["#fff", 8], { opacity: 0.35 })
  );
}

/** A round tray with a raised edge, lacquered or of plain wood. */
export function woodenTray(color: string): Svg {
  return (
    underShadow(circle(RADIUS, { fill: darker(color, 0.5) })) +
    circle(RADIUS - 3, { fill: paler(color, 0.12) }) +
    circle(RADIUS - 24, { fill: darker(color, 0.45) }) +
    circle(RADIUS - 28, { cx: 2, cy: 4, fill: color }) +
    group(
      { fill: "none", stroke: darker(color, 0.25), "stroke-width": 5, opacity: 0.5 },
      ...[-240, -160, -80, 0, 80, 160, 240].map((y) => grain(y)),
    ) +
    stroke(arc(RADIUS - 13, [192, 262]), ["#fff", 9], { opacity: 0.5 }) +
    stroke(arc(RADIUS - 13, [18, 60]), ["#fff", 6], { opacity: 0.25 })
  );
}

function grain(y: number): Svg {
  const half = Math.round(Math.sqrt((RADIUS - 40) ** 2 - y ** 2));
  return path(`M${-half} ${y}C${Math.round(-half / 3)} ${y - 14} ${Math.round(half / 3)} ${y + 14} ${half} ${y}`);
}

import { arc, polar } from "../outlines.ts";
import { circle, group, moved, path, rectangle, type Svg, stroke, times } from "../svg.ts";
// Vessels of the food, always in the same place and size, so that the same round crop fits every picture.
// Origin 0,0 is the vessel's middle. The picture's definitions hold #enamel, #wall and the shadows.
import type { Tones } from "../tones.ts";
import { basket } from "./basket.ts";
import { breakfastVessels } from "./breakfast_vessels.ts";
import { drinkVessels } from "./drink_vessels.ts";
import { kitchenVessels } from "./kitchen_vessels.ts";
import { ovenDish, pan, tray } from "./ovenware.ts";
import type { Vessel } from "./vessel.ts";

/** Radius, in pixels, of every plate, bowl, board and saucer. */
export const VESSEL_RADIUS = 372;

export const VESSEL_NAMES = [
  "plate",
  "bowl",
  "board",
  "dip",
  "glass",
  "cup",
  "pan",
  "tray",
  "ovenDish",
  "basket",
  "crock",
  "cazuela",
  "katori",
  "mortar",
  "saucepan",
  "jar",
  "lined",
  "metalTray",
  "woodenTray",
  "rack",
  "bakingDish",
  "tallGlass",
  "strawGlass",
  "tumbler",
  "masonJar",
  "bottle",
  "wineGlass",
  "jug",
  "mug",
  "bowlCup",
  "copperCup",
] as const;

export type VesselName = (typeof VESSEL_NAMES)[number];

/** Cobalt: the rim of our own plates. */
export const OUR_RIM = "#0F3F94";

/**
 * @param rim colour of the enamel's edge; boards have none
 * @param tones of its contents, visible through glass
 */
export function vessel(name: VesselName, rim: string, tones: Tones = WATER): Vessel {
  return VESSELS[name](rim, tones);
}

const WATER: Tones = { edge: "#A9C9D6", face: "#DCEEF4", light: "#FFFFFF" };

const VESSELS: Readonly<Record<VesselName, (rim: string, tones: Tones) => Vessel>> = {
  plate,
  bowl,
  board,
  dip,
  glass,
  cup,
  pan,
  tray,
  ovenDish,
  basket,
  ...kitchenVessels,
  ...breakfastVessels,
  ...drinkVessels,
};

function plate(rim: string): Vessel {
  const below =
    enamel(VESSEL_RADIUS, rim) + circle(295, { fill: "#DFE8F1" }) + circle(291, { cx: 2, cy: 4, fill: "#F7FAFD" });
  return { well: 300, below, shade: "", above: "" };
}

function bowl(rim: string): Vessel {
  const well = 312;
  const below =
    enamel(VESSEL_RADIUS, rim) +
    circle(well + 12, { fill: "#C3D2E2" }) +
    circle(well + 8, { cx: 2, cy: 4, fill: "#E4EDF5" });
  return { well, below, shade: wallShade(well), above: "" };
}

/** A plate with a small bowl in its middle, for a sauce; what goes with the sauce lies round it. */
function dip(rim: string): Vessel {
  const well = 168;
  const below =
    plate(rim).below +
    group({ filter: "url(#small-shadow)" }, circle(196, { fill: "#FDFEFF" })) +
    enamelRing(196, { rim, width: 12 }) +
    circle(well + 8, { fill: "#C3D2E2" });
  return { well, below, shade: wallShade(well), above: "" };
}

/** A round wooden board with its handle to the upper right. */
function board(): Vessel {
  const handle = (color: string, y: number, height: number) =>
    rectangle([330, height], { x: VESSEL_RADIUS - 40, y, rx: 62, fill: color });
  const below =
    group(
      { filter: "url(#vessel-shadow)" },
      group(
        { transform: "rotate(-38)" },
        handle("#9A6330", -62, 136),
        handle("#D8A15F", -66, 130),
        circle(26, { cx: VESSEL_RADIUS + 214, fill: "#7A4A21", opacity: 0.55 }),
      ),
      circle(VESSEL_RADIUS, { cy: 6, fill: "#9A6330" }),
      circle(VESSEL_RADIUS, { fill: "#D8A15F" }),
    ) +
    group(
      { fill: "none", stroke: "#C48A49", opacity: 0.45, "stroke-width": 4 },
      ...[-250, -150, -60, 70, 170, 262].map((y) => woodGrain(y)),
    ) +
    circle(VESSEL_RADIUS - 12, { fill: "none", stroke: "#C48A49", "stroke-width": 5, opacity: 0.7 });
  return { well: 330, below, shade: "", above: "" };
}

function woodGrain(y: number): Svg {
  const half = Math.sqrt((VESSEL_RADIUS - 26) ** 2 - y ** 2);
  return path(
    `M${(-half).toFixed(0)} ${y}C${(-half / 3).toFixed(0)} ${y - 16} ${(half / 3).toFixed(0)} ${y + 16} ${half.toFixed(0)} ${y}`,
  );
}

/** A wide glass on an enamel coaster, a paper straw leaning over its rim. */
function glass(rim: string): Vessel {
  const well = 262;
  const below =
    enamel(VESSEL_RADIUS, rim) +
    circle(326, { fill: "#DFE8F1" }) +
    circle(322, { cx: 2, cy: 4, fill: "#F4F8FC" }) +
    group({ filter: "url(#vessel-shadow)" }, circle(294, { fill: "#EAF3F7" })) +
    circle(294, { fill: "#CFE2EC" }) +
    circle(290, { fill: "#F6FBFD" }) +
    circle(276, { fill: "#C6DCE6" }) +
    circle(271, { fill: "#E6F2F6" });
  const stripe = (index: number) =>
    path(`M-19 ${index * 40 - 240}L19 ${index * 40 - 258}V${index * 40 - 238}L-19 ${index * 40 - 220}Z`, {
      fill: "#E2573D",
    });
  const straw = group(
    { transform: moved([104, -70], { rotate: 47 }) },
    rectangle([40, 316], { x: -15, y: -250, rx: 10, fill: "#2A1204", opacity: 0.16 }),
    rectangle([38, 316], { x: -19, y: -258, rx: 10, fill: "#FFFFFF" }),
    times(7, stripe),
    rectangle([8, 312], { x: 10, y: -256, rx: 4, fill: "#0A1B3D", opacity: 0.12 }),
    path("M-19-250C-19-263 19-263 19-250C19-239-19-239-19-250Z", { fill: "#5C2A20" }),
  );
  const shine =
    stroke(arc(284, [186, 262]), ["#fff", 9], { opacity: 0.95 }) +
    stroke(arc(284, [20, 62]), ["#fff", 7], { opacity: 0.85 }) +
    stroke(arc(246, [196, 240]), ["#fff", 13], { opacity: 0.5 });
  return { well, below, shade: wallShade(well), above: shine + straw };
}

/** A teacup on its saucer, handle to the right, a spoon on the left. */
function cup(rim: string): Vessel {
  const well = 224;
  const handle = path("M226-70C316-124 372-64 340-4C316 40 262 48 230 34", { fill: "none", "stroke-linecap": "round" });
  const [spoonX, spoonY] = polar(306, 164);
  const spoon = group(
    { transform: moved([spoonX, spoonY], { rotate: -17 }), filter: "url(#cutlery-shadow)" },
    path(
      "M0-128C26-128 32-84 14-58C8-46 7-40 7-30L9 130C9 142-9 142-9 130L-7-30C-7-40-8-46-14-58C-32-84-26-128 0-128Z",
      { fill: "#BFCAD6" },
    ),
    path("M0-118C16-118 20-86 8-66C2-62-6-62-10-68C-20-90-14-118 0-118Z", { fill: "#EEF3F8" }),
    stroke("M-2-24V124", ["#fff", 3.5], { opacity: 0.8 }),
  );
  const below =
    enamel(VESSEL_RADIUS, rim) +
    circle(290, { fill: "#DFE8F1" }) +
    circle(286, { cx: 2, cy: 4, fill: "#F4F8FC" }) +
    spoon +
    group(
      { filter: "url(#small-shadow)" },
      group({ stroke: rim, "stroke-width": 44 }, handle),
      circle(256, { fill: "#FDFEFF" }),
    ) +
    group({ stroke: "#FDFEFF", "stroke-width": 28 }, handle) +
    enamelRing(256, { rim, width: 13 }) +
    circle(well + 10, { fill: "#B9CADC" }) +
    circle(well + 6, { cx: 2, cy: 3, fill: "#DCE7F1" });
  return { well, below, shade: wallShade(well), above: "" };
}

function enamel(radius: number, rim: string): Svg {
  return (
    group({ filter: "url(#vessel-shadow)" }, circle(radius, { fill: "#FDFEFF" })) +
    enamelRing(radius, { rim, width: 18 })
  );
}

function enamelRing(radius: number, { rim, width }: { rim: string; width: number }): Svg {
  const middle = radius - width / 2;
  return (
    circle(radius, { fill: "url(#enamel)" }) +
    circle(middle, { fill: "none", stroke: rim, "stroke-width": width }) +
    circle(radius - 2, { fill: "none", stroke: "#000", "stroke-opacity": 0.16, "stroke-width": 3 }) +
    stroke(arc(middle, [200, 258]), ["#fff", width * 0.28], { opacity: 0.55 })
  );
}

/** The shadow that the wall on the light's side throws on what the vessel holds. */
function wallShade(well: number): Svg {
  return circle(well, { fill: "url(#wall)" });
}

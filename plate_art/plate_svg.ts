import { bases } from "./bases/bases.ts";
import { placed } from "./placement.ts";
import type { Detail, PlateSpec } from "./plate_spec.ts";
import { type Random, seededRandom } from "./seeded_random.ts";
import { strewn } from "./sprinkles.ts";
import { circle, group, moved, rectangle, type Svg } from "./svg.ts";
import { iconsOnTable } from "./table/table_icons.ts";
import { clothOnTable, clothWeaves, cutleryOnTable, tables } from "./table/tables.ts";
import { OUR_RIM, VESSEL_RADIUS, vessel } from "./vessels/vessels.ts";

/** Size of the whole picture in pixels. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 900;

/**
 * The picture of a dish: a plate seen from above on a table, its middle at 600, 450.
 *
 * - `width`: display width in pixels. Default 1200; the height is three quarters.
 * - `detail`: only that frame of the picture, enlarged as a vector drawing, so as sharp as the whole. Default: the whole picture.
 */
export function plateSvg(
  spec: PlateSpec,
  { width = PICTURE_WIDTH, detail }: { width?: number; detail?: Detail } = {},
): Svg {
  const table = tables[spec.table];
  const clothInk = spec.clothInk ?? table.clothInk;
  const body = [
    rectangle([PICTURE_WIDTH, PICTURE_HEIGHT], { x: 0, y: 0, fill: "url(#table)" }),
    clothOnTable(spec.cloth, layer(spec, "cloth")),
    rectangle([PICTURE_WIDTH, PICTURE_HEIGHT], { x: 0, y: 0, fill: "url(#light)" }),
    spec.cutlery ? cutleryOnTable(spec.cutlery) : "",
    iconsOnTable(spec.around, layer(spec, "around"), {
      id: spec.id,
      seating: spec.vessel === "board" ? 0 : spec.seating,
    }),
    group({ transform: `translate(${PICTURE_WIDTH / 2} ${PICTURE_HEIGHT / 2})` }, laidVessel(spec)),
  ];
  const size = `width="${width}" height="${(width * PICTURE_HEIGHT) / PICTURE_WIDTH}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox(detail)}" ${size}>${definitions(table, clothInk)}${body.join("")}</svg>`;
}

function laidVessel(spec: PlateSpec): Svg {
  const { well, middle, floor, matt, below, shade, above } = vessel(spec.vessel, spec.rim ?? OUR_RIM, spec.base?.tones);
  const reach = floor?.reach ?? well;
  const drawn = spec.base ? bases[spec.base.kind](layer(spec, "base"), { well: reach, tones: spec.base.tones }) : "";
  const base =
    floor && drawn ? `<clipPath id="floor">${floor.shape}</clipPath><g clip-path="url(#floor)">${drawn}</g>` : drawn;
  const toppings = spec.toppings.map((topping, index) => placed(topping, layer(spec, `topping ${index}`)));
  const finish = spec.sprinkles.map(({ kind, radius = well * 0.84, count, x, y }) =>
    strewn(kind, layer(spec, kind), { radius, count, x, y }),
  );
  const gloss = matt ? "" : circle(VESSEL_RADIUS, { fill: "url(#gloss)" });
  const held = base + shade + toppings.join("") + finish.join("");
  return below + (middle ? group({ transform: moved(middle) }, held) : held) + above + gloss;
}

/** Each layer has its own random numbers, so that changing one leaves the others as they were. */
function layer(spec: PlateSpec, name: string): Random {
  return seededRandom(`${spec.id}/${name}`);
}

/** @throws RangeError if the frame extends beyond the picture's edge */
function viewBox(detail: Detail | undefined): string {
  if (!detail) return `0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`;
  const height = (detail.width * PICTURE_HEIGHT) / PICTURE_WIDTH;
  const left = PICTURE_WIDTH / 2 + detail.x - detail.width / 2;
  const top = PICTURE_HEIGHT / 2 + detail.y - height / 2;
  if (left < 0 || top < 0 || left + detail.width > PICTURE_WIDTH || top + height > PICTURE_HEIGHT) {
    throw new RangeError(
      `Cannot frame a detail at ${detail.x}, ${detail.y}, ${detail.width} wide: it reaches over the picture's edge`,
    );
  }
  return `${left} ${top} ${detail.width} ${height}`;
}

function definitions(table: { readonly light: string; readonly dark: string }, clothInk: string): Svg {
  return `<defs>
<linearGradient id="table" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${table.light}"/><stop offset="1" stop-color="${table.dark}"/></linearGradient>
<radialGradient id="enamel" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".7" stop-color="#F4F8FC"/><stop offset="1" stop-color="#D9E4EF"/></radialGradient>
<radialGradient id="light" cx=".28" cy=".18" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0A1B3D" stop-opacity=".16"/></radialGradient>
<radialGradient id="wall" cx=".53" cy=".545" r=".535"><stop offset=".88" stop-color="#2A1204" stop-opacity="0"/><stop offset="1" stop-color="#2A1204" stop-opacity=".24"/></radialGradient>
<radialGradient id="gloss" cx=".3" cy=".24" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0A1B3D" stop-opacity=".05"/></radialGradient>
${clothWeaves(clothInk)}
${shadow("vessel-shadow", { dx: 16, dy: 26, blur: 20, opacity: 0.34 })}
${shadow("small-shadow", { dx: 8, dy: 13, blur: 9, opacity: 0.3 })}
${shadow("cloth-shadow", { dx: 6, dy: 10, blur: 10, opacity: 0.22 })}
${shadow("icon-shadow", { dx: 5, dy: 8, blur: 5, opacity: 0.34 })}
${shadow("cutlery-shadow", { dx: 2.5, dy: 5, blur: 3.2, opacity: 0.34 })}
</defs>`;
}

function shadow(id: string, { dx, dy, blur, opacity }: { dx: number; dy: number; blur: number; opacity: number }): Svg {
  return `<filter id="${id}" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#0A1B3D" flood-opacity="${opacity}"/></filter>`;
}

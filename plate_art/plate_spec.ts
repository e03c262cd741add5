import { z } from "zod";
import { BASE_KINDS } from "./bases/bases.ts";
import { PIECE_NAMES } from "./food/mod.ts";
import { SPRINKLE_NAMES } from "./sprinkles.ts";
import { SEATING_COUNT, TABLE_ICON_NAMES } from "./table/table_icons.ts";
import { CLOTHS, CUTLERIES, TABLE_NAMES } from "./table/tables.ts";
import { VESSEL_NAMES } from "./vessels/vessels.ts";

// All places and lengths are picture pixels (1200 x 900) from the plate's middle, right and down; all angles are degrees,
// clockwise from three o'clock. A piece's scale 1 is as its own function draws it.

const color = z.string().regex(/^#[0-9A-F]{6}$/, "a colour is written #RRGGBB in capitals");
const pieceName = z.enum(PIECE_NAMES);

const topping = {
  /** Several names alternate. */
  piece: z.union([pieceName, z.array(pieceName).min(2)]),
  /** Middle of the pattern. Default the plate's middle. */
  x: z.number().min(-372).max(372).optional(),
  y: z.number().min(-372).max(372).optional(),
  /** Default 1. Each piece varies by 8 %, unless `exact`. */
  scale: z.number().positive().max(6).optional(),
  exact: z.boolean().optional(),
  /** Default 0, except where the pattern says otherwise. */
  rotate: z.number().optional(),
  /** Each piece is turned at random and slightly displaced. */
  loose: z.boolean().optional(),
};
const count = z.int().min(1).max(90);
const radius = z.number().positive().max(330);

const toppingSchema = z.discriminatedUnion("at", [
  /** One piece. */
  z.strictObject({ ...topping, at: z.literal("spot") }),
  /** Evenly over a disc, as a sunflower's seeds; turned at random unless `rotate`. `mixed` draws them in random order, so that they overlap. */
  z.strictObject({
    ...topping,
    at: z.literal("scatter"),
    count,
    radius,
    turn: z.number().optional(),
    mixed: z.boolean().optional(),
  }),
  /** On a circle, evenly, each turned with it (`rotate` is added). */
  z.strictObject({ ...topping, at: z.literal("ring"), count, radius, turn: z.number().optional() }),
  /** On an arc round `turn`, one every `step` degrees, overlapping like cards, each turned with it (`rotate` is added). */
  z.strictObject({ ...topping, at: z.literal("fan"), count, radius, turn: z.number(), step: z.number() }),
  /** On a straight line, `dx` and `dy` from one to the next. */
  z.strictObject({ ...topping, at: z.literal("row"), count, dx: z.number(), dy: z.number() }),
]);

const baseSchema = z.strictObject({
  kind: z.enum(BASE_KINDS),
  /** Keys of the foods that it shows; the recipe has to contain one of them. */
  foods: z.array(z.string()).min(1),
  tones: z.strictObject({ edge: color, face: color, light: color }),
});

const sprinkleSchema = z.strictObject({
  kind: z.enum(SPRINKLE_NAMES),
  count: z.int().min(1).max(200).optional(),
  /** Radius of its disc. Default 84 % of the vessel's well. */
  radius: radius.optional(),
  x: z.number().optional(),
  y: z.number().optional(),
});

/** A closer look at the dish: a 4:3 frame round a point, `width` pixels wide, drawn anew at full size. */
const detailSchema = z.strictObject({
  x: z.number().min(-330).max(330),
  y: z.number().min(-330).max(330),
  width: z.number().min(320).max(760),
});

export const plateSpecSchema = z.strictObject({
  /** The recipe's id, or the post's. It is the seed of everything that looks random. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  table: z.enum(TABLE_NAMES),
  cloth: z.enum(CLOTHS),
  /** Default: the table's own. */
  clothInk: color.optional(),
  cutlery: z.enum(CUTLERIES).optional(),
  vessel: z.enum(VESSEL_NAMES),
  /** Default cobalt, the rim of our own plates. */
  rim: color.optional(),
  base: baseSchema.optional(),
  /** From bottom to top. */
  toppings: z.array(toppingSchema),
  sprinkles: z.array(sprinkleSchema),
  /** Raw ingredients of this recipe on the table, the leading one first. */
  around: z.array(z.enum(TABLE_ICON_NAMES)).max(4),
  /** Which corners they use. Default: derived from the id. */
  seating: z
    .int()
    .min(0)
    .max(SEATING_COUNT - 1)
    .optional(),
  details: z.array(detailSchema).max(4),
});

/** Everything that defines the picture of a dish. */
export type PlateSpec = z.infer<typeof plateSpecSchema>;

export type Topping = PlateSpec["toppings"][number];

export type Detail = PlateSpec["details"][number];

/** Parses a JSON file. @throws Error that names the file and every wrong field. */
export function readPlateSpec(text: string, fileName: string): PlateSpec {
  const result = plateSpecSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`Cannot draw ${fileName}:\n${z.prettifyError(result.error)}`);
}

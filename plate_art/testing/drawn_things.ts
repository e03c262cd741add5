import { type PieceName, pieces } from "../food/mod.ts";
import type { PlateSpec } from "../plate_spec.ts";
import { sprinkles } from "../sprinkles.ts";
import { tableIcons } from "../table/table_icons.ts";

/** Everything on a plate and round it, with the foods that the recipe needs for it. */
export function drawnThings(spec: PlateSpec): { name: string; oneOf: readonly string[]; allOf: readonly string[] }[] {
  const names = new Set<PieceName>(spec.toppings.flatMap((topping) => topping.piece));
  return [
    ...[...names].map((name) => ({ name, oneOf: pieces[name].foods, allOf: pieces[name].within ?? [] })),
    ...spec.sprinkles.map(({ kind }) => ({ name: `a finish of ${kind}`, oneOf: sprinkles[kind].foods, allOf: [] })),
    ...spec.around.map((name) => ({ name: `${name} on the table`, oneOf: tableIcons[name], allOf: [] })),
    ...(spec.base ? [{ name: `a base of ${spec.base.kind}`, oneOf: spec.base.foods, allOf: [] }] : []),
  ];
}

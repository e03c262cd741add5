import { type Lie, setDown } from "./drawing.ts";
import { type PieceName, pieces } from "./food/mod.ts";
import { GOLDEN_ANGLE, polar } from "./outlines.ts";
import type { Topping } from "./plate_spec.ts";
import type { Random } from "./seeded_random.ts";
import type { Svg } from "./svg.ts";

/** A topping's pieces, placed by their pattern and not at random, as a cook arranges a plate. */
export function placed(topping: Topping, random: Random): Svg {
  const names: readonly PieceName[] = typeof topping.piece === "string" ? [topping.piece] : topping.piece;
  const count = topping.at === "spot" ? 1 : topping.count;
  const laid = Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? random.pick(names);
    const scale = (topping.scale ?? 1) * (topping.exact ? 1 : random.between(0.92, 1.08));
    const lie = topping.loose ? fallen(place(topping, index, random), random) : place(topping, index, random);
    return {
      order: random.next(),
      svg: setDown(pieces[name].draw(random), {
        ...lie,
        x: lie.x + (topping.x ?? 0),
        y: lie.y + (topping.y ?? 0),
        scale,
      }),
    };
  });
  if (topping.at === "scatter" && topping.mixed) laid.sort((a, b) => a.order - b.order);
  return laid.map(({ svg }) => svg).join("");
}

function fallen({ x, y }: Omit<Lie, "scale">, random: Random): Omit<Lie, "scale"> {
  return { x: x + random.between(-12, 12), y: y + random.between(-12, 12), rotate: random.between(0, 360) };
}

/** Position of the piece with that index, relative to the pattern's centre. */
function place(topping: Topping, index: number, random: Random): Omit<Lie, "scale"> {
  const rotate = topping.rotate ?? 0;
  switch (topping.at) {
    case "spot":
      return { x: 0, y: 0, rotate };
    case "scatter": {
      const out = topping.radius * Math.sqrt((index + 0.6) / topping.count);
      const [x, y] = polar(out, index * GOLDEN_ANGLE + random.between(0, 28) + (topping.turn ?? 0));
      return { x, y, rotate: topping.rotate === undefined ? random.between(0, 360) : rotate + random.between(-12, 12) };
    }
    case "ring": {
      const angle = (index / topping.count) * 360 + (topping.turn ?? 0);
      const [x, y] = polar(topping.radius, angle);
      return { x, y, rotate: angle + 90 + rotate + random.between(-8, 8) };
    }
    case "fan": {
      const angle = topping.turn + (index - (topping.count - 1) / 2) * topping.step;
      const [x, y] = polar(topping.radius, angle);
      return { x, y, rotate: angle + rotate };
    }
    case "row": {
      const step = index - (topping.count - 1) / 2;
      return { x: step * topping.dx, y: step * topping.dy, rotate };
    }
  }
}

import type { PlateSpec } from "../plate_spec.ts";

/** The part of a plate that its dish's form decides; the table and what lies on it are chosen for every form in the same way. */
export type Serving = Pick<PlateSpec, "vessel" | "rim" | "base" | "toppings" | "sprinkles">;
